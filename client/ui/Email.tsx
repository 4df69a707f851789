/** A longer part of an address, in characters, breaks anywhere. */
const LONGEST = 20

function Part({ children }: { children: string }) {
  const isLong = children.length > LONGEST
  return (
    <span
      className={
        isLong
          ? 'wrap-anywhere whitespace-normal rows:inline-block rows:max-w-[20ch]'
          : 'rows:whitespace-nowrap'
      }
    >
      {children}
    </span>
  )
}

/** In a narrow window's table rows breaks after the "@"; elsewhere anywhere once longer than the line. */
export function Email({ children }: { children: string }) {
  const host = children.lastIndexOf('@') + 1
  return (
    <span className="min-w-0 wrap-break-word">
      <Part>{children.slice(0, host)}</Part>
      <wbr className="lg:hidden" />
      <Part>{children.slice(host)}</Part>
    </span>
  )
}
