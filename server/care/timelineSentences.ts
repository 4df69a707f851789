import type { Trend, TrendPoint } from '../../shared/bloodTests.ts'
import { addDays } from '../../shared/health.ts'
import { isOutside, valueText } from '../../shared/markers.ts'
import { type Count, daysFrom } from '../../shared/planItems.ts'
import { counted, dayOfYear, dayText } from '../../shared/text.ts'
import { earlier, later, type Period, type SymptomDays } from '../../shared/timeline.ts'

/** The most sentences of one timeline. */
const MAX_SENTENCES = 4
/** Days that must be logged, or on which a dose must be due, behind a number. */
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

/** The input of the sentences; its lists may be in any order. */
export type SentenceFacts = Period & {
  markers: readonly Trend[]
  days: readonly { date: string; energyLevel: number | null; sleepHours: number | null }[]
  symptoms: readonly SymptomDays[]
  items: readonly CountedItem[]
}

/**
 * The remedies whose own substance a marker measures; ferritin is the form in which the body stores iron. Only these are
 * named beside a marker.
 */
const SUBSTANCES: { name: string; words: RegExp; markers: string[] }[] = [
  {
    name: 'iron',
    words: /\b(?:iron|ferrous|ferric)\b/i,
    markers: ['Ferritin', 'Iron', 'Transferrin saturation'],
  },
  {
    name: 'vitamin D',
    words: /\b(?:vitamin d[23]?|cholecalciferol)\b/i,
    markers: ['Vitamin D, 25-hydroxy', 'Vitamin D, 1,25-dihydroxy'],
  },
  { name: 'vitamin B12', words: /b12\b|cobalamin\b/i, markers: ['Vitamin B12', 'Holotranscobalamin'] },
  { name: 'folate', words: /folate\b|\bfolic acid\b/i, markers: ['Folate', 'Red cell folate'] },
  { name: 'magnesium', words: /\bmagnesium\b/i, markers: ['Magnesium', 'Red cell magnesium'] },
  { name: 'zinc', words: /\bzinc\b/i, markers: ['Zinc'] },
  { name: 'selenium', words: /\bselen/i, markers: ['Selenium'] },
  { name: 'copper', words: /\bcopper\b/i, markers: ['Copper'] },
]

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const count = (number: number) => counted(number, 'day')

/** A day in a sentence: with its year where the period is longer than one. */
const writer = ({ from, until }: Period) => (daysFrom(from, until) >= 366 ? dayText : dayOfYear)

/** A point's value; one that was converted also as it was printed. */
function pointText(point: TrendPoint) {
  const { value, unit } = point.printed
  const asPrinted = [valueText({ ...point, value }), unit].filter(Boolean).join(' ')
  return `${valueText(point)}${point.conversion ? ` (printed ${asPrinted})` : ''}`
}

/**
 * The results of a marker's draws, oldest first. A report without the day of its draw says nothing here, and neither
 * does a day on which two results differ.
 */
function drawsOf({ points }: Trend, { from, until }: Period) {
  const drawn = points.filter(({ day, dayIs }) => dayIs === 'collected' && from <= day && day <= until)
  return [...Map.groupBy(drawn, ({ day }) => day).values()]
    .flatMap((ofDay) => (ofDay.length === 1 ? ofDay : []))
    .sort((a, b) => byText(a.day, b.day))
}

/** "; iron ticked on 71 of 84 days between", for what was begun by the first of two draws; empty without it. */
function tickedBetween(marker: string, items: readonly CountedItem[], first: string, second: string) {
  const substance = SUBSTANCES.find(({ markers }) => markers.includes(marker))
  const due = new Map<string, boolean>()
  for (const { text, from, days } of items) {
    if (!substance?.words.test(text) || from > first) continue
    for (const { date, taken } of days) {
      if (first <= date && date < second) due.set(date, taken > 0 || due.get(date) === true)
    }
  }
  if (!substance || due.size < LOGGED_DAYS) return ''
  const ticked = [...due.values()].filter(Boolean).length
  return `; ${substance.name} ticked on ${ticked} of ${count(due.size)} between`
}

/** Each marker with two draws: those outside their range first, then the latest drawn. */
function markerSentences(facts: SentenceFacts) {
  const day = writer(facts)
  return facts.markers
    .flatMap(({ marker, unit, points }) => {
      const [before, now] = drawsOf({ marker, unit, points }, facts).slice(-2)
      return before && now ? [{ marker, unit: unit ?? '', before, now }] : []
    })
    .sort(
      (a, b) =>
        Number(isOutside(b.before) || isOutside(b.now)) - Number(isOutside(a.before) || isOutside(a.now)) ||
        byText(b.now.day, a.now.day) ||
        byText(a.marker, b.marker) ||
        byText(a.unit, b.unit),
    )
    .map(({ marker, unit, before, now }) => {
      const values = [`${marker} ${pointText(before)} → ${pointText(now)}`, unit].filter(Boolean).join(' ')
      const ticked = tickedBetween(marker, facts.items, before.day, now.day)
      return `${values} between ${day(before.day)} and ${day(now.day)}${ticked}.`
    })
}

const MEASURES = [
  { name: 'Energy', field: 'energyLevel', unit: 'of 10' },
  { name: 'Sleep', field: 'sleepHours', unit: 'h' },
] as const

/**
 * The average of a measure over four weeks from a day, to one decimal; null if those weeks are not within the
 * period, or fewer than 14 of their days are logged.
 */
function averageOf(facts: SentenceFacts, field: 'energyLevel' | 'sleepHours', first: string) {
  const last = addDays(first, AVERAGE_DAYS - 1)
  const values = facts.days
    .filter(({ date }) => first <= date && date <= last)
    .flatMap((entry) => entry[field] ?? [])
  if (first < facts.from || last > facts.until || values.length < LOGGED_DAYS) return null
  // Whole and half numbers: their sum is exact in any order.
  const average = values.reduce((sum, value) => sum + value, 0) / values.length
  return { text: average.toFixed(1), logged: values.length }
}

/** Energy, else sleep, before the last draw and before the last one that is at least four weeks older. */
function beforeDraws(facts: SentenceFacts) {
  const day = writer(facts)
  const days = facts.markers.flatMap((trend) => drawsOf(trend, facts).map((point) => point.day)).sort(byText)
  const second = days.at(-1)
  const first = second && days.findLast((draw) => draw <= addDays(second, -AVERAGE_DAYS))
  if (!first || !second) return []
  const sentences = MEASURES.flatMap(({ name, field, unit }) => {
    const before = averageOf(facts, field, addDays(first, -AVERAGE_DAYS))
    const now = averageOf(facts, field, addDays(second, -AVERAGE_DAYS))
    if (!before || !now) return []
    return `${name} ${before.text} → ${now.text} ${unit}, average of the four weeks before ${day(first)} and before ${day(second)} (${before.logged} and ${count(now.logged)} logged).`
  })
  return sentences.slice(0, 1)
}

/** The symptom of the most days, in the first and the second half of the logged time. */
function symptomSentence(facts: SentenceFacts) {
  const day = writer(facts)
  const logged = facts.days.map(({ date }) => date).sort(byText)
  const [first, last] = [logged[0], logged.at(-1)]
  const [most] = facts.symptoms.toSorted(
    (a, b) => b.days.length - a.days.length || byText(a.text.toLowerCase(), b.text.toLowerCase()),
  )
  if (!first || !last || !most || most.days.length === 0) return []
  const middle = addDays(first, Math.ceil((daysFrom(first, last) + 1) / 2))
  const since = (days: readonly string[]) => days.filter((date) => date >= middle).length
  const [after, before] = [since(logged), logged.length - since(logged)]
  if (before < LOGGED_DAYS || after < LOGGED_DAYS) return []
  const name = most.text.charAt(0).toUpperCase() + most.text.slice(1)
  const times = [most.days.length - since(most.days), since(most.days)] as const
  return [
    `${name} on ${count(times[0])} before ${day(middle)}, on ${count(times[1])} since (${before} and ${count(after)} logged from ${day(first)} to ${day(last)}).`,
  ]
}

/**
 * The medication with the most days, with the average sleep of its first and last four weeks. With blood draws, only
 * one that began by the last draw.
 */
function itemSentence(facts: SentenceFacts) {
  const day = writer(facts)
  const lastDraw = facts.markers
    .flatMap((trend) => drawsOf(trend, facts).map((point) => point.day))
    .sort(byText)
    .at(-1)
  const candidates = facts.items.flatMap(({ planId, text, from, until, days }) => {
    const first = later(from, facts.from)
    const last = earlier(until ?? facts.until, facts.until)
    const due = days.filter(({ date }) => first <= date && date <= last)
    if (daysFrom(first, last) + 1 < 2 * AVERAGE_DAYS || due.length < LOGGED_DAYS) return []
    if (lastDraw !== undefined && from > lastDraw) return []
    const before = averageOf(facts, 'sleepHours', first)
    const now = averageOf(facts, 'sleepHours', addDays(last, 1 - AVERAGE_DAYS))
    if (!before || !now) return []
    const ticked = due.filter(({ taken }) => taken > 0).length
    return [{ planId, text, first, last, due: due.length, ticked, before, now }]
  })
  const [most] = candidates.sort(
    (a, b) => b.due - a.due || b.ticked - a.ticked || byText(a.text, b.text) || byText(a.planId, b.planId),
  )
  if (!most) return []
  const { text, first, last, due, ticked, before, now } = most
  return [
    `${text} ticked on ${ticked} of ${count(due)} from ${day(first)} to ${day(last)}; sleep ${before.text} → ${now.text} h, average of the first and last four weeks (${before.logged} and ${count(now.logged)} logged).`,
  ]
}

/**
 * At most four sentences about a period: a marker, energy or sleep before two draws, a symptom, a medication beside
 * sleep, and then a second marker. None says a cause.
 */
export function timelineSentences(facts: SentenceFacts): string[] {
  const [marker, secondMarker] = markerSentences(facts)
  return [marker ?? [], beforeDraws(facts), symptomSentence(facts), itemSentence(facts), secondMarker ?? []]
    .flat()
    .slice(0, MAX_SENTENCES)
}
