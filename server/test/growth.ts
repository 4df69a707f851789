const RUNS = 8

/** The shortest of some runs: what else the machine does lengthens the others. */
function shortest(work: () => void) {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now()
    work()
    best = Math.min(best, performance.now() - started)
  }
  return best
}

/** An eighth of what there is to do takes linear work an eighth of the time, and quadratic work a sixty-fourth. */
const SHARE = 8

/** Halfway between them: below it, work is not quadratic, however slow or busy the machine is. */
export const QUADRATIC = 32

/**
 * How many times longer work takes than an eighth of it. A hundredth of a millisecond is added to both, so that work
 * which takes no time at all does not grow.
 */
export function growthOf(size: number, work: (size: number) => void) {
  const least = 0.01
  const eighth = shortest(() => work(Math.ceil(size / SHARE)))
  return (shortest(() => work(size)) + least) / (eighth + least)
}
