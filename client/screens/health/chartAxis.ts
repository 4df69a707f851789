/** Step sizes that are easy to read on an axis. */
const STEPS = [1, 2, 3, 4, 5, 10, 15, 20, 30, 50, 60, 100, 120, 200, 300, 480]
/** At most four lines in all. */
const MAX_STEPS = 3

/** The ticks of an axis from 0 to at least `highest`: at most four. */
export function axisTicks(highest: number): number[] {
  const step = STEPS.find((size) => size * MAX_STEPS >= highest) ?? Math.ceil(highest / MAX_STEPS)
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
