/** Steps that a person reads easily on an axis. */
const STEPS = [1, 2, 3, 4, 5, 10, 15, 20, 30, 50, 60, 100, 120, 200, 300, 480]
/** Steps between the lowest and the highest line: three or four lines in all. */
const AT_MOST = 3

/** The lines of an axis that starts at 0 and holds `highest`: at most four. */
export function axisTicks(highest: number): number[] {
  const step = STEPS.find((size) => size * AT_MOST >= highest) ?? Math.ceil(highest / AT_MOST)
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
