import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bloodTestResults, doses, healthTracking, treatmentPlans, visitNotes } from '../../drizzle/schema.ts'
import { addDays } from '../../shared/health.ts'
import { untimed } from '../../shared/planItems.ts'
import { type Person, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

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
const long = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

async function patientWithNote() {
  const maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
  await portal.deps.db
    .insert(visitNotes)
    .values({ patientId: maya.id, authorId: elena.id, plan: 'Rest', signedAt: at(10), createdAt: at(10) })
  return maya.id
}
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
      `Blood test of ${long(ago(4))}: 1 not yet checked, 1 value read, 1 outside the printed range: Ferritin 12 ng/mL low (30–300)`,
      `Iron, changed on ${long(ago(5))}: added Vitamin C 500 mg`,
      'Iron, taken: Iron 25 mg 2 of 10 (1 skipped); Vitamin C 500 mg 0 of 6',
      'Sleep 7.5 h on average over 2 logged days; 6.0 over 1 day in the period before',
      'Energy 6.0 of 10 on average over 1 logged day; 4.0 over 1 day in the period before',
      'Headache on 1 day; on 1 in the period before',
      `Logged on ${long(ago(1))}: Odd taste of metal`,
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
      'Sleep 7.0 h on average over 1 logged day; 5.0 over 1 day in the period before',
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
    expect(lines[0]).toMatch(
      /: 2 not yet checked, 480 values read, 480 outside the printed range: Ferritin 0 /,
    )
    expect(lines[0]).toMatch(/Ferritin 7 ng\/mL low \(30–300\); 472 more$/)
    expect(lines.at(-1)).toBe('3 earlier blood tests since the last note')
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
      `Plan ended on ${long(ago(2))}: Zinc`,
      `New plan on ${long(ago(1))}: Nettle`,
      'Nettle, taken: Nettle 0 of 2',
    ])
  })

  it('noteFacts refuses a day that is today nowhere', async () => {
    const patientId = await patientWithNote()
    await expect(elena.api.care.notes.facts({ patientId, today: ago(5) })).rejects.toThrow(
      'today in your time zone',
    )
  })
})
