import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doses, planVersions, treatmentPlans } from '../../drizzle/schema.ts'
import { addDays } from '../../shared/health.ts'
import { clockIn } from '../../shared/messages.ts'
import { DEFAULT_SETTINGS } from '../../shared/notices.ts'
import type { PlanItem } from '../../shared/planItems.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { insertMany, statementsOf, tablesReadWhole } from '../test/statements.ts'

const t = translatorFor('en')

type Item = Partial<PlanItem> & { text: string; slots: PlanItem['slots']; days: PlanItem['days'] }

let portal: TestPortal
let elena: Person
const today = new Date().toISOString().slice(0, 10)
const DAILY = { kind: 'daily' } as const
const zinc: Item = { text: 'Zinc', slots: [], days: DAILY }
const iron: Item = { text: 'Iron', slots: ['morning', 'evening'], units: 1, unitName: 'capsule', days: DAILY }
const ginger: Item = { text: 'Ginger tea', slots: ['midday'], days: { kind: 'needed' } }

/** A patient with a plan of these items. */
async function patientWith(...items: Item[]) {
  const maya = await signUp(portal)
  const { id: planId } = await elena.api.plans.create({ patientId: maya.id, title: 'Rest', items })
  return { maya, planId }
}
/** The day's doses as "slot medication state", in order. */
async function dosesOf(maya: Person, date = today) {
  const { slots } = await maya.api.plans.today({ date })
  return slots.flatMap((part) =>
    part.doses.map(({ medication, state }) => `${part.slot} ${medication} ${state}`),
  )
}
/** Lets a plan have been written at another time. */
const written = (planId: string, createdAt: Date | string) =>
  portal.deps.db
    .update(treatmentPlans)
    .set({ createdAt: new Date(createdAt) })
    .where(eq(treatmentPlans.id, planId))
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Today at UTC−12, and the day before, which can still be ticked somewhere. */
const earliest = ago(12 * HOUR).slice(0, 10)
const dayBefore = addDays(earliest, -1)

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  elena = await signUp(portal, 'practitioner')
})
afterAll(() => portal.close())

describe('plans.today', () => {
  it('plans.today lists the doses by time of the day, any time first, and leaves out what is not due', async () => {
    const weekday = ((new Date(today).getUTCDay() + 6) % 7) + 1
    const otherDay = (weekday % 7) + 1
    const { maya, planId } = await patientWith(
      iron,
      zinc,
      ginger,
      { text: 'Off today', slots: [], days: { kind: 'weekdays', days: [otherDay] } },
      { text: 'Ended', slots: [], days: DAILY, until: addDays(today, -1) },
      { text: 'Begins later', slots: [], days: DAILY, from: addDays(today, 1) },
    )
    expect(await dosesOf(maya)).toEqual([
      'any Zinc open',
      'morning Iron open',
      'midday Ginger tea open',
      'evening Iron open',
    ])
    const [, morning, midday] = (await maya.api.plans.today({ date: today })).slots
    expect(morning?.doses).toEqual([
      {
        ...{ planId, version: 1, medication: 'Iron', productId: null, units: 1, unitName: 'capsule' },
        ...{ state: 'open', at: null, reason: null, expected: true },
      },
    ])
    expect(midday?.doses).toMatchObject([{ medication: 'Ginger tea', expected: false }])
  })

  it('plans.today gives one dose a day for a medication without an item, and none for a deleted plan', async () => {
    const maya = await signUp(portal)
    const { id } = await elena.api.plans.create({
      patientId: maya.id,
      title: 'Old',
      medications: 'Zinc, Zinc',
    })
    expect(await dosesOf(maya)).toEqual(['any Zinc open'])
    await elena.api.plans.remove({ id })
    expect(await dosesOf(maya)).toEqual([])
  })

  it('plans.today refuses days that are neither today nor yesterday anywhere on earth', async () => {
    const { maya } = await patientWith(zinc)
    for (const date of [addDays(today, -3), addDays(today, 2)]) {
      await expect(maya.api.plans.today({ date })).rejects.toThrow(t('plans.refused.otherDay'))
    }
    await portal.deps.db
      .update(treatmentPlans)
      .set({ createdAt: new Date(Date.now() - 3 * DAY) })
      .where(eq(treatmentPlans.patientId, maya.id))
    expect(await dosesOf(maya, addDays(today, -1))).toEqual(['any Zinc open'])
  })

  it('plans.today still shows a dose that was taken before an edit moved it, with the version it was ticked in', async () => {
    const { maya, planId } = await patientWith({ ...iron, slots: ['morning'] })
    await maya.api.plans.setDose({ planId, medication: 'Iron', date: today, slot: 'morning', state: 'taken' })
    const items = [{ ...iron, slots: ['night' as const] }]
    await elena.api.plans.update({ id: planId, patientId: maya.id, title: 'Rest', items })
    const { slots } = await maya.api.plans.today({ date: today })
    expect(slots).toMatchObject([
      { slot: 'morning', doses: [{ state: 'taken', version: 1, expected: false }] },
      { slot: 'night', doses: [{ state: 'open', version: 2, expected: true }] },
    ])
  })
})

describe('plans.setDose', () => {
  it('plans.setDose ticks once, however often it is called, and removes a tick', async () => {
    const { maya, planId } = await patientWith(zinc)
    const dose = { planId, medication: 'Zinc', date: today }
    await Promise.all([1, 2, 3].map(() => maya.api.plans.setDose({ ...dose, taken: true })))
    expect(await dosesOf(maya)).toEqual(['any Zinc taken'])
    await maya.api.plans.setDose({ ...dose, taken: false })
    expect(await dosesOf(maya)).toEqual(['any Zinc open'])
  })

  it('without a time of the day it is about every dose of the medication on that day', async () => {
    const { maya, planId } = await patientWith(iron)
    await maya.api.plans.setDose({ planId, medication: 'Iron', date: today, taken: true })
    expect(await dosesOf(maya)).toEqual(['morning Iron taken', 'evening Iron taken'])
    await maya.api.plans.setDose({ planId, medication: 'Iron', date: today, slot: 'evening', state: 'open' })
    expect(await dosesOf(maya)).toEqual(['morning Iron taken', 'evening Iron open'])
  })

  it('plans.setDose keeps why a dose was skipped, and when one was taken, each only where it applies', async () => {
    const { maya, planId } = await patientWith(iron)
    const dose = { planId, medication: 'Iron', date: today }
    const at = ago(60_000)
    await maya.api.plans.setDose({ ...dose, slot: 'morning', state: 'taken', at, reason: 'forgot' })
    await maya.api.plans.setDose({ ...dose, slot: 'evening', state: 'skipped', at, reason: 'upset stomach' })
    const said = (await maya.api.plans.today({ date: today })).slots.flatMap((part) => part.doses)
    expect(said).toMatchObject([
      { state: 'taken', reason: null },
      { state: 'skipped', at: null, reason: 'upset stomach' },
    ])
    expect(Date.parse(said[0]?.at ?? '')).toBe(Date.parse(at))
  })

  it('plans.setDose refuses another’s plan, an unknown one, what it does not plan, and other days', async () => {
    const { maya, planId } = await patientWith(iron, {
      ...zinc,
      days: { kind: 'weekdays', days: [((new Date(today).getUTCDay() + 7) % 7) + 1] },
    })
    const dose = { planId, medication: 'Iron', date: today, state: 'taken' as const }
    const ida = await signUp(portal)
    for (const refused of [
      () => ida.api.plans.setDose(dose),
      () => maya.api.plans.setDose({ ...dose, planId: randomUUID() }),
      () => maya.api.plans.setDose({ ...dose, medication: 'Copper' }),
      () => maya.api.plans.setDose({ ...dose, version: 7 }),
    ]) {
      await expect(refused()).rejects.toThrow(t('plans.refused.noMedication'))
    }
    for (const unplanned of [
      { ...dose, slot: 'night' as const },
      { ...dose, medication: 'Zinc' },
    ]) {
      await expect(maya.api.plans.setDose(unplanned)).rejects.toThrow(t('plans.refused.noDose'))
    }
    for (const date of [addDays(today, -3), addDays(today, 2)]) {
      await expect(maya.api.plans.setDose({ ...dose, date })).rejects.toThrow(t('plans.refused.otherDay'))
    }
    await expect(maya.api.plans.setDose({ ...dose, at: ago(4 * DAY) })).rejects.toThrow(
      t('plans.refused.otherTime'),
    )
    await expect(maya.api.plans.setDose({ planId, medication: 'Iron', date: today })).rejects.toThrow(
      'plans.invalid.taken',
    )
    expect(await portal.deps.db.$count(doses, eq(doses.planId, planId))).toBe(0)
  })

  it('plans.setDose takes a tick for yesterday', async () => {
    const { maya, planId } = await patientWith(zinc)
    await written(planId, ago(2 * DAY))
    const yesterday = addDays(today, -1)
    await maya.api.plans.setDose({ planId, medication: 'Zinc', date: yesterday, state: 'taken' })
    expect(await portal.deps.db.select().from(doses).where(eq(doses.planId, planId))).toMatchObject([
      { date: yesterday, state: 'taken' },
    ])
  })

  it('plans.setDose refuses a day on which the plan did not hold yet, and takes every day that Today shows it for', async () => {
    const { maya, planId } = await patientWith(zinc)
    const dose = { planId, medication: 'Zinc', date: dayBefore, state: 'taken' as const }
    await written(planId, `${earliest}T00:00:00Z`)
    expect(await dosesOf(maya, dayBefore)).toEqual([])
    await expect(maya.api.plans.setDose(dose)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: t('plans.refused.notYet'),
    })
    await written(planId, `${dayBefore}T23:59:00Z`)
    expect(await dosesOf(maya, dayBefore)).toEqual(['any Zinc open'])
    await maya.api.plans.setDose(dose)
    expect(await dosesOf(maya, dayBefore)).toEqual(['any Zinc taken'])
  })

  it('a plan that was written just now can be ticked today, and not before, in every time zone', async () => {
    const { maya, planId } = await patientWith(zinc)
    for (const timeZone of ['Etc/GMT+12', 'Pacific/Kiritimati', 'UTC']) {
      await maya.api.notices.updateSettings({ ...DEFAULT_SETTINGS, timeZone })
      const { date } = clockIn(new Date(), timeZone)
      expect(await dosesOf(maya, date)).toEqual(['any Zinc open'])
      await maya.api.plans.setDose({ planId, medication: 'Zinc', date, state: 'taken' })
      expect(await dosesOf(maya, date)).toEqual(['any Zinc taken'])
      expect(await dosesOf(maya, addDays(date, -1))).toEqual([])
      await maya.api.plans.setDose({ planId, medication: 'Zinc', date, state: 'open' })
    }
  })

  it('plans.setDose refuses an item on a day before the version that added it, and without a version takes that of the day', async () => {
    const { maya, planId } = await patientWith(zinc)
    const items = [zinc, { ...iron, slots: ['morning' as const] }]
    await elena.api.plans.update({ id: planId, patientId: maya.id, title: 'Rest', items })
    await written(planId, ago(3 * DAY))
    const dose = { planId, date: dayBefore, state: 'taken' as const }
    for (const refused of [{ medication: 'Iron' }, { medication: 'Iron', version: 2 }]) {
      await expect(maya.api.plans.setDose({ ...dose, ...refused })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: t('plans.refused.notYet'),
      })
    }
    await maya.api.plans.setDose({ ...dose, medication: 'Zinc' })
    expect(await portal.deps.db.select().from(doses).where(eq(doses.planId, planId))).toMatchObject([
      { medication: 'Zinc', version: 1 },
    ])
    await maya.api.plans.setDose({ ...dose, medication: 'Iron', date: today })
    expect(await dosesOf(maya)).toEqual(['any Zinc open', 'morning Iron taken'])
  })

  it('plans.setDose keeps the last tick by the person’s clock, from two tabs and an offline phone, in every order', async () => {
    const words = [
      { state: 'taken' as const, saidAt: ago(3 * HOUR) },
      { state: 'skipped' as const, reason: 'ran out', saidAt: ago(2 * HOUR) },
      { state: 'open' as const, saidAt: ago(HOUR) },
    ]
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    for (const order of orders) {
      const { maya, planId } = await patientWith(zinc)
      for (const index of order) {
        const word = words[index]
        if (word) await maya.api.plans.setDose({ planId, medication: 'Zinc', date: today, ...word })
      }
      const rows = await portal.deps.db.select().from(doses).where(eq(doses.planId, planId))
      expect(rows, order.join()).toMatchObject([{ state: 'open', reason: null, takenAt: null }])
      expect(rows[0]?.saidAt.toISOString()).toBe(words[2]?.saidAt)
    }
  })

  it('three ticks at once leave one row with the last one', async () => {
    const { maya, planId } = await patientWith(zinc)
    const dose = { planId, medication: 'Zinc', date: today }
    await Promise.all(
      [3, 1, 2].map((hours) =>
        maya.api.plans.setDose({
          ...dose,
          state: hours === 1 ? 'skipped' : 'taken',
          saidAt: ago(hours * HOUR),
        }),
      ),
    )
    expect(await portal.deps.db.select().from(doses).where(eq(doses.planId, planId))).toMatchObject([
      { state: 'skipped' },
    ])
  })

  it('a tick by a clock that runs ahead counts as now, and a later one still replaces it', async () => {
    const { maya, planId } = await patientWith(zinc)
    const dose = { planId, medication: 'Zinc', date: today }
    const ahead = new Date(Date.now() + 5 * HOUR).toISOString()
    await maya.api.plans.setDose({ ...dose, state: 'taken', saidAt: ahead, at: ahead })
    const [row] = await portal.deps.db.select().from(doses).where(eq(doses.planId, planId))
    expect(row?.saidAt.getTime()).toBeLessThanOrEqual(Date.now())
    expect(row?.takenAt?.getTime()).toBeLessThanOrEqual(Date.now())
    await maya.api.plans.setDose({ ...dose, state: 'open' })
    expect(await dosesOf(maya)).toEqual(['any Zinc open'])
  })

  it('a tick that waited for the network is accepted for 14 days, if it was said on its day or the next', async () => {
    const { maya, planId } = await patientWith(zinc)
    await written(planId, ago(20 * DAY))
    const dose = { planId, medication: 'Zinc', state: 'taken' as const }
    const saidAt = ago(13 * DAY)
    const day = saidAt.slice(0, 10)
    await maya.api.plans.setDose({ ...dose, date: day, saidAt })
    await maya.api.plans.setDose({ ...dose, date: addDays(day, -1), saidAt })
    await expect(maya.api.plans.setDose({ ...dose, date: addDays(day, -3), saidAt })).rejects.toThrow(
      t('plans.refused.otherDay'),
    )
    await expect(maya.api.plans.setDose({ ...dose, date: day })).rejects.toThrow(t('plans.refused.otherDay'))
    const old = ago(15 * DAY)
    await expect(maya.api.plans.setDose({ ...dose, date: old.slice(0, 10), saidAt: old })).rejects.toThrow(
      t('plans.refused.oldTick', { days: 14 }),
    )
    expect(await portal.deps.db.$count(doses, eq(doses.planId, planId))).toBe(2)
  })

  it('a tick lands on the version that was on the screen, though the plan was edited meanwhile', async () => {
    const { maya, planId } = await patientWith({ ...iron, slots: ['morning'] })
    await elena.api.plans.update({ id: planId, patientId: maya.id, title: 'Rest', medications: 'Zinc' })
    const seen = {
      planId,
      medication: 'Iron',
      date: today,
      slot: 'morning' as const,
      state: 'taken' as const,
    }
    await maya.api.plans.setDose({ ...seen, version: 1 })
    await expect(maya.api.plans.setDose(seen)).rejects.toThrow(t('plans.refused.noMedication'))
    expect(await portal.deps.db.select().from(doses).where(eq(doses.planId, planId))).toMatchObject([
      { medication: 'Iron', version: 1 },
    ])
    expect(await portal.deps.db.$count(planVersions, eq(planVersions.planId, planId))).toBe(2)
  })
})

describe('plans.setSlot', () => {
  it('plans.setSlot refuses a day on which no plan held yet', async () => {
    const { maya, planId } = await patientWith(iron)
    await expect(maya.api.plans.setSlot({ date: dayBefore, slot: 'morning' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: t('plans.refused.noPlanYet'),
    })
    const ida = await signUp(portal)
    expect(await ida.api.plans.setSlot({ date: dayBefore, slot: 'morning' })).toMatchObject({ ticked: 0 })
    expect(await portal.deps.db.$count(doses, eq(doses.planId, planId))).toBe(0)
  })

  it('plans.setSlot ticks what is expected and open at that time, and leaves what was said before', async () => {
    const { maya, planId } = await patientWith(
      iron,
      { ...ginger, slots: ['morning'] },
      { ...zinc, slots: ['morning'] },
    )
    await maya.api.plans.setDose({
      planId,
      medication: 'Zinc',
      date: today,
      slot: 'morning',
      state: 'skipped',
    })
    expect(await maya.api.plans.setSlot({ date: today, slot: 'morning' })).toEqual({
      success: true,
      ticked: 1,
    })
    expect(await dosesOf(maya)).toEqual([
      'morning Iron taken',
      'morning Ginger tea open',
      'morning Zinc skipped',
      'evening Iron open',
    ])
    expect(await maya.api.plans.setSlot({ date: today, slot: 'morning' })).toMatchObject({ ticked: 0 })
  })
})

describe('ten years of ticks', () => {
  it('ten years of ticks are read by index, for one day and for 30, in few statements', async () => {
    const { maya, planId } = await patientWith(iron, { ...zinc, slots: ['morning', 'night'] })
    const { db, pool } = portal.deps
    await db
      .update(treatmentPlans)
      .set({ createdAt: new Date(Date.now() - 3_700 * DAY) })
      .where(eq(treatmentPlans.id, planId))
    await insertMany(
      db,
      sql`
        insert into doses (plan_id, medication, slot, date)
        select ${planId}, medication, slot, current_date - ago
        from (values ('Iron', 'morning'), ('Iron', 'evening'), ('Zinc', 'morning'), ('Zinc', 'night')) d (medication, slot),
          generate_series(0, 3749) ago`,
    )
    const admin = await signUp(portal, 'admin')
    await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
    for (const call of [
      () => maya.api.plans.today({ date: today }),
      () => elena.api.plans.adherence({ patientId: maya.id, today }),
    ]) {
      const statements = await statementsOf(call)
      expect(statements.length).toBeLessThanOrEqual(5)
      for (const statement of statements) {
        expect(await tablesReadWhole(pool, statement), statement.text).not.toContain('doses')
      }
    }
    expect(await elena.api.plans.adherence({ patientId: maya.id, today })).toMatchObject([
      { taken: 120, due: 120 },
    ])
  })
})
