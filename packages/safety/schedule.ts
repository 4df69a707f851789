/** When an item is taken. */
export const SLOTS = ['morning', 'midday', 'evening', 'night'] as const
export type Slot = (typeof SLOTS)[number]

/** The longest cycle whose mean counts; a longer one counts as if it were on. Days. */
const LONGEST_CYCLE = 14

/** The share of days of a cycle. */
export const cycleShare = (on: number, off: number) => (on + off <= LONGEST_CYCLE ? on / (on + off) : 1)

/** An item of a plan with its schedule. */
export type Schedule = {
  text: string
  /** None is any time. */
  slots: readonly Slot[]
  /** Per intake; null when unknown. */
  units: number | null
  unitName: string | null
  days:
    | { kind: 'daily' }
    /** 1 is Monday. */
    | { kind: 'weekdays'; days: readonly number[] }
    | { kind: 'cycle'; on: number; off: number }
    /** `maxPerDay` are intakes. */
    | { kind: 'needed'; maxPerDay?: number | null | undefined }
  /** The first and the last day, `yyyy-MM-dd`; null without one. */
  from: string | null
  until: string | null
}

/** An item of which only the text is known. */
export const untimed = (text: string): Schedule => ({
  ...{ text, slots: [], units: null, unitName: null },
  ...{ days: { kind: 'daily' }, from: null, until: null },
})

/**
 * Days in which every combination of weekdays and of two cycles of up to two weeks has occurred: 13 × 14. Longer cycles
 * count as if they were on.
 */
export const WINDOW_DAYS = 182

const DAY_MS = 86_400_000
const daysFrom = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / DAY_MS

/** Whether an item is taken on the day so many days after `start`. */
export function isOn({ days, from, until }: Schedule, start: string, ahead: number): boolean {
  if (from !== null && daysFrom(from, start) + ahead < 0) return false
  if (until !== null && daysFrom(start, until) < ahead) return false
  if (days.kind === 'weekdays') {
    const weekday = new Date(Date.parse(start) + ahead * DAY_MS).getUTCDay()
    return days.days.includes(weekday === 0 ? 7 : weekday)
  }
  if (days.kind !== 'cycle' || from === null || days.on + days.off > LONGEST_CYCLE) return true
  return (daysFrom(from, start) + ahead) % (days.on + days.off) < days.on
}

/** The share of days on which an item is taken; `said` is that of its text, where its schedule says "daily". */
export function shareOf({ days }: Schedule, said = 1): number {
  if (days.kind === 'weekdays') return new Set(days.days).size / 7
  return days.kind === 'cycle' ? cycleShare(days.on, days.off) : said
}

/** Whether an item has not ended before a day; every item where that day is not known. */
export const isCurrent = ({ until }: Schedule, today: string) => until === null || until >= today

/** The days on which a new set of items may begin: today, and the first day of each later item. */
export function startsOf(schedules: readonly Schedule[], today: string): string[] {
  const firsts = schedules.flatMap(({ from }) => from ?? [])
  const now = today || firsts.toSorted()[0] || '2024-01-01'
  return [...new Set([now, ...firsts.filter((from) => from > now)])]
}

/** Whether two items are ever taken on the same day from `today` on. */
export function meet(one: Schedule, other: Schedule, today: string): boolean {
  return startsOf([one, other], today).some((start) => {
    const both = [one, other]
    if (both.some(({ from, until }) => (from ?? '') > start || (until !== null && until < start)))
      return false
    if (both.every(({ days }) => days.kind === 'daily' || days.kind === 'needed')) return true
    for (let ahead = 0; ahead < WINDOW_DAYS; ahead++)
      if (both.every((schedule) => isOn(schedule, start, ahead))) return true
    return false
  })
}

/** A time of an item to replace, or null for one without times, and the one that keeps it far enough from the others. */
export type Move = { item: string; from: Slot | null; to: Slot }
