import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '../platform/log.ts'
import { appRouter } from '../router.ts'
import { type Person, send, signUp } from './caller.ts'
import { makeHistory } from './history.ts'
import { eventually, startPortal, type TestPortal } from './portal.ts'

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
  await eventually(async () =>
    (await maya.api.bloodTests.list()).find(({ id, status }) => id === bloodTestId && status === 'completed'),
  )
})
afterAll(() => portal.close())

type Kept = { _def: { type: 'query' | 'mutation' | 'subscription' } }
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

  // The last one: by now the portal has logged a lot.
  it('health data are in no line of the log', () => {
    expect(logged.split('\n').length).toBeGreaterThan(20)
    expect(logged.split('\n').filter((line) => line.includes(CANARY))).toEqual([])
  })
})
