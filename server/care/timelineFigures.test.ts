import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Trend, TrendPoint } from '../../shared/bloodTests.ts'
import { addDays } from '../../shared/health.ts'
import type { DrawnValue, TimelineFigure } from '../../shared/timeline.ts'
import { type CountedItem, type TimelineFacts, timelineFigures } from './timelineFigures.ts'

const FIRST = '2026-01-05'
const at = (day: number) => addDays(FIRST, day)

const point = (day: number, value: number, fields: Partial<TrendPoint> = {}): TrendPoint => ({
  ...{ bloodTestIds: ['a'], day: at(day), dayIs: 'collected', value, comparator: null, low: 30, high: 150 },
  ...{ flag: value < 30 ? 'low' : 'normal', conversion: null, isWelcome: false, step: null },
  course: { kind: 'unjudged', since: null, steps: 0, crossed: null, assumed: null },
  ...{ printed: { value, unit: 'ng/mL', low: 30, high: 150 } },
  ...fields,
})
const ferritin = (...points: TrendPoint[]): Trend => ({ marker: 'Ferritin', unit: 'ng/mL', points })

/** An item due on each day from `from` to `until`, ticked on those that `ticked` names. */
function itemOf(
  text: string,
  from: number,
  until: number | null,
  ticked: (day: number) => boolean,
): CountedItem {
  const days = []
  for (let day = Math.max(0, from); day <= (until ?? 199); day++) {
    days.push({ date: at(day), taken: Number(ticked(day)), skipped: 0, due: 1 })
  }
  return { planId: text, text, from: at(from), until: until === null ? null : at(until), days }
}
const entry = (day: number, energyLevel: number | null, sleepHours: number | null = null) => ({
  ...{ date: at(day), energyLevel, sleepHours },
})
const nothing: TimelineFacts = {
  ...{ from: at(0), until: at(199), markers: [], days: [], symptoms: [], items: [] },
}

const drawn = (day: number, value: number, fields: Partial<DrawnValue> = {}): DrawnValue => ({
  ...{ day: at(day), value, comparator: null, printed: null },
  ...fields,
})
const marker = (before: DrawnValue, now: DrawnValue, ticked: [days: number, due: number] | null = null) => ({
  ...{ kind: 'marker', marker: 'Ferritin', unit: 'ng/mL', before, now },
  ticked: ticked && { substance: 'iron', days: ticked[0], due: ticked[1] },
})

it('timelineFigures has two draws with what was begun by the first', () => {
  const markers = [ferritin(point(40, 18), point(124, 41))]
  const items = [itemOf('Iron bisglycinate 25 mg', 35, null, (day) => day % 7 > 0 || day < 47)]
  expect(timelineFigures({ ...nothing, markers, items })).toEqual([
    marker(drawn(40, 18), drawn(124, 41), [73, 84]),
  ])
})

it('timelineFigures has nothing of one draw, of a draw without its day and of two results of one day', () => {
  expect(timelineFigures(nothing)).toEqual([])
  expect(timelineFigures({ ...nothing, markers: [ferritin(point(40, 18))] })).toEqual([])
  const uploaded = ferritin(point(40, 18), point(124, 41, { dayIs: 'uploaded' }))
  expect(timelineFigures({ ...nothing, markers: [uploaded] })).toEqual([])
  const twice = ferritin(point(40, 18), point(124, 41), point(124, 44))
  expect(timelineFigures({ ...nothing, markers: [twice] })).toEqual([])
})

it('timelineFigures names no item that was begun after the first draw, and no remedy of another substance', () => {
  const markers = [ferritin(point(40, 18), point(124, 41))]
  const items = [itemOf('Iron', 41, null, () => true), itemOf('Nettle tea', 0, null, () => true)]
  expect(timelineFigures({ ...nothing, markers, items })).toEqual([marker(drawn(40, 18), drawn(124, 41))])
})

it('timelineFigures has a converted value also as it was printed', () => {
  const printed = { value: 40.4, unit: 'pmol/L' }
  const converted = point(40, 18, { conversion: '÷ 2.247', printed: { ...printed, low: 60, high: 300 } })
  const below = point(124, 10, { comparator: '<=' })
  expect(timelineFigures({ ...nothing, markers: [ferritin(converted, below)] })).toEqual([
    marker(drawn(40, 18, { printed }), drawn(124, 10, { comparator: '<=' })),
  ])
})

it('timelineFigures of energy, symptoms and a medication with sleep need 14 logged days on each side', () => {
  const markers = [ferritin(point(40, 18), point(124, 41))]
  const days = [...Array(200).keys()].map((day) => entry(day, day < 100 ? 5 : 7, day < 100 ? 6.5 : 7.5))
  const symptoms = [{ symptom: 'headache' as const, days: [at(3), at(9), at(150)] }]
  const items = [itemOf('Magnesium', 10, 129, (day) => day < 98)]
  expect(timelineFigures({ ...nothing, markers, days, symptoms, items })).toEqual([
    marker(drawn(40, 18), drawn(124, 41)),
    {
      ...{ kind: 'measure', measure: 'energy', before: { average: 5, logged: 28, day: at(40) } },
      now: { average: (4 * 5 + 24 * 7) / 28, logged: 28, day: at(124) },
    },
    {
      ...{ kind: 'symptom', symptom: 'headache', from: at(0), middle: at(100), until: at(199) },
      ...{ before: { days: 2, logged: 100 }, since: { days: 1, logged: 100 } },
    },
    {
      ...{ kind: 'item', text: 'Magnesium', from: at(10), until: at(129), ticked: 88, due: 120 },
      ...{ before: { average: 6.5, logged: 28 }, now: { average: 7.5, logged: 28 } },
    },
  ])
  const few = days.filter((_, index) => index % 3 === 0)
  expect(timelineFigures({ ...nothing, markers, days: few, items })).toHaveLength(1)
})

// ---------------------------------------------------------------- a second version, day by day

const outside = ({ flag }: TrendPoint) => flag === 'low' || flag === 'high'

/** The same rules, written as loops over the days of the period. */
function naiveFigures(facts: TimelineFacts): TimelineFigure[] {
  const all: string[] = []
  for (let date = facts.from; date <= facts.until; date = addDays(date, 1)) all.push(date)
  const resultOn = (trend: Trend, date: string) => {
    const found = trend.points.filter((one) => one.day === date && one.dayIs === 'collected')
    return found.length === 1 ? found[0] : undefined
  }
  const told: { outside: boolean; last: string; name: string; figure: TimelineFigure }[] = []
  const draws = new Set<string>()
  for (const trend of facts.markers) {
    const found: TrendPoint[] = []
    for (const date of all) {
      const result = resultOn(trend, date)
      if (result) {
        found.push(result)
        draws.add(date)
      }
    }
    if (found.length < 2) continue
    const now = found[found.length - 1]
    const before = found[found.length - 2]
    if (!now || !before) continue
    let ticks: { substance: 'iron' | 'zinc'; days: number; due: number } | null = null
    const word = trend.marker === 'Ferritin' ? 'iron' : trend.marker === 'Zinc' ? 'zinc' : null
    if (word) {
      let [due, ticked] = [0, 0]
      for (const date of all) {
        if (date < before.day || date >= now.day) continue
        const doses = facts.items
          .filter((item) => item.text.toLowerCase().includes(word) && item.from <= before.day)
          .flatMap((item) => item.days.filter((one) => one.date === date))
        if (doses.length > 0) due++
        if (doses.some((one) => one.taken > 0)) ticked++
      }
      if (due >= 14) ticks = { substance: word, days: ticked, due }
    }
    told.push({
      outside: outside(before) || outside(now),
      last: now.day,
      name: trend.marker,
      figure: {
        ...{ kind: 'marker', marker: trend.marker, unit: trend.unit, ticked: ticks },
        before: { day: before.day, value: before.value, comparator: null, printed: null },
        now: { day: now.day, value: now.value, comparator: null, printed: null },
      },
    })
  }
  const best = () => {
    let found: (typeof told)[number] | undefined
    for (const one of told) {
      const isBetter =
        !found ||
        (one.outside !== found.outside
          ? one.outside
          : one.last !== found.last
            ? one.last > found.last
            : one.name < found.name)
      if (isBetter) found = one
    }
    if (found) told.splice(told.indexOf(found), 1)
    return found?.figure
  }
  const mean = (field: 'energyLevel' | 'sleepHours', first: string) => {
    let [sum, logged] = [0, 0]
    for (let day = 0; day < 28; day++) {
      const date = addDays(first, day)
      if (date < facts.from || date > facts.until) return null
      for (const one of facts.days) {
        const value = one[field]
        if (one.date !== date || value === null) continue
        sum += value
        logged++
      }
    }
    return logged < 14 ? null : { average: sum / logged, logged }
  }
  const figures: (TimelineFigure | undefined)[] = [best()]
  const drawn = all.filter((date) => draws.has(date))
  const second = drawn[drawn.length - 1]
  let first: string | undefined
  for (const date of drawn) if (second && addDays(date, 28) <= second) first = date
  if (first && second) {
    const measures = [
      ['energy', 'energyLevel'],
      ['sleep', 'sleepHours'],
    ] as const
    for (const [measure, field] of measures) {
      const [a, b] = [mean(field, addDays(first, -28)), mean(field, addDays(second, -28))]
      if (!a || !b) continue
      figures.push({
        kind: 'measure',
        measure,
        before: { ...a, day: first },
        now: { ...b, day: second },
      })
      break
    }
  }
  const logged = all.filter((date) => facts.days.some((one) => one.date === date))
  const [begin, end] = [logged[0], logged[logged.length - 1]]
  let most: (typeof facts.symptoms)[number] | undefined
  for (const one of facts.symptoms) {
    const isMore = !most || one.days.length > most.days.length
    if (isMore || (one.days.length === most?.days.length && one.symptom < most.symptom)) most = one
  }
  if (begin && end && most && most.days.length > 0) {
    const span = all.indexOf(end) - all.indexOf(begin) + 1
    const middle = all[all.indexOf(begin) + Math.floor((span + 1) / 2)] ?? addDays(end, 1)
    const before = logged.filter((date) => date < middle).length
    const after = logged.filter((date) => date >= middle).length
    if (before >= 14 && after >= 14) {
      const early = most.days.filter((date) => date < middle).length
      figures.push({
        ...{ kind: 'symptom', symptom: most.symptom, from: begin, middle, until: end },
        before: { days: early, logged: before },
        since: { days: most.days.length - early, logged: after },
      })
    }
  }
  const taken: (TimelineFigure & { kind: 'item' })[] = []
  for (const item of facts.items) {
    const held = all.filter((date) => date >= item.from && (item.until === null || date <= item.until))
    const [start, stop] = [held[0], held[held.length - 1]]
    if (!start || !stop || held.length < 56 || (second && item.from > second)) continue
    const due = item.days.filter((one) => held.includes(one.date))
    const ticked = due.filter((one) => one.taken > 0).length
    const [a, b] = [mean('sleepHours', start), mean('sleepHours', addDays(stop, -27))]
    if (due.length < 14 || !a || !b) continue
    taken.push({
      ...{ kind: 'item', text: item.text, from: start, until: stop },
      ...{ due: due.length, ticked, before: a, now: b },
    })
  }
  taken.sort((a, b) => b.due - a.due || b.ticked - a.ticked || (a.text < b.text ? -1 : 1))
  figures.push(taken[0], best())
  return figures.filter((one) => one !== undefined).slice(0, 4)
}

const day = fc.integer({ min: 0, max: 199 })
const trend = fc.record({
  marker: fc.constantFrom('Ferritin', 'Zinc', 'TSH'),
  unit: fc.constant('ng/mL'),
  points: fc.array(
    fc
      .tuple(day, fc.integer({ min: 1, max: 200 }), fc.boolean(), fc.integer({ min: 0, max: 5 }))
      .map(([on, value, isOutside, chance]) =>
        point(on, value, {
          flag: isOutside ? 'high' : 'normal',
          dayIs: chance === 0 ? 'uploaded' : 'collected',
        }),
      ),
    { maxLength: 5 },
  ),
})
/** Each day is logged, or an item ticked, with a chance that the seed decides. */
const chanceOf = (seed: number, on: number) => ((seed * 31 + on * on * 17 + on * 7) % 101) / 101
const facts: fc.Arbitrary<TimelineFacts> = fc
  .record({
    markers: fc.uniqueArray(trend, { maxLength: 3, selector: ({ marker }) => marker }),
    logged: fc.record({
      first: day,
      length: fc.integer({ min: 0, max: 200 }),
      seed: fc.nat(100),
      share: fc.constantFrom(0.2, 0.6, 1),
    }),
    symptoms: fc.uniqueArray(fc.tuple(fc.constantFrom('fatigue', 'headache', 'nausea'), fc.nat(100)), {
      maxLength: 3,
      selector: ([symptom]) => symptom,
    }),
    items: fc.uniqueArray(
      fc.record({
        text: fc.constantFrom('Iron 25 mg', 'Iron drops', 'Zinc', 'Magnesium'),
        from: fc.integer({ min: -40, max: 199 }),
        length: fc.option(fc.integer({ min: 1, max: 200 })),
        seed: fc.nat(100),
      }),
      { maxLength: 4, selector: ({ text }) => text },
    ),
  })
  .map(({ markers, logged, symptoms, items }) => {
    const days = [...Array(logged.length).keys()]
      .map((on) => on + logged.first)
      .filter((on) => on <= 199 && chanceOf(logged.seed, on) < logged.share)
      .map((on) => entry(on, on % 5 === 0 ? null : 1 + (on % 10), on % 7 === 0 ? null : (on % 18) / 2))
    return {
      ...{ from: at(0), until: at(199), markers, days },
      symptoms: symptoms.map(([symptom, seed]) => ({
        symptom,
        days: days.filter((_, index) => chanceOf(seed, index) < 0.2).map(({ date }) => date),
      })),
      items: items.map(({ text, from, length, seed }) =>
        itemOf(
          text,
          from,
          length === null ? null : Math.min(from + length, 199),
          (on) => chanceOf(seed, on) < 0.7,
        ),
      ),
    }
  })

it('timelineFigures are exactly those of a second version that counts day by day', () => {
  const kinds = new Set<string>()
  fc.assert(
    fc.property(facts, (given) => {
      const figures = timelineFigures(given)
      expect(figures).toEqual(naiveFigures(given))
      for (const { kind } of figures) kinds.add(kind)
    }),
    { numRuns: 300 },
  )
  expect(kinds.size).toBe(4)
})

it('timelineFigures are the same in whichever order the inputs come, and at most four', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const swapped: TimelineFacts = {
        ...given,
        markers: given.markers.map((one) => ({ ...one, points: one.points.toReversed() })).toReversed(),
        days: given.days.toReversed(),
        symptoms: given.symptoms.map((one) => ({ ...one, days: one.days.toReversed() })).toReversed(),
        items: given.items.map((one) => ({ ...one, days: one.days.toReversed() })).toReversed(),
      }
      expect(timelineFigures(swapped)).toEqual(timelineFigures(given))
      expect(timelineFigures(given).length).toBeLessThanOrEqual(4)
    }),
    { numRuns: 200 },
  )
})
