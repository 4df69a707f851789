/**
 * Whether a row was read as it was printed: every figure is held against what the marker can be, and what was
 * recognised in a picture against how surely it was. Nothing is put right in silence.
 */
import type { MarkerRow } from '../../../shared/bloodTests.ts'
import type { Bounds } from './bounds.data.ts'
import { boundsOf } from './bounds.ts'
import { flagMeaning, isUnit } from './cells.ts'
import { findMarker } from './markers.ts'
import { isUnitless } from './names.ts'
import type { Word } from './words.ts'

/** A recogniser that is less sure than this of a figure or a unit is often wrong; from 0 to 1. */
const SURE_OF_FIGURES = 0.7
const SURE_OF_LETTERS = 0.5

/** A value this many times beyond what laboratories print as a limit is rather a lost decimal point. */
const FAR = 8

type Figures = Pick<MarkerRow, 'value' | 'low' | 'high'>

const within = (figure: number | null, from: number, to: number) =>
  figure === null || (figure >= from && figure <= to)

/** Which of a row's figures cannot be the marker's. A one-sided range may stand for another group or a target. */
function strangeFigures({ value, low, high }: Figures, bounds: Bounds): (keyof Figures)[] {
  const [leastLow, mostLow, leastHigh, mostHigh] = bounds
  const strange: (keyof Figures)[] = []
  const isRange = low !== null && high !== null
  if (!within(low, leastLow, isRange ? mostLow : mostHigh)) strange.push('low')
  if (!within(high, isRange ? leastHigh : leastLow, mostHigh)) strange.push('high')
  if (!within(Math.abs(value), leastLow / FAR, mostHigh * FAR)) strange.push('value')
  return strange
}

/** In multiples: a value lies no farther from the limits of its range, whatever the disease. */
const AWAY = 60

/** Whether a marker can have a row's figures, and they can stand in one row. */
export function isFitting(row: MarkerRow): boolean {
  const bounds = boundsOf(row.marker, row.unit)
  const { value, low, high, plausible } = row
  if (!plausible || (bounds && strangeFigures(row, bounds).length > 0)) return false
  if (low !== null && high !== null && low >= high) return false
  const limit = high ?? low
  if (limit === null || limit <= 0 || value <= 0) return true
  return value / limit < AWAY && (low === null || low <= 0 || low / value < AWAY)
}

/** The figure with its decimal point one or two places to the left, where exactly one of the two suits. */
function withPoint(figure: number, suits: (candidate: number) => boolean): number | null {
  if (!Number.isInteger(figure)) return null
  const candidates = [figure / 10, figure / 100].filter(suits)
  return candidates.length === 1 ? (candidates[0] ?? null) : null
}

/**
 * The figures of a recognised row with the decimal points back that it must have lost, because only so they can be
 * the marker's; null where nothing is certain. A row that was repaired is doubtful.
 */
export function withLostPoints(row: MarkerRow): Figures | null {
  const bounds = boundsOf(row.marker, row.unit)
  if (!bounds) return null
  const repaired: Figures = { value: row.value, low: row.low, high: row.high }
  for (const which of strangeFigures(row, bounds)) {
    const figure = row[which]
    if (figure === null) continue
    const better = withPoint(
      figure,
      (candidate) => !strangeFigures({ ...repaired, [which]: candidate }, bounds).includes(which),
    )
    if (better === null) return null
    repaired[which] = better
  }
  const isChanged = repaired.value !== row.value || repaired.low !== row.low || repaired.high !== row.high
  return isChanged ? repaired : null
}

/** Whether the printed flag says another thing than the value and its range; a value on the limit may be either. */
function contradictsFlag({ value, comparator, low, high, flag, printedFlag }: MarkerRow): boolean {
  const meaning = printedFlag === null ? null : flagMeaning(printedFlag)
  if (meaning === null || flag === null || comparator !== null || (low === null && high === null))
    return false
  return meaning !== flag && value !== low && value !== high
}

/** What does not depend on how the row was read: it cannot be so, or it contradicts itself. */
export function isContradictory(row: MarkerRow): boolean {
  const { low, high, plausible } = row
  return !plausible || (low !== null && high !== null && low >= high) || contradictsFlag(row)
}

/** "6.0-83": one limit with a decimal point, the other one without, and far above it. */
function mixesDecimals({ low, high }: Figures, words: Word[]): boolean {
  if (low === null || high === null || low <= 0 || high / low < FAR) return false
  const figures = words.flatMap(({ text }) => text.match(/\d+(?:[.,]\d+)?/g) ?? [])
  const isPrinted = (limit: number, withPoint: boolean) =>
    figures.some((figure) => Number(figure.replace(',', '.')) === limit && /[.,]/.test(figure) === withPoint)
  return isPrinted(low, true) && !isPrinted(high, true)
}

/** A name of fewer letters is another one where a letter is misread: T3, HDL. */
const SHORT_NAME = 5

/** Whether one word of a row was recognised surely enough; `isKnown` tells that the row's unit suits its marker. */
function isSure({ text, confidence = 1 }: Word, row: MarkerRow, isKnown: boolean): boolean {
  if (isUnit(text)) return isKnown || confidence >= SURE_OF_LETTERS
  const letters = /^[([]?\p{L}/u.test(text)
  // A misread letter does not lead from one long name to another.
  if (letters && row.marker !== null && text.length >= SHORT_NAME && row.name.includes(text)) return true
  // A number that begins right behind a letter may have lost its first figures: "INTERVAL.4-8.3".
  if (letters && /\p{L}[.,]\d/u.test(text)) return false
  // No list tells what the name of an unknown test should be.
  const isOwnName = letters && row.marker === null && row.name.includes(text)
  return confidence >= ((!letters && /\d/.test(text)) || isOwnName ? SURE_OF_FIGURES : SURE_OF_LETTERS)
}

/** Whether a row that was recognised in a picture, as these words, may have been misread. */
export function isUnsure(row: MarkerRow, words: Word[]): boolean {
  const bounds = boundsOf(row.marker, row.unit)
  return (
    words.some((word) => !isSure(word, row, bounds !== null)) ||
    (row.unit !== null && !isUnit(row.unit)) ||
    (bounds !== null && strangeFigures(row, bounds).length > 0) ||
    mixesDecimals(row, words)
  )
}

/** What two readings that agree make of a figure; one reading by itself is never so sure. */
export const AGREED = 0.98

/** Whether a row's figures may have been misread, though nothing else speaks for it: two readings of each do not agree. */
export const isReadOnce = (words: Word[]) =>
  words.some(({ text, confidence = 1 }) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text) && confidence < AGREED)

/**
 * Where so many rows of a report have a range (or a unit), all are likely to: a recognised row without one may have lost
 * it, and so may several where they are in small print.
 */
const USUAL_SHARE = 0.25

/** Which of the recognised rows lack a unit or a range that the report's rows usually have. */
export function lacking(rows: MarkerRow[]): Set<MarkerRow> {
  const hasRange = (row: MarkerRow) => row.low !== null || row.high !== null
  const hasUnit = ({ unit }: MarkerRow) => unit !== null
  const isUsual = (has: (row: MarkerRow) => boolean) => rows.filter(has).length > USUAL_SHARE * rows.length
  const [ranges, units] = [isUsual(hasRange), isUsual(hasUnit)]
  return new Set(
    rows.filter((row) => {
      const needsUnit = units && !hasUnit(row) && !isUnitless(row.name, findMarker(row.name, null))
      return (ranges && !hasRange(row)) || needsUnit
    }),
  )
}
