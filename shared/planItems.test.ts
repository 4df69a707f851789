import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, item, NAMES } from '../server/test/planItems.ts'
import { addDays } from './health.ts'
import { planItemInput } from './planItemInputs.ts'
import {
  changesBetween,
  expectedOn,
  isTickable,
  type PlanItem,
  partChanges,
  proposedItem,
  SLOTS,
  scheduleOf,
  slotsOf,
  untimed,
  WORKDAYS,
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
  const cycle = (on: number, off: number) => ({ days: { kind: 'cycle' as const, on, off } })
  const times: [text: string, schedule: Partial<PlanItem>][] = [
    ['Zinc 15 mg evening', { slots: ['evening'] }],
    ['Vitamin D3 1000 IU 2x daily', { slots: ['morning', 'evening'] }],
    ['Magnesium 200 mg three times a day', { slots: ['morning', 'midday', 'evening'] }],
    ['Ginger tea 1 cup when needed', { units: 1, unitName: 'cup', days: { kind: 'needed' } }],
    [
      'Iron bisglycinate 25 mg 2 capsules morning 5 days on 2 off',
      { slots: ['morning'], units: 2, unitName: 'capsule', ...cycle(5, 2) },
    ],
    [
      'Echinacea 30 drops at breakfast and before bed',
      { slots: ['morning', 'night'], units: 30, unitName: 'drop' },
    ],
    ['Rhodiola weekdays at noon', { slots: ['midday'], days: { kind: 'weekdays', days: WORKDAYS } }],
    ['Iron 20 mg every other day', cycle(1, 1)],
    ['Vitamin B12 on Mondays and Thursday', { days: { kind: 'weekdays', days: [1, 4] } }],
    ['Ashwagandha half tablet at night', { slots: ['night'], units: 0.5, unitName: 'tablet' }],
  ]
  it.each(times)('proposedItem reads the schedule of: %s', (text, schedule) => {
    expect(proposedItem(text)).toEqual({ ...untimed(text), ...schedule })
  })

  const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  /** A schedule as somebody types it in English. */
  const typedSchedule = ({ slots, units, unitName, days }: PlanItem) =>
    [
      ...slots,
      units === null ? '' : `${units} ${unitName}s`,
      days.kind === 'cycle' ? `${days.on} days on, ${days.off} days off` : '',
      days.kind === 'weekdays' ? days.days.map((weekday) => WEEKDAYS[weekday - 1]).join(' and ') : '',
      days.kind === 'needed' ? 'when needed' : '',
    ].join(' ')

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
      item.map((planned) => ` ${planned.text}  ${typedSchedule(planned)} `),
    )
    fc.assert(
      fc.property(typed, (text) => {
        expect(proposedItem(text).text).toBe(text)
      }),
    )
  })

  it('proposedItem reads back a schedule as it is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), item, (name, planned) => {
        expect(proposedItem(`${name} ${typedSchedule(planned)}`)).toMatchObject({
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
    [{ text: 'Zinc, iron' }, 'plans.invalid.comma'],
    [{ text: ' ' }, 'plans.invalid.name'],
    [{ text: 'Zinc', units: 0 }, 'plans.invalid.noUnits'],
    [{ text: 'Zinc', units: 0.1 }, 'plans.invalid.quarters'],
    [{ text: 'Zinc', units: 100.25 }, 'plans.invalid.manyUnits'],
    [{ text: 'Zinc', days: { kind: 'weekdays', days: [] } }, 'plans.invalid.weekdays'],
    [{ text: 'Zinc', days: { kind: 'cycle', on: 0, off: 2 } }, 'plans.invalid.cycle'],
    [{ text: 'Zinc', from: '2026-02-02', until: '2026-02-01' }, 'plans.invalid.until'],
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

  it('changesBetween tells what was added, changed and stopped, and which parts changed', () => {
    const moved = { ...iron, slots: ['evening' as const], days: { kind: 'cycle' as const, on: 5, off: 2 } }
    expect(changesBetween([iron, untimed('Green tea extract')], [moved, untimed('Ginger tea')])).toEqual([
      {
        kind: 'changed',
        name: 'Iron 25 mg',
        parts: [
          { part: 'slots', before: ['morning'], after: ['evening'] },
          { part: 'days', before: { kind: 'daily' }, after: { kind: 'cycle', on: 5, off: 2 } },
        ],
      },
      { kind: 'added', name: 'Ginger tea' },
      { kind: 'stopped', name: 'Green tea extract' },
    ])
  })

  it('changesBetween tells nothing about the same items in another order, or about another product', () => {
    const product = { ...iron, productId: 'another' }
    expect(changesBetween([iron, untimed('Zinc')], [untimed('Zinc'), product])).toEqual([])
  })

  it('changesBetween ignores the order of keys, and the unit of an unknown amount', () => {
    const cycle = { ...iron, days: { kind: 'cycle' as const, on: 5, off: 2 } }
    expect(changesBetween([cycle], [{ ...cycle, days: { on: 5, off: 2, kind: 'cycle' } }])).toEqual([])
    expect(changesBetween([{ ...iron, units: null }], [{ ...iron, units: null, unitName: null }])).toEqual([])
  })

  it('partChanges tells of more units, and of a first and last day', () => {
    const longer = { ...iron, units: 2, from: '2026-03-01', until: '2026-04-01' }
    expect(partChanges(iron, longer)).toEqual([
      { part: 'units', before: { units: 1, unitName: 'capsule' }, after: { units: 2, unitName: 'capsule' } },
      { part: 'from', before: null, after: '2026-03-01' },
      { part: 'until', before: null, after: '2026-04-01' },
    ])
    expect(partChanges(longer, iron).map(({ part }) => part)).toEqual(['units', 'from', 'until'])
  })
})
