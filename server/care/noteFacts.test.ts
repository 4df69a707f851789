import { markerRow } from '@verbena/lab-reader/markerRow'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bloodTestResults, doses, healthTracking, treatmentPlans, visitNotes } from '../../drizzle/schema.ts'
import { addDays } from '../../shared/health.ts'
import { untimed } from '../../shared/planItems.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { storeResults } from '../test/results.ts'

let portal: TestPortal
let elena: Person
let admin: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin')
  elena = await signUp(portal, 'practitioner', 'Dr. Elena Hartmann')
})
afterAll(() => portal.close())

const today = new Date().toISOString().slice(0, 10)
const ago = (days: number) => addDays(today, -days)
const at = (days: number) => new Date(`${ago(days)}T09:00:00Z`)
const ferritin = {
  name: 'Ferritin',
  comparator: null,
  value: 12,
  unit: 'ng/mL',
  low: 30,
  high: 300,
  flag: 'low',
}

async function patientWithNote() {
  const maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
  await portal.deps.db
    .insert(visitNotes)
    .values({ patientId: maya.id, authorId: elena.id, plan: 'Rest', signedAt: at(10), createdAt: at(10) })
  return maya.id
}
type Average = { average: number; logged: number }
const average = (measure: 'sleep' | 'energy', now: Average, before: Average | null) => ({
  ...{ kind: 'average', measure, now, before },
})
const facts = (patientId: string) => elena.api.care.notes.facts({ patientId, today })

describe('noteFacts', () => {
  it('noteFacts is empty where nothing happened since the last note', async () => {
    expect(await facts(await patientWithNote())).toEqual([])
  })

  it('noteFacts says results, changes of plans, intakes, means and symptoms since the last note, and nothing before', async () => {
    const patientId = await patientWithNote()
    const { db } = portal.deps
    const rows = makeRows(portal.deps)
    const earlier = await rows.completedBloodTest(patientId)
    await db
      .update(bloodTestResults)
      .set({ createdAt: at(20) })
      .where(eq(bloodTestResults.id, earlier))
    const later = await rows.completedBloodTest(patientId)
    await db
      .update(bloodTestResults)
      .set({ createdAt: at(3), collectedOn: ago(4) })
      .where(eq(bloodTestResults.id, later))
    const [plan] = await db
      .insert(treatmentPlans)
      .values({
        patientId,
        createdBy: elena.id,
        title: 'Iron',
        medications: ['Iron 25 mg'],
        items: [untimed('Iron 25 mg')],
        createdAt: at(30),
        updatedAt: at(30),
      })
      .returning()
    const planId = plan?.id ?? ''
    await db
      .update(treatmentPlans)
      .set({
        medications: ['Iron 25 mg', 'Vitamin C 500 mg'],
        items: [untimed('Iron 25 mg'), untimed('Vitamin C 500 mg')],
        updatedAt: at(5),
      })
      .where(eq(treatmentPlans.id, planId))
    const said = (days: number, state: 'taken' | 'skipped') => ({
      planId,
      version: 1,
      date: ago(days),
      medication: 'Iron 25 mg',
      slot: 'any' as const,
      state,
      takenAt: state === 'taken' ? at(days) : null,
      saidAt: at(days),
    })
    await db.insert(doses).values([said(15, 'taken'), said(9, 'taken'), said(8, 'taken'), said(7, 'skipped')])
    await db.insert(healthTracking).values([
      { userId: patientId, date: ago(12), sleepHours: 6, energyLevel: 4, symptoms: 'headache, no nausea' },
      { userId: patientId, date: ago(2), sleepHours: 7, symptoms: 'Headache again' },
      { userId: patientId, date: ago(1), sleepHours: 8, energyLevel: 6, symptoms: 'Odd taste\nof metal' },
    ])
    expect(await facts(patientId)).toEqual([
      {
        ...{ kind: 'result', collectedOn: ago(4), uploadedOn: ago(3) },
        ...{ read: 1, unchecked: 1, outside: 1, values: [ferritin] },
      },
      {
        ...{ kind: 'planChanged', title: 'Iron', day: ago(5) },
        changes: [{ kind: 'added', name: 'Vitamin C 500 mg' }],
      },
      {
        ...{ kind: 'planTaken', title: 'Iron' },
        items: [
          { text: 'Iron 25 mg', taken: 2, skipped: 1, due: 10 },
          { text: 'Vitamin C 500 mg', taken: 0, skipped: 0, due: 6 },
        ],
      },
      average('sleep', { average: 7.5, logged: 2 }, { average: 6, logged: 1 }),
      average('energy', { average: 6, logged: 1 }, { average: 4, logged: 1 }),
      { kind: 'symptom', symptom: 'headache', days: 1, daysBefore: 1 },
      { kind: 'logged', day: ago(1), text: 'Odd taste of metal' },
    ])
  })

  it('noteFacts of a patient without a note are those of 30 days; a draft of somebody else changes nothing', async () => {
    const patientId = await patientWithNote()
    const { db } = portal.deps
    const maya = await signUp(portal, 'patient')
    await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
    await db.insert(visitNotes).values({ patientId: maya.id, authorId: elena.id, plan: 'A draft' })
    await db.insert(healthTracking).values([
      { userId: maya.id, date: ago(29), sleepHours: 7 },
      { userId: maya.id, date: ago(30), sleepHours: 5 },
    ])
    expect(await facts(maya.id)).toEqual([
      average('sleep', { average: 7, logged: 1 }, { average: 5, logged: 1 }),
    ])
    expect(
      await db.$count(visitNotes, and(eq(visitNotes.patientId, patientId), isNull(visitNotes.signedAt))),
    ).toBe(0)
  })

  it('noteFacts names twenty blood tests and counts the earlier ones, each with eight values at most', async () => {
    const patientId = await patientWithNote()
    const rows = makeRows(portal.deps)
    const { db } = portal.deps
    for (let n = 0; n < 23; n += 1) await rows.completedBloodTest(patientId)
    const [one] = await db
      .select()
      .from(bloodTestResults)
      .where(eq(bloodTestResults.userId, patientId))
      .limit(1)
    const [ferritin] = one?.markers ?? []
    if (!one || !ferritin) throw new Error('no result was made')
    const markers = Array.from({ length: 480 }, (_, at) => ({ ...ferritin, value: at }))
    await db
      .update(bloodTestResults)
      .set({ markers: [...markers, { ...ferritin, doubtful: true }], collectedOn: today })
      .where(eq(bloodTestResults.id, one.id))
    const lines = await facts(patientId)
    expect(lines).toHaveLength(21)
    const values = Array.from({ length: 8 }, (_, at) => ({ value: at }))
    expect(lines[0]).toMatchObject({ kind: 'result', unchecked: 2, read: 480, outside: 480, values })
    expect(lines.at(-1)).toEqual({ kind: 'earlierResults', count: 3 })
  })

  it('noteFacts names a plan that began and one that ended, and counts nothing of the latter', async () => {
    const patientId = await patientWithNote()
    const { db } = portal.deps
    const plan = (title: string, days: number, deletedAt: Date | null) => ({
      patientId,
      createdBy: elena.id,
      title,
      medications: [title],
      items: [untimed(title)],
      createdAt: at(days),
      updatedAt: at(days),
      deletedAt,
    })
    await db
      .insert(treatmentPlans)
      .values([plan('Zinc', 40, at(2)), plan('Nettle', 1, null), plan('Old', 50, at(20))])
    expect(await facts(patientId)).toEqual([
      { kind: 'planEnded', title: 'Zinc', day: ago(2) },
      { kind: 'planBegan', title: 'Nettle', day: ago(1) },
      {
        ...{ kind: 'planTaken', title: 'Nettle' },
        items: [{ text: 'Nettle', taken: 0, skipped: 0, due: 2 }],
      },
    ])
  })

  it('noteFacts names critical values before others, wherever they stand', async () => {
    const patientId = await patientWithNote()
    const sodium = markerRow({ name: 'Sodium', value: 130, unit: 'mmol/L', low: 135, high: 145, flag: 'low' })
    // Within what this laboratory printed.
    const potassium = markerRow({
      name: 'Potassium',
      value: 6.9,
      unit: 'mmol/L',
      low: 3.5,
      high: 9,
      flag: 'normal',
    })
    await storeResults(portal.deps, patientId, [
      {
        ...{ urgency: 'today', collectedOn: ago(1), analysis: null, createdAt: at(1) },
        markers: [...Array.from({ length: 12 }, () => sodium), potassium],
      },
      { collectedOn: ago(200), analysis: null, createdAt: at(1), markers: [sodium] },
    ])
    const [line, earlier] = await facts(patientId)
    if (line?.kind !== 'result') throw new Error('no result')
    expect(line).not.toHaveProperty('older')
    expect(earlier).toMatchObject({ kind: 'result', older: true })
    expect(line.values).toHaveLength(8)
    expect(line.values[0]).toMatchObject({ name: 'Potassium', critical: true })
    expect(line.values[1]).not.toHaveProperty('critical')
  })

  it('noteFacts refuses a day that is today nowhere', async () => {
    const patientId = await patientWithNote()
    await expect(elena.api.care.notes.facts({ patientId, today: ago(5) })).rejects.toThrow(
      translatorFor('en')('care.refused.otherDay'),
    )
  })
})
