import { ChevronDown, ChevronUp, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Check, Correction, MarkerRow, Trend, TrendPoint } from '../../../shared/bloodTests.ts'
import { Button } from '../../ui/Button.tsx'
import { RangeBar } from '../../ui/RangeBar.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import { answeredText, openLines } from './checks.ts'
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
import type { BloodTest } from './status.ts'
import { UncheckedRows } from './UncheckedRows.tsx'

/** Hidden but on paper: a line of the table, and a block where the screen is small. */
const ON_PAPER = 'hidden max-md:print:block md:print:table-row'

/** Rows in range or without one that stand under the others before "Show all". */
const CALM_ROWS = 4

type MarkerTableProps = {
  test: BloodTest
  trends: Trend[]
  /** Who looked at the lines, as a sentence begins: "You", or the patient's name. */
  who: string
  /** Opens a row to correct it; missing where the reader may only look. */
  onCorrect?: ((row: MarkerRow) => void) | undefined
  /** Opens a line that nobody has checked; missing where the reader may only look. */
  onCheck?: ((check: Check) => void) | undefined
}

/** Every marker drawn against its range: first what nobody has checked, then what is outside, then what is in range. */
export function MarkerTable({ test, trends, who, onCorrect, onCheck }: MarkerTableProps) {
  const [all, setAll] = useState(false)
  const { corrections, id: testId } = test
  const rows = test.markers.filter((row) => !row.doubtful)
  const open = openLines(test.checks)
  const critical = new Set(
    test.checks.flatMap(({ critical: found, answer }) =>
      found?.sure ? JSON.stringify(answer?.corrected) : [],
    ),
  )
  const isCritical = (row: MarkerRow) => critical.has(JSON.stringify(row))
  const { outside, inside, unranged } = groupMarkers(rows)
  outside.sort((one, other) => Number(isCritical(other)) - Number(isCritical(one)))
  // What somebody wrote or confirmed is not folded away.
  const calm = [...inside, ...unranged].filter((row) => !correctionOf(row, corrections))
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
        {open.length > 0 && (
          <UncheckedRows
            checks={open}
            language={test.language}
            columns={columns}
            who={who}
            onCheck={onCheck}
          />
        )}
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
                critical={isCritical(row)}
                correction={correctionOf(row, corrections)}
                who={who}
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
  /** In a critical band, as somebody confirmed. */
  critical: boolean
  correction: Correction | null
  who: string
  onCorrect: MarkerTableProps['onCorrect']
  /** Null where no row of the table has any: then the column is missing. */
  points: TrendPoint[] | null
}

function MarkerLine({ row, folded, critical, correction, who, onCorrect, points }: MarkerLineProps) {
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
        {correction && (
          <span className="block text-xs font-text text-ink-2">{correctedText(correction, who)}</span>
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
        <Flag row={row} critical={critical} />
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

/** What was set right in a row, or confirmed; what was read stands beside what was written instead. */
function correctedText(correction: Correction, who: string): string {
  const { printed, said, unread } = correction
  if (said && (said !== 'typed' || unread !== undefined)) return answeredText(correction, who)
  return printed ? `Corrected; read as ${printedRow(printed, rangeText(printed))}` : 'Added by hand'
}

const SHAPES = {
  low: { shape: '▼', look: 'font-strong text-warm' },
  high: { shape: '▲', look: 'font-strong text-warm' },
  normal: { shape: '●', look: 'text-ink-2 [&>span]:text-accent-mark' },
  implausible: { shape: '?', look: 'font-strong text-ink-2' },
  unranged: { shape: '○', look: 'text-ink-2' },
}

/** A shape and a word: colour alone says nothing. */
export function Flag({ row, critical }: { row: MarkerRow; critical: boolean }) {
  const { shape, look } = SHAPES[findingOf(row)]
  const colours = critical ? 'font-strong text-danger' : look
  return (
    <span className={`inline-flex items-baseline gap-1.5 text-sm leading-tight ${colours}`}>
      <span aria-hidden className="text-2xs">
        {shape}
      </span>
      {critical ? `${findingWord(row)}, critical` : findingWord(row)}
    </span>
  )
}
