import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, item, NAMES } from '../server/test/planItems.ts'
import { addDays } from './health.ts'
import { planItemInput } from './planItemInputs.ts'
import {
  changesBetween,
  expectedOn,
  isTickable,
  itemSentence,
  type PlanItem,
  proposedItem,
  SLOTS,
  scheduleOf,
  slotsOf,
  unitsText,
  untimed,
} from './planItems.ts'

/** The weekday counted by steps of one day from a known Monday. */
function weekdayBySteps(date: string) {
  let [number, at] = [1, '2025-12-29']
  while (at < date) {
    at = addDays(at, 1)
    number = number === 7 ? 1 : number + 1
  }
  return number
}

/** Whether a cycle is on, counted by steps of one day from its first day. */
function isOnBySteps(from: string, on: number, off: number, date: string) {
  let [place, at] = [0, from]
  while (at < date) {
    at = addDays(at, 1)
    place = place + 1 === on + off ? 0 : place + 1
  }
  return place < on
}

describe('expectedOn', () => {
  it('expectedOn expects what a naive count day by day expects, over month ends and leap days', () => {
    fc.assert(
      fc.property(item, day, (planned, date) => {
        const { days: when, from, until } = planned
        const within = (from === null || date >= from) && (until === null || date <= until)
        const isDay =
          when.kind === 'daily' ||
          (when.kind === 'weekdays' && when.days.includes(weekdayBySteps(date))) ||
          (when.kind === 'cycle' && within && isOnBySteps(from ?? date, when.on, when.off, date))
        const intakes = within && isDay ? Math.max(1, planned.slots.length) : 0
        expect(expectedOn(planned, date)).toHaveLength(intakes)
      }),
    )
  })

  it('expectedOn expects the last intakes of a plan that ends today, and none tomorrow', () => {
    const ending = {
      ...untimed('Zinc'),
      slots: ['morning', 'evening'] as PlanItem['slots'],
      until: '2028-02-29',
    }
    expect(expectedOn(ending, '2028-02-29')).toEqual(['morning', 'evening'])
    expect(expectedOn(ending, '2028-03-01')).toEqual([])
  })

  it('a cycle of 5 days on and 2 off counts from its first day', () => {
    const cycle = { ...untimed('Iron'), days: { kind: 'cycle' as const, on: 5, off: 2 }, from: '2026-01-30' }
    const fortnight = Array.from({ length: 14 }, (_, i) => expectedOn(cycle, addDays('2026-01-30', i)).length)
    expect(fortnight.join('')).toBe('11111001111100')
    expect(expectedOn(cycle, '2026-01-29')).toEqual([])
  })

  it('what is taken when needed may be ticked and is never expected', () => {
    const needed = { ...untimed('Ginger'), days: { kind: 'needed' as const } }
    expect(isTickable(needed, '2026-01-01')).toBe(true)
    expect(expectedOn(needed, '2026-01-01')).toEqual([])
  })
})

describe('scheduleOf', () => {
  it('scheduleOf has one item for each text, in the order of the medications', () => {
    const zinc = { ...untimed('Zinc'), slots: ['night'] as PlanItem['slots'] }
    expect(scheduleOf({ medications: ['Iron', 'Zinc', 'Iron'], items: [zinc] })).toEqual([
      untimed('Iron'),
      zinc,
    ])
    expect(scheduleOf({ medications: null, items: [] })).toEqual([])
  })
})

describe('proposedItem', () => {
  const times: [text: string, sentence: string][] = [
    ['Zinc 15 mg evening', 'Evening, every day'],
    ['Vitamin D3 1000 IU 2x daily', 'Morning and evening, every day'],
    ['Magnesium 200 mg three times a day', 'Morning, midday and evening, every day'],
    ['Ginger tea 1 cup when needed', '1 cup, when needed'],
    [
      'Iron bisglycinate 25 mg 2 capsules morning 5 days on 2 off',
      'Morning, 2 capsules, 5 days on, 2 days off',
    ],
    ['Echinacea 30 drops at breakfast and before bed', 'Morning and night, 30 drops, every day'],
    ['Rhodiola weekdays at noon', 'Midday, weekdays'],
    ['Iron 20 mg every other day', '1 day on, 1 day off'],
    ['Vitamin B12 on Mondays and Thursday', 'Monday and Thursday'],
    ['Ashwagandha half tablet at night', 'Night, 0.5 tablets, every day'],
  ]
  it.each(times)('proposedItem reads the schedule of: %s', (text, sentence) => {
    expect(itemSentence(proposedItem(text))).toBe(sentence)
  })

  it.each([
    'Evening primrose oil',
    'Organic evening primrose oil 500 mg',
    'Morning blend tea',
    'Vitamin B12 tablets',
    'Omega 3',
    'Vitamin D3 1000 IU daily',
    'Magnesium glycinate 200 mg',
    'Good night tea',
  ])('proposedItem proposes nothing for: %s', (text) => {
    expect(proposedItem(text)).toEqual(untimed(text))
  })

  it('proposedItem never changes a text', () => {
    const typed = fc.oneof(
      fc.string(),
      item.map((planned) => ` ${planned.text}  ${itemSentence(planned)} `),
    )
    fc.assert(
      fc.property(typed, (text) => {
        expect(proposedItem(text).text).toBe(text)
      }),
    )
  })

  it('proposedItem reads back what it shows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), item, (name, planned) => {
        const shown = { ...planned, until: null }
        expect(proposedItem(`${name} ${itemSentence(shown)}`)).toMatchObject({
          slots: planned.slots,
          units: planned.units,
          unitName: planned.unitName,
          days: planned.days,
        })
      }),
    )
  })
})

describe('planItemInput', () => {
  it('planItemInput fills what was left out, and puts times and weekdays in order', () => {
    expect(planItemInput.parse({ text: ' Zinc ' })).toEqual(untimed('Zinc'))
    expect(
      planItemInput.parse({
        text: 'Zinc',
        slots: ['night', 'morning', 'night'],
        days: { kind: 'weekdays', days: [7, 1, 7] },
      }),
    ).toMatchObject({ slots: ['morning', 'night'], days: { kind: 'weekdays', days: [1, 7] } })
  })

  it.each([
    [{ text: 'Zinc, iron' }, 'comma'],
    [{ text: ' ' }, 'name the medication'],
    [{ text: 'Zinc', units: 0 }, 'more than 0'],
    [{ text: 'Zinc', units: 0.1 }, 'quarters'],
    [{ text: 'Zinc', units: 100.25 }, 'at most 100'],
    [{ text: 'Zinc', days: { kind: 'weekdays', days: [] } }, 'at least one weekday'],
    [{ text: 'Zinc', days: { kind: 'cycle', on: 0, off: 2 } }, 'at least 1 day'],
    [{ text: 'Zinc', from: '2026-02-02', until: '2026-02-01' }, 'not be before the first'],
    [{ text: 'Zinc', from: '2026-02-30' }, 'auth.invalid.day'],
  ])('planItemInput refuses %o', (given, sentence) => {
    expect(planItemInput.safeParse(given).error?.issues[0]?.message).toContain(sentence)
  })
})

describe('the units of a day', () => {
  it('the units of a day are at most 400 for an item that is accepted', () => {
    const slots = fc.array(fc.constantFrom(...SLOTS), { maxLength: 9 })
    fc.assert(
      fc.property(slots, fc.integer({ min: 1, max: 800 }), (times, quarters) => {
        const { data } = planItemInput.safeParse({ text: 'Zinc', slots: times, units: quarters / 4 })
        expect(data !== undefined).toBe(quarters <= 400)
        if (data) expect(slotsOf(data).length * (data.units ?? 0)).toBeLessThanOrEqual(400)
      }),
    )
  })
})

describe('changesBetween', () => {
  const iron = {
    ...untimed('Iron 25 mg'),
    slots: ['morning'] as PlanItem['slots'],
    units: 1,
    unitName: 'capsule',
  }

  it('changesBetween tells what was added, changed and stopped, with the words that changed', () => {
    const moved = { ...iron, slots: ['evening' as const], days: { kind: 'cycle' as const, on: 5, off: 2 } }
    expect(changesBetween([iron, untimed('Green tea extract')], [moved, untimed('Ginger tea')])).toEqual([
      { kind: 'changed', text: 'Iron 25 mg from morning to evening, 5 days on, 2 days off' },
      { kind: 'added', text: 'Ginger tea' },
      { kind: 'stopped', text: 'Green tea extract' },
    ])
  })

  it('changesBetween tells nothing about the same items in another order, or about another product', () => {
    const product = { ...iron, productId: 'another' }
    expect(changesBetween([iron, untimed('Zinc')], [untimed('Zinc'), product])).toEqual([])
  })

  it('changesBetween tells of more units, and of a first and last day', () => {
    const longer = { ...iron, units: 2, from: '2026-03-01', until: '2026-04-01' }
    expect(changesBetween([iron], [longer])).toEqual([
      { kind: 'changed', text: 'Iron 25 mg 2 capsules, from 1 March 2026, until 1 April 2026' },
    ])
    expect(changesBetween([longer], [iron])).toEqual([
      { kind: 'changed', text: 'Iron 25 mg 1 capsule, from the start, no end' },
    ])
  })
})

describe('unitsText', () => {
  it.each([
    [{ units: 1, unitName: 'capsule' }, '1 capsule'],
    [{ units: 0.5, unitName: 'tablet' }, '0.5 tablets'],
    [{ units: 5, unitName: 'ml' }, '5 ml'],
    [{ units: 2, unitName: 'cups' }, '2 cups'],
    [{ units: 2, unitName: null }, '2'],
    [{ units: null, unitName: 'drop' }, null],
  ])('unitsText of %o', (given, text) => {
    expect(unitsText(given)).toBe(text)
  })
})
