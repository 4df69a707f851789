/**
 * Which rows are beyond the limits at which public laboratories telephone the doctor at once, in whatever unit they are
 * printed. A marker without a source is never called critical.
 */

import { daysBetween } from '../days.ts'
import { MARKERS, markerOf, reportedAs } from '../markers/knownMarkers.ts'
import { conversion, exactly } from '../markers/units.ts'
import type { CriticalLimit, MarkerRow } from '../types.ts'
import { CRITICAL_LIMITS, type Limit, SAME_DAY } from './criticalLimits.ts'

/** When blood was drawn and from whom, as far as that is known; days as yyyy-MM-dd. */
export type Draw = {
  collectedOn?: string | null
  /** The candidates, where several days are printed and none is certain. */
  possibleDays?: readonly string[]
  /** The patient's date of birth. */
  born?: string | null
  /** The day on which the result is read; today by default. */
  today?: string
}

const currentDay = () => new Date().toISOString().slice(0, 10)

/** The patient's age at the draw, in years, or null if unknown. */
export function ageAt({ collectedOn, born, today = currentDay() }: Draw): number | null {
  if (!born) return null
  const years = daysBetween(born, collectedOn ?? today) / 365.25
  return years >= 0 ? years : null
}

/** For how many days after the draw a critical value is urgent; after them it is reported as old. */
export const FRESH_DAYS = 30

/** The possible days of an old draw; null for a recent one, and where no day is known. */
export function oldDraw({
  collectedOn,
  possibleDays = [],
  today = currentDay(),
}: Omit<Draw, 'born'>): string[] | null {
  const days = collectedOn ? [collectedOn] : [...possibleDays]
  const isOld = days.length > 0 && days.every((day) => daysBetween(day, today) > FRESH_DAYS)
  return isOld ? days : null
}

const LIMITED = new Set([...CRITICAL_LIMITS, ...SAME_DAY].flatMap(({ markers }) => markers))

/** The markers with a critical or same-day limit: their rows may be urgent even within the printed range. */
export const URGENT_MARKERS = MARKERS.map(({ name }) => name).filter((name) => LIMITED.has(reportedAs(name)))

/** How a row is beyond a critical limit: the side, the limit in the row's own unit, and the limit's source. */
export type Critical = {
  side: 'low' | 'high'
  limit: CriticalLimit
  /** Whether the limit is one for children. */
  isOfAge: boolean
  source: string
}

const mayBeMore = ({ comparator }: MarkerRow) => comparator === '>' || comparator === '>='
const mayBeLess = ({ comparator }: MarkerRow) => comparator === '<' || comparator === '<='

/** Whether a value, in the limit's unit, is beyond the limit. `<50` is below 50, although 50 itself is not. */
function isBeyond(value: number, { comparator }: MarkerRow, limit: Limit): boolean {
  if ('atMost' in limit) return value <= limit.atMost
  if ('below' in limit) return value < limit.below || (value === limit.below && comparator === '<')
  if ('atLeast' in limit) return value >= limit.atLeast
  return value > limit.above || (value === limit.above && comparator === '>')
}

function sideOf(limit: Limit): CriticalLimit {
  if ('atMost' in limit) return { is: 'atMost', bound: limit.atMost }
  if ('below' in limit) return { is: 'below', bound: limit.below }
  return 'atLeast' in limit ? { is: 'atLeast', bound: limit.atLeast } : { is: 'above', bound: limit.above }
}

const isLow = (limit: Limit) => 'atMost' in limit || 'below' in limit

/** A bound as shown to people: as its source prints it, or rounded to three significant digits after a conversion. */
function shown(bound: number, back: { factor: number; offset: number }): number {
  const own = exactly(bound, back)
  const digits = String(bound).replaceAll(/\D/g, '').length
  return Number(own.toPrecision(Math.max(3, digits)))
}

const holdsAt = ({ from, under }: Limit, age: number | null) =>
  age === null ? under === undefined : age >= (from ?? 0) && age < (under ?? Number.POSITIVE_INFINITY)

/**
 * The marker whose limits a row has: that of its own specimen, and none for a row of another specimen. Null for an unknown
 * marker.
 */
function limitedAs(row: MarkerRow): string | null {
  const marker = markerOf(row)
  return marker && (marker.reportedAs ?? marker.name)
}

/**
 * The critical limit that a row exceeds at an age in years (adult where it is unknown). Null if there is none, for a
 * value that is impossible in blood, for a unit without a conversion to the limit's unit, and where a printed `<` or
 * `>` leaves open on which side the true value is.
 */
export function criticalOf(row: MarkerRow, age: number | null = null): Critical | null {
  const marker = limitedAs(row)
  if (!row.plausible || marker === null) return null
  for (const limit of CRITICAL_LIMITS) {
    if (!limit.markers.includes(marker) || !holdsAt(limit, age)) continue
    if (isLow(limit) ? mayBeMore(row) : mayBeLess(row)) continue
    const into = conversion(marker, row.unit, limit.unit)
    const back = conversion(marker, limit.unit, row.unit)
    if (!into || !back || !isBeyond(exactly(row.value, into), row, limit)) continue
    const { is, bound } = sideOf(limit)
    return {
      side: isLow(limit) ? 'low' : 'high',
      limit: { is, bound: shown(bound, back) },
      isOfAge: limit.under !== undefined,
      source: limit.source,
    }
  }
  return null
}

/** How a row is so far above its printed limit, or that of any usual test, that a doctor must see it the same day. */
export type SameDayRow = { times: number; isPrinted: boolean; source: string }

/** Null for a row that can wait. */
export function sameDayOf(row: MarkerRow): SameDayRow | null {
  const marker = limitedAs(row)
  const rule = SAME_DAY.find(({ markers }) => marker !== null && markers.includes(marker))
  if (!rule || !row.plausible || row.doubtful || mayBeLess(row)) return null
  const { times, unprinted, source } = rule
  const above = (value: number, limit: number) =>
    limit > 0 && (value > times * limit || (value === times * limit && mayBeMore(row)))
      ? { times, isPrinted: row.high !== null, source }
      : null
  if (row.high !== null) return above(row.value, row.high)
  const way = unprinted && conversion(marker ?? '', row.unit, unprinted.unit)
  return way ? above(exactly(row.value, way), unprinted.limit) : null
}
