/** A seeded random generator: it makes every random choice of a generated report. */

export type Dice = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  unit(): number
  /** An integer from `low` to `high`, both inclusive. */
  int(low: number, high: number): number
  between(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(items: readonly T[]): T
  /** A random selection of the items, in their original order. */
  some<T>(items: readonly T[], count: number): T[]
  shuffle<T>(items: readonly T[]): T[]
}

/** Mulberry32: its 32 bits of state are enough for a page of text. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1))
  const shuffle = <T>(items: readonly T[]): T[] => {
    const mixed = [...items]
    for (let at = mixed.length - 1; at > 0; at -= 1) {
      const other = int(0, at)
      const [one, two] = [mixed[at] as T, mixed[other] as T]
      mixed[at] = two
      mixed[other] = one
    }
    return mixed
  }
  return {
    unit,
    int,
    between: (low, high) => low + unit() * (high - low),
    chance: (share) => unit() < share,
    pick: <T>(items: readonly T[]) => {
      if (items.length === 0) throw new Error('There is nothing to pick from')
      return items[int(0, items.length - 1)] as T
    },
    some: <T>(items: readonly T[], count: number) => {
      const kept = new Set(shuffle(items.map((_, index) => index)).slice(0, count))
      return items.filter((_, index) => kept.has(index))
    },
    shuffle,
  }
}
