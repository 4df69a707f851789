import { ChevronDown, ChevronUp, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Translate } from '../../../locales/translate.ts'
import type { Check, Correction, MarkerRow, Trend, TrendPoint } from '../../../shared/bloodTests.ts'
import { displayName, isSpelledOtherwise, valueText } from '../../../shared/markers.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { FlagShape } from '../../ui/FlagShape.tsx'
import { formatExact } from '../../ui/format.ts'
import { RangeBar } from '../../ui/RangeBar.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import type { BloodTest } from './bloodTest.ts'
import { answeredText, openLines } from './checks.ts'
import { findingOf, groupMarkers, isWelcomeRow, lastValues, rowLabel, rowText, withUnit } from './markers.ts'
import { correctionOf } from './rowForm.ts'
import { UncheckedRows } from './UncheckedRows.tsx'

/** Hidden on screen, shown in print: as a table row, or as a block on small paper. */
const PRINT_ONLY = 'hidden max-md:print:block md:print:table-row'

/** How many rows in range, or without a range, are shown before "Show all". */
const ROWS_BEFORE_FOLD = 4

type MarkerTableProps = {
  test: BloodTest
  trends: Trend[]
  /** The name of the patient, who checked the lines; absent if the reader is the patient. */
  patient?: string | undefined
  /** Opens a row to correct it; absent when the reader may not change the result. */
  onCorrect?: ((row: MarkerRow) => void) | undefined
  /** Opens an unchecked line; absent when the reader may not answer. */
  onCheck?: ((check: Check) => void) | undefined
}

/**
 * Every marker with its reference range: first critical values, then unchecked lines, then values outside their range,
 * then the others.
 */
export function MarkerTable({ test, trends, patient, onCorrect, onCheck }: MarkerTableProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { corrections, id: testId } = test
  const rows = test.markers.filter((row) => !row.doubtful)
  const open = openLines(test.checks)
  const critical = new Set(
    test.checks.flatMap(({ critical: found, answer }) =>
      found?.sure ? JSON.stringify(answer?.corrected) : [],
    ),
  )
  const isCritical = (row: MarkerRow) =>
    test.critical.includes(test.markers.indexOf(row)) || critical.has(JSON.stringify(row))
  const { outside, inside, unranged } = groupMarkers(rows)
  // Rows that a person typed or confirmed are never folded.
  const foldable = [...inside, ...unranged].filter(
    (row) => !isCritical(row) && !correctionOf(row, corrections),
  )
  const folded = new Set(isOpen ? [] : foldable.slice(ROWS_BEFORE_FOLD))
  const before = new Map(rows.map((row) => [row, lastValues(row, trends, testId)]))
  const withHistory = rows.some((row) => before.get(row)?.length)
  const all = [...outside, ...inside, ...unranged]
  // Above the unchecked lines.
  const first = { title: t('bloodTests.table.critical'), rows: all.filter(isCritical) }
  const groups = [
    { title: t('bloodTests.table.outside'), rows: outside },
    { title: t('bloodTests.table.inside'), rows: inside },
    { title: t('bloodTests.table.unranged'), rows: unranged },
  ]
    .map((group) => ({ ...group, rows: group.rows.filter((row) => !isCritical(row)) }))
    .filter((group) => group.rows.length > 0)
  const columns = withHistory ? 5 : 4
  const head = (text: string, className: string) => (
    <th scope="col" className={`py-2 font-text ${className}`}>
      {text}
    </th>
  )
  const drawn = (group: { title: string; rows: MarkerRow[] }) => (
    <tbody key={group.title} className="max-md:block">
      <tr className={group.rows.every((row) => folded.has(row)) ? PRINT_ONLY : 'max-md:block'}>
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
          welcome={isWelcomeRow(test, row)}
          correction={correctionOf(row, corrections)}
          patient={patient}
          onCorrect={onCorrect}
          points={withHistory ? (before.get(row) ?? []) : null}
        />
      ))}
    </tbody>
  )

  return (
    <>
      <table className="w-full max-md:block">
        <caption className="sr-only">{t('bloodTests.table.title')}</caption>
        <thead className="text-xs text-ink-2 max-md:sr-only">
          <tr>
            {head(t('bloodTests.table.marker'), 'text-left')}
            {head(t('bloodTests.table.value'), 'pr-4 text-right')}
            {head(t('bloodTests.table.range'), 'text-left')}
            {head(t('bloodTests.table.result'), 'pl-4 text-left')}
            {withHistory && head(t('bloodTests.table.history'), 'text-left')}
          </tr>
        </thead>
        {first.rows.length > 0 && drawn(first)}
        {open.length > 0 && (
          <UncheckedRows
            checks={open}
            language={test.language}
            columns={columns}
            patient={patient}
            onCheck={onCheck}
          />
        )}
        {groups.map(drawn)}
      </table>
      {foldable.length > ROWS_BEFORE_FOLD && (
        <Button
          look="plain"
          size="tight"
          className="mt-2 -ml-3 print:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
          {isOpen ? t('bloodTests.table.showFewer') : t('bloodTests.table.showAll', { count: rows.length })}
        </Button>
      )}
    </>
  )
}

type MarkerLineProps = {
  row: MarkerRow
  /** Shown only in print until "Show all" is clicked. */
  folded: boolean
  /** In a critical band. */
  critical: boolean
  /** Outside its range in a good direction. */
  welcome: boolean
  correction: Correction | null
  patient: string | undefined
  onCorrect: MarkerTableProps['onCorrect']
  /** The earlier values of the marker; null when the table has no such column. */
  points: TrendPoint[] | null
}

function MarkerLine({
  row,
  folded,
  critical,
  welcome,
  correction,
  patient,
  onCorrect,
  points,
}: MarkerLineProps) {
  const t = useT()
  const name = displayName(row, t)
  const finding = findingOf(row)
  const outside = (finding === 'low' || finding === 'high') && !welcome
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
            <span>
              <Rich id="bloodTests.table.correct" values={{ name }} />
            </span>
            <Pencil size={14} className="text-ink-3 group-hover:text-accent-text print:hidden" />
          </button>
        ) : (
          name
        )}
        {isSpelledOtherwise(row, t) && (
          <span className="block text-xs font-text break-words text-ink-2">
            {t('bloodTests.table.printed', { name: row.name })}
          </span>
        )}
        {correction && (
          <span className="block text-xs font-text text-ink-2">{correctedText(correction, patient, t)}</span>
        )}
      </th>
      <td className="py-2.5 pr-4 text-right whitespace-nowrap max-md:p-0">
        <span className="font-strong">{valueText(row)}</span>{' '}
        <span className="text-xs text-ink-2">{row.unit}</span>
      </td>
      <td className="w-52 py-2.5 max-md:order-1 max-md:w-auto max-md:p-0 max-md:pt-2">
        {drawn && (
          <div className="max-md:max-w-60">
            <RangeBar
              value={row.value}
              range={row}
              outside={outside}
              critical={critical}
              label={rowLabel(row, t)}
              write={formatExact}
            />
          </div>
        )}
      </td>
      <td className="w-30 py-2.5 pl-4 max-md:order-2 max-md:w-auto max-md:p-0">
        <Flag row={row} critical={critical} welcome={welcome} />
      </td>
      {points && (
        <td className="w-18 py-2.5 max-md:hidden">
          {points.length > 0 && (
            <Sparkline
              values={points.map(({ value }) => value)}
              outside={outside}
              label={t('bloodTests.table.historyOf', {
                name,
                values: withUnit(points.map(({ value }) => value).join(', '), row.unit),
              })}
            />
          )}
        </td>
      )}
    </tr>
  )
}

/** Describes how a row was corrected or confirmed, with the original reading. */
function correctedText(correction: Correction, patient: string | undefined, t: Translate): string {
  const { printed, said, unread } = correction
  if (said && (said !== 'typed' || unread !== undefined)) return answeredText(correction, patient, t)
  return printed ? t('bloodTests.table.corrected', { row: rowText(printed, t) }) : t('bloodTests.table.added')
}

const LOOKS = {
  low: 'font-strong text-warm',
  high: 'font-strong text-warm',
  normal: 'text-ink-2 [&>svg]:text-accent-mark',
  implausible: 'font-strong text-ink-2',
  unranged: 'text-ink-2',
}

/** The finding as a shape and a word, because colour alone is not accessible. */
type FlagProps = {
  row: Pick<MarkerRow, 'plausible' | 'flag'>
  critical: boolean
  /** Outside its range in a good direction: named, but not in the colour of a concern. */
  welcome?: boolean
}

export function Flag({ row, critical, welcome = false }: FlagProps) {
  const t = useT()
  const finding = findingOf(row)
  const colours = critical ? 'font-strong text-danger' : welcome ? 'text-ink-2' : LOOKS[finding]
  return (
    <span className={`inline-flex items-baseline gap-1.5 text-sm leading-tight ${colours}`}>
      {finding === 'implausible' ? <span aria-hidden>?</span> : <FlagShape of={finding} />}
      {critical ? t('bloodTests.flag.critical', { finding }) : t(`bloodTests.flag.${finding}`)}
    </span>
  )
}
