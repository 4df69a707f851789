/** An e-mail address: in one line in the row of a table, and broken elsewhere only where it is longer than a line. */
export function Email({ children }: { children: string }) {
  return <span className="min-w-0 wrap-break-word rows:whitespace-nowrap">{children}</span>
}
