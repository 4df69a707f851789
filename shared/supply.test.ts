import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './health.ts'
import { expectedOn, type PlanItem, SLOTS, untimed } from './planItems.ts'
import {
  forecastOf,
  type Need,
  needOf,
  ownPerDay,
  packDays,
  plannedPerDay,
  type SupplyFacts,
  supplyOf,
  uncountable,
  unitsLeftOf,
} from './supply.ts'

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
    length: fc.option(fc.nat(120)),
  })
  .map(({ quarters, length, ...schedule }) => ({
    ...{ ...untimed('Iron'), ...schedule, units: quarters / 4, unitName: 'capsule' },
    ...{ from: addDays(TODAY, -20), until: length === null ? null : addDays(TODAY, length) },
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
  it('never rises by a tick, never falls by a completed order, and is never below zero', () => {
    fc.assert(
      fc.property(known, fc.integer({ min: 1, max: 50 }), (given, units) => {
        const left = unitsLeftOf(given)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(unitsLeftOf({ ...given, taken: given.taken + units })).toBeLessThanOrEqual(left)
        expect(unitsLeftOf({ ...given, bought: (given.bought ?? 0) + units })).toBeGreaterThanOrEqual(left)
      }),
    )
  })

  it('lasts no shorter when there is more of it, by the plan and at the own pace', () => {
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

  it('runs out on the first day that a naive count day by day does not cover', () => {
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

  it('tells the earlier of the two dates, and which one it is', () => {
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

  it('has no date where it lasts longer than the plan', () => {
    const ending = { ...daily, until: addDays(TODAY, 10) }
    expect(supplyOf({ ...facts, items: [ending] }, TODAY)).toMatchObject({ runsOut: null, by: null })
  })

  it.each([
    [{ unitsPerPack: null, bought: null }, 'how many units a pack holds'],
    [{ items: [{ ...daily, units: null }] }, 'how many units one dose has'],
    [{ unitName: 'drop' }, 'in different units'],
    [{ started: false }, 'No order of it was completed yet'],
  ])('says what is missing instead of a guess: %o', (given, sentence) => {
    const supply = supplyOf({ ...facts, ...given }, TODAY)
    expect(supply.missing).toContain(sentence)
    expect(supply).toMatchObject({ runsOut: null, by: null, planned: { runsOut: null } })
  })
})

describe('the own pace', () => {
  const pace = (ago: number, units: number, takenToday = 0) =>
    ownPerDay({ recent: { units, firstDay: addDays(TODAY, -ago) }, takenToday }, TODAY)

  it('is known after 7 days, and today counts once something was taken', () => {
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
  it('has the packs that 30 more days need, fewer where the items end before, at least one', () => {
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
})

describe('the forecast', () => {
  const need: fc.Arbitrary<Need> = fc.record({
    perDay: fc.integer({ min: 1, max: 24 }).map((quarters) => quarters / 4),
    unitsLeft: fc.nat(200),
    unitsPerPack: fc.integer({ min: 1, max: 120 }),
    lastDay: fc.option(fc.nat(200).map((ahead) => addDays(TODAY, ahead))),
  })

  it('needs the sum of what each patient needs', () => {
    fc.assert(
      fc.property(fc.array(need, { maxLength: 20 }), fc.nat(50), (needs, stock) => {
        const { need30, need60, suggested } = forecastOf(stock, needs, TODAY)
        const each = needs.map((one) => forecastOf(stock, [one], TODAY))
        expect(need30).toBe(each.reduce((sum, row) => sum + row.need30, 0))
        expect(need60).toBe(each.reduce((sum, row) => sum + row.need60, 0))
        expect(suggested).toBe(Math.max(0, need60 - stock))
      }),
    )
  })

  it('gives each patient enough packs for every day, and none too early', () => {
    fc.assert(
      fc.property(need, (one) => {
        const packs = packDays(one, TODAY)
        const end =
          one.lastDay === null
            ? 180
            : Math.min(180, (Date.parse(one.lastDay) - Date.parse(TODAY)) / 86_400_000 + 1)
        const hadOn = (day: number) =>
          one.unitsLeft + packs.filter((at) => at <= day).length * one.unitsPerPack
        for (let day = 0; day < end; day++) {
          expect(hadOn(day)).toBeGreaterThanOrEqual(one.perDay * (day + 1))
        }
        // The day's last pack was needed: without it, the day would not be covered.
        for (const at of packs) expect(hadOn(at) - one.unitsPerPack).toBeLessThan(one.perDay * (at + 1))
        expect(packs).toEqual(packs.toSorted((a, b) => a - b))
        for (const at of packs) expect(at).toBeLessThan(end)
      }),
    )
  })

  it('the stock runs out on the day whose pack it does not hold', () => {
    const one: Need = { perDay: 1, unitsLeft: 10, unitsPerPack: 30, lastDay: null }
    expect(forecastOf(0, [one], TODAY)).toEqual({
      ...{ stock: 0, need30: 1, need60: 2, runsOut: addDays(TODAY, 10), suggested: 2 },
    })
    expect(forecastOf(1, [one, one], TODAY).runsOut).toBe(addDays(TODAY, 10))
    expect(forecastOf(2, [one, one], TODAY).runsOut).toBe(addDays(TODAY, 40))
    expect(forecastOf(100, [one], TODAY).runsOut).toBeNull()
  })

  it('uses the own pace where it is known, else the plan, minus what is left', () => {
    expect(needOf(facts, TODAY)).toEqual({ perDay: 1, unitsLeft: 60, unitsPerPack: 60, lastDay: null })
    const twice = { ...facts, taken: 20, recent: { units: 28, firstDay: addDays(TODAY, -14) } }
    expect(needOf(twice, TODAY)).toMatchObject({ perDay: 2, unitsLeft: 40 })
    expect(needOf({ ...twice, onItsWay: 60 }, TODAY)).toMatchObject({ unitsLeft: 100 })
    expect(needOf({ ...facts, items: [{ ...daily, days: { kind: 'needed' } }] }, TODAY)).toBeNull()
  })
})

describe('plannedPerDay', () => {
  it('is the mean over the next four weeks', () => {
    const cycle = { ...daily, days: { kind: 'cycle' as const, on: 5, off: 2 }, from: TODAY }
    expect(plannedPerDay([cycle], TODAY)).toBe(20 / 28)
    expect(plannedPerDay([daily, daily], TODAY)).toBe(2)
  })
})

describe('uncountable', () => {
  it('asks for the units of the dose and of the pack, and that both have the same name', () => {
    const pack = { unitsPerPack: 60, unitName: 'capsule' }
    expect(uncountable(daily, pack)).toBeNull()
    expect(uncountable({ units: 1, unitName: null }, pack)).toBeNull()
    expect(uncountable(daily, { unitsPerPack: 60, unitName: 'Capsules' })).toBeNull()
    expect(uncountable({ units: null, unitName: 'capsule' }, pack)).toBe('dose')
    expect(uncountable({ units: 10, unitName: 'drop' }, pack)).toBe('names')
    expect(uncountable(daily, { unitsPerPack: null, unitName: null })).toBe('pack')
  })
})
