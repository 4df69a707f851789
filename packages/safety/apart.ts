/** Items that must be taken hours apart: whether their times of day are far enough from each other. */
import { daytimesIn } from './dose.ts'
import { type Apart, sourceOf } from './rules.ts'
import { type Move, meet, type Schedule, SLOTS, type Slot } from './schedule.ts'
import { TABLES } from './tables.ts'

/** Minutes of the day. */
export type SlotTimes = Record<Slot, number>

/** The times that the portal proposes to a new account. */
export const USUAL_TIMES: SlotTimes = { morning: 480, midday: 750, evening: 1080, night: 1290 }

const DAY = 24 * 60

/** Minutes required if the first of two items is taken first, and if the second one is. */
type Gap = { first: number; second: number }

const GAPS = new Map(
  TABLES.apart.map(({ rule, otherFirst, otherLast, source, kind, read }) => [
    rule,
    {
      /** From a substance of the rule's second side to one of its first side, and the other way round. */
      gap: { first: Number(otherLast) * 60, second: Number(otherFirst) * 60 },
      source: { url: sourceOf(source).url, title: sourceOf(source).title, read: read || null, basis: kind },
    },
  ]),
)

/** Two items that a rule keeps apart; `flipped` where the item is on the rule's second side. */
export function gapOf(rule: string, flipped: boolean): { gap: Gap; source: Apart['source'] } | null {
  const found = GAPS.get(rule)
  if (!found) return null
  const { first, second } = found.gap
  return { gap: flipped ? { first: second, second: first } : found.gap, source: found.source }
}

/** An item's times: its schedule's, else those in its text; empty if unknown. */
const slotsOf = ({ slots, text }: Schedule): readonly Slot[] => (slots.length > 0 ? slots : daytimesIn(text))

/** Minutes between two times of which the first is taken so long before the second, on that day or the next one. */
const isFar = (one: number, other: number, gap: Gap) => {
  if (one === other) return false
  const [between, overnight] = [Math.abs(other - one), DAY - Math.abs(other - one)]
  return one < other
    ? between >= gap.first && overnight >= gap.second
    : between >= gap.second && overnight >= gap.first
}

type Pair = { item: readonly Schedule[]; other: readonly Schedule[]; gap: Gap }

/**
 * The times of both items that are too close; `unknown` if those of one are not known. Null if both are far enough
 * apart on every day, or never on the same day.
 */
export function closeTimes(
  { item, other, gap }: Pair,
  times: SlotTimes,
  today: string,
): Pick<Apart, 'state' | 'times'> | null {
  const close = new Map<string, Apart['times'][number]>()
  let unknown = false
  for (const one of item)
    for (const two of other) {
      if (!meet(one, two, today)) continue
      const [ours, theirs] = [slotsOf(one), slotsOf(two)]
      if (ours.length === 0 || theirs.length === 0 || [one, two].some(({ days }) => days.kind === 'needed'))
        unknown = true
      for (const slot of ours)
        for (const at of theirs)
          if (!isFar(times[slot], times[at], gap))
            close.set(`${slot} ${at}`, {
              item: { slot, minutes: times[slot] },
              other: { slot: at, minutes: times[at] },
            })
    }
  if (close.size > 0) return { state: 'close', times: [...close.values()] }
  return unknown ? { state: 'unknown', times: [] } : null
}

/** The gaps that keep one item apart from others. */
export type Kept = {
  text: string
  schedule: Schedule
  pairs: readonly (Omit<Pair, 'item'> & { isMedicine: boolean })[]
}

/** Returns the smallest move of one of an item's times that keeps it far enough from everything; null if impossible. */
export function moveOf({ text, schedule, pairs }: Kept, times: SlotTimes, today: string): Move | null {
  const present = slotsOf(schedule)
  const fits = (slots: readonly Slot[]) =>
    pairs.every(
      (pair) => closeTimes({ ...pair, item: [{ ...schedule, slots }] }, times, today)?.state !== 'close',
    )
  const froms: readonly (Slot | null)[] = present.length > 0 ? present : [null]
  const moves = froms
    .flatMap((from) => SLOTS.filter((to) => !present.includes(to)).map((to) => ({ item: text, from, to })))
    .filter(({ from, to }) => fits([...present.filter((slot) => slot !== from), to]))
  const far = ({ from, to }: Move) => (from === null ? 0 : Math.abs(times[to] - times[from]))
  return moves.sort((a, b) => far(a) - far(b))[0] ?? null
}
