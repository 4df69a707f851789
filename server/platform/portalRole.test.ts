import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sealAuditLog, verifyAuditLog } from '../audit/seals.ts'
import { makeBackup } from '../backup/backup.ts'
import { restoreBackup } from '../backup/restore.ts'
import { PASSWORD, send, signUp } from '../test/caller.ts'
import { emptyDatabase, eventually, freshDatabase, startPortal, type TestPortal } from '../test/portal.ts'
import { openDisk } from './files.ts'
import { admitPortal, type DatabaseUrls } from './portalRole.ts'

const KEY = 'the key of the tests, which is long enough'

/** The URL of a new role in this database, which nobody has created yet. */
function roleIn(
  owner: string,
  name = `portal_${randomUUID().replaceAll('-', '')}`,
  password = "a 'pass' word",
) {
  const url = new URL(owner)
  url.username = name
  url.password = encodeURIComponent(password)
  return url.href
}
const startWith = ({ owner, portal }: DatabaseUrls, env: Record<string, string> = {}) =>
  startPortal({ DATABASE_URL: portal, DATABASE_OWNER_URL: owner, DEMO: 'off', ...env })

async function as<T extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}

describe("the portal's role", () => {
  let ways: DatabaseUrls
  let portal: TestPortal
  beforeAll(async () => {
    const owner = await emptyDatabase()
    ways = { owner, portal: roleIn(owner) }
    portal = await startWith(ways)
  })
  afterAll(() => portal.close())

  it('the portal’s role can do everything that the portal does, jobs included', async () => {
    const maya = await signUp(portal)
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist' })
    const admin = await signUp(portal, 'admin')
    const { id } = await admin.api.admin.products.create({ name: 'Ginger', priceCents: 900, stock: 3 })
    const lines = [{ productId: id, quantity: 1 }]
    await maya.api.shop.placeOrder({ lines, idempotencyKey: randomUUID() })
    await eventually(async () => portal.mails.find(({ to }) => to === maya.email))
    const elena = await signUp(portal, 'practitioner')
    await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
    const document = await elena.api.consents.saveDocument({
      title: 'Photos',
      text: 'For {name}',
      kind: 'photo',
    })
    const asked = await elena.api.consents.ask({ patientId: maya.id, documentId: document.id })
    const signature = { name: 'Maya Lindqvist', capacity: 'self', method: 'typed' } as const
    await maya.api.consents.sign({ ...signature, id: asked.id })
    await maya.api.consents.withdraw({ id: asked.id })
    await sealAuditLog(portal.deps.db)
    expect(await verifyAuditLog(portal.deps.db)).toMatchObject({ problems: [], waiting: 0 })
    expect(await admin.api.admin.ownsTables()).toBe(false)
  })

  it.each([
    'truncate products',
    'truncate audit_log',
    'truncate visit_notes cascade',
    'update visit_note_addenda set text = text',
    'delete from visit_note_addenda',
    'update signed_documents set name = name',
    'delete from signed_documents',
    'truncate signed_documents',
    'update consent_document_versions set text = text',
    'delete from consent_document_versions',
    'truncate consents cascade',
    'alter table visit_notes disable trigger append_only',
    'truncate pgboss.job_common',
    'alter table audit_log disable trigger user',
    'alter table credit_transactions disable trigger all',
    'drop trigger append_only on audit_log',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'drop table audit_seals',
    'create table mine (id int)',
    'create temporary table user_credits (user_id uuid, balance int)',
    'create function pg_temp.mine() returns trigger language plpgsql as $$ begin return new; end $$',
    'set session_replication_role = replica',
    'update audit_log set action = action',
    'delete from audit_log',
    'update audit_seals set hash = hash',
    'delete from audit_seals',
    "insert into audit_log (action, at) values ('test.late', now() - interval '1 day')",
    'insert into audit_unsealed values (1)',
    'update audit_unsealed set audit_id = 1',
    'create trigger mine before insert on audit_log for each row execute function refuse_change()',
    'insert into drizzle.__drizzle_migrations (hash, created_at) values (1, 1)',
    'create role other',
    'alter database postgres set session_replication_role = replica',
  ])('the portal’s role cannot: %s', async (statement) => {
    // Refused by missing privileges, not by a trigger.
    await expect(as(ways.portal, statement)).rejects.toMatchObject({ code: '42501' })
  })

  it.each([
    "insert into audit_log (id, action) overriding system value values (7, 'test.again')",
    "select nextval('audit_log_id_seq'); insert into audit_log (id, action) overriding system value values (7, 'test.again')",
  ])('the portal’s role cannot choose the id of a row of the audit log: %s', async (statement) => {
    await expect(as(ways.portal, statement)).rejects.toThrow(/not yet defined|only by the log itself/)
  })

  it('the portal’s role cannot change, delete or release a signed visit note', async () => {
    const [maya, jonas, admin] = [
      await signUp(portal),
      await signUp(portal, 'practitioner'),
      await signUp(portal, 'admin'),
    ]
    await admin.api.admin.assignments.assign({ practitionerId: jonas.id, patientId: maya.id })
    const patientId = maya.id
    const note = await jonas.api.care.notes.save({ patientId, plan: 'Rest', base: null })
    await jonas.api.care.notes.sign({ patientId, ...note, release: false })
    for (const statement of [
      "update visit_notes set plan = 'Another'",
      'update visit_notes set signed_at = null',
      'update visit_notes set released_at = now()',
      'delete from visit_notes',
    ])
      await expect(as(ways.portal, `${statement} where id = $1`, [note.id])).rejects.toThrow('append-only')
    expect(await jonas.api.care.notes.list({ patientId })).toMatchObject([{ plan: 'Rest', releasedAt: null }])
  })

  it('the portal’s role owns nothing, and reads every sequence', async () => {
    const owned = await as(
      ways.portal,
      "select relname from pg_class where pg_has_role(current_user, relowner, 'usage') and relkind <> 'i'",
    )
    expect(owned).toEqual([])
    const sequences = 'select schemaname, sequencename, last_value from pg_sequences order by 1, 2'
    const seen = await as<{ last_value: string | null }>(ways.portal, sequences)
    expect(seen).toEqual(await as(ways.owner, sequences))
    expect(seen.filter(({ last_value }) => last_value !== null).length).toBeGreaterThan(0)
  })

  it('the portal’s role refuses another password, until the next start sets it', async () => {
    const name = new URL(ways.portal).username
    const changed = roleIn(ways.owner, name, 'another password')
    await expect(as(changed, 'select 1')).rejects.toThrow('password authentication failed')
    await admitPortal({ ...ways, portal: changed })
    expect(await as(changed, 'select 1 as one')).toEqual([{ one: 1 }])
    await admitPortal(ways)
  })
})

describe('installing the portal’s role', () => {
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'portal-role-'))
  })
  afterAll(() => rm(directory, { recursive: true }))
  const open: TestPortal[] = []
  afterEach(async () => {
    for (const portal of open.splice(0)) await portal.close()
  })
  const keep = (portal: TestPortal) => {
    open.push(portal)
    return portal
  }

  it('an older installation gets the portal’s role at the next start, with all its data', async () => {
    const owner = await freshDatabase()
    const before = await startPortal({ DATABASE_URL: owner, DEMO: 'off', ROLE: 'web' })
    const maya = await signUp(before)
    const admin = await signUp(before, 'admin')
    expect(await admin.api.admin.ownsTables()).toBe(true)
    await before.close()
    const ways = { owner, portal: roleIn(owner) }
    const after = keep(await startWith(ways, { ROLE: 'web' }))
    const login = { email: maya.email, password: PASSWORD }
    expect((await send(after, 'POST', '/api/auth/sign-in/email', login)).statusCode).toBe(200)
    await expect(after.deps.pool.query('truncate audit_log')).rejects.toMatchObject({ code: '42501' })
    // Several instances may start at once.
    await Promise.all([1, 2, 3].map(async () => keep(await startWith(ways, { ROLE: 'web' }))))
  })

  it('a restored installation has its grants and sequences', async () => {
    const owner = await freshDatabase()
    const ways = { owner, portal: roleIn(owner) }
    const portal = keep(await startWith(ways, { ROLE: 'web' }))
    await signUp(portal)
    await sealAuditLog(portal.deps.db)
    const client = await portal.deps.pool.connect()
    const files = portal.deps.files
    // As in the nightly job: on the portal's own pool.
    const made = await makeBackup({ client, files, authSecret: KEY }, directory, KEY, () => {})
    client.release(true)
    expect(Object.keys(made.head.sequences)).toContain('public.audit_log_id_seq')

    const host = await emptyDatabase()
    const there = { owner: host, portal: roleIn(host) }
    const to = { url: host, files: await openDisk(join(directory, 'files')) }
    await restoreBackup(to, { path: made.path, key: KEY }, { replace: false, report: () => {} })
    await admitPortal(there)
    const restored = keep(await startWith(there, { ROLE: 'web' }))
    await signUp(restored)
    await sealAuditLog(restored.deps.db)
    expect(await verifyAuditLog(restored.deps.db)).toMatchObject({ problems: [], sealed: 2, waiting: 0 })
    await expect(restored.deps.pool.query('truncate audit_log')).rejects.toMatchObject({ code: '42501' })
  })

  it('an installation whose owner may not create roles says which one it needs', async () => {
    const server = await freshDatabase()
    const owner = roleIn(server)
    const name = new URL(owner).username
    const portal = roleIn(server)
    await as(server, `create role ${name} login password 'a ''pass'' word'`)
    await as(server, `alter database ${new URL(server).pathname.slice(1)} owner to ${name}`)
    await expect(admitPortal({ owner, portal })).rejects.toThrow(
      `Ask whoever runs the database server for: create role ${new URL(portal).username} login`,
    )
  })
})
