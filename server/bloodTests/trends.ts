/**
 * Markers over time: one line per marker across uploads, laboratories and units. Pure functions over rows. Implausible
 * and doubtful values are left out.
 */
import {
  type About,
  type Conversion,
  conversion,
  convert,
  criticalOf,
  isOfAnother,
  isRealChange,
  isWelcome,
  personAt,
  sameDayOf,
} from '@verbena/lab-reader'
import type { Course, MarkerRow, TrendPoint, TrendStep, UrgentTrend } from '../../shared/bloodTests.ts'
import { courseOf } from './course.ts'

/** The fields of a completed blood test that a trend uses. `createdAt` is an instant, `collectedOn` a day. */
export type Reading = {
  id: string
  collectedOn: string | null
  createdAt: string
  markers: readonly MarkerRow[]
}

/** The day of a test: of the blood draw, or of the upload if the report has none. */
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
      if (row.marker === null || isOfAnother(row) || !row.plausible || row.doubtful) continue
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

/** The value's position relative to its range, compared with before. */
function placeOf(before: TrendPoint, now: TrendPoint): TrendStep['place'] {
  if (before.flag === null || now.flag === null) return null
  if (now.flag === 'normal' && before.flag === 'normal') return 'insideAsBefore'
  // From a welcome high value down to the range is not "back".
  if (now.flag === 'normal') return before.isWelcome ? 'nowInside' : 'backInside'
  const since = before.flag === now.flag ? 'still' : 'now'
  return `${since}${now.flag === 'low' ? 'Low' : now.isWelcome ? 'Welcome' : 'High'}`
}

/** Identifies how a value is to its range and to the critical limits. */
const stateOf = ({ flag, critical }: Placed) => `${flag} ${critical}`

/**
 * The change from one point to the next. A change within normal variation counts as none, unless it crosses a limit.
 * Not assessed without published variation.
 */
function stepOf(marker: string, unit: string | null, before: Placed, now: Placed): TrendStep {
  const place = placeOf(before, now)
  if (before.comparator !== null || now.comparator !== null) return { change: 'listed', place }
  const step = now.value - before.value
  if (step === 0) return { change: 'same', place }
  const isReal = isRealChange(marker, before.value, now.value, unit)
  if (isReal || stateOf(before) !== stateOf(now)) return { change: step > 0 ? 'rose' : 'fell', place }
  return { change: isReal === null ? 'listed' : 'about', place }
}

const UNJUDGED: Course = { kind: 'unjudged', since: null, steps: 0, crossed: null, assumed: null }

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
    isWelcome: row.flag === 'high' && row.marker !== null && isWelcome(row.marker, row.value, row.unit),
    printed: { value: row.value, unit: row.unit, low: row.low, high: row.high },
    conversion: way.how || null,
    step: null,
    course: UNJUDGED,
  }
}

/** The same result twice, as when a report was uploaded again, makes one point. */
const isRepeat = (one: TrendPoint, other: TrendPoint) =>
  one.day === other.day && one.value === other.value && one.comparator === other.comparator

/** One line of all points that can be converted to the newest row's unit; the rest makes further lines. */
function linesOf(marker: string, seen: Seen[], withChanges: boolean, about: About): UrgentTrend[] {
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
    const person = personAt({ ...about, collectedOn: one.day })
    const critical = withChanges ? (criticalOf(one.row, person)?.side ?? null) : null
    const point = { ...pointOf(one, way), critical }
    const before = points.at(-1)
    if (before && isRepeat(before, point)) before.bloodTestIds.push(one.bloodTestId)
    else if (before && withChanges) points.push({ ...point, step: stepOf(marker, unit, before, point) })
    else points.push(point)
  }
  const shown = points.map(({ critical: _critical, ...point }, at) =>
    withChanges ? { ...point, course: courseOf(marker, unit, points.slice(0, at + 1)) } : point,
  )
  const person = personAt({ ...about, collectedOn: newest.day })
  const urgency = criticalOf(newest.row, person)
    ? 'today'
    : sameDayOf(newest.row, person)
      ? 'sameDay'
      : 'none'
  return [{ marker, unit, points: shown, urgency }, ...linesOf(marker, left, withChanges, about)]
}

/**
 * All measured markers, each as points by day, oldest first, in the unit of its newest result. Markers are in the
 * order in which the newest test prints them. A marker whose units cannot be converted has several lines. Without
 * `withChanges` no change is judged, which takes most of the time.
 */
export function trendsOf(readings: readonly Reading[], withChanges = true, about: About = {}): UrgentTrend[] {
  const newestFirst = [...readings].sort(
    (a, b) => dayOf(b).day.localeCompare(dayOf(a).day) || b.createdAt.localeCompare(a.createdAt),
  )
  const order = [...new Set(newestFirst.flatMap(({ markers }) => markers.map(({ marker }) => marker)))]
  const seen = seenByMarker(readings)
  return order.flatMap((marker) =>
    marker === null ? [] : linesOf(marker, seen.get(marker) ?? [], withChanges, about),
  )
}
