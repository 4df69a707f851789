import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

/** `direction` is null while another column decides. Without `onSort` the order is fixed. */
type Sorting = { direction: 'ascending' | 'descending' | null; onSort?: () => void }

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** For numbers. */
  align?: 'right'
  /** Turns the title into a sort button. Phones show no titles: offer sorting elsewhere too. */
  sorting?: Sorting
}

function SortTitle({ title, direction, onSort }: Sorting & { title: string }) {
  const Icon = direction === null ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  if (!onSort) {
    return (
      <span className="flex items-center gap-1.5 cards:hidden">
        {title}
        <Icon size={14} className="text-accent-text" />
      </span>
    )
  }
  return (
    <button
      type="button"
      onClick={onSort}
      className="-mx-2 -my-1.5 flex min-h-tap items-center gap-1.5 rounded-sm px-2 hover:text-ink cards:hidden pointer-fine:min-h-dense"
    >
      {title}
      <Icon size={14} className={direction === null ? 'text-ink-3' : 'text-accent-text'} />
    </button>
  )
}

type TableProps<Row> = {
  /** Accessible name. */
  caption: string
  /** The first column is the row's heading. Those that are false are left out. */
  columns: ReadonlyArray<Column<Row> | false>
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** Shows the rows as cards where they are wider than the table's place. */
function layOut(place: HTMLElement) {
  place.removeAttribute('data-cards')
  place.toggleAttribute('data-cards', place.scrollWidth > place.clientWidth)
}

/** A table from 768px; in narrower windows or places each row is a card of titles and values. No column is left out. */
export function Table<Row>({ caption, columns: all, rows, keyOf }: TableProps<Row>) {
  const columns = all.filter((column) => column !== false)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current) layOut(place.current)
  })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => layOut(element))
    for (const watched of [element, ...element.children]) observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  const placeOf = ({ align }: Column<Row>) => (align === 'right' ? 'rows:text-right' : 'text-left')
  return (
    <div ref={place} className="relative @container/table overflow-x-auto rounded-b-lg">
      <table className="w-full text-sm cards:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-xs text-ink-2 cards:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sorting?.direction ?? undefined}
                className={`px-[clamp(0.5rem,3.6cqw-1rem,1.25rem)] py-2.5 font-strong ${placeOf(column)}`}
              >
                {column.sorting ? (
                  <>
                    <SortTitle title={column.title} {...column.sorting} />
                    <span className="rows:hidden">{column.title}</span>
                  </>
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="cards:block">
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-t border-line cards:block cards:px-5 cards:py-3">
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    {...(index === 0 && { scope: 'row' })}
                    className={`align-middle cards:flex cards:items-center cards:justify-between cards:gap-4 cards:py-1 rows:h-13 rows:px-[clamp(0.5rem,3.6cqw-1rem,1.25rem)] rows:py-1.5 ${index === 0 ? 'font-strong' : 'font-text'} ${placeOf(column)}`}
                  >
                    {index > 0 && (
                      <span aria-hidden className="text-ink-2 rows:hidden">
                        {column.title}
                      </span>
                    )}
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
