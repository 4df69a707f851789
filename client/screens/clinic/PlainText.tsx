/** Plain text; blank lines separate its paragraphs. */
export function PlainText({ children }: { children: string }) {
  return (
    <div className="grid max-w-measure gap-4 break-words whitespace-pre-line text-ink-2">
      {children.split(/\n\s*\n/).map((paragraph, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs have no other identity and never move
        <p key={n}>{paragraph}</p>
      ))}
    </div>
  )
}
