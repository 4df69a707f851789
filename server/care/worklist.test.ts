import { randomUUID } from 'node:crypto'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { and, count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  appointments,
  auditLog,
  bloodTestResults,
  bloodTestReviews,
  doses,
  healthTracking,
  noticeSettings,
  practitionerPatients,
  retests,
  treatmentPlans,
  userRoles,
  users,
  worklistSeen,
} from '../../drizzle/schema.ts'
import { DELETE_WORD } from '../../shared/auth.ts'
import type { Correction, MarkerRow } from '../../shared/bloodTests.ts'
import { asText } from '../../shared/careText.ts'
import { addDays } from '../../shared/health.ts'
import { DEFAULT_SETTINGS } from '../../shared/notices.ts'
import { untimed } from '../../shared/planItems.ts'
import { lineSentences } from '../../shared/worklistText.ts'
import { translatorFor } from '../platform/locales.ts'
import { PASSWORD, type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { storeResult } from '../test/results.ts'
import { statementsOf } from '../test/statements.ts'

const t = translatorFor('en')
const today = new Date().toISOString().slice(0, 10)
const ago = (days: number) => addDays(today, -days)

let portal: TestPortal
let admin: Person
let elena: Person
let jonas: Person
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
  admin = await signUp(portal, 'admin')
  elena = await signUp(portal, 'practitioner', 'Dr. Elena Hartmann')
  jonas = await signUp(portal, 'practitioner', 'Dr. Jonas Weber')
})
afterAll(() => portal.close())

/** A new patient in Elena's care for each test. */
beforeEach(async () => {
  await portal.deps.db.delete(practitionerPatients)
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  await link(elena, maya)
})
const link = (practitioner: Person, patient: Person) =>
  admin.api.admin.assignments.assign({ practitionerId: practitioner.id, patientId: patient.id })
const unlink = (patient: Person) =>
  portal.deps.db.delete(practitionerPatients).where(eq(practitionerPatients.patientId, patient.id))
const worklist = () => elena.api.care.worklist()

const row = (name: string, value: number, more: Partial<MarkerRow> = {}) =>
  markerRow({
    ...{ name, value, unit: 'mmol/L', low: 3.5, high: 5.1, flag: value > 5.1 ? 'high' : 'normal' },
    ...more,
  })

const result = (
  patient: Person,
  markers: MarkerRow[],
  corrections: Correction[] = [],
  finishedAt = new Date(),
) => storeResult(portal.deps, patient.id, { markers, corrections, collectedOn: ago(2), finishedAt })

const entry = (patient: Person, date: string, symptoms: string) =>
  portal.deps.db.insert(healthTracking).values({ userId: patient.id, date, symptoms })

/** A plan of one daily item, 60 days old, ticked on the given days. */
async function plan(patient: Person, ticked: number[], until: string | null = null) {
  const [row] = await portal.deps.db
    .insert(treatmentPlans)
    .values({
      ...{ patientId: patient.id, createdBy: elena.id, title: 'Rest', medications: ['Zinc'] },
      ...{ items: [{ ...untimed('Zinc'), until }], createdAt: new Date(`${ago(60)}T12:00:00Z`) },
    })
    .returning({ id: treatmentPlans.id })
  const planId = row?.id ?? ''
  const ticks = ticked.map((days) => ({ planId, medication: 'Zinc', date: ago(days) }))
  if (ticks.length > 0) await portal.deps.db.insert(doses).values(ticks)
  return planId
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n)

const lateRetest = (patient: Person, until: string) =>
  portal.deps.db.insert(retests).values({
    ...{ patientId: patient.id, marker: 'Ferritin', weeks: 12, from: addDays(until, -14), until },
    createdBy: elena.id,
  })

describe('care.worklist', () => {
  it('care.worklist has a line of each kind in its order, with its figures', async () => {
    const critical = await result(maya, [row('Potassium', 6.3), row('Sodium', 4)])
    const ordinary = await result(maya, [row('Ferritin', 5.4), row('Copper', 4)])
    for (const days of [1, 5]) await entry(maya, ago(days), 'A bit dizzy')
    const planId = await plan(maya, [...range(14, 27), 0, 1], addDays(today, 6))
    await lateRetest(maya, ago(9))
    const lines = await worklist()
    expect(lines.map(({ kind, critical, action, targetId }) => [kind, critical, action, targetId])).toEqual([
      ['critical', true, t('care.worklist.action.critical'), critical],
      ['result', false, t('care.worklist.action.result'), ordinary],
      ['symptom', false, t('care.worklist.action.symptom'), maya.id],
      ['adherence', false, t('care.worklist.action.adherence'), maya.id],
      ['retest', false, t('care.worklist.action.retest'), expect.any(String)],
      ['ending', false, t('care.worklist.action.ending'), planId],
    ])
    const potassium = { name: 'Potassium', comparator: null, value: 6.3, unit: 'mmol/L', low: 3.5, high: 5.1 }
    expect(lines).toMatchObject([
      { value: potassium, reason: 'high', isOld: false, others: 1, collectedOn: ago(2) },
      { value: { ...potassium, name: 'Ferritin', value: 5.4 }, outside: 1, markers: 2, unchecked: 0 },
      { symptom: 'dizziness', times: 2, days: 5, lastOn: ago(1), daysBefore: 28 },
      { before: 100, now: 14, least: { text: 'Zinc', taken: 2, due: 14 }, weeks: { length: 6 } },
      { marker: 'Ferritin', daysLate: 9, endedOn: ago(9) },
      { title: 'Rest', daysLeft: 6, endsOn: addDays(today, 6), taken: 16, due: 30 },
    ])
    for (const line of lines) {
      expect(line.sentence).toBe(lineSentences(line, today, t, asText(t)).join(' '))
    }
    const patient = { id: maya.id, fullName: 'Maya Lindqvist' }
    expect(lines.map(({ patient }) => patient)).toEqual(lines.map(() => patient))
  })

  it('care.worklist is critical by a positive result in words, which its line quotes', async () => {
    const place = { page: 1, x: 0, y: 0, width: 0, height: 0 }
    const words = (name: string, text: string) => ({ name, text, page: 1, doubtful: false, place })
    const store = (patient: Person, qualitative: ReturnType<typeof words>[]) =>
      storeResult(portal.deps, patient.id, {
        markers: [row('Potassium', 4)],
        qualitative,
        collectedOn: ago(2),
      })
    await store(maya, [words('HIV 1/2', 'non-reactive'), words('Malaria', 'P. falciparum seen')])
    const value = { name: 'Malaria', text: 'P. falciparum seen' }
    expect(await worklist()).toMatchObject([{ kind: 'critical', critical: true, reason: 'positive', value }])
    const ines = await signUp(portal, 'patient', 'Ines Costa')
    await link(elena, ines)
    await store(ines, [words('HIV 1/2', 'non-reactive')])
    expect((await worklist()).find(({ patient }) => patient.id === ines.id)).toMatchObject({
      ...{ kind: 'result', critical: false, words: 1 },
    })
  })

  it.each([
    ['Blasten 35 % 0', { name: 'Blasten', text: '35 % 0' }],
    // A comment of the laboratory is quoted without its full stop.
    ['Result telephoned to Dr Smith.', { name: '', text: 'Result telephoned to Dr Smith' }],
  ])(
    'care.worklist says that the line "%s", which was not understood, may be critical',
    async (text, value) => {
      const place = { page: 1, x: 0, y: 0, width: 0, height: 0 }
      await storeResult(portal.deps, maya.id, {
        markers: [row('Potassium', 4)],
        unread: [{ text, page: 1, place }],
        collectedOn: ago(2),
      })
      expect(await worklist()).toMatchObject([{ kind: 'critical', reason: 'unchecked', value }])
    },
  )

  it('care.worklist says that a doubtful value may be critical, until a person settled it', async () => {
    const doubtful = row('Potassium', 6.3, { doubtful: true, doubt: 'number' })
    const id = await result(maya, [doubtful])
    expect(await worklist()).toMatchObject([
      { kind: 'critical', reason: 'unchecked', value: { name: 'Potassium', value: 6.3 } },
    ])
    const corrected = row('Potassium', 4.3)
    await portal.deps.db
      .update(bloodTestResults)
      .set({
        markers: [corrected],
        corrections: [{ printed: doubtful, corrected, at: new Date().toISOString(), said: 'typed' }],
      })
      .where(eq(bloodTestResults.id, id))
    expect(await worklist()).toMatchObject([{ kind: 'result', markers: 1, outside: 0, unchecked: 0 }])
  })

  it('a result leaves the list once its present revision is reviewed, and returns with the next one', async () => {
    const id = await result(maya, [row('Ferritin', 5.4)])
    await portal.deps.db.insert(bloodTestReviews).values({ bloodTestId: id, by: jonas.id, revision: 1 })
    expect(await worklist()).toEqual([])
    await portal.deps.db.update(bloodTestResults).set({ revision: 2 }).where(eq(bloodTestResults.id, id))
    expect(await worklist()).toMatchObject([{ kind: 'result', targetId: id }])
  })

  it('care.worklist says the figures that plans.adherence says', async () => {
    await plan(maya, [...range(0, 4), ...range(14, 27)], addDays(today, 3))
    const [figures] = await elena.api.plans.adherence({ patientId: maya.id, today })
    const ending = (await worklist()).find(({ kind }) => kind === 'ending')
    expect(ending).toMatchObject({ taken: figures?.taken, due: figures?.due })
  })

  it('care.worklist has ten results of a patient, urgent ones before older ones, and counts the others', async () => {
    const ids: string[] = []
    // A minute apart: results of the same millisecond are in the order of their ids.
    for (let n = 0; n < 13; n += 1) {
      ids.push(await result(maya, [row('Ferritin', 6)], [], new Date(Date.now() - (60 - n) * 60_000)))
    }
    const { db } = portal.deps
    await db.update(bloodTestResults).set({ urgency: 'none' }).where(eq(bloodTestResults.userId, maya.id))
    const urgent = await result(maya, [row('Potassium', 6.9)])
    await db.update(bloodTestResults).set({ urgency: 'today' }).where(eq(bloodTestResults.id, urgent))
    const lines = await worklist()
    expect(lines.map(({ targetId }) => targetId)).toEqual([urgent, ...ids.slice(0, 9)])
    expect(lines).toMatchObject(ids.slice(0, 10).map((_, n) => ({ moreResults: n === 9 ? 4 : 0 })))
  })

  it('a retest is late by the patient’s own day', async () => {
    const east = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
    const west = new Date(Date.now() - 11 * 3_600_000).toISOString().slice(0, 10)
    await lateRetest(maya, west)
    const lives = (timeZone: string) =>
      portal.deps.db
        .insert(noticeSettings)
        .values({ ...DEFAULT_SETTINGS, userId: maya.id, timeZone })
        .onConflictDoUpdate({ target: noticeSettings.userId, set: { timeZone } })
    await lives('Pacific/Pago_Pago')
    expect(await worklist()).toEqual([])
    await lives('Pacific/Kiritimati')
    expect(east > west).toBe(true)
    expect(await worklist()).toMatchObject([{ kind: 'retest' }])
  })

  it('care.worklist leaves out closed and cancelled retests, deleted plans and closed accounts', async () => {
    const { db } = portal.deps
    await lateRetest(maya, ago(1))
    await db.update(retests).set({ cancelledAt: new Date() }).where(eq(retests.patientId, maya.id))
    const planId = await plan(maya, [], addDays(today, 3))
    await elena.api.plans.remove({ id: planId })
    expect(await worklist()).toEqual([])
    await result(maya, [row('Potassium', 6.3)])
    await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, maya.id))
    expect(await worklist()).toEqual([])
  })

  it('an unlinked patient’s line is gone, and its action is refused', async () => {
    await result(maya, [row('Potassium', 6.3)])
    expect(await worklist()).toHaveLength(1)
    expect(await jonas.api.care.worklist()).toEqual([])
    const abort = new AbortController()
    const stream = (await elena.api.care.onChange())[Symbol.asyncIterator]()
    const tick = stream.next()
    await unlink(maya)
    expect(await tick).toMatchObject({ done: false })
    abort.abort()
    expect(await worklist()).toEqual([])
    const seen = elena.api.care.markSeen({ patientId: maya.id, matter: 'adherence' })
    await expect(seen).rejects.toThrow(t('care.refused.notInCare'))
    await expect(elena.api.bloodTests.ofPatient({ patientId: maya.id })).rejects.toThrow(
      t('care.refused.notInCare'),
    )
    await stream.return?.()
  })

  it('a linked practitioner whom no admin has verified hears nothing of the patient', async () => {
    const ada = await signUp(portal, 'practitioner')
    await link(ada, maya)
    await portal.deps.db.update(userRoles).set({ verified: false }).where(eq(userRoles.userId, ada.id))
    const topics: string[] = []
    const stream = await ada.api.care.onChange()
    const listening = (async () => {
      for await (const { topic } of stream) topics.push(topic)
    })()
    const heardByElena = (await elena.api.care.onChange())[Symbol.asyncIterator]()
    for (const symptoms of ['headache', 'nausea']) {
      const tick = heardByElena.next()
      await maya.api.health.addEntry({ date: today, symptoms })
      expect(await tick).toMatchObject({ value: { topic: 'care' } })
    }
    // Her stream ends with her role.
    await admin.api.admin.users.setRole({ userId: ada.id, role: 'patient' })
    await listening
    expect(topics).not.toContain('care')
    await heardByElena.return?.()
  })

  it('opening the list is recorded as a read of each patient named, once per hour', async () => {
    const { db } = portal.deps
    const otto = await signUp(portal)
    await link(elena, otto)
    await result(maya, [row('Potassium', 6.3)])
    await entry(maya, ago(1), 'cough')
    const reads = async (patient: Person) => {
      const [found] = await db
        .select({ count: count() })
        .from(auditLog)
        .where(and(eq(auditLog.action, 'care.worklist'), eq(auditLog.subjectId, patient.id)))
      return found?.count
    }
    await worklist()
    await worklist()
    expect([await reads(maya), await reads(otto)]).toEqual([1, 0])
    // Append-only: the test writes what would have been written an hour ago.
    const lena = await signUp(portal, 'practitioner')
    await link(lena, maya)
    await db.execute(sql`
      insert into audit_log (actor_id, action, subject_id, at)
      values (${lena.id}, 'care.worklist', ${maya.id}, now() - interval '61 minutes')`)
    await lena.api.care.worklist()
    expect(await reads(maya)).toBe(3)
  })

  it('care.worklist runs as many statements for many patients as for one', async () => {
    await result(maya, [row('Potassium', 6.3)])
    const one = await statementsOf(worklist)
    for (const name of ['Nora', 'Otto', 'Vera']) {
      const patient = await signUp(portal, 'patient', name)
      await link(elena, patient)
      await result(patient, [row('Potassium', 6.3)])
      await plan(patient, range(14, 27))
    }
    expect(await statementsOf(worklist)).toHaveLength(one.length)
    expect(await worklist()).toHaveLength(7)
  })
})

describe('requests for appointments', () => {
  let kindId: string
  beforeAll(async () => {
    const days = [1, 2, 3, 4, 5, 6, 7]
    await elena.api.appointments.setHours({
      ...{ weekly: days.map((day) => ({ day, from: '09:00', until: '17:00' })), exceptions: [] },
    })
    const saved = await elena.api.appointments.saveKind({
      ...{
        name: 'First visit',
        minutes: 60,
        place: 'video',
        newPatients: true,
        link: 'https://video.test/elena',
      },
    })
    kindId = saved.id
  })

  async function ask(patient: Person) {
    const day = addDays(today, 3)
    const of = { practitionerId: elena.id, kindId }
    const free = await patient.api.appointments.free({ ...of, from: day, until: day })
    const at = free[0]?.at ?? ''
    const asked = { ...of, at, reason: 'The iron', key: randomUUID() }
    return { at, ...(await patient.api.appointments.ask(asked)) }
  }

  it('a request is a line with its kind, place and time of the clinic, and without its reason', async () => {
    await admin.api.admin.clinic.update({ timeZone: 'Asia/Tokyo' })
    const { id, at } = await ask(maya)
    const local = Temporal.Instant.from(at).toZonedDateTimeISO('Asia/Tokyo')
    const lines = await worklist()
    expect(lines).toMatchObject([
      {
        ...{ kind: 'appointment-request', critical: false, matter: null, targetId: id },
        ...{ patient: { id: maya.id, fullName: 'Maya Lindqvist' }, isLinked: true },
        ...{ appointment: 'First visit', place: 'video' },
        ...{ day: local.toPlainDate().toString(), time: '09:00' },
        action: t('care.worklist.action.appointment-request'),
      },
    ])
    expect(Math.abs(Date.parse(lines[0]?.since ?? '') - Date.now())).toBeLessThan(60_000)
    expect(JSON.stringify(lines)).not.toContain('The iron')
    expect(await elena.api.care.open({ patientId: maya.id })).toMatchObject([{ targetId: id }])
    expect((await elena.api.care.now({ today })).attention).toMatchObject({
      count: 1,
      lines: [{ targetId: id }],
    })
    expect(await jonas.api.care.worklist()).toEqual([])
    expect(await admin.api.care.worklist()).toEqual([])
  })

  it.each([
    ['confirmed', (id: string) => elena.api.appointments.confirm({ id })],
    ['declined', (id: string) => elena.api.appointments.decline({ id })],
    ['cancelled', (id: string) => maya.api.appointments.cancel({ id })],
    [
      'expired',
      (id: string) =>
        portal.deps.db
          .update(appointments)
          .set({ heldUntil: sql`now() - interval '1 second'` })
          .where(eq(appointments.id, id)),
    ],
  ])('the line of a request is gone once it is %s, and an open list hears of it', async (_state, answer) => {
    const stream = (await elena.api.care.onChange())[Symbol.asyncIterator]()
    /** Reloads the list at each tick, as an open page does, until it has so many lines. */
    const follow = async (count: number) => {
      for (;;) {
        await stream.next()
        const lines = await worklist()
        if (lines.length === count) return lines
      }
    }
    const asked = follow(1)
    const { id } = await ask(maya)
    expect(await asked).toMatchObject([{ targetId: id }])
    const answered = follow(0)
    await answer(id)
    expect(await answered).toEqual([])
    await stream.return?.()
  })

  it('a request of somebody new is a line that says so, also without any patient in care', async () => {
    await unlink(maya)
    const nora = await signUp(portal, 'patient', 'Nora Beck')
    const { id } = await ask(nora)
    const lines = await worklist()
    expect(lines).toMatchObject([{ targetId: id, patient: { fullName: 'Nora Beck' }, isLinked: false }])
    expect(lines[0]?.sentence).toContain(t('care.worklist.request.new'))
    expect(await jonas.api.care.worklist()).toEqual([])
    await portal.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, nora.id))
    expect(await worklist()).toEqual([])
  })

  it('a request is gone with the care link, and not listed while no admin has verified its practitioner', async () => {
    await ask(maya)
    const { db } = portal.deps
    const verified = (is: boolean) =>
      db.update(userRoles).set({ verified: is }).where(eq(userRoles.userId, elena.id))
    await verified(false)
    expect(await worklist()).toEqual([])
    await verified(true)
    expect(await worklist()).toHaveLength(1)
    await unlink(maya)
    expect(await worklist()).toEqual([])
  })
})

describe('care.markSeen', () => {
  it('care.markSeen sets a line aside for two weeks, for the caller alone, and is recorded', async () => {
    const { db } = portal.deps
    await link(jonas, maya)
    await plan(maya, range(14, 27))
    for (const days of [0, 1]) await entry(maya, ago(days), 'nausea')
    await elena.api.care.markSeen({ patientId: maya.id, matter: 'symptom Nausea' })
    expect(await worklist()).toMatchObject([{ kind: 'adherence', matter: 'adherence' }])
    expect(await jonas.api.care.worklist()).toHaveLength(2)
    await elena.api.care.markSeen({ patientId: maya.id, matter: 'adherence' })
    expect(await worklist()).toEqual([])
    const old = { at: sql`now() - interval '14 days 1 minute'` }
    await db.update(worklistSeen).set(old).where(eq(worklistSeen.seenKey, 'adherence'))
    expect(await worklist()).toMatchObject([{ kind: 'adherence' }])
    const log = await db
      .select({ actorId: auditLog.actorId })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'worklist.seen'), eq(auditLog.subjectId, maya.id)))
    expect(log).toEqual([{ actorId: elena.id }, { actorId: elena.id }])
  })

  it('care.markSeen refuses results, and another practitioner’s patient', async () => {
    const matter = 'critical' as 'adherence'
    await expect(elena.api.care.markSeen({ patientId: maya.id, matter })).rejects.toThrow()
    await expect(jonas.api.care.markSeen({ patientId: maya.id, matter: 'adherence' })).rejects.toThrow(
      t('care.refused.notInCare'),
    )
    expect(await portal.deps.db.$count(worklistSeen, eq(worklistSeen.practitionerId, jonas.id))).toBe(0)
  })

  it('what was marked as seen goes with the patient’s account, and with the practitioner’s', async () => {
    const { db } = portal.deps
    const mark = (practitioner: Person) =>
      practitioner.api.care.markSeen({ patientId: maya.id, matter: 'adherence' })
    const lena = await signUp(portal, 'practitioner')
    await link(lena, maya)
    await mark(elena)
    await mark(lena)
    const leave = (person: Person) =>
      person.api.auth.deleteAccount({ password: PASSWORD, confirmation: DELETE_WORD })
    await leave(lena)
    expect(await db.$count(worklistSeen, eq(worklistSeen.patientId, maya.id))).toBe(1)
    await leave(maya)
    expect(await db.$count(worklistSeen, eq(worklistSeen.patientId, maya.id))).toBe(0)
  })
})
