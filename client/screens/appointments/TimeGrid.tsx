import { useId, useRef } from 'react'
import { timeText } from '../../lib/opening.ts'
import { useT } from '../../locale/messages.tsx'
import { type Range, timeOf, WHOLE_DAY } from './dayRanges.ts'
import type { GridBlock, GridColumn } from './grid.ts'
import { type Mover, useMover } from './useMover.ts'

/** The hours that are shown at least. */
const USUAL: Range = { from: 9 * 60, until: 17 * 60 }
/** The height of an hour. rem. */
const HOUR = 4.5
const rem = (minutes: number) => `${(minutes / 60) * HOUR}rem`

const LOOKS = {
  confirmed: 'bg-accent-soft text-on-accent-soft hover:bg-accent-soft-hover',
  asked: 'border border-dashed border-accent-text bg-surface text-ink hover:bg-sunken',
  over: 'bg-neutral-soft text-on-neutral-soft hover:bg-line',
} as const

/** Full hours around everything shown. */
function shownHours(columns: readonly GridColumn[]): Range {
  // What is not offered at the begin and the end of a day is not shown.
  const open = columns.flatMap(({ closed }) =>
    closed.flatMap(({ from, until }) => [
      ...(from === 0 && until < WHOLE_DAY.until ? [until] : []),
      ...(until === WHOLE_DAY.until && from > 0 ? [from] : []),
    ]),
  )
  const blocks = columns.flatMap((column) => column.blocks.flatMap(({ from, until }) => [from, until]))
  return {
    from: Math.floor(Math.min(USUAL.from, ...open, ...blocks) / 60) * 60,
    until: Math.ceil(Math.max(USUAL.until, ...open, ...blocks) / 60) * 60,
  }
}

type BlockProps = {
  block: GridBlock
  start: number
  onOpen: ((id: string) => void) | undefined
  mover: Mover
}

function Block({ block, start, onOpen, mover }: BlockProps) {
  const moved = mover.shift?.id === block.id ? mover.shift : null
  const from = moved?.from ?? block.from
  const length = block.until - block.from
  const isShort = length < 40
  const look = `flex size-full flex-col items-start overflow-hidden rounded-sm px-2 text-left text-xs ${isShort ? 'justify-center' : 'py-1'} ${LOOKS[block.look]}`
  const content = (
    <>
      <span className="sr-only">{block.when} </span>
      <span className="flex w-full items-center gap-1.5">
        <span className="min-w-0 flex-1 truncate font-strong">{block.title}</span>
        {block.mark}
      </span>{' '}
      <span className={isShort ? 'sr-only' : 'w-full truncate'}>
        {moved ? timeText(timeOf(moved.from)) : block.note}
      </span>
    </>
  )
  return (
    <li
      className={`absolute inset-x-1 py-0.5 ${moved ? 'lift-2 z-10' : ''}`}
      style={{
        top: rem(from - start),
        height: rem(length),
        minHeight: '1.5rem',
        // Columns are as wide as each other: a block with the gaps beside it, and a line.
        ...(moved && { transform: `translateX(calc(${moved.columns} * (100% + 0.5rem + 1px)))` }),
      }}
    >
      {onOpen ? (
        <button
          type="button"
          data-block={block.id}
          {...(block.isMovable && mover.handlers(block))}
          onClick={() => mover.isClick() && onOpen(block.id)}
          className={look}
        >
          {content}
        </button>
      ) : (
        <div className={`pointer-events-none ${look}`}>{content}</div>
      )}
    </li>
  )
}

type TimeGridProps = {
  columns: readonly GridColumn[]
  /** Whether the columns have visible headings. */
  hasHeads?: boolean
  /** Without it, blocks cannot be opened. */
  onOpen?: (id: string) => void
  /** A block was moved to a time of a column, in minutes of the day. */
  onMove?: (id: string, column: string, from: number) => void
}

/** Hours of one or more columns, such as days, with blocks in them; to assistive technology a list for each column. */
export function TimeGrid({ columns, hasHeads = true, onOpen, onMove }: TimeGridProps) {
  const t = useT()
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const { from, until } = shownHours(columns)
  const mover = useMover({ grid, columns, hours: { from, until }, hintId: `${id}-hint`, onMove })
  const hours = Array.from({ length: (until - from) / 60 }, (_, index) => from + index * 60)
  return (
    <div
      ref={grid}
      className="grid overflow-hidden"
      style={{ gridTemplateColumns: `3.5rem repeat(${columns.length}, minmax(0, 1fr))` }}
    >
      {onMove && (
        <div className="sr-only">
          <p id={`${id}-hint`}>{t('appointments.week.moveHint')}</p>
          <p aria-live="assertive">{mover.announced}</p>
        </div>
      )}
      <div className={hasHeads ? 'border-b border-line' : ''} />
      {columns.map(({ id: column, head, name }) => (
        <h3
          key={column}
          id={`${id}-${column}`}
          className={
            hasHeads
              ? 'flex flex-col items-center justify-center border-b border-l border-line py-2 text-center'
              : ''
          }
        >
          <span className="sr-only">{name}</span>
          {hasHeads && (
            <span aria-hidden className="w-full px-1">
              {head}
            </span>
          )}
        </h3>
      ))}
      <div aria-hidden className="relative text-2xs text-ink-3" style={{ height: rem(until - from) }}>
        {hours.map((hour) => (
          <span
            key={hour}
            className={`absolute right-2.5 ${hour === from ? '' : '-translate-y-1/2'}`}
            style={{ top: hour === from ? '0.125rem' : rem(hour - from) }}
          >
            {timeText(timeOf(hour))}
          </span>
        ))}
      </div>
      {columns.map((column) => (
        <section
          key={column.id}
          aria-labelledby={`${id}-${column.id}`}
          className="relative border-l border-line"
        >
          {column.closed.map((range) => {
            const [top, end] = [Math.max(range.from, from), Math.min(range.until, until)]
            if (top >= end) return null
            return (
              <span
                key={range.from}
                className="absolute inset-x-0 bg-sunken"
                style={{ top: rem(top - from), height: rem(end - top) }}
              />
            )
          })}
          {hours.slice(1).map((hour) => (
            <span
              key={hour}
              className="absolute inset-x-0 border-t border-line"
              style={{ top: rem(hour - from) }}
            />
          ))}
          {column.now !== undefined && column.now >= from && column.now <= until && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-x-0 border-t-2 border-ink before:absolute before:-top-1.25 before:-left-1 before:size-2 before:rounded-full before:bg-ink"
              style={{ top: rem(column.now - from) }}
            />
          )}
          {column.blocks.length === 0 ? (
            <p className="sr-only">{t('appointments.week.dayEmpty')}</p>
          ) : (
            <ul>
              {column.blocks.map((block) => (
                <Block key={block.id} block={block} start={from} onOpen={onOpen} mover={mover} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
