import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openLog } from '../platform/log.ts'
import { appRouter } from '../router.ts'
import { accessMatrix } from './accessMatrix.ts'
import { type Person, send, signUp } from './caller.ts'
import { makeHistory } from './history.ts'
import { eventually, startPortal, type TestPortal } from './portal.ts'
import { endedResult } from './results.ts'

/** A word in every field with health data, and nowhere else. */
const CANARY = `Melusine${randomUUID().slice(0, 8)}`

let portal: TestPortal
let logged = ''
let people: { maya: Person; jonas: Person; admin: Person }
beforeAll(async () => {
  const stream = new PassThrough().on('data', (line) => {
    logged += line
  })
  portal = await startPortal({ RATE_LIMITS: 'off' }, openLog('trace', stream))
  const admin = await signUp(portal, 'admin')
  const { maya, jonas, bloodTestId } = await makeHistory(portal, admin, CANARY)
  people = { maya, jonas, admin }
  await maya.api.credits
    .runWizard({
      demographics: CANARY,
      symptoms: CANARY,
      history: CANARY,
      preferences: CANARY,
      idempotencyKey: randomUUID(),
    })
    .catch(() => undefined)
  await jonas.api.health.analysePatient({ patientId: maya.id, analysisType: 'gut-health' })
  await eventually(() => endedResult(maya, bloodTestId))
})
afterAll(() => portal.close())

type Kept = { _def: { type: 'query' | 'mutation' | 'subscription'; inputs: z.ZodType[] } }
const calls = Object.entries(appRouter._def.procedures as unknown as Record<string, Kept>).filter(
  ([, { _def }]) => _def.type !== 'subscription',
)

/** Every field under which a procedure takes text, with the canary. */
const FIELDS = [
  ...['id', 'patientId', 'planId', 'templateId', 'date', 'today', 'notes', 'symptoms', 'mood', 'title'],
  ...['description', 'medications', 'dosageInstructions', 'allergies', 'medicalHistory', 'fullName', 'csv'],
  ...[
    'analysisType',
    'search',
    'reason',
    'idempotencyKey',
    'lines',
    'demographics',
    'history',
    'preferences',
  ],
]
const wrong = Object.fromEntries(FIELDS.map((name) => [name, CANARY]))

type Schema = {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}
const toSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

/** Fields that hold no health data: names, keys, what is written to the clinic itself, and texts of a list. */
const OTHER = new Set([
  ...['fullName', 'password', 'email', 'idempotencyKey', 'key', 'confirmation', 'timeZone', 'endpoint'],
  ...[
    'shop.placeOrder notes',
    'bloodTests.planRetest marker',
    'bloodTests.answerCheck check',
    'bloodTests.answerCheck seen',
  ],
  ...['appointments.saveKind name', 'appointments.saveKind link', 'appointments.setBusyFeed url'],
  ...['consents.saveDocument title', 'consents.saveDocument text', 'consents.ask explainedBy'],
  ...['consents.sign name', 'consents.sign forName', 'record.share label'],
  ...['plans.setDose medication', 'care.markSeen matter', 'notices.addDevice deviceName'],
])

const CSV = `date,symptoms,notes\n2020-01-01,${CANARY},${CANARY}`

/** The canary in every field of an input that takes any text; absent where a field takes something else. */
function healthTexts(path: string, { properties = {} }: Schema): Record<string, unknown> {
  const planted = ({ type, format, pattern, enum: list, const: one, anyOf, items }: Schema): unknown => {
    if (anyOf) return anyOf.map(planted).find((value) => value !== undefined)
    if (type === 'array') return items && planted(items) && [planted(items)]
    return type === 'string' && !format && !pattern && !list && one === undefined ? CANARY : undefined
  }
  if (path.startsWith('admin.') && !path.startsWith('admin.plans.')) return {}
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !OTHER.has(name) && !OTHER.has(`${path} ${name}`))
      .map(([name, schema]) => [name, name === 'csv' ? CSV : planted(schema)])
      .filter(([, value]) => value !== undefined),
  )
}

/** Everything that an admin reads but treatment plans, which admins also write: lists, notices, mails, the audit log. */
async function told(admin: Person) {
  const answers: unknown[] = [portal.mails]
  for (const [path] of calls.filter(
    ([path, { _def }]) => _def.type === 'query' && path.startsWith('admin.'),
  )) {
    if (path === 'admin.plans.list') continue
    const input = path === 'admin.users.people' ? { role: 'patient' } : {}
    const url = `/api/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`
    const { body } = await send(portal, 'GET', url, undefined, { headers: { cookie: admin.cookie } })
    // A buyer's note on an order is written to the clinic.
    answers.push(path, path === 'admin.orders.list' ? body.replaceAll(`"notes":"${CANARY}"`, '') : body)
  }
  const { rows } = await portal.deps.db.execute(sql`
    select audit_log::text as line from audit_log union all
    select notices::text from notices join user_roles using (user_id) where role = 'admin'`)
  return JSON.stringify([answers, rows, await admin.api.notices.list({})])
}

describe('where health data are stored', () => {
  it('health data are in their own columns', async () => {
    expect(JSON.stringify(await people.maya.api.health.entries())).toContain(CANARY)
    expect(JSON.stringify(await people.jonas.api.plans.authored())).toContain(CANARY)
  })

  it('health data are in no error message of a call', async () => {
    for (const [path, { _def }] of calls) {
      const query = `?input=${encodeURIComponent(JSON.stringify(wrong))}`
      const headers = { cookie: path.startsWith('admin.') ? people.admin.cookie : people.jonas.cookie }
      const answer =
        _def.type === 'query'
          ? await send(portal, 'GET', `/api/trpc/${path}${query}`, undefined, { headers })
          : await send(portal, 'POST', `/api/trpc/${path}`, wrong, { headers })
      if (answer.statusCode >= 400) expect(answer.body, path).not.toContain(CANARY)
      expect(answer.statusCode, path).toBeLessThan(500)
    }
  })

  it('health data are in no error of the database', async () => {
    // Makes any insert fail: the database's message quotes the row, and Drizzle's the parameters.
    await portal.deps.db.execute(
      sql`alter table health_tracking add constraint trial check (notes <> ${sql.raw(`'${CANARY}!'`)})`,
    )
    const body = { date: '2024-02-03', notes: `${CANARY}!` }
    const { cookie } = people.maya
    const answer = await send(portal, 'POST', '/api/trpc/health.addEntry', body, { headers: { cookie } })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain(CANARY)
    expect(logged).toContain('a call failed')
  })

  it('health data are in no job, whatever its outcome', async () => {
    const { rows } = await portal.deps.db.execute<{ text: string }>(
      sql`select name || coalesce(data::text, '') || coalesce(output::text, '') as text from pgboss.job`,
    )
    expect(rows.length).toBeGreaterThan(2)
    expect(rows.filter(({ text }) => text.includes(CANARY))).toEqual([])
  })

  it('health data are in no audit line, no mail and no name in the storage', async () => {
    const { rows } = await portal.deps.db.execute<{ text: string }>(
      sql`select audit_log::text as text from audit_log`,
    )
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter(({ text }) => text.includes(CANARY))).toEqual([])
    expect(JSON.stringify(portal.mails)).not.toContain(CANARY)
    for await (const { key } of portal.deps.files.list('blood-tests/')) expect(key).not.toContain(CANARY)
  })

  it('health words that any mutation takes are in nothing that an admin reads', async () => {
    const { procedures } = await accessMatrix(portal)
    const { maya, jonas, admin } = people
    // The test above wrote the canary for names as well.
    for (const { api } of [maya, jonas, admin]) await api.auth.updateProfile({ fullName: 'Test Person' })
    await admin.api.admin.credits.adjust({ userId: maya.id, amount: 50, reason: 'For the test' })
    const planted: string[] = []
    const refused: string[] = []
    for (const [path, { _def }] of calls.filter(([, { _def }]) => _def.type === 'mutation')) {
      const schemas = _def.inputs.map((schema) => toSchema(schema))
      const fields = Object.assign({}, ...schemas.map((schema) => healthTexts(path, schema)))
      if (Object.keys(fields).length === 0) continue
      const [access] = [procedures[path] ?? []].flat()
      const caller = path.startsWith('admin.') ? admin : access?.to === 'signedIn' ? maya : jonas
      const input = { ...access?.input?.((await access.row?.(caller.id)) ?? ''), ...fields }
      const headers = { cookie: caller.cookie }
      const answer = await send(portal, 'POST', `/api/trpc/${path}`, input, { headers })
      if (answer.statusCode === 200) planted.push(path)
      else refused.push(path)
    }
    const medications = [CANARY, "St John's Wort", 'Sertraline 50 mg']
    await jonas.api.plans.create({ patientId: maya.id, title: CANARY, medications, reason: CANARY })
    // The matrix names no open invitation and no signed note; the history above has an addendum. A canary is no link.
    expect(refused.filter((path) => !path.startsWith('consents.device.'))).toEqual([
      'auth.acceptInvite',
      'care.notes.addAddendum',
    ])
    expect(planted.length).toBeGreaterThan(15)
    const words = new RegExp(`.{0,60}(${CANARY}|ferritin|epilepsy|wort|sertraline|antidep).{0,60}`, 'gi')
    expect((await told(admin)).match(words)).toBeNull()
  })

  // The last one: by now the portal has logged a lot.
  it('health data are in no line of the log', () => {
    expect(logged.split('\n').length).toBeGreaterThan(20)
    expect(logged.split('\n').filter((line) => line.includes(CANARY))).toEqual([])
  })
})
