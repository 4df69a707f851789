import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { translatorFor } from '../platform/locales.ts'
import { signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { backupName, makeBackup } from './backup.ts'
import { nightlyBackup, removeUnfinished } from './nightly.job.ts'
import { DiskFull } from './refused.ts'

const run = promisify(execFile)
const t = translatorFor('en')
const KEY = 'the key of the tests, which is long enough'
const PART = 'verbena-20250101T023000Z.backup.part'

let directory: string
let portal: TestPortal
let lines: { level: number; msg: string }[]
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-full-'))
  lines = []
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  portal = await startPortal(
    { DEMO: 'off', BACKUP_KEY: KEY, BACKUP_DIR: directory },
    pino({ level: 'error' }, log),
  )
})
afterEach(async () => {
  await portal.close()
  await rm(directory, { recursive: true })
})

/** Every backup that begins within the next minutes writes to this device; the default one is always full. */
async function writeTo(device = '/dev/full') {
  const names = Array.from({ length: 180 }, (_, second) => backupName(new Date(Date.now() + second * 1000)))
  await Promise.all(names.map((name) => symlink(device, join(directory, `${name}.part`))))
  return names.length
}
const emptyDisk = async () => {
  for (const name of await readdir(directory)) await rm(join(directory, name))
}

/** `freeBytes` is what the disk claims to have. */
async function backUp(freeBytes?: number) {
  const client = await portal.deps.pool.connect()
  try {
    const source = { client, files: portal.deps.files, authSecret: 'the secret of the tests' }
    return await makeBackup(
      source,
      directory,
      KEY,
      () => {},
      freeBytes === undefined ? undefined : async () => freeBytes,
    )
  } finally {
    client.release(true)
  }
}

it('makeBackup refuses a disk with too little space before it writes anything', async () => {
  const refused = await backUp(60_000_000).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(DiskFull)
  expect(refused).toMatchObject({ free: 60_000_000, needed: expect.any(Number) })
  expect((refused as Error).message.split('\n')).toHaveLength(1)
  expect(await readdir(directory)).toEqual([])
  await backUp(700_000_000)
})

it('a backup needs as much space as the last one, a quarter more, and what the database needs', async () => {
  await portal.deps.pool.query(
    "insert into backups (file_name, bytes, created_at) values ('last', 4000000000, now())",
  )
  const needed = 5_000_000_000 + 64 * 1024 * 1024
  await expect(backUp(needed - 1)).rejects.toMatchObject({ needed })
  await backUp(needed)
})

it('a backup on a disk that becomes full ends in one error, and leaves nothing behind', async () => {
  const names = await writeTo()
  const refused = await backUp().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(DiskFull)
  expect(refused).toMatchObject({ cause: { code: 'ENOSPC' } })
  expect((refused as Error).message.split('\n')).toHaveLength(1)
  // All but that of the failed backup.
  expect(await readdir(directory)).toHaveLength(names - 1)
})

it('a backup whose disk fails in the middle of a table ends in one error', async () => {
  await portal.deps.pool.query(
    'create table bulk as select gen_random_uuid() from generate_series(1, 200000)',
  )
  const pipe = join(portal.deps.env.DATA_DIR, 'pipe')
  await run('mkfifo', [pipe])
  await writeTo(pipe)
  let read = 0
  const reading = (async () => {
    for await (const chunk of createReadStream(pipe)) {
      read += chunk.length
      if (read > 1_000_000) break
    }
  })()
  await expect(backUp()).rejects.toMatchObject({ code: 'EPIPE' })
  await reading
})

it('make backup prints one sentence on a full disk, and ends with 1', async () => {
  await writeTo()
  const command = run(process.execPath, ['server/backup/makeBackup.ts'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: portal.url,
      AUTH_SECRET: 'a secret of the tests, long enough for them',
      FILES_KEY: 'what encrypts the uploads in these tests',
      DATA_DIR: portal.deps.env.DATA_DIR,
      BACKUP_KEY: KEY,
      BACKUP_DIR: directory,
      DEMO: 'off',
    },
  })
  const { code, stdout, stderr } = await command.catch((error) => error)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr.trim().split('\n').at(-1)).toMatch(/^No backup was made: the disk of .* is full: /)
  expect(stderr).not.toMatch(/^ +at /m)
})

it('a backup removes what a killed one left, at once', async () => {
  await writeFile(join(directory, PART), 'half')
  await backUp()
  expect(await readdir(directory)).toEqual([expect.stringMatching(/\d{6}Z\.backup$/)])
})

it('removeUnfinished waits for nobody: a backup that is being made keeps its file', async () => {
  await writeFile(join(directory, PART), 'half')
  const making = await portal.deps.pool.connect()
  await making.query('select pg_advisory_lock(7301987)')
  await removeUnfinished(portal.deps)
  expect(await readdir(directory)).toEqual([PART])
  making.release(true)
  await eventually(async () => {
    await removeUnfinished(portal.deps)
    return (await readdir(directory)).length === 0 || undefined
  })
})

it('the nightly backup on a full disk is logged in one sentence, and told to admins until one succeeds', async () => {
  const admin = await signUp(portal, 'admin')
  await writeTo()
  await portal.deps.jobs.enqueue(portal.deps.db, nightlyBackup, {})
  const full = await eventually(async () => (await admin.api.admin.backup()).full ?? undefined)
  expect(full).toEqual({ needed: expect.any(Number), free: expect.any(Number) })
  const now = await admin.api.care.now({ today: new Date().toISOString().slice(0, 10) })
  expect(now.clinic?.backup?.full).toEqual(full)
  expect(lines.filter(({ msg }) => msg.includes(directory))).toEqual([
    expect.objectContaining({ level: 50, code: 'full', ...full, msg: expect.not.stringContaining('\n') }),
  ])
  const { rows } = await admin.api.notices.list({})
  expect(rows.map(({ text }) => text)).toEqual([t('notices.text.backup-full')])
  // The portal is alive, and the disk is as free as before.
  expect((await portal.app.inject('/readyz')).statusCode).toBe(200)
  await emptyDisk()
  await backUp()
  expect((await admin.api.admin.backup()).full).toBeNull()
})
