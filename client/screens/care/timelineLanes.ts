import type { Translate } from '../../../locales/translate.ts'
import type { UrgentTrend } from '../../../shared/bloodTests.ts'
import { figureText } from '../../../shared/careText.ts'
import { addDays, type Metrics, MOODS } from '../../../shared/health.ts'
import { moodText } from '../../../shared/healthText.ts'
import { commas } from '../../../shared/listText.ts'
import { isOutside } from '../../../shared/markers.ts'
import { daysFrom } from '../../../shared/planItems.ts'
import {
  earlier,
  loggedWeeks,
  mondayOf,
  type Period,
  sumOf,
  type Timeline,
  type TimelineCut,
  type TimelineItem,
} from '../../../shared/timeline.ts'
import { localDay } from '../../lib/today.ts'
import { formatCount } from '../../ui/format.ts'

/** Lanes of each kind before "Show 3 more". */
export const FIRST_LANES = { items: 5, markers: 2, symptoms: 2 } as const

const RANK: Record<UrgentTrend['urgency'], number> = { today: 0, sameDay: 1, none: 2 }

/** The first markers: those that need a doctor, however many, and others up to `FIRST_LANES`. */
export const firstMarkers = (markers: readonly UrgentTrend[]) =>
  markers.filter(({ urgency }, index) => urgency !== 'none' || index < FIRST_LANES.markers)

/** Months shown at once. */
export const PERIODS = [3, 6, 12] as const
export type Months = (typeof PERIODS)[number]

/**
 * The weeks from a Monday to a day, both included, that cover the given months. If the first month is shorter, its
 * last day counts.
 */
export function periodUntil(until: string, months: Months): Period {
  const first = new Date(until)
  first.setUTCMonth(first.getUTCMonth() - months)
  // 31 August less six months is not "31 February", which would be a day of March.
  if (first.getUTCDate() !== Number(until.slice(8))) first.setUTCDate(0)
  return { from: mondayOf(first.toISOString().slice(0, 10)), until }
}

/**
 * Days per step: whole weeks, and no more than the shortest such period has (90 in three months), so that no day is
 * skipped.
 */
export const stepOf = (months: Months) => 7 * Math.floor((months * 30) / 7)

/** Share of due doses taken in a week: 80 % and more, 50 to 79 %, or less. */
export const shareOf = ({ taken, due }: { taken: number; due: number }) =>
  taken >= 0.8 * due ? 'most' : taken >= 0.5 * due ? 'some' : 'few'

/** Taken of due doses: "85 %"; a dash if nothing was due. */
export function percentOf(t: Translate, weeks: TimelineItem['weeks']) {
  const { taken, due } = sumOf(weeks)
  return due === 0 ? '–' : t('care.timeline.percent', { percent: Math.round((taken / due) * 100) })
}

/** 1 for the worst mood to 5 for the best. */
export const moodHeight = (mood: NonNullable<Metrics['mood']>) => MOODS.length - MOODS.indexOf(mood)

/** An instant's local day; null outside the period. */
const dayWithin = (at: string, { from, until }: Period) => {
  const day = localDay(new Date(at))
  return from <= day && day <= until ? day : null
}

/**
 * The lanes of a timeline in order. Plan items: current ones, ended ones, and last those taken when needed. Markers:
 * those that need a doctor, those outside their range, then those with most draws. Symptoms: the most frequent first.
 * Visits, orders and forms are placed on local days.
 */
export function lanesOf(timeline: Timeline) {
  const latest = ({ points }: UrgentTrend) => points.at(-1)
  const outsideFirst = (trend: UrgentTrend) => {
    const point = latest(trend)
    return point && isOutside(point) ? 0 : 1
  }
  const end = ({ until }: TimelineItem) => earlier(until ?? timeline.until, timeline.until)
  return {
    items: timeline.items.toSorted(
      (a, b) =>
        Number(a.weeks.length === 0) - Number(b.weeks.length === 0) ||
        end(b).localeCompare(end(a)) ||
        b.from.localeCompare(a.from),
    ),
    markers: timeline.markers.toSorted(
      (a, b) =>
        RANK[a.urgency] - RANK[b.urgency] ||
        outsideFirst(a) - outsideFirst(b) ||
        b.points.length - a.points.length,
    ),
    weeks: loggedWeeks(timeline.days, timeline.from),
    symptoms: timeline.symptoms,
    visits: timeline.visits.flatMap(({ at }) => dayWithin(at, timeline) ?? []),
    conversations: timeline.conversations.flatMap(({ at }) => dayWithin(at, timeline) ?? []),
    orders: timeline.orders.flatMap(({ at }) => dayWithin(at, timeline) ?? []),
    forms: timeline.forms.flatMap(({ at }) => dayWithin(at, timeline) ?? []),
  }
}
export type Lanes = ReturnType<typeof lanesOf>

const CUT = ['items', 'versions', 'bloodTests', 'symptoms', 'unread', 'visits', 'orders', 'forms'] as const

/** "12 plan items, 198 blood tests": what a timeline leaves out; null if nothing. */
export function cutWords(t: Translate, cut: TimelineCut | null): string | null {
  if (!cut) return null
  const parts = CUT.flatMap((kind) =>
    cut[kind] > 0 ? t(`care.timeline.cut.${kind}`, { count: cut[kind] }) : [],
  )
  return parts.length > 0 ? commas(t, parts) : null
}

/** The last day of the week that starts on `from`, within the period. */
export const weekEnd = (from: string, until: string) => earlier(addDays(mondayOf(from), 6), until)

/** The figures of one day as names and values; empty if there are none. */
export function figuresOf(
  t: Translate,
  timeline: Timeline,
  lanes: Lanes,
  day: string,
): [name: string, value: string][] {
  const doses = timeline.doses.find(({ date }) => date === day)
  const entry = timeline.days.find(({ date }) => date === day)
  const { energyLevel: energy, sleepHours: sleep } = entry ?? {}
  const count = (days: readonly string[]) => days.filter((one) => one === day).length
  const [visits, orders] = [count(lanes.visits), count(lanes.orders)]
  const conversations = timeline.conversations.filter(({ at }) => dayWithin(at, timeline) === day)
  const forms = timeline.forms.filter(({ at }) => dayWithin(at, timeline) === day)
  const figures: [string, string | false | undefined | null][] = [
    [t('care.timeline.dosesTicked'), doses && t('care.timeline.takenOfDue', doses)],
    [t('care.timeline.dosesSkipped'), doses && doses.skipped > 0 && formatCount(doses.skipped)],
    [t('health.field.energy'), energy != null && t('care.timeline.energyOfDay', { energy })],
    [t('health.field.sleep'), sleep != null && t('care.timeline.sleepOfDay', { sleep })],
    [t('health.field.mood'), entry?.mood && moodText(entry.mood, t)],
    ...timeline.symptoms.map(({ symptom, days }): [string, string | false] => [
      t(`care.symptom.${symptom}`),
      days.includes(day) && t('care.timeline.loggedOnDay'),
    ]),
    ...timeline.markers.flatMap(({ marker, unit, points }) =>
      points
        .filter((point) => point.day === day)
        .map((point): [string, string] => [marker, figureText(t, { ...point, unit })]),
    ),
    [t('care.timeline.visits'), visits > 0 && formatCount(visits)],
    ...conversations.map(({ by }): [string, string] => [t('care.timeline.conversation'), by]),
    [t('care.timeline.orders'), orders > 0 && formatCount(orders)],
    ...forms.map(({ title }): [string, string] => [t('care.timeline.form'), title]),
  ]
  return figures.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

/** Maps days to positions on an axis of `width` pixels. */
export function axisOf({ from, until }: Period, left: number, width: number) {
  const days = daysFrom(from, until) + 1
  return {
    /** The left edge of a day; for the day after the last one, the right end. */
    x: (day: string) => left + (Math.min(days, Math.max(0, daysFrom(from, day))) / days) * width,
    middle: (day: string) => left + ((daysFrom(from, day) + 0.5) / days) * width,
    dayAt: (x: number) =>
      addDays(from, Math.min(days - 1, Math.max(0, Math.floor(((x - left) / width) * days)))),
  }
}
export type Axis = ReturnType<typeof axisOf>

/** The first days of the months within a period. */
export function monthStarts({ from, until }: Period): string[] {
  const starts: string[] = []
  const month = new Date(`${from.slice(0, 7)}-01T00:00:00Z`)
  for (;;) {
    const day = month.toISOString().slice(0, 10)
    if (day > until) return starts
    if (day >= from) starts.push(day)
    month.setUTCMonth(month.getUTCMonth() + 1)
  }
}
