/** Breaks after the "@" alone in a table's row that lacks the room; elsewhere wherever it is longer than the line. */
export function Email({ children }: { children: string }) {
  const host = children.lastIndexOf('@') + 1
  return (
    <span className="min-w-0 wrap-break-word">
      <span className="rows:whitespace-nowrap">{children.slice(0, host)}</span>
      <wbr />
      <span className="rows:whitespace-nowrap">{children.slice(host)}</span>
    </span>
  )
}
