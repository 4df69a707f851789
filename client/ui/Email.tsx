/** Breaks only after the "@" in a narrow table row; elsewhere anywhere, if longer than the line. */
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
