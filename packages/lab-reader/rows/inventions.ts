/**
 * Rows that may be no results at all: ages and weeks of pregnancy, ordinals, lines of a guideline, numbers of an address,
 * a share beside the range of an amount. They look like results to every other rule.
 */
import { believedOf, boundsOf } from '../markers/bounds.ts'
import type { MarkerRow } from '../types.ts'
import { isSpan, isUnit } from './cells.ts'
import { flagMeaning } from './flags.ts'

/** A value this many times beyond its limit is doubtful, unless the page itself marks it or the marker is known to reach it. */
const BEYOND = 5
/** A postcode or an identifier. */
const LONG_NUMBER = /^\d{5,}$/
const ORDINAL = /^\d{1,2}\s?(?:st|nd|rd|th|er|re|ère|ème|ste|de|[ºª°])(?!\p{L})/iu
/** A number at the start of a name, or within it, with what follows it. */
const NUMBERS = /(?<![\p{L}\d])\d{1,3}(?:\s?[-–]\s?\d{1,3})?\.?(?=\s?\p{L})/gu

/** Whether a name begins with an ordinal, or holds an age or a span of time: "1st trimester", "12 weeks". */
function isAgeOrOrdinal({ name, marker }: MarkerRow): boolean {
  if (marker !== null) return false
  const isAge = [...name.matchAll(NUMBERS)].some(({ 0: all, index }) =>
    isSpan(name.slice(index + all.length)),
  )
  return ORDINAL.test(name) || isAge
}

/** Whether a name ends in a value with its unit, so that the row's own value is another number: an earlier one. */
export function holdsValue({ name }: Pick<MarkerRow, 'name'>): boolean {
  const [value = '', unit = ''] = name.split(' ').slice(-2)
  return /^\D?\d+[.,]\d+$/u.test(value) && isUnit(unit)
}

/** Whether a value is far beyond its printed limit, and nothing else on the page says that it is. */
function isFarBeyond({ value, low, high, marker, unit, flag, printedFlag }: MarkerRow): boolean {
  const isFar =
    (high !== null && high > 0 && value > BEYOND * high) ||
    (low !== null && value >= 0 && value < low / BEYOND)
  if (!isFar || (printedFlag !== null && flagMeaning(printedFlag) === flag)) return false
  const believed = marker === null ? null : believedOf(marker, unit)
  return believed === null || value < believed.least || value > believed.most
}

/** Whether a share has limits that only an amount can have: "Neutrophils 63 % (2.0-7.0)". */
function hasOtherRange({ unit, low, high, marker }: MarkerRow): boolean {
  if (unit !== '%' || low === null || high === null) return false
  const bounds = boundsOf(marker, unit)
  return bounds !== null && (high < bounds[2] || low > bounds[1])
}

/** Whether a row is a number of an address or a file: many figures, no unit, and a name that is no test's. */
const isIdentifier = ({ marker, unit, value, printedValue = `${value}` }: MarkerRow) =>
  marker === null && unit === null && LONG_NUMBER.test(printedValue)

/** Whether a row is the line of a guideline: a limit of a test that the report has a result of. */
const isGuideline = (row: MarkerRow, rows: readonly MarkerRow[]) =>
  row.comparator !== null &&
  row.low === null &&
  row.high === null &&
  row.marker !== null &&
  rows.some((other) => other !== row && other.marker === row.marker && other.comparator === null)

/** The rows that may be no results. */
export const inventionsAmong = (rows: readonly MarkerRow[]): Set<MarkerRow> =>
  new Set(
    rows.filter(
      (row) =>
        isAgeOrOrdinal(row) ||
        holdsValue(row) ||
        isFarBeyond(row) ||
        hasOtherRange(row) ||
        isIdentifier(row) ||
        isGuideline(row, rows),
    ),
  )
