/**
 * Which rows are beyond the limits at which public laboratories telephone the doctor at once, in whatever unit they are
 * printed, and the sentence with which a result then opens. A marker without a source is never called critical.
 */

import { CONTACT_TODAY, SHOW_TODAY } from '../browser.ts'
import { daysBetween } from '../days.ts'
import { conversion, exactly } from '../markers/units.ts'
import type { MarkerRow } from '../types.ts'
import { CRITICAL_LIMITS, type Limit, SAME_DAY } from './criticalLimits.ts'
import { dayText, valueText, withUnit } from './wording.ts'

/** When blood was drawn and from whom, as far as that is known; days as yyyy-MM-dd. */
export type Draw = {
  collectedOn?: string | null
  /** The candidates, where several days are printed and none is certain. */
  possibleDays?: readonly string[]
  /** The patient's date of birth. */
  born?: string | null
  /** The day on which the text is read; today by default. */
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

/** The possible days of an old draw, in words ("3 May 2012"); null for a recent one, and where no day is known. */
export function oldDay({ collectedOn, possibleDays = [], today = currentDay() }: Draw): string | null {
  const days = collectedOn ? [collectedOn] : possibleDays
  const isOld = days.length > 0 && days.every((day) => daysBetween(day, today) > FRESH_DAYS)
  return isOld ? days.map(dayText).join(' or ') : null
}

/** The markers with a critical or same-day limit: their rows may be urgent even within the printed range. */
export const URGENT_MARKERS = [...CRITICAL_LIMITS, ...SAME_DAY].flatMap(({ markers }) => markers)

/**
 * A row beyond a critical limit: the side, the limit in words with the row's own unit ("below 2.8 mmol/L"), and the
 * limit's source.
 */
export type CriticalRow = {
  row: MarkerRow
  side: 'low' | 'high'
  band: string
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

function boundOf(limit: Limit): number {
  if ('atMost' in limit) return limit.atMost
  if ('below' in limit) return limit.below
  return 'atLeast' in limit ? limit.atLeast : limit.above
}

const isLow = (limit: Limit) => 'atMost' in limit || 'below' in limit

/** A limit in words: "below 2.8 mmol/L", "20 g/dL or more", with the bound in the row's unit. */
function inWords(limit: Limit, bound: number, unit: string | null): string {
  const figure = withUnit(String(bound), unit)
  if ('atMost' in limit) return `${figure} or less`
  if ('atLeast' in limit) return `${figure} or more`
  return `${'below' in limit ? 'below' : 'above'} ${figure}`
}

/** A bound as shown to people: as its source prints it, or rounded to three significant digits after a conversion. */
function shown(bound: number, back: { factor: number; offset: number }): number {
  const own = exactly(bound, back)
  const digits = String(bound).replaceAll(/\D/g, '').length
  return Number(own.toPrecision(Math.max(3, digits)))
}

const holdsAt = ({ from, under }: Limit, age: number | null) =>
  age === null ? under === undefined : age >= (from ?? 0) && age < (under ?? Number.POSITIVE_INFINITY)

/**
 * The critical limit that a row exceeds at an age in years (adult where it is unknown). Null if there is none, for a
 * value that is impossible in blood, for a unit without a conversion to the limit's unit, and where a printed `<` or
 * `>` leaves open on which side the true value is.
 */
export function criticalOf(row: MarkerRow, age: number | null = null): CriticalRow | null {
  const { marker } = row
  if (!row.plausible || marker === null) return null
  for (const limit of CRITICAL_LIMITS) {
    if (!limit.markers.includes(marker) || !holdsAt(limit, age)) continue
    if (isLow(limit) ? mayBeMore(row) : mayBeLess(row)) continue
    const into = conversion(marker, row.unit, limit.unit)
    const back = conversion(marker, limit.unit, row.unit)
    if (!into || !back || !isBeyond(exactly(row.value, into), row, limit)) continue
    const band = inWords(limit, shown(boundOf(limit), back), row.unit)
    const side = isLow(limit) ? 'low' : 'high'
    return { row, side, band, isOfAge: limit.under !== undefined, source: limit.source }
  }
  return null
}

const sameDayRule = ({ marker }: MarkerRow) =>
  SAME_DAY.find(({ markers }) => marker !== null && markers.includes(marker))

/** Whether a row is so far above its printed limit, or that of any usual test, that it needs attention today. */
export function isForToday(row: MarkerRow): boolean {
  const rule = sameDayRule(row)
  if (!rule || !row.plausible || row.doubtful || mayBeLess(row)) return false
  const { times, unprinted } = rule
  const isAbove = (value: number, limit: number) =>
    limit > 0 && (value > times * limit || (value === times * limit && mayBeMore(row)))
  if (row.high !== null) return isAbove(row.value, row.high)
  const way = unprinted && conversion(row.marker ?? '', row.unit, unprinted.unit)
  return way ? isAbove(exactly(row.value, way), unprinted.limit) : false
}

const SEVERAL = new Intl.ListFormat('en-US', { type: 'conjunction' })

function criticalText({ row, side, band, isOfAge }: CriticalRow): string {
  const ofAge = isOfAge ? ' at this age' : ''
  return `${row.name} (${valueText(row)}; hospital laboratories call ${band}${ofAge} critically ${side})`
}

function highText(row: MarkerRow): string {
  const above = sameDayRule(row)?.times === 1 ? 'above' : 'more than three times'
  const limit =
    row.high === null ? `${above} the upper limit of any usual test` : `up to ${row.high} is printed as usual`
  return `${row.name} (${valueText(row)}, ${limit})`
}

/** The sentences about values that were critical, or too high to wait, on a past day. */
function oldSentences(day: string, critical: CriticalRow[], high: MarkerRow[]): string {
  const sentences: string[] = []
  if (critical.length > 0) {
    const named = SEVERAL.format(critical.map(criticalText))
    sentences.push(`On ${day} the blood held what laboratories telephone a doctor about: ${named}.`)
  }
  if (high.length > 0) {
    const named = SEVERAL.format(high.map(highText))
    sentences.push(`On ${day} this was too far above its usual limit to wait: ${named}.`)
  }
  return `${sentences.join(' ')} Ask a doctor whether it was looked at then and measured again.`
}

/**
 * The opening paragraph of a text with a value beyond a critical limit, or so far above a printed one that it needs
 * attention today; null without one. Doubtful rows are left out, because a person checks them. A draw more than 30 days
 * ago is reported as old, with its day and without urgency.
 */
export function criticalOpening(rows: readonly MarkerRow[], draw: Draw = {}): string | null {
  const age = ageAt(draw)
  const certain = rows.filter(({ doubtful }) => !doubtful)
  const found = certain.flatMap((row) => criticalOf(row, age) ?? [])
  const high = certain.filter((row) => isForToday(row) && !found.some((one) => one.row === row))
  if (found.length === 0 && high.length === 0) return null
  const old = oldDay(draw)
  if (old) return oldSentences(old, found, high)
  const today = high.length > 0 ? `Show ${SEVERAL.format(high.map(highText))} ${SHOW_TODAY}.` : ''
  if (found.length === 0) return today
  const drawn = draw.collectedOn ? `, drawn on ${dayText(draw.collectedOn)}` : ''
  const more = today && ` ${today}`
  return `${CONTACT_TODAY}: ${SEVERAL.format(found.map(criticalText))}${drawn}.${more} Take the report with you, and do not wait if you feel unwell.`
}
