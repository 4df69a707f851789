import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** The order of a column that can be sorted by; null while another one decides. */
type Sorting = { direction: 'ascending' | 'descending' | null; onSort: () => void }

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers stand on the right. */
  align?: 'right'
  /** Left out between 768px and 1079px, where room is short. */
  secondary?: boolean
  /** Makes the title a button. Phones have no titles: offer them the order elsewhere. */
  sorting?: Sorting
}

function SortButton({ title, direction, onSort }: Sorting & { title: string }) {
  const Icon = direction === null ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      onClick={onSort}
      className="-mx-2 -my-1.5 flex min-h-tap items-center gap-1.5 rounded-sm px-2 hover:text-ink max-md:hidden pointer-fine:min-h-dense"
    >
      {title}
      <Icon size={14} className={direction === null ? 'text-ink-3' : 'text-accent-text'} />
    </button>
  )
}

type TableProps<Row> = {
  /** The accessible name. */
  caption: string
  /** The first column names the row. */
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** A table from 768px on; below it every row is a block of its own, each value behind its column's title. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  const placeOf = ({ align, secondary }: Column<Row>) =>
    `${align === 'right' ? 'md:text-right' : 'text-left'} ${secondary ? 'md:max-lg:hidden' : ''}`
  return (
    <table className="w-full text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken text-xs text-ink-2 max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              aria-sort={column.sorting?.direction ?? undefined}
              className={`px-5 py-2.5 font-strong ${placeOf(column)}`}
            >
              {column.sorting ? (
                <>
                  <SortButton title={column.title} {...column.sorting} />
                  <span className="md:hidden">{column.title}</span>
                </>
              ) : (
                column.title
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-t border-line max-md:block max-md:px-5 max-md:py-3">
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={column.key}
                  {...(index === 0 && { scope: 'row' })}
                  className={`align-middle max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:py-1 md:h-13 md:px-5 md:py-1.5 ${index === 0 ? 'font-strong' : 'font-text'} ${placeOf(column)}`}
                >
                  {index > 0 && (
                    <span aria-hidden className="text-ink-2 md:hidden">
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
  )
}
