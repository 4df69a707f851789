/** Stays on one line in table rows; elsewhere it breaks only when longer than the line. */
export function Email({ children }: { children: string }) {
  return <span className="min-w-0 wrap-break-word rows:whitespace-nowrap">{children}</span>
}
