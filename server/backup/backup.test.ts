import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { generateIdentity } from 'age-encryption'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import sharp from 'sharp'
import tar from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invites, verifications } from '../../drizzle/schema.ts'
import { uploadBloodTest } from '../bloodTests/upload.ts'
import { ironPanel } from '../demo/reports.ts'
import { type Files, openDisk } from '../platform/files.ts'
import { knownMigrations, MIGRATIONS_TABLE } from '../platform/migrations.ts'
import { sealFiles } from '../platform/sealedFiles.ts'
import { storeProductImage } from '../shop/images.ts'
import { PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { emptyDatabase, startPortal, type TestPortal } from '../test/portal.ts'
import { subscription } from '../test/pushService.ts'
import { shopViolations } from '../test/shopViolations.ts'
import { entriesIn } from './archive.ts'
import { makeBackup } from './backup.ts'
import { seal } from './envelope.ts'
import { restoreBackup } from './restore.ts'
import { rowsOf as copiedRows, SCHEMAS } from './snapshot.ts'

const KEY = await generateIdentity()
/** Of the archive that was made before backups were files of age. */
const EARLIER = {
  path: 'server/test/earlierEnvelope.backup',
  key: 'the key of the tests, which is long enough',
}
const SECRET = 'what signs the sessions in these tests'
const silent = () => {}

let directory: string
let portal: TestPortal
let maya: Person
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-backup-'))
  // Nobody works on jobs, so that some wait.
  portal = await startPortal({
    ROLE: 'web',
    AUTH_SECRET: SECRET,
    RATE_LIMITS: 'off',
    FILES_KEY: 'what encrypts the uploads in these tests',
  })
  // Nor does a schedule add any while a test counts them.
  await portal.deps.pool.query('delete from pgboss.schedule')
  maya = await signUp(portal, 'patient', 'Maya "O\'Hara" \\N Ünal')
  await maya.api.auth.updateProfile({ fullName: 'Maya', address: 'A street\t\\N\nand a "town"' })
  await upload(Buffer.from(await ironPanel()))
  const admin = await signUp(portal, 'admin')
  await admin.api.admin.products.create({
    name: 'Ginger',
    priceCents: 900,
    stock: 1000,
    ...(await picture()),
  })
  await order()
  await makeRows(portal.deps).signedConsent(maya.id, admin.id)
})
afterAll(async () => {
  await portal.close()
  await rm(directory, { recursive: true })
})

const upload = (content: Buffer) =>
  uploadBloodTest(portal.deps, { userId: maya.id }, { name: 'report.pdf', content: Readable.from([content]) })

async function picture() {
  const drawn = sharp({ create: { width: 20, height: 20, channels: 3, background: 'green' } })
  return storeProductImage(portal.deps, 'the test', await drawn.png().toBuffer())
}

async function order() {
  const [product] = await maya.api.shop.products()
  if (!product) throw new Error('the shop is empty')
  await maya.api.shop.placeOrder({
    lines: [{ productId: product.id, quantity: 1 }],
    idempotencyKey: randomUUID(),
  })
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url })
  // What breaks on purpose fails the query that waits for it.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const backUp = (files: Files = portal.deps.files, report: (line: string) => void = silent) =>
  withClient(portal.url, (client) =>
    makeBackup({ client, files, authSecret: SECRET }, join(directory, 'backups'), KEY, report),
  )

/** A database and a storage with nothing in them. */
const emptyHost = async () => ({
  url: await emptyDatabase(),
  files: await openDisk(join(directory, randomUUID())),
})

/** A hash of every table's rows, and of what its triggers, keys and sequences are. */
const rowsOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1)
       -- what the job queue notes about itself while nothing happens
       and tablename not in ('queue', 'version') and tablename not like 'queue_stats_%' order by 1`,
      [SCHEMAS],
    )
    const found: Record<string, unknown> = {}
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(string_agg(t::text, E'\\n' order by t::text)) as hash from ${name} t`,
      )
      found[name] = rows[0]
    }
    const { rows: rules } = await client.query(
      `select 'trigger' as what, tgrelid::regclass || '.' || tgname as name, tgenabled::text as detail from pg_trigger where not tgisinternal
       union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint
         where connamespace::regnamespace::text = any($1) and conrelid::regclass::text not like 'pgboss.queue_stats_%'
       union all select 'sequence', schemaname || '.' || sequencename, last_value::text from pg_sequences
       order by 1, 2`,
      [SCHEMAS],
    )
    return { ...found, rules }
  })

/** A hash of every object. */
async function objectsOf(files: Files) {
  const found: Record<string, string> = {}
  for (const prefix of ['blood-tests/', 'product-images/', 'signed-documents/']) {
    for await (const { key } of files.list(prefix)) {
      found[key] = createHash('sha256')
        .update(await buffer(await files.get(key)))
        .digest('hex')
    }
  }
  return found
}

describe('a backup', () => {
  it('a backup brings an empty host to the moment at which it was made: rows, rules, jobs, files and logins', async () => {
    await portal.deps.db.insert(verifications).values({
      identifier: 'reset-password:a link that was mailed',
      value: randomUUID(),
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    await portal.deps.db.insert(invites).values({
      ...{ tokenHash: 'the hash of a link on paper', role: 'patient', createdBy: maya.id },
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    await maya.api.notices.addDevice(subscription())
    const before = { rows: await rowsOf(portal.url), objects: await objectsOf(portal.deps.files) }
    const { path } = await backUp()
    const host = await emptyHost()
    const { authSecret } = await restoreBackup(host, { path, key: KEY }, { replace: false, report: silent })
    const after = { rows: await rowsOf(host.url), objects: await objectsOf(host.files) }
    // All but the sessions and the links that were mailed: whoever was signed in then signs in again.
    expect(before.rows).toMatchObject({
      'public.sessions': { rows: 2 },
      'public.push_devices': { rows: 1 },
      'public.verifications': { rows: 1 },
      'public.invites': { rows: 1 },
    })
    const none = { rows: 0, hash: null }
    // And nothing is sent from it until an admin releases it.
    const held = { rows: 1, hash: expect.any(String) }
    const rows = {
      ...before.rows,
      'public.sessions': none,
      'public.push_devices': none,
      'public.verifications': none,
      'public.invites': none,
      'public.sending_hold': held,
    }
    expect(after).toEqual({ ...before, rows })
    expect(Object.keys(before.objects)).toHaveLength(3)
    expect(before.rows).toMatchObject({ 'pgboss.job_common': { rows: 2 } })
    expect(authSecret).toBe(SECRET)

    const restored = await startPortal({ DATABASE_URL: host.url, AUTH_SECRET: authSecret, ROLE: 'web' })
    const login = { email: maya.email, password: PASSWORD }
    expect((await send(restored, 'POST', '/api/auth/sign-in/email', login)).statusCode).toBe(200)
    const list = await restored.app.inject({
      url: '/api/trpc/bloodTests.list',
      headers: { cookie: maya.cookie },
    })
    expect(list.statusCode).toBe(401)
    await restored.close()
  })

  it('a backup restores on any later day, when the job queue has other tables for its statistics', async () => {
    await portal.deps.pool.query(
      "create table pgboss.queue_stats_20200101 partition of pgboss.queue_stats for values from ('2020-01-01') to ('2020-01-02')",
    )
    await portal.deps.pool.query(
      "insert into pgboss.queue_stats (name, captured_on) values ('mail', '2020-01-01 12:00+00')",
    )
    const { path } = await backUp()
    const host = await emptyHost()
    await restoreBackup(host, { path, key: KEY }, { replace: false, report: silent })
    expect(await rowsOf(host.url)).toMatchObject({ 'public.users': { rows: 2 } })
  })

  it('a backup is whole while people write and remove: every row has its file, and no rule is broken', async () => {
    const kept: string[] = []
    let writing = true
    let written = Promise.withResolvers<void>()
    const write = async () => {
      for (let n = 0; writing; n++) {
        const { id } = await upload(Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(20_000)]))
        if (n % 2) await maya.api.bloodTests.remove({ id })
        else kept.push(id)
        await order()
        written.resolve()
        written = Promise.withResolvers<void>()
      }
    }
    for (let n = 0; n < 6; n++) kept.push((await upload(Buffer.from(`%PDF-1.4 ${n}`))).id)
    const victims = kept.splice(0, 3)
    const acknowledged = [...kept]
    const writers = [write(), write()]
    const slow: Files = {
      ...portal.deps.files,
      // Between the snapshot and the last file, others remove what the snapshot names.
      async get(key) {
        const victim = victims.pop()
        if (victim) await maya.api.bloodTests.remove({ id: victim })
        await written.promise
        return portal.deps.files.get(key)
      },
    }
    const { path, tail } = await backUp(slow)
    writing = false
    await Promise.all(writers)
    expect(tail.missing).toEqual([])

    const host = await emptyHost()
    await restoreBackup(host, { path, key: KEY }, { replace: false, report: silent })
    const restored = await startPortal({ DATABASE_URL: host.url, AUTH_SECRET: SECRET, ROLE: 'web' })
    const { rows } = await withClient(host.url, (client) =>
      client.query<{ id: string; path: string; size: number }>(
        'select id, file_path as path, file_size as size from blood_test_results order by file_path',
      ),
    )
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
    const stored = await objectsOf(host.files)
    expect(
      Object.keys(stored)
        .filter((key) => key.startsWith('blood-tests/'))
        .sort(),
    ).toEqual(rows.map(({ path }) => path).sort())
    for (const row of rows) {
      expect((await buffer(await host.files.get(row.path))).length).toBe(row.size)
    }
    expect(await shopViolations(restored.deps.db)).toEqual([])
    await restored.close()
  })

  it('a backup is refused damaged, and with another key, before anything is touched', async () => {
    const { path } = await backUp()
    const bytes = await readFile(path)
    const host = await emptyHost()
    const broken = join(directory, 'broken.backup')
    const restore = (key = KEY) =>
      restoreBackup(host, { path: broken, key }, { replace: true, report: silent })
    for (const damage of [
      () => bytes.subarray(0, -1),
      () => bytes.subarray(0, bytes.length >> 1),
      () =>
        Buffer.from(bytes).fill(
          bytes.readUInt8(bytes.length >> 1) ^ 1,
          bytes.length >> 1,
          (bytes.length >> 1) + 1,
        ),
    ]) {
      await writeFile(broken, damage())
      await expect(restore()).rejects.toThrow(/is damaged/)
    }
    await writeFile(broken, bytes)
    await expect(restore(await generateIdentity())).rejects.toThrow('BACKUP_KEY does not open')
    expect(await rowsOf(host.url)).toEqual({ rules: [] })
    expect(await objectsOf(host.files)).toEqual({})
  })

  it('a backup is never put over data, or under a running portal, by accident', async () => {
    const { path } = await backUp()
    const archive = { path, key: KEY }
    const used = { url: portal.url, files: portal.deps.files }
    await expect(restoreBackup(used, archive, { replace: true, report: silent })).rejects.toThrow(
      'stop it first',
    )
    const host = await emptyHost()
    await restoreBackup(host, archive, { replace: false, report: silent })
    await expect(restoreBackup(host, archive, { replace: false, report: silent })).rejects.toThrow(
      'This database is not empty. To replace all that is in it by the backup, add REPLACE=yes.',
    )
    const { 'public.sending_hold': _since, ...first } = (await rowsOf(host.url)) as Record<string, unknown>
    await withClient(host.url, (client) => client.query("update products set name = 'changed'"))
    await restoreBackup(host, archive, { replace: true, report: silent })
    expect(await rowsOf(host.url)).toMatchObject(first)
  })

  it('a backup of an older version is brought forward, and held as any other', async () => {
    const old = await emptyHost()
    const first = knownMigrations().slice(0, 3)
    await withClient(old.url, async (client) => {
      for (const { sql } of first) await client.query(sql)
      await client.query(MIGRATIONS_TABLE)
      for (const { tag, when } of first) {
        await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
          tag,
          when,
        ])
      }
      await client.query("insert into users (name, email) values ('Maya', 'maya@test.clinic')")
    })
    const boss = new PgBoss({ connectionString: old.url, supervise: false, schedule: false })
    await boss.start()
    await boss.stop({ graceful: false })
    const { path } = await withClient(old.url, (client) =>
      makeBackup({ client, files: old.files, authSecret: SECRET }, join(directory, 'older'), KEY, silent),
    )

    const host = await emptyHost()
    await restoreBackup(host, { path, key: KEY }, { replace: false, report: silent })
    // Accounts from before addresses were proved count as proved.
    await withClient(host.url, async (client) => {
      const { rows } = await client.query('select email, email_verified as proved from users')
      expect(rows).toEqual([{ email: 'maya@test.clinic', proved: true }])
    })
    expect(await rowsOf(host.url)).toMatchObject({
      'public.backups': { rows: 0 },
      'public.sending_hold': { rows: 1 },
      'public.users': { rows: 1 },
    })
  })

  it('in the envelope of before age restores, and is brought forward', async () => {
    const host = await emptyHost()
    const { authSecret, tail } = await restoreBackup(host, EARLIER, { replace: false, report: silent })
    expect(authSecret).toBe('what signs the sessions in these tests')
    expect(tail.missing).toEqual([])
    expect(String(await buffer(await host.files.get('blood-tests/maya/report.pdf')))).toBe('%PDF-1.4 of Maya')
    await withClient(host.url, async (client) => {
      const { rows } = await client.query(
        'select email, file_name as file from users join blood_test_results on user_id = users.id',
      )
      expect(rows).toEqual([{ email: 'maya@test.clinic', file: 'report.pdf' }])
    })
    const wrong = { ...EARLIER, key: KEY }
    const restored = restoreBackup(await emptyHost(), wrong, { replace: false, report: silent })
    await expect(restored).rejects.toThrow('BACKUP_KEY does not open this backup')
  })

  it('a backup of a newer version is refused', async () => {
    const { path } = await backUp()
    const newer = join(directory, 'newer.backup')
    const pack = tar.pack()
    for await (const { name, content } of entriesIn(path, KEY)) {
      const bytes = await buffer(content)
      const changed =
        name === 'backup.json'
          ? String(bytes).replace('"migrations": [', '"migrations": [4102444800000,')
          : bytes
      pack.entry({ name }, changed)
    }
    pack.finalize()
    await pipeline(pack, createGzip(), seal(KEY), createWriteStream(newer))
    const host = await emptyHost()
    await expect(
      restoreBackup(host, { path: newer, key: KEY }, { replace: false, report: silent }),
    ).rejects.toThrow('was made by a newer version of the portal')
  })

  it('a backup says which object was lost before, and fails where the storage does', async () => {
    const { id } = await upload(Buffer.from('%PDF-1.4 lost'))
    const lost = await withClient(portal.url, async (client) => {
      const { rows } = await client.query('select file_path as key from blood_test_results where id = $1', [
        id,
      ])
      return String(rows[0]?.key)
    })
    await portal.deps.files.remove(lost)
    const said: string[] = []
    expect((await backUp(portal.deps.files, (line) => said.push(line))).tail.missing).toEqual([lost])
    expect(said).toContain(`${lost} is named by a row and is not in the storage.`)
    await maya.api.bloodTests.remove({ id })

    const unreadable: Files = {
      ...portal.deps.files,
      get: () => Promise.reject(new Error('the disk is old')),
    }
    await expect(backUp(unreadable)).rejects.toThrow('the disk is old')
  })

  it('a backup brings the uploads under the key of the new host, whichever that is, and also where it has none', async () => {
    const { path, tail } = await backUp()
    const stored = await objectsOf(portal.deps.files)
    for (const key of ['what encrypts the uploads of the new host', null]) {
      const { url, files: disk } = await emptyHost()
      const host = { url, files: sealFiles(disk, key) }
      await restoreBackup(host, { path, key: KEY }, { replace: false, report: silent })
      const objects = await objectsOf(host.files)
      expect(Object.keys(objects)).toHaveLength(tail.files)
      expect(stored).toMatchObject(objects)
      if (key) expect(Object.values(await objectsOf(disk))).not.toContain(Object.values(objects)[0])
    }
  })

  it('a backup is refused, with nothing left behind, where FILES_KEY does not open the uploads', async () => {
    const folder = join(directory, 'backups')
    const before = await readdir(folder)
    const disk = await openDisk(join(portal.deps.env.DATA_DIR, 'files'))
    await expect(backUp(sealFiles(disk, null))).rejects.toThrow(/is encrypted, and FILES_KEY is not set\.$/)
    const other = sealFiles(disk, 'another key than that of the uploads')
    await expect(backUp(other)).rejects.toThrow(/FILES_KEY is not the one that it was stored with\.$/)
    expect(await readdir(folder)).toEqual(before)
  })

  it('a backup cuts a table into pieces of whole rows, so that each of them can be restored by itself', async () => {
    const { url } = await emptyHost()
    await withClient(url, async (client) => {
      await client.query(
        `create table t as select n, case n when 7 then repeat('wide', 500000) else repeat('x', n % 700) end as x
         from generate_series(1, 12000) n`,
      )
      const pieces: Buffer[] = []
      for await (const { content } of copiedRows(client, { name: 't', columns: 'n, x' })) pieces.push(content)
      expect(pieces.length).toBeGreaterThan(4)
      const rows = pieces.flatMap((piece) => {
        expect(piece.at(-1)).toBe(10)
        return String(piece).trimEnd().split('\n')
      })
      expect(rows.map((row) => Number(row.split('\t')[0]))).toEqual(
        Array.from({ length: 12_000 }, (_, n) => n + 1),
      )
    })
  })

  it('a backup ends with an error, never with a shorter table, where the connection breaks within it', async () => {
    const { url } = await emptyHost()
    await withClient(url, async (client) => {
      await client.query("create table t as select repeat('x', 1000) as x from generate_series(1, 50000)")
      const pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
      const read = async () => {
        let pieces = 0
        for await (const _ of copiedRows(client, { name: 't', columns: 'x' })) {
          if (pieces++ === 0)
            await withClient(url, (other) => other.query('select pg_terminate_backend($1)', [pid]))
        }
      }
      await expect(read()).rejects.toThrow(/terminat/)
    })
  })

  it('a backup leaves nothing behind where its connection breaks, because removals were free from then on', async () => {
    const folder = join(directory, 'backups')
    const before = await readdir(folder)
    let broken = false
    const breaking: Files = {
      ...portal.deps.files,
      async get(key) {
        if (!broken) {
          await withClient(portal.url, (client) =>
            client.query(
              `select pg_terminate_backend(pid) from pg_locks
               where locktype = 'advisory' and mode = 'ExclusiveLock' and objid = 7301987
                 and database = (select oid from pg_database where datname = current_database())`,
            ),
          )
        }
        broken = true
        return portal.deps.files.get(key)
      },
    }
    await expect(backUp(breaking)).rejects.toThrow()
    expect(await readdir(folder)).toEqual(before)
  })
})
