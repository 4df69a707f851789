/** Pixels of a digit, and between two labels. */
const [DIGIT, GAP] = [7, 5]
/** The least distance of the labels of two limits. Pixels. */
const LINE = 13

export type Placed = {
  /** The index of the value. */
  index: number
  x: number
  anchor: 'middle' | 'end' | 'start'
}

/**
 * The labels that have room beside each other between two ends: the newest value's first, then the oldest one's, then the
 * others from new to old. `xs` are the values' places, `texts` their labels.
 */
export function labelsWithRoom(
  xs: readonly number[],
  texts: readonly string[],
  [left, right]: readonly [number, number],
): Placed[] {
  const taken: { from: number; until: number }[] = []
  const placed: Placed[] = []
  const last = xs.length - 1
  for (const index of new Set([last, 0, ...xs.map((_, at) => last - at)])) {
    const [x, text] = [xs[index], texts[index]]
    if (x === undefined || text === undefined) continue
    const half = (text.length * DIGIT) / 2
    const anchor = x + half > right ? 'end' : x - half < left ? 'start' : 'middle'
    const at = anchor === 'end' ? right : anchor === 'start' ? left : x
    const from = anchor === 'end' ? at - 2 * half : anchor === 'start' ? at : at - half
    const until = from + 2 * half
    if (taken.some((other) => from < other.until + GAP && other.from < until + GAP)) continue
    taken.push({ from, until })
    placed.push({ index, x: at, anchor })
  }
  return placed.sort((one, other) => one.index - other.index)
}

/** The places of the labels of the upper and the lower limit, moved apart where they would overlap. */
export function limitPlaces(
  high: number | null,
  low: number | null,
): [high: number | null, low: number | null] {
  if (high === null || low === null || low - high >= LINE) return [high, low]
  const middle = (high + low) / 2
  return [middle - LINE / 2, middle + LINE / 2]
}
