import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { auditLog, healthAnalyses, profiles, sessions, userRoles } from '../drizzle/schema.ts'
import { uploadBloodTest } from './bloodTests/upload.ts'
import { ironPanel } from './demo/reports.ts'
import { appRouter } from './router.ts'
import { type Person, send, signUp } from './test/caller.ts'
import { eventually, startPortal, type TestPortal } from './test/portal.ts'

/** Ids of one patient's things; or, for comparison, of nothing at all. */
type Ids = Record<'patient' | 'plan' | 'bloodTest' | 'analysis' | 'entry' | 'session', string>
const nothing = (): Ids => ({
  patient: randomUUID(),
  plan: randomUUID(),
  bloodTest: randomUUID(),
  analysis: randomUUID(),
  entry: randomUUID(),
  session: randomUUID(),
})
const today = new Date().toISOString().slice(0, 10)
const ofPatient = (ids: Ids) => ({ patientId: ids.patient })
const ofPatientToday = (ids: Ids) => ({ patientId: ids.patient, today })
const ofBloodTest = (ids: Ids) => ({ id: ids.bloodTest })

/** What a care link opens: without one it answers as if the person did not exist. */
const BY_LINK: Record<string, (ids: Ids) => object> = {
  'auth.patients.profile': ofPatient,
  'bloodTests.ofPatient': ofPatient,
  'bloodTests.trendsOfPatient': ofPatient,
  'health.patientEntries': ofPatientToday,
  'health.patientSummary': ofPatientToday,
  'health.analysePatient': (ids) => ({ patientId: ids.patient, analysisType: 'gut-health' }),
  'health.analysis': (ids) => ({ id: ids.analysis }),
  'health.analyses': ofPatient,
  'plans.adherence': ofPatientToday,
  'plans.ofPatient': ofPatient,
}
/** What belongs to its owner or author alone, linked or not. */
const BY_OWNER: Record<string, (ids: Ids) => object> = {
  'auth.sessions.end': (ids) => ({ id: ids.session }),
  'bloodTests.retry': ofBloodTest,
  'bloodTests.remove': ofBloodTest,
  'bloodTests.correct': (ids) => ({
    id: ids.bloodTest,
    row: 0,
    seen: { name: 'Iron', value: 1 },
    change: null,
  }),
  'health.editEntry': (ids) => ({ id: ids.entry, mood: 'Good' }),
  'health.removeEntry': (ids) => ({ id: ids.entry }),
  'plans.setDose': (ids) => ({ planId: ids.plan, medication: 'Valerian', date: today, taken: true }),
  'plans.update': (ids) => ({ id: ids.plan, patientId: ids.patient, title: 'Mine now' }),
  'plans.remove': (ids) => ({ id: ids.plan }),
}
/** Where an id tells nothing of a person: products, the places where pages end, and plans, which need no link. */
const NO_SECRET = [
  'credits.statement',
  'plans.assign',
  'plans.authored',
  'plans.check',
  'plans.checkCart',
  'plans.create',
  'shop.orders',
  'shop.placeOrder',
]
/** Files, by the route that serves them. */
const FILES: Record<string, (ids: Ids) => string> = {
  '/api/blood-tests/:id/file': (ids) => `/api/blood-tests/${ids.bloodTest}/file`,
  '/api/blood-tests/:id/report.pdf': (ids) => `/api/blood-tests/${ids.bloodTest}/report.pdf`,
  '/api/blood-tests/:id/fhir': (ids) => `/api/blood-tests/${ids.bloodTest}/fhir`,
  '/api/plans/:id/plan.pdf': (ids) => `/api/plans/${ids.plan}/plan.pdf`,
}
/** What needs no session. */
const PUBLIC = ['auth.me', 'auth.signUpPractitioner', 'shop.products']
/** Inputs of reads that need one. */
const READS: Record<string, object> = { 'health.summary': { today }, 'plans.doses': { date: today } }

type Procedure = { _def: { type: string; inputs: z.ZodType[] } }
const known = (appRouter as unknown as { _def: { procedures: Record<string, Procedure> } })._def.procedures
const procedures = Object.entries(known).map(([path, { _def }]) => {
  const schemas = _def.inputs.map((input) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  return { path, type: _def.type, takesId: JSON.stringify(schemas).includes('"uuid"') }
})
const isAdmin = ({ path }: { path: string }) => path.startsWith('admin.')

let portal: TestPortal
let admin: Person
let maya: Person
/** A verified practitioner without a care link. */
let stranger: Person
let ids: Ids
/** What nobody but Maya and who cares for her may read. */
const SECRETS = [
  'SECRET-ALLERGY',
  'SECRET-HISTORY',
  'SECRET-SYMPTOM',
  'SECRET-NOTE',
  'SECRET-READING',
  '070 99',
]

/** One call over HTTP, as a browser makes it. */
function call(person: Person | null, path: string, type: string, input?: object) {
  const query = type !== 'mutation' && input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
  return send(
    portal,
    type === 'mutation' ? 'POST' : 'GET',
    `/api/trpc/${path}${query}`,
    type === 'mutation' ? (input ?? {}) : undefined,
    { headers: { cookie: person?.cookie ?? '' } },
  )
}
const typeOf = (path: string) => procedures.find((one) => one.path === path)?.type ?? 'query'
/** Status and body without what differs from call to call. */
function said(answer: Awaited<ReturnType<typeof call>>) {
  const body = answer.body.replace(/"requestId":"[^"]*"/, '')
  return { status: answer.statusCode, body }
}

/** Every route, from the tree that Fastify prints. */
function routesOf({ app }: TestPortal) {
  const path: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part] = /^([│ ]*)[├└]── (\S+)/.exec(line) ?? []
      if (part === undefined) return []
      path.length = indent.length / 4
      path.push(part)
      return path.join('')
    })
}

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
  const entry = await maya.api.health.addEntry({
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
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, maya.id))
  ids = {
    patient: maya.id,
    plan: plan.id,
    bloodTest,
    entry: entry.id,
    analysis: analysis?.id ?? '',
    session: session?.id ?? '',
  }
  await eventually(async () => (await maya.api.bloodTests.list()).find((test) => test.status === 'completed'))
})
afterAll(() => portal.close())

describe('every call', () => {
  it('that takes an id has a row in this file, which says who may give which', () => {
    const rows = [...Object.keys(BY_LINK), ...Object.keys(BY_OWNER), ...NO_SECRET]
    const taking = procedures.filter((one) => one.takesId && !isAdmin(one)).map(({ path }) => path)
    expect(rows.sort()).toEqual(taking.sort())
  })

  it('that is a file by its id has one too', () => {
    const files = routesOf(portal).filter((path) => path.startsWith('/api/') && path.includes(':id'))
    expect(files.sort()).toEqual(Object.keys(FILES).sort())
  })

  it('needs a session, save for three', async () => {
    for (const { path, type } of procedures.filter(({ path }) => !PUBLIC.includes(path))) {
      const answer = await call(null, path, type)
      // A stream has begun to answer before it is asked who is there.
      if (type === 'subscription') expect(answer.body, path).toContain('"code":"UNAUTHORIZED"')
      else expect(answer.statusCode, path).toBe(401)
    }
  })

  it("of the admin's is closed to practitioners and patients", async () => {
    for (const { path, type } of procedures.filter(isAdmin)) {
      for (const person of [stranger, maya])
        expect((await call(person, path, type)).statusCode, path).toBe(403)
    }
  })
})

describe('a practitioner without a care link', () => {
  it.each(Object.keys({ ...BY_LINK, ...BY_OWNER }))(
    "hears of a patient's things what is heard of nothing: %s",
    async (path) => {
      const input = { ...BY_LINK, ...BY_OWNER }[path]
      const ask = async (asked: Ids) => said(await call(stranger, path, typeOf(path), input?.(asked)))
      const answer = await ask(ids)
      expect(answer).toEqual(await ask(nothing()))
      expect(answer.status).toBe(404)
    },
  )

  it.each(Object.keys(FILES))('gets no file: %s', async (route) => {
    const ask = async (asked: Ids) =>
      said(
        await send(portal, 'GET', FILES[route]?.(asked) ?? '', undefined, {
          headers: { cookie: stranger.cookie },
        }),
      )
    const answer = await ask(ids)
    expect(answer).toEqual(await ask(nothing()))
    expect(answer.status).toBe(404)
  })

  it('learns nothing secret from any read, and nobody unverified learns even a name', async () => {
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
        const answer = await call(person, path, 'query', READS[path])
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
  it('opens what it should, each read recorded, and closes all of it with the next call, stream and file', async () => {
    const elena = await signUp(portal, 'practitioner')
    const { id: linkId } = await admin.api.admin.assignments.assign({
      practitionerId: elena.id,
      patientId: maya.id,
    })
    const file = (route: string, headers: Record<string, string> = {}) =>
      send(portal, 'GET', FILES[route]?.(ids) ?? '', undefined, {
        headers: { cookie: elena.cookie, ...headers },
      })

    for (const [path, input] of Object.entries(BY_LINK)) {
      expect((await call(elena, path, typeOf(path), input(ids))).statusCode, path).toBe(200)
    }
    const kept = new Map<string, Record<string, string>>()
    for (const route of Object.keys(FILES)) {
      const answer = await file(route)
      expect(answer.statusCode, route).toBe(200)
      expect(answer.headers['cache-control'], route).toBe('no-store')
      kept.set(route, {
        'if-none-match': String(answer.headers.etag ?? '*'),
        'if-modified-since': new Date(Date.now() + 60_000).toUTCString(),
      })
    }
    const log = await portal.deps.db.select().from(auditLog).where(eq(auditLog.actorId, elena.id))
    expect(log.every(({ subjectId }) => subjectId === maya.id)).toBe(true)
    const recorded = log.map(({ action }) => action)
    expect(recorded).toEqual(expect.arrayContaining([...Object.keys(BY_LINK), 'blood-test.file', 'plan.pdf']))

    const ticks: unknown[] = []
    const stream = (async () => {
      for await (const tick of await elena.api.auth.onChange()) ticks.push(tick)
    })()
    // A tick that is heard shows that the stream listens.
    await eventually(async () => {
      await portal.deps.pool.query("select pg_notify('live', $1)", [
        JSON.stringify({ topic: 'session', userId: elena.id }),
      ])
      return ticks.length > 0 ? true : undefined
    })
    const before = ticks.length
    await admin.api.admin.assignments.remove({ id: linkId })

    for (const [path, input] of Object.entries(BY_LINK)) {
      expect((await call(elena, path, typeOf(path), input(ids))).statusCode, path).toBe(404)
    }
    for (const route of Object.keys(FILES)) {
      expect((await file(route, kept.get(route))).statusCode, route).toBe(404)
    }
    // The open page is told to ask again, and hears nothing else.
    await eventually(async () => (ticks.length > before ? true : undefined))
    expect(JSON.stringify(ticks)).not.toContain(maya.id)
    expect((await call(elena, 'auth.patients.list', 'query')).json()).toEqual({ result: { data: [] } })
    await portal.deps.db.delete(sessions).where(eq(sessions.userId, elena.id))
    await portal.deps.pool.query("select pg_notify('live', $1)", [
      JSON.stringify({ topic: 'session', userId: elena.id }),
    ])
    await stream
  })
})
