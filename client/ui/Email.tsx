/** An e-mail address. In table rows it stays on one line; elsewhere it breaks only when it is longer than the line. */
export function Email({ children }: { children: string }) {
  return <span className="min-w-0 wrap-break-word rows:whitespace-nowrap">{children}</span>
}
