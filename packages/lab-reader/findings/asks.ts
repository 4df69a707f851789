/**
 * The questions to a person about a doubtful row: the fields that may be wrong, and alternatives for each. Derived from
 * the row alone, so that rows of earlier releases get the same questions.
 */

import { distance } from 'fastest-levenshtein'
import { fold, LANGUAGES } from '../languages/languages.ts'
import { memoized } from '../languages/vocabulary.ts'
import { lazy } from '../lazy.ts'
import { boundsOf, unitsIn } from '../markers/bounds.ts'
import { markerOf } from '../markers/knownMarkers.ts'
import { findMarker, isPlausible } from '../markers/markers.ts'
import { isUnit } from '../rows/cells.ts'
import { contradictsFlag, impossibleFigures, isFitting } from '../rows/doubts.ts'
import { flagMeaning, flagOf, type Range } from '../rows/flags.ts'
import { isUnitless } from '../rows/unitless.ts'
import type { Ask, MarkerRow } from '../types.ts'
import { criticalOf, type Person } from './critical.ts'

/** Alternatives offered for a field. */
const OFFERED = 2
/** Names offered. */
const NEAREST = 3
/** Largest share of letters by which a name may differ from a known one; shorter names are never compared. */
const DIFFERS = 0.34
const SHORT = 4

const NAMES = lazy(() =>
  LANGUAGES.flatMap(({ names }) =>
    Object.values(names)
      .flat()
      .map((known) => ({ known, folded: fold(known) })),
  ),
)

/** Known names closest to an unknown one, nearest first. */
const nearestNames = memoized((name: string): readonly string[] => {
  const folded = fold(name)
  if (folded.length < SHORT) return []
  const most = Math.floor(DIFFERS * folded.length)
  const near = NAMES()
    .filter((one) => Math.abs(one.folded.length - folded.length) <= most)
    .map((one) => ({ known: one.known, off: distance(one.folded, folded) }))
    .filter(({ off }) => off > 0 && off <= most)
    .sort((one, other) => one.off - other.off)
  return [...new Set(near.map(({ known }) => known))].slice(0, NEAREST)
})

/** A number whose decimal point may be lost, with it one and two places further left. */
const withPoint = (figure: number | null) =>
  figure === null || !Number.isInteger(figure) || figure < 10
    ? []
    : [figure / 10, figure / 100].map((one) => Number(one.toPrecision(12)))

/** Alternatives to a printed range; first those that agree with the printed flag. */
function rangesOf(row: MarkerRow): Range[] {
  const { low, high, value, comparator, printedFlag } = row
  const bounds = boundsOf(row.marker, row.unit)
  const meaning = printedFlag === null ? null : flagMeaning(printedFlag)
  const ranges = [
    ...withPoint(high).map((figure) => ({ low, high: figure })),
    ...withPoint(low).map((figure) => ({ low: figure, high })),
    ...(low !== null && high !== null && low > high ? [{ low: high, high: low }] : []),
  ].filter((range) => {
    if (range.low !== null && range.high !== null && range.low >= range.high) return false
    const wrong = bounds ? impossibleFigures({ ...row, ...range }, bounds) : []
    return !wrong.includes('low') && !wrong.includes('high')
  })
  const isRight = (range: Range) => meaning !== null && flagOf(value, comparator, range, null) === meaning
  return ranges.toSorted((one, other) => Number(isRight(other)) - Number(isRight(one))).slice(0, OFFERED)
}

/** Alternatives to an impossible value. */
function valuesOf(row: MarkerRow, person: Person) {
  if (row.otherValue !== undefined) return []
  return withPoint(row.value)
    .map((value) => ({
      ...row,
      value,
      plausible: isPlausible(markerOf(row), row.name, value, row.unit, row.comparator),
    }))
    .filter((one) => boundsOf(row.marker, row.unit) !== null && isFitting(one))
    .slice(0, OFFERED)
    .map((one) => ({ value: one.value, isCritical: criticalOf(one, person) !== null }))
}

/** The marker's usual units; first those in which the value is possible. */
function unitsOf(row: MarkerRow): string[] {
  const marker = row.marker ?? findMarker(row.name, null)?.name ?? null
  const units = marker === null ? [] : unitsIn(marker)
  const fits = (unit: string) => isFitting({ ...row, marker, unit })
  return units.toSorted((one, other) => Number(fits(other)) - Number(fits(one))).slice(0, OFFERED)
}

/** Whether a limit lost its decimal point, as in 31.5 - 345. */
const isFarApart = ({ low, high }: MarkerRow) =>
  low !== null &&
  high !== null &&
  low > 0 &&
  high / low > 8 &&
  Number.isInteger(low) !== Number.isInteger(high)

const only = (...fields: (Ask['field'] | false)[]) => fields.filter((field) => field !== false)

function fieldsOf(row: MarkerRow): Ask['field'][] {
  const { low, high, unit, doubt } = row
  const bounds = boundsOf(row.marker, row.unit)
  const wrong = bounds ? impossibleFigures(row, bounds) : []
  const isRange =
    wrong.includes('low') || wrong.includes('high') || (low !== null && high !== null && low >= high)
  const isValue = wrong.includes('value') || !row.plausible || row.otherValue !== undefined
  if (doubt === 'missing') {
    const lacksUnit = unit === null && !isUnitless(row.name, findMarker(row.name, null))
    const lacksRange = low === null && high === null
    const lacking = only(lacksUnit && 'unit', lacksRange && 'range')
    if (lacking.length > 0) return lacking
  }
  if (doubt === 'contradiction' && !isRange && !isValue && contradictsFlag(row)) return ['range', 'value']
  if (doubt === 'sign' || doubt === 'number' || doubt === 'arithmetic') return ['value']
  if (isRange || isValue) return only(isRange && 'range', isValue && 'value')
  if (isFarApart(row)) return ['range']
  if (unit !== null && !isUnit(unit)) return ['unit']
  // A name that resembles a known one may be that one; no list says what another name should be.
  return row.marker === null && nearestNames(row.name).length > 0 ? ['name', 'value'] : ['value']
}

/** Returns the questions about a doubtful row. The range comes first: whether the value is unusual depends on it. */
export function asksOf(row: MarkerRow, person: Person): Ask[] {
  return fieldsOf(row).map((field): Ask => {
    switch (field) {
      case 'name':
        return { field, names: [...nearestNames(row.name)] }
      case 'unit':
        return { field, units: unitsOf(row) }
      case 'range':
        return {
          field,
          ranges: rangesOf(row),
          flag: row.printedFlag === null ? null : flagMeaning(row.printedFlag),
        }
      default:
        return { field, values: valuesOf(row, person) }
    }
  })
}
