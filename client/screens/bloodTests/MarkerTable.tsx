import { ChevronDown, ChevronUp, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Correction, MarkerRow, Trend, TrendPoint } from '../../../shared/bloodTests.ts'
import { Button } from '../../ui/Button.tsx'
import { RangeBar } from '../../ui/RangeBar.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import {
  findingOf,
  findingWord,
  groupMarkers,
  lastValues,
  rangeText,
  rowLabel,
  valueText,
} from './markers.ts'
import { correctionOf, printedRow } from './rowForm.ts'

/** Hidden but on paper: a line of the table, and a block where the screen is small. */
const ON_PAPER = 'hidden max-md:print:block md:print:table-row'

/** Rows in range or without one that stand under the others before "Show all". */
const CALM_ROWS = 4

type MarkerTableProps = {
  rows: MarkerRow[]
  /** The test that the rows belong to. */
  testId: string
  trends: Trend[]
  corrections: Correction[]
  /** Opens a row to correct it; missing where the reader may only look. */
  onCorrect: ((row: MarkerRow) => void) | undefined
}

/** Every marker drawn against its range: first what is outside, then what is in range. */
export function MarkerTable({ rows, testId, trends, corrections, onCorrect }: MarkerTableProps) {
  const [all, setAll] = useState(false)
  const { outside, inside, unranged } = groupMarkers(rows)
  const calm = [...inside, ...unranged]
  const folded = new Set(all ? [] : calm.slice(CALM_ROWS))
  const before = new Map(rows.map((row) => [row, lastValues(row, trends, testId)]))
  const withHistory = rows.some((row) => before.get(row)?.length)
  const groups = [
    { title: 'Outside range', rows: outside },
    { title: 'In range', rows: inside },
    { title: 'Without a range', rows: unranged },
  ].filter((group) => group.rows.length > 0)
  const columns = withHistory ? 5 : 4

  return (
    <>
      <table className="w-full max-md:block">
        <caption className="sr-only">Markers against their ranges</caption>
        <thead className="text-xs text-ink-2 max-md:sr-only">
          <tr>
            <th scope="col" className="py-2 text-left font-text">
              Marker
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-text">
              Value
            </th>
            <th scope="col" className="py-2 text-left font-text">
              Reference range
            </th>
            <th scope="col" className="py-2 pl-4 text-left font-text">
              Result
            </th>
            {withHistory && (
              <th scope="col" className="py-2 text-left font-text">
                Last 4 tests
              </th>
            )}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.title} className="max-md:block">
            <tr className={group.rows.every((row) => folded.has(row)) ? ON_PAPER : 'max-md:block'}>
              <th
                scope="rowgroup"
                colSpan={columns}
                className="border-b border-line pt-4 pb-2 text-left text-sm font-strong max-md:block"
              >
                {group.title}
              </th>
            </tr>
            {group.rows.map((row) => (
              <MarkerLine
                key={`${row.place.page} ${row.place.x} ${row.place.y} ${row.name}`}
                row={row}
                folded={folded.has(row)}
                correction={correctionOf(row, corrections)}
                onCorrect={onCorrect}
                points={withHistory ? (before.get(row) ?? []) : null}
              />
            ))}
          </tbody>
        ))}
      </table>
      {calm.length > CALM_ROWS && (
        <Button
          look="plain"
          size="tight"
          className="mt-2 -ml-3 print:hidden"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
          {all ? 'Show fewer markers' : `Show all ${rows.length} markers`}
        </Button>
      )}
    </>
  )
}

type MarkerLineProps = {
  row: MarkerRow
  /** On paper only, until "Show all". */
  folded: boolean
  correction: Correction | null
  onCorrect: MarkerTableProps['onCorrect']
  /** Null where no row of the table has any: then the column is missing. */
  points: TrendPoint[] | null
}

function MarkerLine({ row, folded, correction, onCorrect, points }: MarkerLineProps) {
  const finding = findingOf(row)
  const outside = finding === 'low' || finding === 'high'
  const drawn = finding !== 'implausible' && (row.low !== null || row.high !== null)
  return (
    <tr
      className={`break-inside-avoid border-b border-line max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-4 max-md:py-3 ${
        folded ? 'hidden max-md:print:grid md:print:table-row' : 'max-md:grid'
      }`}
    >
      <th scope="row" className="py-2.5 pr-3 text-left text-base font-medium max-md:p-0">
        {onCorrect ? (
          <button
            type="button"
            onClick={() => onCorrect(row)}
            className="group flex min-h-tap items-center gap-2 text-left hover:text-accent-text pointer-fine:min-h-dense"
          >
            {row.name}
            <span className="sr-only">: correct this row</span>
            <Pencil size={14} className="text-ink-3 group-hover:text-accent-text print:hidden" />
          </button>
        ) : (
          row.name
        )}
        {row.doubtful && <span className="block text-xs font-text text-warm">Please check</span>}
        {correction && (
          <span className="block text-xs font-text text-ink-2">
            {correction.printed
              ? `Corrected; read as ${printedRow(correction.printed, rangeText(correction.printed))}`
              : 'Added by hand'}
          </span>
        )}
      </th>
      <td className="py-2.5 pr-4 text-right whitespace-nowrap max-md:p-0">
        <span className="font-strong">{valueText(row)}</span>{' '}
        <span className="text-xs text-ink-2">{row.unit}</span>
      </td>
      <td className="w-52 py-2.5 max-md:order-1 max-md:w-auto max-md:p-0 max-md:pt-2">
        {drawn && (
          <div className="max-md:max-w-60">
            <RangeBar value={row.value} range={row} outside={outside} label={rowLabel(row)} />
          </div>
        )}
      </td>
      <td className="w-30 py-2.5 pl-4 max-md:order-2 max-md:w-auto max-md:p-0">
        <Flag row={row} />
      </td>
      {points && (
        <td className="w-18 py-2.5 max-md:hidden">
          {points.length > 0 && (
            <Sparkline
              values={points.map(({ value }) => value)}
              outside={outside}
              label={`${row.name} over the last tests: ${points.map(({ value }) => value).join(', ')}${row.unit ? ` ${row.unit}` : ''}`}
            />
          )}
        </td>
      )}
    </tr>
  )
}

const SHAPES = {
  low: { shape: '▼', look: 'font-strong text-warm' },
  high: { shape: '▲', look: 'font-strong text-warm' },
  normal: { shape: '●', look: 'text-ink-2 [&>span]:text-accent-mark' },
  implausible: { shape: '?', look: 'font-strong text-ink-2' },
  unranged: { shape: '○', look: 'text-ink-2' },
}

/** A shape and a word: colour alone says nothing. */
function Flag({ row }: { row: MarkerRow }) {
  const { shape, look } = SHAPES[findingOf(row)]
  return (
    <span className={`inline-flex items-baseline gap-1.5 text-sm leading-tight ${look}`}>
      <span aria-hidden className="text-2xs">
        {shape}
      </span>
      {findingWord(row)}
    </span>
  )
}
