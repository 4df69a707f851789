import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  appointmentKinds,
  auditLog,
  forms,
  formVersions,
  healthAnalyses,
  profileProposals,
  profiles,
  sentForms,
  userRoles,
  visitNotes,
} from '../../drizzle/schema.ts'
import { uploadBloodTest } from '../bloodTests/upload.ts'
import { ironPanel } from '../demo/reports.ts'
import { appRouter } from '../router.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'

/** Ids of what belongs to one patient. */
type Ids = Record<
  'patient' | 'plan' | 'bloodTest' | 'analysis' | 'note' | 'document' | 'consent' | 'form' | 'elsewhere',
  string
>
/** A draft of the practitioner whose link is tested. */
const DRAFT = { id: randomUUID(), base: randomUUID() }
/** A published form, one that was sent to the patient, and what it would add to the profile. */
const [FORM, SENT_FORM, PROPOSAL] = [randomUUID(), randomUUID(), randomUUID()]
/** A kind of appointments of that practitioner. */
const KIND = randomUUID()
const today = new Date().toISOString().slice(0, 10)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const ofPatient = (ids: Ids) => ({ patientId: ids.patient })
const ofPatientToday = (ids: Ids) => ({ patientId: ids.patient, today })

/** Everything that a care link gives access to. */
const BY_LINK: Record<string, (ids: Ids) => object> = {
  'appointments.book': (ids) => ({ ...ofPatient(ids), kindId: KIND, at: inDays(2), key: randomUUID() }),
  'appointments.offer': (ids) => ({ ...ofPatient(ids), kindId: KIND, times: [inDays(3)], key: randomUUID() }),
  'care.answerEmergencies': (ids) => ({ ...ofPatient(ids), until: '2026-01-01T00:00:00.000000Z' }),
  'auth.patients.profile': ofPatient,
  'auth.patients.setConditions': (ids) => ({ patientId: ids.patient, conditions: [] }),
  'consents.ask': (ids) => ({ ...ofPatient(ids), documentId: ids.document }),
  'consents.ofPatient': ofPatient,
  'bloodTests.ofPatient': ofPatient,
  'bloodTests.get': (ids) => ({ ...ofPatient(ids), id: ids.bloodTest }),
  'bloodTests.trendsOfPatient': ofPatient,
  'bloodTests.trendsOfMarker': (ids) => ({ ...ofPatient(ids), marker: 'Ferritin' }),
  'bloodTests.retests': ofPatient,
  'bloodTests.planRetest': (ids) => ({ ...ofPatient(ids), marker: 'Ferritin', weeks: 8 }),
  'bloodTests.review': (ids) => ({ ...ofPatient(ids), id: ids.bloodTest }),
  'care.counts': ofPatient,
  'care.open': ofPatient,
  'care.markSeen': (ids) => ({ ...ofPatient(ids), matter: 'adherence' }),
  'care.proposals': ofPatient,
  'care.decideProposal': (ids) => ({ ...ofPatient(ids), id: PROPOSAL, decision: 'leave' }),
  'forms.ofPatient': ofPatient,
  'forms.sentTo': ofPatient,
  'forms.takeBack': (ids) => ({ ...ofPatient(ids), id: SENT_FORM }),
  'forms.send': (ids) => ({ ...ofPatient(ids), formId: FORM }),
  'care.notes.list': ofPatient,
  'care.notes.facts': ofPatientToday,
  'care.notes.sign': (ids) => ({ ...DRAFT, ...ofPatient(ids) }),
  'care.notes.save': (ids) => ({ ...ofPatient(ids), base: null }),
  'care.notes.addAddendum': (ids) => ({ ...ofPatient(ids), id: ids.note, text: 'Calmer now' }),
  'care.timeline': (ids) => ({ ...ofPatient(ids), from: '2026-01-01', until: '2026-01-31' }),
  'health.patientEntries': ofPatientToday,
  'health.patientSummary': ofPatientToday,
  'health.analysePatient': (ids) => ({ patientId: ids.patient, analysisType: 'gut-health' }),
  'health.analysis': (ids) => ({ id: ids.analysis }),
  'health.analyses': ofPatient,
  'measurements.list': (ids) => ({ ...ofPatient(ids), from: today, until: today }),
  'measurements.targets': ofPatient,
  'measurements.setTarget': (ids) => ({ ...ofPatient(ids), kind: 'pulse', target: { low: 50, high: 90 } }),
  'measurements.rules': ofPatient,
  'measurements.setRule': (ids) => ({ ...ofPatient(ids), kind: 'weight', rule: { change: 2, days: 7 } }),
  'plans.adherence': ofPatientToday,
  'plans.ofPatient': ofPatient,
  'record.elsewhere': ofPatient,
  'record.readElsewhere': (ids) => ({ ...ofPatient(ids), id: ids.elsewhere }),
}
/** Writes whose audit action differs from their path. */
const RECORDED_AS: Record<string, string> = {
  'appointments.book': 'appointment.change',
  'appointments.offer': 'appointment.change',
  'bloodTests.planRetest': 'retest.plan',
  'consents.ask': 'consent.ask',
  'bloodTests.review': 'blood-test.review',
  'care.markSeen': 'worklist.seen',
  'forms.send': 'form.send',
  'forms.takeBack': 'form.take-back',
  'care.answerEmergencies': 'emergencies.answered',
}
/** Plans are written without a care link; the access matrix in `test/accessMatrix.ts` says who may write them. */
const WRITES = ['plans.assign', 'plans.check', 'plans.create', 'plans.library.use', 'plans.update']
/** Ends the caller's session, so its own test says who may call it: server/consents/handedOver.test.ts. */
const ENDING = ['consents.handOver']
/** Addresses of files that a care link gives access to. */
const filesOf = ({ bloodTest, plan, consent, form }: Ids) => [
  `/api/consents/${consent}/file`,
  `/api/forms/${form}/form.pdf`,
  `/api/forms/${form}/fhir`,
  `/api/blood-tests/${bloodTest}/file`,
  `/api/blood-tests/${bloodTest}/pages/1`,
  `/api/blood-tests/${bloodTest}/report.pdf`,
  `/api/blood-tests/${bloodTest}/fhir`,
  `/api/plans/${plan}/plan.pdf`,
]
/** Inputs of the reads that need one. */
const READS: Record<string, (ids: Ids) => object> = {
  'appointments.hours': ({ patient }) => ({ practitionerId: patient }),
  'appointments.kinds': ({ patient }) => ({ practitionerId: patient }),
  'appointments.free': ({ patient }) => ({
    practitionerId: patient,
    kindId: KIND,
    from: today,
    until: today,
  }),
  'appointments.list': () => ({ from: today, until: today }),
  'appointments.clinicDay': () => ({ date: today }),
  'appointments.clinicHours': () => ({ date: today }),
  'care.search': () => ({ text: 'quill' }),
  'forms.get': () => ({ id: FORM }),
  'consents.versions': ({ document }) => ({ documentId: document }),
  'consents.version': ({ document }) => ({ documentId: document }),
  'record.importPreview': ({ patient }) => ({ id: patient }),
  'consents.get': ({ consent }) => ({ id: consent }),
  'health.summary': () => ({ today }),
  'messages.thread': ({ patient }) => ({ threadWith: patient }),
  'messages.quotable': ({ patient }) => ({ threadWith: patient }),
  'auth.invite': () => ({ token: 'unknown' }),
  'care.now': () => ({ today }),
  'plans.today': () => ({ date: today }),
  'plans.versions': ({ plan }) => ({ planId: plan }),
}

type Procedure = { _def: { type: string; inputs: z.ZodType[] } }
const known = (appRouter as unknown as { _def: { procedures: Record<string, Procedure> } })._def.procedures
const procedures = Object.entries(known).map(([path, { _def }]) => {
  const schemas = _def.inputs.map((input) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  return { path, type: _def.type, namesPatient: JSON.stringify(schemas).includes('"patientId"') }
})
const isAdmin = ({ path }: { path: string }) => path.startsWith('admin.')

let portal: TestPortal
let admin: Person
let maya: Person
/** A verified practitioner without a care link. */
let stranger: Person
let ids: Ids
/** Texts that only Maya and her practitioners may read. */
const SECRETS = [
  'SECRET-ALLERGY',
  'SECRET-HISTORY',
  'SECRET-SYMPTOM',
  'SECRET-NOTE',
  'SECRET-READING',
  'SECRET-VISIT',
  '070 99',
]

/** One call over HTTP, as a browser makes it. */
function call(person: Person, path: string, type: string, input?: object) {
  const query = type !== 'mutation' && input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
  return send(
    portal,
    type === 'mutation' ? 'POST' : 'GET',
    `/api/trpc/${path}${query}`,
    type === 'mutation' ? (input ?? {}) : undefined,
    { headers: { cookie: person.cookie } },
  )
}
const typeOf = (path: string) => procedures.find((one) => one.path === path)?.type ?? 'query'

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  const { db } = portal.deps
  admin = await signUp(portal, 'admin')
  maya = await signUp(portal, 'patient', 'Maya Quillfeather')
  stranger = await signUp(portal, 'practitioner')
  const author = await signUp(portal, 'practitioner')
  await db
    .update(profiles)
    .set({ allergies: 'SECRET-ALLERGY', medicalHistory: 'SECRET-HISTORY', phone: '070 99' })
    .where(eq(profiles.id, maya.id))
  const content = Readable.from([Buffer.from(await ironPanel())])
  const { id: bloodTest } = await uploadBloodTest(
    portal.deps,
    { userId: maya.id },
    { name: 'iron.pdf', content },
  )
  await maya.api.health.addEntry({
    date: today,
    symptoms: 'SECRET-SYMPTOM',
    notes: 'SECRET-NOTE',
  })
  const plan = await author.api.plans.create({
    patientId: maya.id,
    title: 'Rest',
    medications: 'Valerian',
    notes: 'SECRET-NOTE',
  })
  const [analysis] = await db
    .insert(healthAnalyses)
    .values({
      userId: maya.id,
      authorId: author.id,
      analysisType: 'gut-health',
      status: 'completed',
      analysis: 'SECRET-READING',
    })
    .returning()
  const [note] = await db
    .insert(visitNotes)
    .values({ patientId: maya.id, authorId: author.id, assessment: 'SECRET-VISIT', signedAt: new Date() })
    .returning()
  const rows = makeRows(portal.deps)
  ids = {
    ...{ note: note?.id ?? '', patient: maya.id, plan: plan.id, bloodTest, analysis: analysis?.id ?? '' },
    ...{ document: await rows.consentDocument(author.id), consent: await rows.signedConsent(maya.id) },
    form: await rows.submittedForm(maya.id),
    elsewhere: await rows.importedResource(maya.id),
  }
  await eventually(async () =>
    (await maya.api.bloodTests.list()).rows.find((test) => test.status === 'completed'),
  )
})
afterAll(() => portal.close())

it('every call that names a patient is listed here, or writes a plan', () => {
  const naming = procedures.filter((one) => one.namesPatient && !isAdmin(one)).map(({ path }) => path)
  const opened = Object.keys(BY_LINK).filter((path) => path !== 'health.analysis')
  expect(naming.sort()).toEqual([...opened, ...WRITES, ...ENDING].sort())
})

describe('a practitioner without a care link', () => {
  it('a practitioner without a care link reads no secret, and an unverified one not even a name', async () => {
    const unverified = await signUp(portal, 'practitioner')
    await admin.api.admin.assignments.assign({ practitionerId: unverified.id, patientId: maya.id })
    await portal.deps.db.update(userRoles).set({ verified: false }).where(eq(userRoles.userId, unverified.id))
    const other = await signUp(portal)
    const reads = procedures.filter((one) => one.type === 'query' && !isAdmin(one) && !(one.path in BY_LINK))
    for (const { path } of reads) {
      for (const [person, unknown] of [
        [stranger, [...SECRETS, maya.email]],
        [unverified, [...SECRETS, maya.email, maya.id, 'Quillfeather']],
        [other, [...SECRETS, maya.email, maya.id, 'Quillfeather']],
      ] as const) {
        const answer = await call(person, path, 'query', READS[path]?.(ids))
        expect(answer.statusCode, `${path} needs an input here`).not.toBe(400)
        const bytes = answer.rawPayload.toString('utf8')
        for (const secret of unknown) expect(bytes, path).not.toContain(secret)
      }
    }
    const check = await call(stranger, 'plans.check', 'mutation', {
      patientId: maya.id,
      medications: 'Valerian',
    })
    expect(check.statusCode).toBe(200)
    for (const secret of [...SECRETS, maya.email]) expect(check.body).not.toContain(secret)
  })
})

describe('a care link', () => {
  it('a new care link is pushed to the practitioner’s open pages at once', async () => {
    const elena = await signUp(portal, 'practitioner')
    const stream = (await elena.api.auth.onChange())[Symbol.asyncIterator]()
    const tick = stream.next()
    const link = await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
    expect(await tick).toEqual({ done: false, value: { topic: 'session', at: expect.any(String) } })
    await stream.return?.(undefined)
    await admin.api.admin.assignments.remove({ id: link.id })
  })

  it('a care link gives access to everything it should, recorded, until it is removed, for streams and files too', async () => {
    const elena = await signUp(portal, 'practitioner')
    const { id: linkId } = await admin.api.admin.assignments.assign({
      practitionerId: elena.id,
      patientId: maya.id,
    })
    await portal.deps.db
      .insert(visitNotes)
      .values({ ...DRAFT, patientId: maya.id, authorId: elena.id, plan: 'Rest' })
    const [version, sent] = [randomUUID(), randomUUID()]
    const content = { title: 'Anamnesis', language: 'en' as const, questionnaire: { item: [] } }
    await portal.deps.db.insert(forms).values({ id: FORM, authorId: elena.id, ...content })
    await portal.deps.db.insert(formVersions).values({ id: version, formId: FORM, version: 1, ...content })
    const toMaya = { patientId: maya.id, practitionerId: elena.id, versionId: version }
    await portal.deps.db.insert(sentForms).values([
      { id: SENT_FORM, ...toMaya },
      { id: sent, ...toMaya, state: 'submitted', closedAt: new Date() },
    ])
    await portal.deps.db.insert(profileProposals).values({
      ...{ id: PROPOSAL, sentFormId: sent, patientId: maya.id, path: 'q', field: 'phone', value: '1' },
    })
    await portal.deps.db.insert(appointmentKinds).values({
      ...{ id: KIND, practitionerId: elena.id, name: 'Visit', minutes: 30, gapBefore: 0, gapAfter: 0 },
      ...{ place: 'practice', newPatients: false, earliestHours: 0, latestDays: 60 },
    })
    const file = (url: string, headers: Record<string, string> = {}) =>
      send(portal, 'GET', url, undefined, { headers: { cookie: elena.cookie, ...headers } })

    for (const [path, input] of Object.entries(BY_LINK)) {
      expect((await call(elena, path, typeOf(path), input(ids))).statusCode, path).toBe(200)
    }
    const kept = new Map<string, Record<string, string>>()
    for (const url of filesOf(ids)) {
      const answer = await file(url)
      expect(answer.statusCode, url).toBe(200)
      expect(answer.headers['cache-control'], url).toBe('no-store')
      kept.set(url, {
        'if-none-match': String(answer.headers.etag ?? '*'),
        'if-modified-since': new Date(Date.now() + 60_000).toUTCString(),
      })
    }
    const log = await portal.deps.db.select().from(auditLog).where(eq(auditLog.actorId, elena.id))
    const [signedIn, ...seen] = log
    expect(signedIn?.action).toBe('session.begin')
    expect(seen.every(({ subjectId }) => subjectId === maya.id)).toBe(true)
    const recorded = log.map(({ action }) => action)
    expect(recorded).toEqual(
      expect.arrayContaining([
        ...Object.keys(BY_LINK).map((path) => RECORDED_AS[path] ?? path),
        'blood-test.file',
        'consent.file',
        'form.pdf',
        'form.fhir',
        'plan.pdf',
      ]),
    )

    const stream = (await elena.api.auth.onChange())[Symbol.asyncIterator]()
    const tick = stream.next()
    await admin.api.admin.assignments.remove({ id: linkId })

    for (const [path, input] of Object.entries(BY_LINK)) {
      expect((await call(elena, path, typeOf(path), input(ids))).statusCode, path).toBe(404)
    }
    for (const [url, headers] of kept) expect((await file(url, headers)).statusCode, url).toBe(404)
    // The open page receives a tick to load again, and nothing else.
    expect(await tick).toEqual({ done: false, value: { topic: 'session', at: expect.any(String) } })
    expect((await call(elena, 'auth.patients.list', 'query')).json()).toEqual({ result: { data: [] } })
    await stream.return?.(undefined)
  })
})
