import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doses, products, treatmentPlans } from '../../drizzle/schema.ts'
import { addDays } from '../../shared/health.ts'
import type { PlanItem } from '../../shared/planItems.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

const t = translatorFor('en')
const today = new Date().toISOString().slice(0, 10)
const day = (ahead: number) => addDays(today, ahead)
const DAILY = { kind: 'daily' } as const

let portal: TestPortal
let admin: Person
let elena: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin')
  elena = await signUp(portal, 'practitioner')
})
afterAll(() => portal.close())

const inCare = async () => {
  const maya = await signUp(portal)
  await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
  return maya
}
const step = (units: number, from: string, until: string | null, more: Partial<PlanItem> = {}) => ({
  ...{ text: 'Prednisolone 5 mg', slots: ['morning' as const], units, unitName: 'tablet', days: DAILY },
  ...{ from, until, ...more },
})
const taper = [step(2, day(-2), day(-1)), step(1, day(0), day(4)), step(0.5, day(5), day(9))]
const write = (maya: Person, items: object[], more: object = {}) =>
  elena.api.plans.create({ patientId: maya.id, title: 'Taper', items: items as never, ...more })

describe('a medication that is planned several times', () => {
  it('a taper is saved as one medication, is ticked by its step of the day, and counts once a day', async () => {
    const maya = await inCare()
    const { id: planId } = await write(maya, taper)
    await portal.deps.db
      .update(treatmentPlans)
      .set({ createdAt: new Date(Date.now() - 3 * 86_400_000) })
      .where(eq(treatmentPlans.id, planId))
    const mine = (await maya.api.plans.mine())[0]
    expect(mine?.medications).toEqual(['Prednisolone 5 mg'])
    expect(mine?.items.map(({ units, from }) => [units, from])).toEqual(
      taper.map(({ units, from }) => [units, from]),
    )

    const unitsOn = async (date: string) => {
      const { slots } = await maya.api.plans.today({ date })
      return slots.flatMap(({ doses: ofSlot }) => ofSlot.map(({ units }) => units))
    }
    expect(await unitsOn(day(0))).toEqual([1])
    expect(await unitsOn(day(-1))).toEqual([2])
    for (const date of [day(-1), day(0)]) {
      await maya.api.plans.setDose({ planId, medication: 'Prednisolone 5 mg', date, state: 'taken' })
    }
    const rows = await portal.deps.db.select().from(doses).where(eq(doses.planId, planId))
    expect(rows.map(({ date, units }) => [date, units]).sort()).toEqual([
      [day(-1), 2],
      [day(0), 1],
    ])
    const [adherence] = await elena.api.plans.adherence({ patientId: maya.id, today })
    expect(adherence?.items).toEqual([{ text: 'Prednisolone 5 mg', taken: 2, skipped: 0, due: 3 }])
  })

  it('a change of one step is a change, and a further step is an addition; the others stay', async () => {
    const maya = await inCare()
    const { id } = await write(maya, taper)
    const longer = [taper[0], taper[1], step(0.5, day(5), day(6)), step(0.25, day(7), day(9))]
    await elena.api.plans.update({ id, patientId: maya.id, title: 'Taper', items: longer as never })
    const [version] = await elena.api.plans.versions({ planId: id })
    expect(version?.items).toHaveLength(4)
    expect(version?.changes.map(({ kind, name }) => [kind, name])).toEqual([
      ['changed', 'Prednisolone 5 mg'],
      ['added', 'Prednisolone 5 mg'],
    ])
    expect(version?.changes[0]?.text).toContain(t('plans.until', { day: new Date(`${day(6)}T00:00:00Z`) }))
    await elena.api.plans.update({ id, patientId: maya.id, title: 'Taper', items: longer as never })
    expect(await elena.api.plans.versions({ planId: id })).toHaveLength(2)
  })

  it.each([
    ['the same days', [step(1, day(0), day(4)), step(2, day(4), day(6))]],
    ['no last day', [step(1, day(0), null), step(2, day(4), day(6))]],
    [
      'one common weekday',
      [
        step(1, day(0), null, { days: { kind: 'weekdays', days: [1, 3] } }),
        step(2, day(0), null, { days: { kind: 'weekdays', days: [3, 5] } }),
      ],
    ],
    [
      'cycles that meet',
      [
        step(1, day(0), null, { days: { kind: 'cycle', on: 1, off: 1 } }),
        step(2, day(0), null, { days: { kind: 'cycle', on: 1, off: 2 } }),
      ],
    ],
  ])('a medication that is planned twice with %s is refused', async (_, items) => {
    const maya = await inCare()
    await expect(write(maya, items)).rejects.toThrow('plans.invalid.twice')
  })

  it.each([
    [
      'weekdays',
      [
        step(1, day(0), null, { days: { kind: 'weekdays', days: [1, 3, 5] } }),
        step(2, day(0), null, { days: { kind: 'weekdays', days: [2, 4, 6, 7] } }),
      ],
    ],
    [
      'alternating days',
      [
        step(1, day(0), null, { days: { kind: 'cycle', on: 1, off: 1 } }),
        step(2, day(1), null, { days: { kind: 'cycle', on: 1, off: 1 } }),
      ],
    ],
  ])('a medication that is planned twice on different %s has one dose on each day', async (_, items) => {
    const maya = await inCare()
    await write(maya, items)
    const { slots } = await maya.api.plans.today({ date: today })
    expect(slots.flatMap((part) => part.doses)).toHaveLength(1)
  })

  it('a taper that is assigned as a template begins today and keeps its steps', async () => {
    const maya = await inCare()
    const other = await inCare()
    const { id } = await write(maya, taper)
    await elena.api.plans.assign({ templateId: id, patientId: other.id })
    const [copy] = await other.api.plans.mine()
    expect(copy?.items.map(({ from, until }) => [from, until])).toEqual([
      [day(0), day(1)],
      [day(2), day(6)],
      [day(7), day(11)],
    ])
  })

  it('the supply of a product counts each step of a taper', async () => {
    const maya = await inCare()
    const [product] = await portal.deps.db
      .insert(products)
      .values({ name: 'Prednisolone', priceCents: 500, stock: 9, unitsPerPack: 50, unitName: 'tablet' })
      .returning()
    const productId = product?.id ?? ''
    await write(
      maya,
      taper.slice(1).map((item) => ({ ...item, productId })),
    )
    const [supply] = await maya.api.shop.supply()
    // Five days of one tablet and five of half a tablet.
    expect(supply?.planned.perDay).toBe(0.75)
  })
})

describe('a decimal comma', () => {
  it('a decimal comma in a medication is kept, in lists, items, Today and versions', async () => {
    const maya = await inCare()
    const { id } = await elena.api.plans.create({
      ...{ patientId: maya.id, title: 'Sleep', medications: 'Melatonin 0,5 mg, Zinc 15 mg' },
      items: [{ text: 'Melatonin 0,5 mg', slots: ['night'], days: DAILY }],
    })
    const [plan] = await maya.api.plans.mine()
    expect(plan?.medications).toEqual(['Melatonin 0,5 mg', 'Zinc 15 mg'])
    await elena.api.plans.update({ id, patientId: maya.id, title: 'Sleep', medications: plan?.medications })
    const { slots } = await maya.api.plans.today({ date: today })
    expect(slots.flatMap((part) => part.doses.map(({ medication }) => medication))).toEqual([
      'Zinc 15 mg',
      'Melatonin 0,5 mg',
    ])
    await maya.api.plans.setDose({ planId: id, medication: 'Melatonin 0,5 mg', date: today, state: 'taken' })
    expect(await elena.api.plans.versions({ planId: id })).toHaveLength(1)
  })
})

describe('a daily maximum of what is taken when needed', () => {
  const ibuprofen = (more: object = {}) => ({
    ...{ text: 'Ibuprofen 400 mg', slots: [], units: 1, unitName: 'tablet' },
    ...{ days: { kind: 'needed', maxPerDay: 3 }, ...more },
  })

  it('a daily maximum is shown on Today, counted, and enforced when a dose is logged', async () => {
    const maya = await inCare()
    const { id: planId } = await write(maya, [ibuprofen()])
    const about = { planId, medication: 'Ibuprofen 400 mg', date: today, state: 'taken' as const }
    const dose = async () => (await maya.api.plans.today({ date: today })).slots[0]?.doses[0]
    expect(await dose()).toMatchObject({ maxPerDay: 3, times: 0, expected: false, state: 'open' })
    for (const times of [1, 2, 3]) {
      await maya.api.plans.setDose({ ...about, times })
      expect(await dose()).toMatchObject({ times, state: 'taken', units: 1 })
    }
    const refusal = t('plans.refused.dailyMaximum', { medication: 'Ibuprofen 400 mg', most: 3 })
    await expect(maya.api.plans.setDose({ ...about, times: 4 })).rejects.toThrow(refusal)
    expect(await dose()).toMatchObject({ times: 3 })
    const [row] = await portal.deps.db.select().from(doses).where(eq(doses.planId, planId))
    expect(row).toMatchObject({ times: 3, units: 3 })
    await maya.api.plans.setDose({ ...about, state: 'open' })
    expect(await dose()).toMatchObject({ times: 0, state: 'open' })
  })

  it('a daily maximum holds over all times of the day together', async () => {
    const maya = await inCare()
    const slots = ['morning', 'midday', 'evening']
    const days = { kind: 'needed', maxPerDay: 2 }
    const { id: planId } = await write(maya, [ibuprofen({ slots, days })])
    const tick = (slot: string) =>
      maya.api.plans.setDose({
        ...{ planId, medication: 'Ibuprofen 400 mg', date: today, slot: slot as never, state: 'taken' },
      })
    await tick('morning')
    await tick('midday')
    await tick('midday')
    await expect(tick('evening')).rejects.toThrow(
      t('plans.refused.dailyMaximum', { medication: 'Ibuprofen 400 mg', most: 2 }),
    )
  })

  it('what is taken when needed without a maximum is ticked as before', async () => {
    const maya = await inCare()
    await write(maya, [ibuprofen({ days: { kind: 'needed' } })])
    const [part] = (await maya.api.plans.today({ date: today })).slots
    expect(part?.doses[0]).not.toHaveProperty('maxPerDay')
  })

  it.each([0, 25, 1.5, -1])('a daily maximum of %d is refused', async (maxPerDay) => {
    const maya = await inCare()
    await expect(write(maya, [ibuprofen({ days: { kind: 'needed', maxPerDay } })])).rejects.toThrow(
      'plans.invalid.maxPerDay',
    )
  })
})
