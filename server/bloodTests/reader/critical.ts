/**
 * Which rows lie where public laboratories telephone the doctor at once, whatever unit they are printed in, and the
 * sentence that a result then opens with. A marker without a source is never called critical.
 */
import { CONTACT_TODAY, type MarkerRow, SHOW_TODAY } from '../../../shared/bloodTests.ts'
import { CRITICAL_LIMITS, type Limit, SAME_DAY } from './critical.data.ts'
import { conversion, exactly } from './units.ts'

/** A row beyond a critical limit: the side, the limit in words and the row's own unit ("below 2.8"), and whose it is. */
export type CriticalRow = { row: MarkerRow; side: 'low' | 'high'; band: string; source: string }

const mayBeMore = ({ comparator }: MarkerRow) => comparator === '>' || comparator === '>='
const mayBeLess = ({ comparator }: MarkerRow) => comparator === '<' || comparator === '<='

/** Whether a value, in the limit's unit, lies beyond it. `<50` is below 50, although 50 itself is not. */
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

/** A limit in words: "below 2.8", "20 or more", with the bound in the row's unit. */
function inWords(limit: Limit, bound: number): string {
  if ('atMost' in limit) return `${bound} or less`
  if ('atLeast' in limit) return `${bound} or more`
  return `${'below' in limit ? 'below' : 'above'} ${bound}`
}

/** A bound as people read it: as the source prints it, or with the three digits that a converted one is good for. */
function shown(bound: number, back: { factor: number; offset: number }): number {
  const own = exactly(bound, back)
  const digits = String(bound).replaceAll(/\D/g, '').length
  return Number(own.toPrecision(Math.max(3, digits)))
}

/**
 * The critical limit that a row lies beyond; null for none, for a value that blood cannot hold, for a unit that no table
 * connects with the limit's, and where a printed `<` or `>` leaves open on which side of it the true value lies.
 */
export function criticalOf(row: MarkerRow): CriticalRow | null {
  const { marker } = row
  if (!row.plausible || marker === null) return null
  for (const limit of CRITICAL_LIMITS) {
    if (!limit.markers.includes(marker) || (isLow(limit) ? mayBeMore(row) : mayBeLess(row))) continue
    const into = conversion(marker, row.unit, limit.unit)
    const back = conversion(marker, limit.unit, row.unit)
    if (!into || !back || !isBeyond(exactly(row.value, into), row, limit)) continue
    const band = inWords(limit, shown(boundOf(limit), back))
    return { row, side: isLow(limit) ? 'low' : 'high', band, source: limit.source }
  }
  return null
}

/** All rows beyond a critical limit, in the report's order. */
function criticalRows(rows: readonly MarkerRow[]): CriticalRow[] {
  return rows.flatMap((row) => criticalOf(row) ?? [])
}

/** Whether a row lies so far above the limit printed beside it that a doctor looks at it the same day. */
function isForToday(row: MarkerRow): boolean {
  const { marker, high, value } = row
  if (!row.plausible || row.doubtful || marker === null || high === null || mayBeLess(row)) return false
  const rule = SAME_DAY.find(({ markers }) => markers.includes(marker))
  return (
    rule !== undefined &&
    high > 0 &&
    (value > rule.times * high || (value === rule.times * high && mayBeMore(row)))
  )
}

const SEVERAL = new Intl.ListFormat('en-US', { type: 'conjunction' })

const printed = ({ comparator, value, unit }: MarkerRow) =>
  `${comparator ?? ''}${value}${unit ? ` ${unit}` : ''}`

function said({ row, side, band }: CriticalRow): string {
  const unit = row.unit ? ` ${row.unit}` : ''
  return `${row.name} (${printed(row)}; hospital laboratories call ${band}${unit} critically ${side})`
}

/** What is no critical value by itself, but too far above its printed limit to wait: empty where nothing is. */
function sameDay(rows: readonly MarkerRow[], critical: readonly CriticalRow[]): string {
  const found = rows.filter((row) => isForToday(row) && !critical.some((one) => one.row === row))
  if (found.length === 0) return ''
  const named = found.map((row) => `${row.name} (${printed(row)}, up to ${row.high} is printed as usual)`)
  return `Show ${SEVERAL.format(named)} ${SHOW_TODAY}.`
}

/**
 * What a text must open with when a value lies beyond a critical limit, or far above a printed one that may not wait;
 * null when none does. A doubtful row says nothing here: what it may say is asked of a person.
 */
export function criticalOpening(rows: readonly MarkerRow[]): string | null {
  const found = criticalRows(rows.filter(({ doubtful }) => !doubtful))
  const today = sameDay(rows, found)
  if (found.length === 0) return today || null
  const more = today && ` ${today}`
  return `${CONTACT_TODAY}: ${SEVERAL.format(found.map(said))}.${more} Take the report with you, and do not wait if you feel unwell.`
}
