/** A patient's timeline: plan items, markers, days, symptoms, visits and orders on one axis. */
import type { Trend } from './bloodTests.ts'
import { addDays, type Metrics, periodOf } from './health.ts'
import type { Count } from './planItems.ts'

/** A period of days, both included. */
export type Period = { from: string; until: string }

/** The intakes of a week, which begins on Monday, or with the period. */
export type ItemWeek = Count & { from: string }

/**
 * A medication of a plan. `from` is the day on which it was begun, and `until` its last day; null while it continues.
 * `weeks` are those in which doses were due; of a deleted plan, those in which some were ticked.
 */
export type TimelineItem = {
  planId: string
  text: string
  from: string
  until: string | null
  weeks: ItemWeek[]
}

/** An entry of the patient, by its day. */
export type TimelineDay = Metrics & { date: string; symptoms: string | null; notes: string | null }

/** The days on which a symptom was logged. */
export type SymptomDays = { text: string; days: string[] }

/** How many of each a timeline leaves out, because there are too many for one answer; the oldest are left out first. */
export type TimelineCut = {
  /** Medications of plans. */
  items: number
  /** Earlier versions of plans. */
  versions: number
  bloodTests: number
  symptoms: number
  /** Entries whose symptoms were not read. */
  unread: number
  /** Entries and visits whose texts are left out. */
  texts: number
  visits: number
  orders: number
}

/** What `care.timeline` answers, about the period that was asked for. */
export type Timeline = Period & {
  items: TimelineItem[]
  /** The intakes of all items by day, for the card of a day. */
  doses: (Count & { date: string })[]
  markers: Trend[]
  /** Names of unchecked results, which are left out. */
  unchecked: string[]
  days: TimelineDay[]
  symptoms: SymptomDays[]
  /** The signed notes; `at` is an instant. The text is what was released to the patient, or null. */
  visits: { at: string; by: string; text: string | null }[]
  /** `at` is an instant. */
  orders: { id: string; at: string }[]
  sentences: string[]
  /** Null if nothing is left out. */
  cut: TimelineCut | null
}

/** The later of two days. */
export const later = (a: string, b: string) => (a > b ? a : b)
/** The earlier of two days. */
export const earlier = (a: string, b: string) => (a < b ? a : b)

/** The Monday of a day's week. */
export function mondayOf(date: string) {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7))
}

/** The first day of a day's week within a period: its Monday, or the period's first day. */
export function weekWithin(date: string, from: string) {
  const monday = mondayOf(date)
  return monday < from ? from : monday
}

/**
 * The weeks of a period in which something was logged, oldest first: how many days, the average energy and sleep, and
 * the most common mood, by the rules of `periodOf`.
 */
export function loggedWeeks(days: readonly TimelineDay[], from: string) {
  const weeks = Map.groupBy(days, ({ date }) => weekWithin(date, from))
  return [...weeks]
    .map(([week, entries]) => ({ from: week, ...periodOf(entries) }))
    .sort((a, b) => a.from.localeCompare(b.from))
}

/** The intakes of several items or weeks together. */
export function sumOf(counts: readonly Count[]): Count {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  return { taken: sum('taken'), skipped: sum('skipped'), due: sum('due') }
}
