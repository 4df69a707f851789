/**
 * Whether a row was read as it was printed: every figure is checked against what is possible for the marker, and
 * against the recogniser's confidence. Nothing is corrected silently.
 */

import { boundsOf } from '../markers/bounds.ts'
import { findMarker } from '../markers/markers.ts'
import type { Bounds } from '../markers/schema.ts'
import type { Word } from '../page/words.ts'
import type { MarkerRow } from '../types.ts'
import { isUnit } from './cells.ts'
import { flagMeaning, isFlag } from './flags.ts'
import { isUnitless } from './unitless.ts'

/** Below this confidence, from 0 to 1, a recognised figure or unit is often wrong. */
export const SURE_OF_FIGURES = 0.7
const SURE_OF_LETTERS = 0.5

/** A value this many times beyond the limits that laboratories print has probably lost its decimal point. */
const FAR = 8

type Figures = Pick<MarkerRow, 'value' | 'low' | 'high'>

const within = (figure: number | null, from: number, to: number) =>
  figure === null || (figure >= from && figure <= to)

/** Which figures of a row are impossible for the marker. A one-sided range may be for another group, or a target. */
export function impossibleFigures({ value, low, high }: Figures, bounds: Bounds): (keyof Figures)[] {
  const [leastLow, mostLow, leastHigh, mostHigh] = bounds
  const impossible: (keyof Figures)[] = []
  const isRange = low !== null && high !== null
  if (!within(low, leastLow, isRange ? mostLow : mostHigh)) impossible.push('low')
  if (!within(high, isRange ? leastHigh : leastLow, mostHigh)) impossible.push('high')
  if (!within(Math.abs(value), leastLow / FAR, mostHigh * FAR)) impossible.push('value')
  return impossible
}

/** The largest distance of a value from the limits of its range in any disease, as a multiple of them. */
const AWAY = 60

/** Whether a row's figures are possible for its marker. */
export function isPossible(row: MarkerRow): boolean {
  const bounds = boundsOf(row.marker, row.unit)
  return row.plausible && (bounds === null || impossibleFigures(row, bounds).length === 0)
}

/** Whether a row's figures are possible for its marker, and consistent with each other. */
export function isFitting(row: MarkerRow): boolean {
  const { value, low, high } = row
  if (!isPossible(row)) return false
  if (low !== null && high !== null && low >= high) return false
  const limit = high ?? low
  if (limit === null || limit <= 0 || value <= 0) return true
  return value / limit < AWAY && (low === null || low <= 0 || low / value < AWAY)
}

/** The figure with its decimal point one or two places to the left, where exactly one of the two is possible. */
function withPoint(figure: number, suits: (candidate: number) => boolean): number | null {
  if (!Number.isInteger(figure)) return null
  const candidates = [figure / 10, figure / 100].filter(suits)
  return candidates.length === 1 ? (candidates[0] ?? null) : null
}

/**
 * The figures of a recognised row with lost decimal points restored, where only this makes them possible for the
 * marker; null if nothing is certain. A repaired row is doubtful.
 */
export function withLostPoints(row: MarkerRow): Figures | null {
  const bounds = boundsOf(row.marker, row.unit)
  if (!bounds) return null
  const repaired: Figures = { value: row.value, low: row.low, high: row.high }
  for (const which of impossibleFigures(row, bounds)) {
    const figure = row[which]
    if (figure === null) continue
    const better = withPoint(
      figure,
      (candidate) => !impossibleFigures({ ...repaired, [which]: candidate }, bounds).includes(which),
    )
    if (better === null) return null
    repaired[which] = better
  }
  const isChanged = repaired.value !== row.value || repaired.low !== row.low || repaired.high !== row.high
  return isChanged ? repaired : null
}

/** Whether the printed flag contradicts the value and its range; a value on the limit contradicts neither. */
export function contradictsFlag({ value, comparator, low, high, flag, printedFlag }: MarkerRow): boolean {
  const meaning = printedFlag === null ? null : flagMeaning(printedFlag)
  if (meaning === null || flag === null || comparator !== null || (low === null && high === null))
    return false
  return meaning !== flag && value !== low && value !== high
}

/** Doubts that do not depend on how the row was read: it is impossible, or contradicts itself. */
export function isContradictory(row: MarkerRow): boolean {
  const { low, high, plausible } = row
  return !plausible || (low !== null && high !== null && low >= high) || contradictsFlag(row)
}

/** "6.0-83": one limit has a decimal point; the other has none and is far above it. */
function mixesDecimals({ low, high }: Figures, words: Word[]): boolean {
  if (low === null || high === null || low <= 0 || high / low < FAR) return false
  const figures = words.flatMap(({ text }) => text.match(/\d+(?:[.,]\d+)?/g) ?? [])
  const isPrinted = (limit: number, withPoint: boolean) =>
    figures.some((figure) => Number(figure.replace(',', '.')) === limit && /[.,]/.test(figure) === withPoint)
  return isPrinted(low, true) && !isPrinted(high, true)
}

/** The shortest name, in letters, that does not become another test's name by one misread letter. Shorter: T3, HDL. */
const SHORT_NAME = 5

/**
 * Whether one word of a row was recognised with enough confidence; `isKnown` says that the row's unit suits its marker.
 */
function isSure({ text, confidence = 1 }: Word, row: MarkerRow, isKnown: boolean): boolean {
  if (isUnit(text)) return isKnown || confidence >= SURE_OF_LETTERS
  const letters = /^[([]?\p{L}/u.test(text)
  // One misread letter does not turn one long name into another.
  if (letters && row.marker !== null && text.length >= SHORT_NAME && row.name.includes(text)) return true
  // A number directly behind a letter may have lost its first figures: "INTERVAL.4-8.3".
  if (letters && /\p{L}[.,]\d/u.test(text)) return false
  // No list says what the name of an unknown test should be.
  const isOwnName = letters && row.marker === null && row.name.includes(text)
  return confidence >= ((!letters && /\d/.test(text)) || isOwnName ? SURE_OF_FIGURES : SURE_OF_LETTERS)
}

/** A number that lost its figures behind the decimal mark: "4.1-5,". */
const CUT_NUMBER = /^[([]?[<>]?[\d.,–-]*\d[.,]$/u

/** Whether one reading of a number has a last figure that the other lacks: a mark behind a number looks like a figure. */
function hasOpenEnd({ text, other }: Word): boolean {
  if (other === undefined || !/^[*#]?[<>]?\d[\d.,]*[*#]?$/u.test(text)) return false
  const [one, two] = [text, other].map((reading) => reading.replaceAll(/\D/g, ''))
  return one !== undefined && two !== undefined && (one.slice(0, -1) === two || two.slice(0, -1) === one)
}

/** Whether a row recognised in a picture from these words may have been misread. */
export function isUnsure(row: MarkerRow, words: Word[]): boolean {
  const bounds = boundsOf(row.marker, row.unit)
  return (
    words.some((word) => CUT_NUMBER.test(word.text) || hasOpenEnd(word)) ||
    words.some((word) => !isSure(word, row, bounds !== null)) ||
    (row.unit !== null && !isUnit(row.unit)) ||
    (bounds !== null && impossibleFigures(row, bounds).length > 0) ||
    mixesDecimals(row, words)
  )
}

/** The confidence of a figure on which two readings agree, from 0 to 1; a single reading never reaches it. */
export const AGREED = 0.98

/** Whether a row's figures may have been misread although nothing else suggests it: no two readings of them agree. */
export const isReadOnce = (words: Word[]) =>
  words.some(({ text, confidence = 1 }) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text) && confidence < AGREED)

/**
 * Where this share of a report's rows has a range (or a unit), probably all have one: a recognised row without it may
 * have lost it. In small print several rows may have lost it.
 */
const USUAL_SHARE = 0.25

/** The recognised rows without a unit or range although most rows of the report have one. */
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

/** The fewest marked values outside their ranges that show what a page's marks mean. */
const LEAST_MARKED = 2

/**
 * The rows whose mark contradicts their value: it is within its range although marks without a direction ("*") are
 * otherwise beside values outside theirs. In a picture, a decimal point may be a thousands separator: "1,558".
 */
export function markedInRange(rows: MarkerRow[]): MarkerRow[] {
  const marked = rows.filter(
    ({ printedFlag, flag, low, high }) =>
      printedFlag !== null &&
      flag !== null &&
      (low !== null || high !== null) &&
      isFlag(printedFlag) &&
      flagMeaning(printedFlag) === null,
  )
  const inside = marked.filter(
    ({ flag, value, low, high }) => flag === 'normal' && value !== low && value !== high,
  )
  const outside = marked.length - inside.length
  return outside >= LEAST_MARKED && outside >= 2 * inside.length ? inside : []
}
