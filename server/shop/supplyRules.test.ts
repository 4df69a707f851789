import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/health.ts'
import { expectedOn, isBeyondCaps, type PlanItem, SLOTS, untimed } from '../../shared/planItems.ts'
import { FORECAST_FAR } from '../../shared/supply.ts'
import {
  addPacks,
  forecastOf,
  type Need,
  needOf,
  noPacks,
  ownPerDay,
  plannedPerDay,
  type SupplyFacts,
  supplyOf,
  uncountable,
  unitsLeftOf,
} from './supplyRules.ts'

const TODAY = '2026-11-22'
const daily: PlanItem = { ...untimed('Iron'), units: 1, unitName: 'capsule', slots: ['morning'] }
const facts: SupplyFacts = {
  ...{ items: [daily], unitsPerPack: 60, unitName: 'capsule', started: true },
  ...{ base: 0, bought: 60, taken: 0, onItsWay: 0, recent: { units: 0, firstDay: null }, takenToday: 0 },
}

const days: fc.Arbitrary<PlanItem['days']> = fc.oneof(
  fc.constant({ kind: 'daily' as const }),
  fc.constant({ kind: 'needed' as const }),
  fc.record({
    kind: fc.constant('weekdays' as const),
    days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('cycle' as const),
    on: fc.integer({ min: 1, max: 9 }),
    off: fc.integer({ min: 1, max: 9 }),
  }),
)
const item: fc.Arbitrary<PlanItem> = fc
  .record({
    days,
    slots: fc.subarray([...SLOTS]),
    quarters: fc.integer({ min: 1, max: 12 }),
    first: fc.integer({ min: -40, max: 40 }),
    length: fc.option(fc.nat(120)),
  })
  .map(({ quarters, first, length, ...schedule }) => ({
    ...{ ...untimed('Iron'), ...schedule, units: quarters / 4, unitName: 'capsule' },
    ...{ from: addDays(TODAY, first), until: length === null ? null : addDays(TODAY, first + length) },
  }))
const known: fc.Arbitrary<SupplyFacts> = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 3 }),
    unitsPerPack: fc.integer({ min: 1, max: 200 }),
    base: fc.nat(200),
    packs: fc.nat(6),
    taken: fc.nat(400),
    onItsWay: fc.nat(200),
    recent: fc.record({ units: fc.nat(60), ago: fc.integer({ min: 1, max: 27 }) }),
    takenToday: fc.nat(4),
  })
  .map(({ packs, recent, ...rest }) => ({
    ...{ ...rest, unitName: 'capsule', started: true, bought: packs * rest.unitsPerPack },
    recent: { units: recent.units, firstDay: addDays(TODAY, -recent.ago) },
  }))
/** A date that never comes is later than any other. */
const orNever = (date: string | null | undefined) => date ?? '9999'

describe('what is left', () => {
  it('supplyOf never rises by a tick, never falls by a completed order, and is never below zero', () => {
    fc.assert(
      fc.property(known, fc.integer({ min: 1, max: 50 }), (given, units) => {
        const left = unitsLeftOf(given)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(unitsLeftOf({ ...given, taken: given.taken + units })).toBeLessThanOrEqual(left)
        expect(unitsLeftOf({ ...given, bought: (given.bought ?? 0) + units })).toBeGreaterThanOrEqual(left)
      }),
    )
  })

  it("supplyOf lasts no shorter when more is left, by the plan and at the patient's actual rate", () => {
    fc.assert(
      fc.property(known, fc.nat(300), (given, more) => {
        const [less, plenty] = [
          supplyOf(given, TODAY),
          supplyOf({ ...given, base: given.base + more }, TODAY),
        ]
        expect(orNever(plenty.planned.runsOut) >= orNever(less.planned.runsOut)).toBe(true)
        expect(orNever(plenty.own?.runsOut) >= orNever(less.own?.runsOut)).toBe(true)
        expect(orNever(plenty.runsOut) >= orNever(less.runsOut)).toBe(true)
      }),
    )
  })

  it('supplyOf runs out on the first day that a naive count day by day does not cover', () => {
    fc.assert(
      fc.property(known, (given) => {
        let left = unitsLeftOf(given)
        let naive: string | null = null
        for (let day = 0; day < 730 && naive === null; day++) {
          const date = addDays(TODAY, day)
          let need = 0
          for (const one of given.items) need += expectedOn(one, date).length * (one.units ?? 0)
          if (day === 0) need = Math.max(0, need - given.takenToday)
          if (need > left) naive = date
          left -= need
        }
        expect(supplyOf(given, TODAY).planned.runsOut).toBe(naive)
      }),
    )
  })

  it('supplyOf returns the earlier of the two dates, and which one it is', () => {
    fc.assert(
      fc.property(known, (given) => {
        const { runsOut, by, planned, own } = supplyOf(given, TODAY)
        const dates = [planned.runsOut, own?.runsOut ?? null].filter((date) => date !== null).sort()
        expect(runsOut).toBe(dates[0] ?? null)
        expect(by === null).toBe(runsOut === null)
        if (by === 'own') expect(runsOut).toBe(own?.runsOut)
        if (by === 'plan') expect(runsOut).toBe(planned.runsOut)
      }),
    )
  })

  it('60 capsules at one a day last 60 days, today among them', () => {
    expect(supplyOf(facts, TODAY)).toMatchObject({ unitsLeft: 60, runsOut: addDays(TODAY, 60), by: 'plan' })
    expect(supplyOf({ ...facts, takenToday: 1, taken: 1 }, TODAY).runsOut).toBe(addDays(TODAY, 60))
  })

  it('somebody who takes two a day runs out earlier than the plan says', () => {
    const twice = { ...facts, recent: { units: 28, firstDay: addDays(TODAY, -14) } }
    expect(supplyOf(twice, TODAY)).toMatchObject({
      ...{ own: { perDay: 2, runsOut: addDays(TODAY, 30) }, by: 'own' },
      planned: { perDay: 1, runsOut: addDays(TODAY, 60) },
    })
  })

  it('supplyOf has no date where the supply lasts longer than the plan', () => {
    const ending = { ...daily, until: addDays(TODAY, 10) }
    expect(supplyOf({ ...facts, items: [ending] }, TODAY)).toMatchObject({ runsOut: null, by: null })
  })

  it.each([
    [{ unitsPerPack: null, bought: null }, 'pack'],
    [{ items: [{ ...daily, units: null }] }, 'dose'],
    [{ unitName: 'drop' }, 'names'],
    [{ started: false }, 'start'],
  ])('supplyOf names the missing fact instead of guessing: %o', (given, missingCode) => {
    const supply = supplyOf({ ...facts, ...given }, TODAY)
    expect(supply).toMatchObject({ missingCode, runsOut: null, by: null, planned: { runsOut: null } })
  })
})

describe('the actual rate', () => {
  const pace = (ago: number, units: number, takenToday = 0) =>
    ownPerDay({ recent: { units, firstDay: addDays(TODAY, -ago) }, takenToday }, TODAY)

  it('the actual rate is known after 7 days, and today counts once something was taken', () => {
    expect(pace(6, 6)).toBeNull()
    expect(pace(7, 7)).toBe(1)
    expect(pace(6, 7, 1)).toBe(1)
    expect(ownPerDay({ recent: { units: 0, firstDay: null }, takenToday: 0 }, TODAY)).toBeNull()
  })

  it('of somebody who skipped every dose is nothing a day, and nothing runs out', () => {
    const skipped = { ...facts, recent: { units: 0, firstDay: addDays(TODAY, -20) } }
    expect(supplyOf(skipped, TODAY)).toMatchObject({ own: { perDay: 0, runsOut: null }, by: 'plan' })
  })
})

describe('a reorder', () => {
  it('by the plan has the packs for the units of each of its 30 days', () => {
    fc.assert(
      fc.property(known, (given) => {
        const { runsOut, by, packs } = supplyOf(given, TODAY)
        fc.pre(by === 'plan' && runsOut !== null)
        const first = (Date.parse(runsOut ?? '') - Date.parse(TODAY)) / 86_400_000
        const use = naiveUse(given.items, first + 30)
        use[0] = Math.max(0, (use[0] ?? 0) - given.takenToday)
        const units = use.slice(first).reduce((sum, of) => sum + of, 0)
        expect(packs).toBe(Math.max(1, Math.ceil(units / (given.unitsPerPack ?? 1))))
      }),
    )
  })

  it('a reorder has the packs that 30 more days need, fewer where the items end before, at least one', () => {
    const thrice = { ...daily, slots: ['morning', 'midday', 'evening'] as PlanItem['slots'] }
    expect(supplyOf({ ...facts, items: [thrice] }, TODAY).packs).toBe(2)
    // It runs out after 20 days, and the item ends 5 days later.
    const ending = { ...thrice, until: addDays(TODAY, 24) }
    expect(supplyOf({ ...facts, items: [ending] }, TODAY)).toMatchObject({
      runsOut: addDays(TODAY, 20),
      packs: 1,
    })
    expect(supplyOf(facts, TODAY).packs).toBe(1)
  })

  it('that is on its way moves the date as if it were here', () => {
    fc.assert(
      fc.property(known, (given) => {
        const { runsOut, runsOutWithOrders } = supplyOf(given, TODAY)
        const received = {
          ...given,
          base: unitsLeftOf(given) + given.onItsWay,
          bought: 0,
          taken: 0,
          onItsWay: 0,
        }
        expect(runsOutWithOrders).toBe(supplyOf(received, TODAY).runsOut)
        expect(orNever(runsOutWithOrders) >= orNever(runsOut)).toBe(true)
      }),
    )
    expect(supplyOf({ ...facts, onItsWay: 60 }, TODAY)).toMatchObject({
      runsOut: addDays(TODAY, 60),
      runsOutWithOrders: addDays(TODAY, 120),
    })
  })
})

/** The packs of these needs, by day. */
function packsOf(...needs: Need[]) {
  const packs = noPacks()
  for (const need of needs) addPacks(packs, need)
  return packs
}
/** Counts the units of each day by asking the schedule of each item. */
function naiveUse(items: readonly PlanItem[], length: number) {
  return Array.from({ length }, (_, day) => {
    const date = addDays(TODAY, day)
    let units = 0
    for (const one of items) for (const _slot of expectedOn(one, date)) units += one.units ?? 0
    return units
  })
}
/** The need of so many units a day for so many days. */
const steady = (perDay: number, unitsLeft: number, unitsPerPack: number, length = FORECAST_FAR): Need => ({
  ...{ use: new Float64Array(FORECAST_FAR).fill(perDay, 0, length), unitsLeft, unitsPerPack },
})

describe('the forecast', () => {
  const need: fc.Arbitrary<Need> = fc
    .record({
      items: fc.array(item, { minLength: 1, maxLength: 3 }),
      unitsLeft: fc.nat(200),
      unitsPerPack: fc.integer({ min: 1, max: 120 }),
    })
    .map(({ items, ...rest }) => ({ use: Float64Array.from(naiveUse(items, FORECAST_FAR)), ...rest }))

  it('the forecast needs the sum of what each patient needs', () => {
    fc.assert(
      fc.property(fc.array(need, { maxLength: 8 }), fc.nat(50), (needs, stock) => {
        const { need30, need60, suggested } = forecastOf(stock, packsOf(...needs), TODAY)
        const each = needs.map((one) => forecastOf(stock, packsOf(one), TODAY))
        expect(need30).toBe(each.reduce((sum, row) => sum + row.need30, 0))
        expect(need60).toBe(each.reduce((sum, row) => sum + row.need60, 0))
        expect(suggested).toBe(Math.max(0, need60 - stock))
      }),
    )
  })

  it('the forecast gives each patient the packs that a naive count opens one by one', () => {
    fc.assert(
      fc.property(need, (one) => {
        let left = one.unitsLeft
        const naive = Array.from(one.use, (units) => {
          let packs = 0
          for (left -= units; left < 0; left += one.unitsPerPack) packs++
          return packs
        })
        expect([...packsOf(one)]).toEqual(naive)
      }),
    )
  })

  it('the forecast follows the plan day by day: cycles, weekdays, first and last days, and what was taken today', () => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 3 }), fc.nat(4), (items, takenToday) => {
        const wanted = needOf({ ...facts, items, takenToday }, TODAY)
        const use = naiveUse(items, FORECAST_FAR)
        const isNeeded = use.some((units) => units > 0)
        use[0] = Math.max(0, (use[0] ?? 0) - takenToday)
        if (wanted === null || wanted === 'amount') expect([wanted, isNeeded]).toEqual([null, false])
        else expect([...wanted.use]).toEqual(use)
      }),
    )
  })

  it('a course of 2 a day for 10 days needs 20, and none of them after its end', () => {
    const course = { ...daily, slots: ['morning', 'evening'] as PlanItem['slots'], until: addDays(TODAY, 9) }
    const given = { ...facts, items: [course], unitsPerPack: 1, bought: 0 }
    const wanted = needOf(given, TODAY) as Need
    expect(forecastOf(0, packsOf(wanted), TODAY)).toMatchObject({ need30: 20, need60: 20, suggested: 20 })
    expect(supplyOf(given, TODAY)).toMatchObject({ packs: 20, planned: { perDay: 2 } })
  })

  it('the stock runs out on the day whose pack it does not hold', () => {
    const one = steady(1, 10, 30)
    expect(forecastOf(0, packsOf(one), TODAY)).toEqual({
      ...{ stock: 0, need30: 1, need60: 2, runsOut: addDays(TODAY, 10), suggested: 2 },
    })
    expect(forecastOf(1, packsOf(one, one), TODAY).runsOut).toBe(addDays(TODAY, 10))
    expect(forecastOf(2, packsOf(one, one), TODAY).runsOut).toBe(addDays(TODAY, 40))
    expect(forecastOf(100, packsOf(one), TODAY).runsOut).toBeNull()
  })

  it("the forecast uses the patient's actual rate where it is known, else the plan, minus what is left", () => {
    expect(needOf(facts, TODAY)).toEqual(steady(1, 60, 60))
    const twice = { ...facts, taken: 20, recent: { units: 28, firstDay: addDays(TODAY, -14) } }
    expect(needOf(twice, TODAY)).toEqual(steady(2, 40, 60))
    expect(needOf({ ...twice, onItsWay: 60 }, TODAY)).toMatchObject({ unitsLeft: 100 })
    const ending = [{ ...daily, until: addDays(TODAY, 4) }]
    expect(needOf({ ...twice, items: ending }, TODAY)).toEqual(steady(2, 40, 60, 5))
    expect(needOf({ ...facts, items: [{ ...daily, days: { kind: 'needed' } }] }, TODAY)).toBeNull()
  })

  it('a thousand patients beyond all bounds cost as much as others', () => {
    const absurd = steady(1e9, 0, 1)
    const started = performance.now()
    const { need30 } = forecastOf(0, packsOf(...Array.from({ length: 1_000 }, () => absurd)), TODAY)
    expect(need30).toBe(30 * 1e12)
    expect(performance.now() - started).toBeLessThan(1_000)
  })

  it('the forecast leaves out amounts beyond what a plan may have', () => {
    const slots = [...SLOTS]
    expect(isBeyondCaps({ units: 100, slots })).toBe(false)
    expect(isBeyondCaps({ units: null, slots })).toBe(false)
    for (const units of [100.25, 1_000, Number.NaN]) expect(isBeyondCaps({ units, slots: [] })).toBe(true)
    expect(needOf({ ...facts, items: [daily, { ...daily, units: 1_000 }] }, TODAY)).toBe('amount')
    const many = { ...facts, recent: { units: 10 * 401, firstDay: addDays(TODAY, -10) } }
    expect(needOf(many, TODAY)).toBe('amount')
  })
})

describe('plannedPerDay', () => {
  it('plannedPerDay is the mean over the next four weeks, or until the items end', () => {
    const cycle = { ...daily, days: { kind: 'cycle' as const, on: 5, off: 2 }, from: TODAY }
    expect(plannedPerDay([cycle], TODAY)).toBe(20 / 28)
    expect(plannedPerDay([daily, daily], TODAY)).toBe(2)
    expect(plannedPerDay([{ ...daily, until: addDays(TODAY, 9) }], TODAY)).toBe(1)
    expect(plannedPerDay([{ ...daily, until: addDays(TODAY, -1) }], TODAY)).toBe(0)
  })
})

describe('uncountable', () => {
  it('uncountable asks for the units of the dose and of the pack, and that both have the same name', () => {
    const pack = { unitsPerPack: 60, unitName: 'capsule' }
    expect(uncountable(daily, pack)).toBeNull()
    expect(uncountable({ units: 1, unitName: null }, pack)).toBeNull()
    expect(uncountable(daily, { unitsPerPack: 60, unitName: 'Capsules' })).toBeNull()
    expect(uncountable({ units: null, unitName: 'capsule' }, pack)).toBe('dose')
    expect(uncountable({ units: 10, unitName: 'drop' }, pack)).toBe('names')
    expect(uncountable(daily, { unitsPerPack: null, unitName: null })).toBe('pack')
  })
})
