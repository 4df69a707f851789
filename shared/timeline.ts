/** A patient's timeline: plan items, markers, days, symptoms, visits, orders and forms on one axis. */
import type { TrendPoint, UrgentTrend } from './bloodTests.ts'
import { addDays, type Metrics, periodOf } from './health.ts'
import type { MeasuredWeeks } from './measurements.ts'
import type { Count } from './planItems.ts'
import type { Symptom } from './symptoms.ts'

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
export type SymptomDays = { symptom: Symptom; days: string[] }

/** The remedies whose own substance a marker measures. */
export type Substance =
  | 'iron'
  | 'vitaminD'
  | 'vitaminB12'
  | 'folate'
  | 'magnesium'
  | 'zinc'
  | 'selenium'
  | 'copper'

/** What entries log that a figure averages. */
export type Measure = 'energy' | 'sleep'
/** An average over so many logged days. */
export type Average = { average: number; logged: number }
/** A value of a blood draw, in the unit of its marker; `printed` where that is not the unit on paper. */
export type DrawnValue = Pick<TrendPoint, 'day' | 'value' | 'comparator'> & {
  printed: { value: number; unit: string | null } | null
}

/** A finding in the numbers of a period. Days are yyyy-MM-dd. */
export type TimelineFigure =
  | {
      kind: 'marker'
      marker: string
      unit: string | null
      before: DrawnValue
      now: DrawnValue
      /** On how many of the days between the draws on which it was due the marker's substance was ticked. */
      ticked: { substance: Substance; days: number; due: number } | null
    }
  /** The four weeks before each of two draws. */
  | { kind: 'measure'; measure: Measure; before: Average & { day: string }; now: Average & { day: string } }
  /** Days with the symptom among the logged ones before `middle`, and among those since. */
  | {
      kind: 'symptom'
      symptom: Symptom
      from: string
      middle: string
      until: string
      before: { days: number; logged: number }
      since: { days: number; logged: number }
    }
  /** Days with a tick among those on which a medication was due, and sleep in its first and last four weeks. */
  | {
      kind: 'item'
      text: string
      from: string
      until: string
      ticked: number
      due: number
      before: Average
      now: Average
    }

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
  forms: number
}

/** What `care.timeline` answers, about the period that was asked for. */
export type Timeline = Period & {
  items: TimelineItem[]
  /** The intakes of all items by day, for the card of a day. */
  doses: (Count & { date: string })[]
  markers: UrgentTrend[]
  /** Names of unchecked results, which are left out. */
  unchecked: string[]
  days: TimelineDay[]
  /** `text` is the symptom's name in the caller's language. */
  symptoms: (SymptomDays & { text: string })[]
  /** What was measured, by kind. */
  measured: MeasuredWeeks[]
  /** Signed notes and kept appointments; `at` is an instant. The text is what was released to the patient, or null. */
  visits: { at: string; by: string; text: string | null }[]
  /** Reviews of results whose author spoke to the patient about it; `at` is an instant. */
  conversations: { at: string; by: string }[]
  /** `at` is an instant. */
  orders: { id: string; at: string }[]
  /** Forms that were sent back; `at` is an instant. */
  forms: { id: string; title: string; at: string }[]
  figures: TimelineFigure[]
  /** The figures as text, in the caller's language. */
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
