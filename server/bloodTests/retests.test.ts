import { randomUUID } from 'node:crypto'
import { MARKERS, markerNamed, toFhir } from '@verbena/lab-reader'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, notices, retests } from '../../drizzle/schema.ts'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { addDays } from '../../shared/health.ts'
import { DEFAULT_SETTINGS } from '../../shared/notices.ts'
import { windowText } from '../../shared/retests.ts'
import type { Tick, Topic } from '../platform/live.ts'
import { translatorFor } from '../platform/locales.ts'
import { archiveOf } from '../test/archive.ts'
import { type Person, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { endedResult, storeResult, storeResults } from '../test/results.ts'
import { statementsOf, tablesReadWhole } from '../test/statements.ts'
import { upload } from '../test/upload.ts'
import { REPLACED } from './retestRules.ts'
import { addRetestNotices } from './retests.job.ts'

const t = translatorFor('en')

let portal: TestPortal
let admin: Person
let elena: Person
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin')
  elena = await signUp(portal, 'practitioner', 'Dr. Elena Hartmann')
})
afterAll(() => portal.close())

/** A new patient in Elena's care. */
async function newPatient() {
  const person = await signUp(portal, 'patient', 'Maya Lindqvist')
  await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: person.id })
  return person
}
beforeEach(async () => {
  maya = await newPatient()
})

const today = new Date().toISOString().slice(0, 10)
const daysAgo = (days: number) => addDays(today, -days)
const ferritin = markerRow({ loinc: '2276-4', doubtful: false })

/** A completed result of the patient, as if it had been uploaded and read. */
const result = (collectedOn: string | null, row: Partial<MarkerRow> = {}, person = maya) =>
  storeResult(portal.deps, person.id, { markers: [{ ...ferritin, ...row }], collectedOn })

/** Uploads a bundle with a ferritin of this day, and waits for its analysis. */
async function uploaded(person: Person, collectedOn: string, row: Partial<MarkerRow> = {}) {
  const bundle = toFhir({
    id: randomUUID(),
    createdAt: new Date(),
    collectedOn,
    analysis: 'A text.',
    markers: [{ ...ferritin, ...row }],
    unread: [],
    qualitative: [],
    corrections: [],
  })
  const answer = await upload(portal, Buffer.from(JSON.stringify(bundle)), {
    name: 'result.json',
    type: 'application/json',
    cookie: person.cookie,
  })
  const { id } = answer.json<{ id: string }>()
  await eventually(() => endedResult(person, id))
  return id
}

/** Plans a ferritin retest on a result of so many days ago, whose planned day is 8 weeks after it. */
async function plannedOn(days: number) {
  const fromTest = await result(daysAgo(days))
  const { id } = await elena.api.bloodTests.planRetest({
    patientId: maya.id,
    marker: 'Ferritin',
    weeks: 8,
    fromTest,
  })
  return { id, fromTest }
}
const retestOf = async (id: string, person = maya) => {
  const found = (await person.api.bloodTests.retests()).find((retest) => retest.id === id)
  if (!found) throw new Error('the retest is gone')
  return found
}
const correct = (id: string, change: Partial<MarkerRow> | null) =>
  maya.api.bloodTests.correct({
    id,
    row: 0,
    seen: { name: 'Ferritin', value: 18 },
    change: change && {
      name: 'Ferritin',
      value: 18,
      comparator: null,
      unit: 'ng/mL',
      low: 30,
      high: 150,
      ...change,
    },
  })

describe('an open page', () => {
  it('an open page of the patient and of the practitioner ticks when a retest is planned', async () => {
    // The care link was made a moment ago: the practitioner's page may still hear of that first.
    const hears = async (topic: Topic, ticks: AsyncIterable<Tick>) => {
      for await (const tick of ticks) if (tick.topic === topic) return topic
    }
    const heard = Promise.all([
      hears('bloodTests', await maya.api.bloodTests.onChange()),
      hears('care', await elena.api.care.onChange()),
    ])
    await elena.api.bloodTests.planRetest({ patientId: maya.id, marker: 'Ferritin', weeks: 12 })
    expect(await heard).toEqual(['bloodTests', 'care'])
  })
})

describe('planRetest', () => {
  it('planRetest counts the weeks from the collection day, or from today without one', async () => {
    const { id } = await plannedOn(10)
    expect(await retestOf(id)).toMatchObject({
      marker: 'Ferritin',
      from: addDays(today, -10 + 49),
      until: addDays(today, -10 + 63),
      state: 'planned',
      closedBy: null,
      by: 'Dr. Elena Hartmann',
      loinc: '2276-4',
      last: { value: 18, unit: 'ng/mL', day: daysAgo(10) },
    })
    const undated = await result(null, { name: 'Iron', marker: 'Iron' })
    for (const [marker, fromTest] of [['Iron', undated], ['TSH']]) {
      const { id: other } = await elena.api.bloodTests.planRetest({
        patientId: maya.id,
        marker: marker ?? '',
        weeks: 4,
        fromTest,
      })
      expect(await retestOf(other)).toMatchObject({ from: addDays(today, 21), until: addDays(today, 35) })
    }
  })

  it('planRetest finds a marker by its synonyms, and refuses an unknown one', async () => {
    const plan = (marker: string) =>
      elena.api.bloodTests.planRetest({ patientId: maya.id, marker, weeks: 12 })
    const { id } = await plan('25-OH Vitamin D')
    expect((await retestOf(id)).marker).toBe(markerNamed('Vitamin D, 25-Hydroxy')?.name)
    await expect(plan('Moonlight')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(plan(' ')).rejects.toThrow('bloodTests.invalid.marker')
  })

  it('planRetest accepts every canonical name', () => {
    expect(MARKERS.filter((marker) => markerNamed(marker.name) !== marker)).toEqual([])
  })

  it('planRetest allows one open retest of a marker, even for two at once', async () => {
    const plan = () => elena.api.bloodTests.planRetest({ patientId: maya.id, marker: 'Ferritin', weeks: 12 })
    const answers = await Promise.allSettled([plan(), plan()])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [planned] = await maya.api.bloodTests.retests()
    const window = planned ? windowText(planned, t) : ''
    await expect(plan()).rejects.toMatchObject({
      code: 'CONFLICT',
      message: t('bloodTests.refused.plannedRetest', { marker: 'Ferritin', window }),
    })
  })

  it('planRetest refuses patients, people not in care, and another person’s result', async () => {
    const stranger = await signUp(portal)
    const foreign = await result(daysAgo(3), {}, stranger)
    const plan = (person: Person, patientId: string, fromTest?: string) =>
      person.api.bloodTests.planRetest({ patientId, marker: 'Ferritin', weeks: 12, fromTest })
    await expect(plan(elena, stranger.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(plan(elena, maya.id, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(plan(elena, maya.id, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(plan(maya, maya.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await maya.api.bloodTests.retests()).toEqual([])
  })
})

describe('bloodTests.retests', () => {
  it('bloodTests.retests is the caller’s own, or a patient’s in care, which is recorded', async () => {
    const { id } = await plannedOn(10)
    const mine = await elena.api.bloodTests.retests({ patientId: maya.id })
    expect(mine).toEqual(await maya.api.bloodTests.retests())
    expect(mine).toMatchObject([{ id }])
    const log = await portal.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, maya.id))
    expect(log.filter(({ action }) => action === 'bloodTests.retests')).toMatchObject([{ actorId: elena.id }])
    expect(log.find(({ action }) => action === 'retest.plan')).toMatchObject({ detail: { weeks: 8 } })
    const stranger = await signUp(portal)
    await expect(stranger.api.bloodTests.retests({ patientId: maya.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await stranger.api.bloodTests.retests()).toEqual([])
  })

  it('bloodTests.retests takes the state from the patient’s day', async () => {
    const { id } = await plannedOn(49)
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await maya.api.notices.updateSettings({ ...DEFAULT_SETTINGS, timeZone })
      const { state, from, today: day } = await retestOf(id)
      expect(state).toBe(day < from ? 'planned' : 'due')
    }
    // Names that JavaScript knows. For PostgreSQL they are none, or mean another time: a practitioner's whole list would fail.
    for (const timeZone of ['US/Pacific-New', 'ACT', '+05:30']) {
      const refused = maya.api.notices.updateSettings({ ...DEFAULT_SETTINGS, timeZone })
      await expect(refused, timeZone).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      expect(await elena.api.care.worklist(), timeZone).toBeInstanceOf(Array)
    }
    const late = await newPatient()
    const fromTest = await result(daysAgo(90), {}, late)
    await elena.api.bloodTests.planRetest({ patientId: late.id, marker: 'Ferritin', weeks: 8, fromTest })
    expect(await late.api.bloodTests.retests()).toMatchObject([{ state: 'overdue' }])
  })
})

describe('what closes a retest', () => {
  it('an upload inside or after its window, in the transaction that completes the analysis', async () => {
    const { id } = await plannedOn(60)
    await uploaded(maya, daysAgo(20))
    expect(await retestOf(id)).toMatchObject({ state: 'due', closedBy: null })
    const closing = await uploaded(maya, daysAgo(5))
    expect(await retestOf(id)).toMatchObject({ state: 'closed', closedBy: closing })
  })

  it('the order of uploads makes no difference', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([2, 6, 9, 30], { minLength: 2, maxLength: 3 }),
        fc.integer({ min: 0, max: 4 }),
        async (ages, before) => {
          maya = await newPatient()
          const tests = new Map<number, string>()
          const fromTest = await result(daysAgo(60))
          let id = ''
          for (const [at, age] of [...ages.entries(), [ages.length, null] as const]) {
            if (at === Math.min(before, ages.length)) {
              const plan = { patientId: maya.id, marker: 'Ferritin', weeks: 8, fromTest }
              id = (await elena.api.bloodTests.planRetest(plan)).id
            }
            if (age !== null) tests.set(age, await uploaded(maya, daysAgo(age)))
          }
          // The window began 11 days ago.
          const earliest = Math.max(0, ...ages.filter((age) => age <= 11))
          expect((await retestOf(id)).closedBy).toBe(tests.get(earliest) ?? null)
        },
      ),
      // Each upload starts a process; retestRules.test.ts tries all orders without one.
      { numRuns: 2 },
    )
  })

  it('removing the closing result opens it again, or another result closes it', async () => {
    const { id } = await plannedOn(60)
    const first = await result(daysAgo(6))
    const second = await uploaded(maya, daysAgo(2))
    expect((await retestOf(id)).closedBy).toBe(first)
    await maya.api.bloodTests.remove({ id: first })
    expect((await retestOf(id)).closedBy).toBe(second)
    await maya.api.bloodTests.remove({ id: second })
    expect(await retestOf(id)).toMatchObject({ state: 'due', closedBy: null })
  })

  it('a row that is corrected to another marker opens it again', async () => {
    const { id } = await plannedOn(60)
    const closing = await uploaded(maya, daysAgo(2))
    await correct(closing, { name: 'Transferrin', unit: 'mg/dL' })
    expect((await retestOf(id)).closedBy).toBeNull()
  })

  it('a row that is corrected to an impossible value opens it again', async () => {
    const { id } = await plannedOn(60)
    const closing = await uploaded(maya, daysAgo(2))
    await correct(closing, { value: -18 })
    expect((await retestOf(id)).closedBy).toBeNull()
  })

  it('a collection day that is set before the window opens it again', async () => {
    const { id } = await plannedOn(60)
    const closing = await uploaded(maya, daysAgo(2))
    await maya.api.bloodTests.setCollectedOn({ id: closing, seen: daysAgo(2), day: daysAgo(40) })
    expect(await retestOf(id)).toMatchObject({ state: 'due', closedBy: null, question: null })
  })

  it('a doubtful row does not close it but asks, and closes it once it is confirmed', async () => {
    const { id } = await plannedOn(60)
    const doubtful = await result(daysAgo(2), { doubtful: true, doubt: 'picture', printedValue: '18' })
    expect(await retestOf(id)).toMatchObject({
      state: 'due',
      closedBy: null,
      question: { testId: doubtful, about: 'row' },
    })
    const [check] = (await maya.api.bloodTests.get({ id: doubtful })).checks
    const answer = { id: doubtful, check: check?.id ?? '', seen: null, said: 'as read', row: null } as const
    await maya.api.bloodTests.answerCheck(answer)
    expect(await retestOf(id)).toMatchObject({ state: 'closed', closedBy: doubtful, question: null })
  })

  it('a result without a collection day asks for it, and closes it then', async () => {
    const { id } = await plannedOn(60)
    const undated = await result(null)
    expect(await retestOf(id)).toMatchObject({ closedBy: null, question: { testId: undated, about: 'day' } })
    await maya.api.bloodTests.setCollectedOn({ id: undated, seen: null, day: daysAgo(1) })
    expect(await retestOf(id)).toMatchObject({ state: 'closed', closedBy: undated })
  })

  it('a retest whose place a newer one took is cancelled instead of opened', async () => {
    const { id } = await plannedOn(60)
    const closing = await uploaded(maya, daysAgo(2))
    const newer = await elena.api.bloodTests.planRetest({
      patientId: maya.id,
      marker: 'Ferritin',
      weeks: 12,
      fromTest: closing,
    })
    await maya.api.bloodTests.remove({ id: closing })
    expect(await retestOf(id)).toMatchObject({
      state: 'cancelled',
      cancelledBy: null,
      cancelReason: t(REPLACED),
    })
    expect(await retestOf(newer.id)).toMatchObject({ state: 'planned', fromTest: null })
  })

  it('a result of the same moment as the plan is not missed', async () => {
    const fromTest = await result(daysAgo(60))
    const [undated, plan] = await Promise.all([
      result(null),
      elena.api.bloodTests.planRetest({ patientId: maya.id, marker: 'Ferritin', weeks: 8, fromTest }),
      maya.api.bloodTests.setCollectedOn({ id: fromTest, seen: daysAgo(60), day: daysAgo(60) }),
    ])
    await Promise.all([
      maya.api.bloodTests.setCollectedOn({ id: undated, seen: null, day: daysAgo(3) }),
      uploaded(maya, daysAgo(4)),
    ])
    expect((await retestOf(plan.id)).closedBy).not.toBeNull()
  })
})

describe('cancelRetest', () => {
  it('cancelRetest keeps who cancelled it and why, and makes room for another', async () => {
    const { id } = await plannedOn(10)
    await elena.api.bloodTests.cancelRetest({ id, reason: 'Measured elsewhere.' })
    expect(await retestOf(id)).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'Dr. Elena Hartmann',
      cancelReason: 'Measured elsewhere.',
    })
    await expect(elena.api.bloodTests.cancelRetest({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    await elena.api.bloodTests.planRetest({ patientId: maya.id, marker: 'Ferritin', weeks: 4 })
    await uploaded(maya, daysAgo(0))
    expect((await retestOf(id)).state).toBe('cancelled')
  })

  it('cancelRetest refuses patients, unknown retests and those of people not in care', async () => {
    const { id } = await plannedOn(10)
    const jonas = await signUp(portal, 'practitioner')
    await expect(maya.api.bloodTests.cancelRetest({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(jonas.api.bloodTests.cancelRetest({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(elena.api.bloodTests.cancelRetest({ id: randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await retestOf(id)).state).toBe('planned')
  })
})

describe('notices about retests', () => {
  const tellAt = (iso: string) => addRetestNotices(portal.deps, new Date(iso))
  const told = async () =>
    (await maya.api.notices.list()).rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('retest'))

  it('notices about retests come once at the start of the window and once a week before its end, in the morning', async () => {
    await maya.api.notices.updateSettings({ ...DEFAULT_SETTINGS, timeZone: 'Pacific/Auckland' })
    const { id } = await plannedOn(10)
    const { from, until } = await retestOf(id)
    // Eight in the morning in Auckland is 19:00 or 20:00 UTC of the day before.
    await tellAt(`${addDays(from, -1)}T18:30:00Z`)
    expect(await told()).toEqual([])
    await tellAt(`${addDays(from, -1)}T20:30:00Z`)
    await tellAt(`${from}T20:30:00Z`)
    expect(await told()).toEqual(['retest-due'])
    await tellAt(`${addDays(until, -8)}T20:30:00Z`)
    await tellAt(`${addDays(until, -7)}T20:30:00Z`)
    expect((await told()).sort()).toEqual(['retest-due', 'retest-ending'])
    await tellAt(`${addDays(until, 1)}T20:30:00Z`)
    expect(await told()).toHaveLength(2)
  })

  it('notices about retests are not written for closed ones, and vanish when one closes', async () => {
    const { id } = await plannedOn(60)
    await tellAt(`${today}T12:00:00Z`)
    expect(await told()).toHaveLength(1)
    await elena.api.bloodTests.cancelRetest({ id })
    expect(await told()).toEqual([])
    await portal.deps.db.delete(notices).where(eq(notices.userId, maya.id))
    await tellAt(`${today}T12:00:00Z`)
    expect(await portal.deps.db.$count(notices, eq(notices.userId, maya.id))).toBe(0)
  })
})

describe('a patient with hundreds of results', () => {
  it('the earliest of them closes the retest, and the list loads no report', async () => {
    const { id } = await plannedOn(60)
    const first = await result(daysAgo(9))
    const markers = Array.from({ length: 480 }, (_, at) => ({ ...ferritin, value: at }))
    const reports = Array.from({ length: 300 }, (_, at) => ({ collectedOn: daysAgo(8 - (at % 8)), markers }))
    await storeResults(portal.deps, maya.id, reports)
    await uploaded(maya, daysAgo(0))
    expect(await retestOf(id)).toMatchObject({ state: 'closed', closedBy: first, last: { day: daysAgo(0) } })
    const statements = await statementsOf(() => maya.api.bloodTests.retests())
    const answers = await Promise.all(
      statements.map(({ text, values }) => portal.deps.pool.query(text, values)),
    )
    const rows = answers.flatMap((answer) => answer.rows)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows).length).toBeLessThan(50_000)
  })
})

describe('statements about retests', () => {
  it('statements about retests read only what they need of 20,000 retests', async () => {
    const { db, pool } = portal.deps
    const other = await newPatient()
    await pool.query(
      `insert into retests (patient_id, marker, weeks, "from", until, created_by)
       select $1, 'Marker ' || n, 12, date '2090-01-01' + n, date '2090-01-15' + n, $2 from generate_series(1, 20000) n`,
      [other.id, elena.id],
    )
    await pool.query('analyze retests')
    const { id } = await plannedOn(60)
    const told = await statementsOf(() => addRetestNotices({ db }))
    const listed = await statementsOf(() => maya.api.bloodTests.retests())
    const planned = await statementsOf(() => uploaded(maya, daysAgo(2)))
    const about = [...told, ...listed, ...planned].filter(({ text }) => /\bretests\b/.test(text))
    expect(told).toHaveLength(1)
    expect(about.length).toBeGreaterThanOrEqual(2)
    for (const statement of about) {
      expect(await tablesReadWhole(pool, statement), statement.text).not.toContain('retests')
    }
    expect((await retestOf(id)).state).toBe('closed')
    await db.delete(retests).where(eq(retests.patientId, other.id))
  })
})

describe('what becomes of retests', () => {
  it('what becomes of retests are in the patient’s export, in no practitioner’s, and go with the patient', async () => {
    await elena.api.bloodTests.planRetest({
      patientId: maya.id,
      marker: 'Ferritin',
      weeks: 12,
      reason: 'SECRET-REASON',
    })
    const mine = String((await archiveOf(portal, maya)).get('my-data.json'))
    expect(JSON.parse(mine)).toMatchObject({ retests: [{ reason: 'SECRET-REASON' }] })
    expect(String((await archiveOf(portal, elena)).get('my-data.json'))).not.toContain('SECRET-REASON')
    expect(await portal.deps.db.$count(retests, eq(retests.patientId, maya.id))).toBe(1)
  })
})
