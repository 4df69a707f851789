import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doses, treatmentPlans } from '../../drizzle/schema.ts'
import { addDays } from '../../shared/health.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

const t = translatorFor('en')

let portal: TestPortal
let admin: Person
let elena: Person
let maya: Person
const today = new Date().toISOString().slice(0, 10)
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin')
  elena = await signUp(portal, 'practitioner')
  maya = await signUp(portal)
})
afterAll(() => portal.close())

const begunDaysAgo = (planId: string, days: number) =>
  portal.deps.db
    .update(treatmentPlans)
    .set({ createdAt: new Date(`${addDays(today, -days)}T12:00:00Z`) })
    .where(eq(treatmentPlans.id, planId))

it('adherence counts what each item expected, from the plan’s first day, over at most 30 days, for those in care', async () => {
  const { id: planId } = await elena.api.plans.create({
    patientId: maya.id,
    title: 'Rest',
    medications: 'Zinc, Rose hip',
  })
  await expect(elena.api.plans.adherence({ patientId: maya.id, today })).rejects.toThrow(
    t('care.refused.notInCare'),
  )
  await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
  await begunDaysAgo(planId, 9)
  await portal.deps.db
    .insert(doses)
    .values([
      ...[0, 1, 2].map((ago) => ({ planId, medication: 'Zinc', date: addDays(today, -ago) })),
      { planId, medication: 'Zinc', date: addDays(today, -3), state: 'skipped', takenAt: null },
      { planId, medication: 'Zinc', date: addDays(today, -4), state: 'open', takenAt: null },
      { planId, medication: 'Rose hip', date: today },
      { planId, medication: 'No longer in the plan', date: today },
      { planId, medication: 'Zinc', date: addDays(today, -20) },
    ])
  expect(await elena.api.plans.adherence({ patientId: maya.id, today })).toEqual([
    {
      ...{ planId, title: 'Rest', taken: 4, skipped: 1, due: 20, days: 10 },
      items: [
        { text: 'Zinc', taken: 3, skipped: 1, due: 10 },
        { text: 'Rose hip', taken: 1, skipped: 0, due: 10 },
      ],
    },
  ])
  await begunDaysAgo(planId, 90)
  expect(await elena.api.plans.adherence({ patientId: maya.id, today })).toMatchObject([
    { taken: 5, due: 60, days: 30 },
  ])
  await elena.api.plans.remove({ id: planId })
})

it('days off, days after an item’s end and what is taken when needed do not count', async () => {
  const daily = { kind: 'daily' } as const
  const { id: planId } = await elena.api.plans.create({
    patientId: maya.id,
    title: 'Schedules',
    items: [
      {
        text: 'Iron',
        slots: ['morning', 'evening'],
        days: { kind: 'cycle', on: 5, off: 2 },
        from: addDays(today, -6),
      },
      { text: 'Zinc', slots: [], days: daily, until: addDays(today, -5) },
      { text: 'Ginger', slots: [], days: { kind: 'needed' } },
    ],
  })
  await begunDaysAgo(planId, 6)
  await portal.deps.db.insert(doses).values([
    { planId, medication: 'Iron', date: addDays(today, -6), slot: 'morning' },
    { planId, medication: 'Iron', date: addDays(today, -1), slot: 'morning' },
    { planId, medication: 'Ginger', date: today },
  ])
  expect(await elena.api.plans.adherence({ patientId: maya.id, today })).toMatchObject([
    {
      title: 'Schedules',
      items: [
        // Five days on with two intakes each; a tick on a day off does not count.
        { text: 'Iron', taken: 1, due: 10 },
        { text: 'Zinc', taken: 0, due: 2 },
      ],
    },
  ])
  await elena.api.plans.remove({ id: planId })
})

it('each version counts on its own days, and a save that changes no item changes no number', async () => {
  const { id: planId } = await elena.api.plans.create({
    patientId: maya.id,
    title: 'Before',
    medications: 'Zinc',
  })
  const backdate = async (version: number, days: number) => {
    // Versions are append-only; the test stands in for a day that has passed.
    await portal.deps.pool.query('alter table plan_versions disable trigger append_only')
    await portal.deps.pool.query('update plan_versions set at = $1 where plan_id = $2 and version = $3', [
      `${addDays(today, -days)}T12:00:00Z`,
      planId,
      version,
    ])
    await portal.deps.pool.query('alter table plan_versions enable trigger append_only')
  }
  await begunDaysAgo(planId, 9)
  await elena.api.plans.update({ id: planId, patientId: maya.id, title: 'Before', medications: 'Iron' })
  await backdate(2, 3)
  await portal.deps.db.insert(doses).values([
    { planId, medication: 'Zinc', date: addDays(today, -9) },
    { planId, medication: 'Iron', date: today, version: 2 },
  ])
  const counted = await elena.api.plans.adherence({ patientId: maya.id, today })
  expect(counted).toMatchObject([
    {
      ...{ taken: 2, due: 10 },
      items: [
        { text: 'Zinc', taken: 1, due: 6 },
        { text: 'Iron', taken: 1, due: 4 },
      ],
    },
  ])
  await elena.api.plans.update({ id: planId, patientId: maya.id, title: 'After', medications: 'Iron' })
  const [again] = await elena.api.plans.adherence({ patientId: maya.id, today })
  expect({ ...again, title: 'Before' }).toEqual(counted[0])
})
