/** Work is also done in this many parts: linear work then takes as long, and quadratic work an eighth. */
const PARTS = 8

/** Halfway between them: below it, work is not quadratic, however slow or busy the machine is. */
export const QUADRATIC = 4

const [FEWEST, MOST] = [4, 40]

/**
 * How many times longer work takes in one piece than in eight. Each is the shortest of some runs, which take turns: what
 * else the machine does lengthens the others. More runs are made while the answer could be that of quadratic work.
 */
export function growthOf(size: number, work: (size: number) => void) {
  const took = (pieces: number) => {
    const started = performance.now()
    for (let piece = 0; piece < pieces; piece += 1) work(Math.ceil(size / pieces))
    return performance.now() - started
  }
  let [whole, parts] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let run = 0; run < FEWEST || (run < MOST && whole >= QUADRATIC * parts); run += 1) {
    whole = Math.min(whole, took(1))
    parts = Math.min(parts, took(PARTS))
  }
  return whole / parts
}
