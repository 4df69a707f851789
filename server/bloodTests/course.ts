import { isMoreThanChance, spreadsBetween } from '@verbena/lab-reader'
import type { Course, TrendPoint } from '../../shared/bloodTests.ts'
import { isOutside } from '../../shared/markers.ts'

/** Earlier draws that the newest value is compared with. */
const COMPARED = 6
/** Share of a run's change that its last step must make up to count as a jump. */
const JUMP = 0.8

type Point = Omit<TrendPoint, 'course'>

const CROSSED: Partial<Record<NonNullable<NonNullable<Point['step']>['place']>, Course['crossed']>> = {
  nowLow: 'outside',
  nowHigh: 'outside',
  nowInside: 'inside',
  backInside: 'inside',
}

/** Whether the newest value left its range or came back into it. */
function crossedOf(points: readonly Point[]): Course['crossed'] {
  const crossed = CROSSED[points.at(-1)?.step?.place ?? 'insideAsBefore'] ?? null
  return crossed === 'outside' && !points.slice(0, -1).some(isOutside) ? 'firstOutside' : crossed
}

/** How many of the last steps went the same way as the last one. */
function stepsOf(values: readonly number[]): number {
  const way = (at: number) => Math.sign((values[at] ?? 0) - (values[at - 1] ?? 0))
  const last = values.length - 1
  let steps = 0
  while (last - steps > 0 && way(last - steps) === way(last)) steps += 1
  return way(last) === 0 ? 0 : steps
}

/**
 * Describes how one marker's series in one unit, oldest first, developed up to its last point. Needs at least one
 * point.
 */
export function courseOf(marker: string, unit: string | null, points: readonly Point[]): Course {
  const crossed = crossedOf(points)
  const about = { since: null, steps: 0, crossed, assumed: null }
  const [now, before] = [points.at(-1), points.at(-2)]
  if (!now || !before) return { kind: 'first', ...about }
  if (points.length === 2) return { kind: 'two', ...about }

  const values = points.map(({ value }) => value)
  const apart = (from: number) => spreadsBetween(marker, from, now.value, unit)
  const since = (point: Point) => ({ day: point.day, dayIs: point.dayIs })
  const isExact = ({ comparator }: Point) => comparator === null
  const [step, steps] = [apart(before.value), stepsOf(values)]
  const start = points[points.length - 1 - steps]
  const whole = start && apart(start.value)
  const rose = now.value > before.value
  const run = points.slice(-steps - 1)
  if (!step || !whole || !start || !isExact(now) || !isExact(before)) return { kind: 'unjudged', ...about }

  const { assumed } = step
  const isJump = isMoreThanChance(step.spreads)
  const isRun = steps >= 2 && run.every(isExact) && isMoreThanChance(whole.spreads)
  if (isRun && !(isJump && step.spreads > JUMP * whole.spreads))
    return { ...about, kind: rose ? 'rising' : 'falling', since: since(start), steps, assumed }
  if (isJump)
    return { ...about, kind: rose ? 'jumpedUp' : 'jumpedDown', since: since(before), steps: 1, assumed }

  const compared = points.slice(-COMPARED - 1, -1)
  const logs = compared.map(({ value }) => Math.log(value))
  const usual = Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length)
  const [first] = compared
  const fromUsual = apart(usual)
  if (!first || !fromUsual || !compared.every(isExact)) return { kind: 'unjudged', ...about }
  const judged = { ...about, since: since(first), steps: compared.length, assumed }
  if (isMoreThanChance(fromUsual.spreads, compared.length))
    return { ...judged, kind: now.value > usual ? 'higher' : 'lower' }
  return assumed !== null ? { kind: 'unjudged', ...about } : { ...judged, kind: 'steady' }
}
