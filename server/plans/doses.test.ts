import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doses, treatmentPlans } from '../../drizzle/schema.ts'
import { addDays } from '../../shared/health.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

let portal: TestPortal
let admin: Person
let elena: Person
let maya: Person
let planId: string
const today = new Date().toISOString().slice(0, 10)
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin')
  elena = await signUp(portal, 'practitioner')
  maya = await signUp(portal)
  planId = (
    await elena.api.plans.create({ patientId: maya.id, title: 'Rest', medications: 'Zinc, Rose hip' })
  ).id
})
afterAll(() => portal.close())

describe('a dose', () => {
  const ofToday = async () =>
    (await maya.api.plans.today({ date: today })).slots.flatMap(({ doses: ofSlot }) =>
      ofSlot.map(({ medication, state }) => `${medication} ${state}`),
    )

  it('setDose ticks once, however often it is called, and removes a tick', async () => {
    const dose = { planId, medication: 'Zinc', date: today }
    await Promise.all([1, 2, 3].map(() => maya.api.plans.setDose({ ...dose, taken: true })))
    expect(await ofToday()).toEqual(['Zinc taken', 'Rose hip open'])
    await maya.api.plans.setDose({ ...dose, taken: false })
    expect(await ofToday()).toEqual(['Zinc open', 'Rose hip open'])
  })

  it('setDose refuses another’s plan, a medication not in the plan, and another day', async () => {
    const dose = { planId, medication: 'Zinc', date: today, taken: true }
    const ida = await signUp(portal)
    for (const refused of [
      () => ida.api.plans.setDose(dose),
      () => maya.api.plans.setDose({ ...dose, planId: randomUUID() }),
      () => maya.api.plans.setDose({ ...dose, medication: 'Iron' }),
    ]) {
      await expect(refused()).rejects.toThrow('There is no such medication in your plans.')
    }
    for (const date of [addDays(today, -3), addDays(today, 2)]) {
      await expect(maya.api.plans.setDose({ ...dose, date })).rejects.toThrow('today and for yesterday')
    }
  })
})

describe('adherence', () => {
  it('adherenceOf counts present medications from the plan’s first day, over at most 30 days, for those in care', async () => {
    const { db } = portal.deps
    await expect(elena.api.plans.adherence({ patientId: maya.id, today })).rejects.toThrow('no such patient')
    await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
    await db
      .update(treatmentPlans)
      .set({ createdAt: new Date(`${addDays(today, -9)}T12:00:00Z`) })
      .where(eq(treatmentPlans.id, planId))
    await db
      .insert(doses)
      .values([
        ...[0, 1, 2].map((ago) => ({ planId, medication: 'Zinc', date: addDays(today, -ago) })),
        { planId, medication: 'Rose hip', date: today },
        { planId, medication: 'No longer in the plan', date: today },
        { planId, medication: 'Zinc', date: addDays(today, -20) },
      ])
    expect(await elena.api.plans.adherence({ patientId: maya.id, today })).toEqual([
      {
        ...{ planId, title: 'Rest', taken: 4, skipped: 0, due: 20, days: 10 },
        items: [
          { text: 'Zinc', taken: 3, skipped: 0, due: 10 },
          { text: 'Rose hip', taken: 1, skipped: 0, due: 10 },
        ],
      },
    ])
    await db
      .update(treatmentPlans)
      .set({ createdAt: new Date(`${addDays(today, -90)}T12:00:00Z`) })
      .where(eq(treatmentPlans.id, planId))
    expect(await elena.api.plans.adherence({ patientId: maya.id, today })).toMatchObject([
      { taken: 5, due: 60, days: 30 },
    ])
  })
})
