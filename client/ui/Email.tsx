import { Fragment } from 'react'

/** An e-mail address: in one line in the row of a table, and broken only before its dots and its @ where that is too long. */
export function Email({ children }: { children: string }) {
  return (
    <span className="min-w-0 wrap-break-word rows:whitespace-nowrap rows:[&_wbr]:hidden">
      {children.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address keep their places
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
