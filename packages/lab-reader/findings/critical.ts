/**
 * Decides which rows exceed the limits at which public laboratories telephone the doctor at once, in any unit. A marker
 * without a source is never critical.
 */

import { daysBetween } from '../days.ts'
import { MARKERS, markerOf, reportedAs } from '../markers/knownMarkers.ts'
import { conversion, exactly } from '../markers/units.ts'
import type { CriticalLimit, LimitFrom, MarkerRow } from '../types.ts'
import { CRITICAL_LIMITS, type Limit, SAME_DAY, SAME_DAY_LIMITS, type Source } from './criticalLimits.ts'

/** Facts about the draw and the person, as far as known; days as yyyy-MM-dd. */
export type Draw = {
  collectedOn?: string | null
  /** Possible days, if several are printed and none is certain. */
  possibleDays?: readonly string[]
  /** The patient's date of birth. */
  born?: string | null
  /** The day of reading; today by default. */
  today?: string
  /** Codes of facts about the patient: `pregnancy`, `metformin`. */
  facts?: readonly string[]
}

const currentDay = () => new Date().toISOString().slice(0, 10)

/** The person at the draw: age in days, null if unknown, and codes of other facts. */
export type Person = { days: number | null; facts: readonly string[] }

const UNKNOWN: Person = { days: null, facts: [] }
const isPregnant = ({ facts }: Person) => facts.includes('pregnancy')

/**
 * Days before which a present pregnancy had not begun: 42 weeks (WHO: post-term from 42 completed weeks, ICD-11, 2019;
 * cited on 26 November 2026).
 */
const LONGEST_PREGNANCY = 42 * 7

/** The person at the draw. A current pregnancy is ignored for blood drawn before it can have begun. */
export function personAt({ collectedOn, born, today = currentDay(), facts = [] }: Draw): Person {
  const days = born ? daysBetween(born, collectedOn ?? today) : -1
  const isBefore = collectedOn != null && daysBetween(collectedOn, today) > LONGEST_PREGNANCY
  return {
    days: days >= 0 ? days : null,
    facts: isBefore ? facts.filter((fact) => fact !== 'pregnancy') : facts,
  }
}

/** Days after the draw during which a critical value is urgent; later it is reported as old. */
export const FRESH_DAYS = 30

/** The possible days of an old draw; null for a recent one, and if no day is known. */
export function oldDraw({
  collectedOn,
  possibleDays = [],
  today = currentDay(),
}: Omit<Draw, 'born'>): string[] | null {
  const days = collectedOn ? [collectedOn] : [...possibleDays]
  const isOld = days.length > 0 && days.every((day) => daysBetween(day, today) > FRESH_DAYS)
  return isOld ? days : null
}

const LIMITED = new Set(
  [...CRITICAL_LIMITS, ...SAME_DAY_LIMITS, ...SAME_DAY].flatMap(({ markers }) => markers),
)

/** The markers with a critical or same-day limit: their rows may be urgent even within the printed range. */
export const URGENT_MARKERS = MARKERS.map(({ name }) => name).filter((name) => LIMITED.has(reportedAs(name)))

/** The limit that a row exceeds: the side, the limit in the row's unit, to whom it applies, and its source. */
export type Beyond = {
  side: 'low' | 'high'
  limit: CriticalLimit
  /** Whether the limit is one for children. */
  isOfAge: boolean
  isOfPregnancy: boolean
  /** Whether an adult's limit was used against the printed range, because the age is not known. */
  isAgeMissing: boolean
  source: string
} & LimitFrom

const mayBeMore = ({ comparator }: MarkerRow) => comparator === '>' || comparator === '>='
const mayBeLess = ({ comparator }: MarkerRow) => comparator === '<' || comparator === '<='

/** Whether a value, in the limit's unit, is beyond the limit. `<50` is below 50, although 50 itself is not. */
function isBeyond(value: number, { comparator }: MarkerRow, { is, bound }: CriticalLimit): boolean {
  if (is === 'atMost') return value <= bound
  if (is === 'below') return value < bound || (value === bound && comparator === '<')
  if (is === 'atLeast') return value >= bound
  return value > bound || (value === bound && comparator === '>')
}

const isLow = ({ limit: { is } }: Limit) => is === 'atMost' || is === 'below'

/** A bound for display: as its source prints it, or rounded to three significant digits after a conversion. */
function shown({ is, bound }: CriticalLimit, back: { factor: number; offset: number }): CriticalLimit {
  const own = exactly(bound, back)
  const digits = String(bound).replaceAll(/\D/g, '').length
  return { is, bound: Number(own.toPrecision(Math.max(3, digits))) }
}

const YEAR = 365.25
/** Age in days below which printed ranges often differ from adults'. */
const isChild = ({ days }: Person) => days !== null && days < 18 * YEAR

/** Names of a level right after a dose, in the languages of the reader. */
const PEAK = /(?<!\p{L})(?:peak|spitze\p{L}*|pic|pico|picco|piek|top|szczyt\p{L}*|pik|doruk|tepe)(?!\p{L})/iu

function holdsFor({ from, under, isOfPregnancy, isOfTrough }: Limit, row: MarkerRow, person: Person) {
  if ((isOfPregnancy && !isPregnant(person)) || (isOfTrough && PEAK.test(row.name))) return false
  const { days } = person
  return days === null
    ? under === undefined
    : days >= (from ?? 0) && days < (under ?? Number.POSITIVE_INFINITY)
}

/** Whether the page prints a bound on the limit's side and the value is within the printed range. */
function isWithinPrinted({ value, low, high }: MarkerRow, limit: Limit) {
  if ((isLow(limit) ? low : high) === null) return false
  return (low === null || value >= low) && (high === null || value <= high)
}

const from = ({ name, kind }: Source) => ({ source: name, isOpened: kind === 'opened' })

/** The marker whose limits apply to a row; null for an unknown marker, and for a row of another specimen. */
function limitedAs(row: MarkerRow): string | null {
  const marker = markerOf(row)
  return marker && (marker.reportedAs ?? marker.name)
}

/**
 * The first of the limits that a row exceeds. A range printed for a child or in pregnancy overrules the limits of other
 * adults.
 */
function beyond(row: MarkerRow, person: Person, limits: readonly Limit[]): Beyond | null {
  const marker = limitedAs(row)
  if (!row.plausible || marker === null) return null
  for (const limit of limits) {
    if (!limit.markers.includes(marker) || !holdsFor(limit, row, person)) continue
    if (isLow(limit) ? mayBeMore(row) : mayBeLess(row)) continue
    const into = conversion(marker, row.unit, limit.unit)
    const back = conversion(marker, limit.unit, row.unit)
    if (!into || !back || !isBeyond(exactly(row.value, into), row, limit.limit)) continue
    const isAdult = limit.under === undefined && !limit.isOfPregnancy
    const isWithin = isAdult && isWithinPrinted(row, limit)
    if (isWithin && (isChild(person) || isPregnant(person))) continue
    return {
      side: isLow(limit) ? 'low' : 'high',
      limit: shown(limit.limit, back),
      isOfAge: limit.under !== undefined,
      isOfPregnancy: limit.isOfPregnancy,
      isAgeMissing: isWithin && person.days === null,
      source: limit.source.url,
      from: from(limit.source),
      differs: limit.differs.flatMap(({ source, unit, limit: other }) => {
        const way = conversion(marker, unit, row.unit)
        return way ? { ...from(source), limit: shown(other, way) } : []
      }),
    }
  }
  return null
}

/**
 * The critical limit that a row exceeds, for a person (an adult where the age is unknown). Null if there is none, for a
 * value that is impossible in blood, for a unit without a conversion to the limit's unit, and where a printed `<` or
 * `>` leaves open on which side the true value is.
 */
export const criticalOf = (row: MarkerRow, person = UNKNOWN) => beyond(row, person, CRITICAL_LIMITS)

/** Why a row needs a doctor the same day: it exceeds a limit, or a multiple of the usual. */
export type SameDayRow =
  | (Beyond & { times: null })
  | { times: number; isPrinted: boolean; side: 'high'; limit: null; source: string }

/** Null for a row that can wait. */
export function sameDayOf(row: MarkerRow, person = UNKNOWN): SameDayRow | null {
  if (!row.plausible || row.doubtful) return null
  const found = beyond(row, person, SAME_DAY_LIMITS)
  return found ? { ...found, times: null } : timesUsual(row, person)
}

/** The multiple of the printed limit, or of any usual test's, that a row exceeds. */
function timesUsual(row: MarkerRow, person: Person): SameDayRow | null {
  const marker = limitedAs(row)
  const rule = SAME_DAY.find(({ markers }) => marker !== null && markers.includes(marker))
  if (!rule || mayBeLess(row)) return null
  const { times, unprinted, pregnant, source } = rule
  const above = (value: number, limit: number, isPrinted: boolean): SameDayRow | null =>
    limit > 0 && (value > times * limit || (value === times * limit && mayBeMore(row)))
      ? { times, isPrinted, side: 'high', limit: null, source: source.url }
      : null
  const inUnit = (unit: string) => {
    const way = conversion(marker ?? '', row.unit, unit)
    return way && exactly(row.value, way)
  }
  const inPregnancy = isPregnant(person) && pregnant ? inUnit(pregnant.unit) : null
  if (pregnant && inPregnancy !== null && !above(inPregnancy, pregnant.limit, false)) return null
  if (row.high !== null) return above(row.value, row.high, true)
  const value = unprinted ? inUnit(unprinted.unit) : null
  return unprinted && value !== null ? above(value, unprinted.limit, false) : null
}
