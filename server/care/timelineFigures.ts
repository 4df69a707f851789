import type { Trend, TrendPoint } from '../../shared/bloodTests.ts'
import { addDays, mean } from '../../shared/health.ts'
import { isOutside } from '../../shared/markers.ts'
import { type Count, daysFrom } from '../../shared/planItems.ts'
import {
  type DrawnValue,
  earlier,
  later,
  type Measure,
  type Period,
  type Substance,
  type SymptomDays,
  type TimelineFigure,
} from '../../shared/timeline.ts'

/** The most figures of one timeline. */
const MAX_FIGURES = 4
/** Logged days, or days with a due dose, required for a figure. */
const LOGGED_DAYS = 14
/** The days of an average: four weeks. */
const AVERAGE_DAYS = 28

/** A medication of a present plan, with the days on which doses of it were due. */
export type CountedItem = {
  planId: string
  text: string
  /** The day on which it was begun. */
  from: string
  until: string | null
  days: readonly (Count & { date: string })[]
}

/** The input of the figures; its lists are unsorted. */
export type TimelineFacts = Period & {
  markers: readonly Trend[]
  days: readonly { date: string; energyLevel: number | null; sleepHours: number | null }[]
  symptoms: readonly SymptomDays[]
  items: readonly CountedItem[]
}

/**
 * The remedies whose own substance a marker measures; ferritin is the form in which the body stores iron. Only these are
 * named beside a marker.
 */
const SUBSTANCES: { substance: Substance; words: RegExp; markers: string[] }[] = [
  {
    substance: 'iron',
    words: /\b(?:iron|ferrous|ferric)\b/i,
    markers: ['Ferritin', 'Iron', 'Transferrin saturation'],
  },
  {
    substance: 'vitaminD',
    words: /\b(?:vitamin d[23]?|cholecalciferol)\b/i,
    markers: ['Vitamin D, 25-hydroxy', 'Vitamin D, 1,25-dihydroxy'],
  },
  { substance: 'vitaminB12', words: /b12\b|cobalamin\b/i, markers: ['Vitamin B12', 'Holotranscobalamin'] },
  { substance: 'folate', words: /folate\b|\bfolic acid\b/i, markers: ['Folate', 'Red cell folate'] },
  {
    substance: 'magnesium',
    words: /\bmagnesium\b/i,
    markers: ['Magnesium', 'Magnesium, whole blood', 'Red cell magnesium'],
  },
  { substance: 'zinc', words: /\bzinc\b/i, markers: ['Zinc', 'Zinc, whole blood'] },
  { substance: 'selenium', words: /\bselen/i, markers: ['Selenium', 'Selenium, whole blood'] },
  { substance: 'copper', words: /\bcopper\b/i, markers: ['Copper', 'Copper, whole blood'] },
]

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const drawn = ({ day, value, comparator, conversion, printed }: TrendPoint): DrawnValue => ({
  ...{ day, value, comparator },
  printed: conversion === null ? null : { value: printed.value, unit: printed.unit },
})

/**
 * The results of a marker's draws, oldest first, without reports that lack the day of the draw and days on which two
 * results differ.
 */
function drawsOf({ points }: Trend, { from, until }: Period) {
  const drawn = points.filter(({ day, dayIs }) => dayIs === 'collected' && from <= day && day <= until)
  return [...Map.groupBy(drawn, ({ day }) => day).values()]
    .flatMap((ofDay) => (ofDay.length === 1 ? ofDay : []))
    .sort((a, b) => byText(a.day, b.day))
}

/** The ticks of what was begun by the first of two draws, on the days between them; null if there are too few days. */
function tickedBetween(marker: string, items: readonly CountedItem[], first: string, second: string) {
  const found = SUBSTANCES.find(({ markers }) => markers.includes(marker))
  const due = new Map<string, boolean>()
  for (const { text, from, days } of items) {
    if (!found?.words.test(text) || from > first) continue
    for (const { date, taken } of days) {
      if (first <= date && date < second) due.set(date, taken > 0 || due.get(date) === true)
    }
  }
  if (!found || due.size < LOGGED_DAYS) return null
  return { substance: found.substance, days: [...due.values()].filter(Boolean).length, due: due.size }
}

/** Each marker with two draws: those outside their range first, then the latest drawn. */
function markerFigures(facts: TimelineFacts) {
  return facts.markers
    .flatMap((trend) => {
      const [before, now] = drawsOf(trend, facts).slice(-2)
      return before && now ? [{ ...trend, before, now }] : []
    })
    .sort(
      (a, b) =>
        Number(isOutside(b.before) || isOutside(b.now)) - Number(isOutside(a.before) || isOutside(a.now)) ||
        byText(b.now.day, a.now.day) ||
        byText(a.marker, b.marker) ||
        byText(a.unit ?? '', b.unit ?? ''),
    )
    .map(
      ({ marker, unit, before, now }): TimelineFigure => ({
        ...{ kind: 'marker', marker, unit, before: drawn(before), now: drawn(now) },
        ticked: tickedBetween(marker, facts.items, before.day, now.day),
      }),
    )
}

/** The days of all draws, in order. */
const drawDays = (facts: TimelineFacts) =>
  facts.markers.flatMap((trend) => drawsOf(trend, facts).map(({ day }) => day)).sort(byText)

const FIELDS = { energy: 'energyLevel', sleep: 'sleepHours' } as const

/**
 * The average of a measure over four weeks from a day; null if those weeks are not within the period, or fewer than 14 of
 * their days are logged.
 */
function averageFrom(facts: TimelineFacts, measure: Measure, first: string) {
  const last = addDays(first, AVERAGE_DAYS - 1)
  const values = facts.days
    .filter(({ date }) => first <= date && date <= last)
    .flatMap((entry) => entry[FIELDS[measure]] ?? [])
  if (first < facts.from || last > facts.until || values.length < LOGGED_DAYS) return null
  // Whole and half numbers: their sum is exact in any order.
  return { average: mean(values), logged: values.length }
}

/** Energy, else sleep, before the last draw and before the last one that is at least four weeks older. */
function beforeDraws(facts: TimelineFacts): TimelineFigure[] {
  const days = drawDays(facts)
  const second = days.at(-1)
  const first = second && days.findLast((draw) => draw <= addDays(second, -AVERAGE_DAYS))
  if (!first || !second) return []
  const figures = (['energy', 'sleep'] as const).flatMap((measure): TimelineFigure[] => {
    const before = averageFrom(facts, measure, addDays(first, -AVERAGE_DAYS))
    const now = averageFrom(facts, measure, addDays(second, -AVERAGE_DAYS))
    if (!before || !now) return []
    return [{ kind: 'measure', measure, before: { ...before, day: first }, now: { ...now, day: second } }]
  })
  return figures.slice(0, 1)
}

/** The symptom of the most days, in the first and the second half of the logged time. */
function symptomFigure(facts: TimelineFacts): TimelineFigure[] {
  const logged = facts.days.map(({ date }) => date).sort(byText)
  const [from, until] = [logged[0], logged.at(-1)]
  const [most] = facts.symptoms.toSorted(
    (a, b) => b.days.length - a.days.length || byText(a.symptom, b.symptom),
  )
  if (!from || !until || !most || most.days.length === 0) return []
  const middle = addDays(from, Math.ceil((daysFrom(from, until) + 1) / 2))
  const halves = (days: readonly string[]) => {
    const since = days.filter((date) => date >= middle).length
    return [days.length - since, since] as const
  }
  const [[earlyDays, lateDays], [early, late]] = [halves(most.days), halves(logged)]
  if (early < LOGGED_DAYS || late < LOGGED_DAYS) return []
  const before = { days: earlyDays, logged: early }
  const since = { days: lateDays, logged: late }
  return [{ kind: 'symptom', symptom: most.symptom, from, middle, until, before, since }]
}

/**
 * The medication with the most days, with the average sleep of its first and last four weeks. With blood draws, only
 * one that began by the last draw.
 */
function itemFigure(facts: TimelineFacts): TimelineFigure[] {
  const lastDraw = drawDays(facts).at(-1)
  const candidates = facts.items.flatMap((item) => {
    const from = later(item.from, facts.from)
    const until = earlier(item.until ?? facts.until, facts.until)
    const due = item.days.filter(({ date }) => from <= date && date <= until)
    if (daysFrom(from, until) + 1 < 2 * AVERAGE_DAYS || due.length < LOGGED_DAYS) return []
    if (lastDraw !== undefined && item.from > lastDraw) return []
    const before = averageFrom(facts, 'sleep', from)
    const now = averageFrom(facts, 'sleep', addDays(until, 1 - AVERAGE_DAYS))
    if (!before || !now) return []
    const ticked = due.filter(({ taken }) => taken > 0).length
    return [{ item, from, until, due: due.length, ticked, before, now }]
  })
  const [most] = candidates.sort(
    (a, b) =>
      b.due - a.due ||
      b.ticked - a.ticked ||
      byText(a.item.text, b.item.text) ||
      byText(a.item.planId, b.item.planId),
  )
  if (!most) return []
  const { item, ...figures } = most
  return [{ kind: 'item', text: item.text, ...figures }]
}

/**
 * At most four figures of a period: a marker, energy or sleep before two draws, a symptom, a medication beside sleep, and
 * then a second marker. None is a cause.
 */
export function timelineFigures(facts: TimelineFacts): TimelineFigure[] {
  const [marker, secondMarker] = markerFigures(facts)
  return [marker ?? [], beforeDraws(facts), symptomFigure(facts), itemFigure(facts), secondMarker ?? []]
    .flat()
    .slice(0, MAX_FIGURES)
}
