/**
 * Markers over time: one line for a marker, across uploads, laboratories and units. Pure functions over the rows that
 * were read. Implausible and doubtful values are left out.
 */
import {
  type Conversion,
  conversion,
  convert,
  criticalOf,
  isPlural,
  isRealChange,
  isWelcome,
} from '@verbena/lab-reader'
import type { MarkerRow, Trend, TrendPoint } from '../../shared/bloodTests.ts'
import { dayText } from '../../shared/text.ts'

/** The fields of a completed blood test that a trend uses. `createdAt` is an instant, `collectedOn` a day. */
export type Reading = {
  id: string
  collectedOn: string | null
  createdAt: string
  markers: readonly MarkerRow[]
}

/** The day of a test: of the blood draw or, where the report does not say it, of the upload. */
function dayOf({ collectedOn, createdAt }: Reading): Pick<TrendPoint, 'day' | 'dayIs'> {
  return collectedOn
    ? { day: collectedOn, dayIs: 'collected' }
    : { day: createdAt.slice(0, 10), dayIs: 'uploaded' }
}

type Seen = Pick<TrendPoint, 'day' | 'dayIs'> & { bloodTestId: string; row: MarkerRow; createdAt: string }

/** Every plausible row of a known marker, oldest first; of each test, the first row of a marker in each unit. */
function seenByMarker(readings: readonly Reading[]): Map<string, Seen[]> {
  const all = new Map<string, Seen[]>()
  for (const reading of readings) {
    const taken = new Set<string>()
    for (const row of reading.markers) {
      if (row.marker === null || !row.plausible || row.doubtful) continue
      const key = `${row.marker}\n${row.unit ?? ''}`
      if (taken.has(key)) continue
      taken.add(key)
      const seen = { ...dayOf(reading), bloodTestId: reading.id, row, createdAt: reading.createdAt }
      all.set(row.marker, [...(all.get(row.marker) ?? []), seen])
    }
  }
  for (const list of all.values()) {
    list.sort((a, b) => a.day.localeCompare(b.day) || a.createdAt.localeCompare(b.createdAt))
  }
  return all
}

/** The distinct names of unchecked rows, which trends leave out. */
export function uncheckedNames(readings: readonly Reading[]): string[] {
  const doubtful = readings.flatMap(({ markers }) =>
    markers.filter((row) => row.marker !== null && row.doubtful),
  )
  return [...new Set(doubtful.map(({ name }) => name))]
}

/** A point, with the critical limit that it is beyond. */
type Placed = TrendPoint & { critical: 'low' | 'high' | null }

const SIDES = { low: 'below', high: 'above' } as const

/** How the value is to its range now, compared with before; empty if either is unknown. */
function moved(marker: string, unit: string | null, before: TrendPoint, now: TrendPoint): string {
  if (before.flag === null || now.flag === null) return ''
  const isGood = ({ flag, value }: TrendPoint) => flag === 'high' && isWelcome(marker, value, unit)
  const its = isPlural(marker) ? 'their' : 'its'
  if (now.flag === 'normal' && before.flag === 'normal') return `, within ${its} range as before`
  // From a welcome high value down to the range is not "back".
  if (now.flag === 'normal') return `, ${isGood(before) ? 'now' : 'back'} within ${its} range`
  const welcome = isGood(now) ? ', which is usually welcome' : ''
  const word = before.flag === now.flag ? 'still' : 'now'
  return `, ${word} ${SIDES[now.flag]} ${its} range${welcome}`
}

/** Identifies how a value is to its range and to the critical limits. */
const stateOf = ({ flag, critical }: Placed) => `${flag} ${critical}`

/**
 * The change from one point to the next, as a sentence. A change within normal variation counts as none, unless it
 * crosses a limit. Where no variation is published, both values are stated and no change is judged.
 */
function changeOf(marker: string, unit: string | null, before: Placed, now: Placed): string {
  const day = dayText(before.day)
  const since = before.dayIs === 'collected' ? `on ${day}` : `in the report uploaded on ${day}`
  const inUnit = unit ? ` ${unit}` : ''
  const from = `${before.comparator ?? ''}${before.value}`
  const to = `${now.comparator ?? ''}${now.value}${inUnit}`
  const place = moved(marker, unit, before, now)
  if (before.comparator !== null || now.comparator !== null) {
    return `${marker}: ${to}, after ${from}${inUnit} ${since}${place}.`
  }
  const step = now.value - before.value
  const is = isPlural(marker) ? 'are' : 'is'
  if (step === 0) return `${marker} ${is} the same: ${to}, as ${since}${place}.`
  const isReal = isRealChange(marker, before.value, now.value, unit)
  if (isReal || stateOf(before) !== stateOf(now))
    return `${marker} ${step > 0 ? 'rose' : 'fell'} from ${from} ${since} to ${to}${place}.`
  const after = `${to}, after ${from} ${since}${place}.`
  return isReal === null ? `${marker}: ${after}` : `${marker} ${is} about the same: ${after}`
}

function pointOf({ row, bloodTestId, day, dayIs }: Seen, way: Conversion): TrendPoint {
  const bound = (value: number | null) => (value === null ? null : convert(value, way))
  return {
    bloodTestIds: [bloodTestId],
    day,
    dayIs,
    value: convert(row.value, way),
    comparator: row.comparator,
    low: bound(row.low),
    high: bound(row.high),
    flag: row.flag,
    printed: { value: row.value, unit: row.unit, low: row.low, high: row.high },
    conversion: way.how || null,
    change: null,
  }
}

/** The same result twice, as when a report was uploaded again, makes one point. */
const isRepeat = (one: TrendPoint, other: TrendPoint) =>
  one.day === other.day && one.value === other.value && one.comparator === other.comparator

/** One line of all points that can be converted to the newest row's unit; the rest makes further lines. */
function linesOf(marker: string, seen: Seen[], withChanges: boolean): Trend[] {
  const newest = seen.at(-1)
  if (!newest) return []
  const { unit } = newest.row
  const points: Placed[] = []
  const left: Seen[] = []
  const tests = new Set<string>()
  for (const one of seen) {
    const way = conversion(marker, one.row.unit, unit)
    if (!way) {
      left.push(one)
      continue
    }
    // The report prints the result in two units.
    if (tests.has(one.bloodTestId)) continue
    tests.add(one.bloodTestId)
    const critical = withChanges ? (criticalOf(one.row)?.side ?? null) : null
    const point = { ...pointOf(one, way), critical }
    const before = points.at(-1)
    if (before && isRepeat(before, point)) before.bloodTestIds.push(one.bloodTestId)
    else if (before && withChanges) points.push({ ...point, change: changeOf(marker, unit, before, point) })
    else points.push(point)
  }
  const shown = points.map(({ critical: _critical, ...point }) => point)
  return [{ marker, unit, points: shown }, ...linesOf(marker, left, withChanges)]
}

/**
 * All measured markers, each as points by day, oldest first, in the unit of its newest result. Markers are in the
 * order in which the newest test prints them. A marker whose units cannot be converted has several lines. Without
 * `withChanges` no change is put into words, which takes most of the time.
 */
export function trendsOf(readings: readonly Reading[], withChanges = true): Trend[] {
  const newestFirst = [...readings].sort(
    (a, b) => dayOf(b).day.localeCompare(dayOf(a).day) || b.createdAt.localeCompare(a.createdAt),
  )
  const order = [...new Set(newestFirst.flatMap(({ markers }) => markers.map(({ marker }) => marker)))]
  const seen = seenByMarker(readings)
  return order.flatMap((marker) =>
    marker === null ? [] : linesOf(marker, seen.get(marker) ?? [], withChanges),
  )
}
