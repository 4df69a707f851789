import { Fragment } from 'react'

/** A longer part of an address, in characters, breaks inside too. */
const LONGEST = 20

function Part({ children }: { children: string }) {
  if (children.length <= LONGEST) return <span className="rows:whitespace-nowrap">{children}</span>
  const pieces = children.match(/[\p{L}\p{N}]{1,10}[^\p{L}\p{N}]{0,10}|[^\p{L}\p{N}]{1,10}/gu) ?? []
  let end = 0
  return pieces.map((piece) => {
    end += piece.length
    return (
      <Fragment key={end}>
        <span className="whitespace-nowrap">{piece}</span>
        <wbr />
      </Fragment>
    )
  })
}

/** In a narrow window's table rows breaks after the "@", and inside a long part; elsewhere where the line ends. */
export function Email({ children }: { children: string }) {
  const host = children.lastIndexOf('@') + 1
  const parts = [children.slice(0, host), children.slice(host)] as const
  const fits = parts.every(({ length }) => length <= LONGEST)
  return (
    <span className={`min-w-0 wrap-break-word ${fits ? 'rows:lg:whitespace-nowrap' : ''}`}>
      <Part>{parts[0]}</Part>
      <wbr />
      <Part>{parts[1]}</Part>
    </span>
  )
}
