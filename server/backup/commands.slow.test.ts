import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { PgBoss } from 'pg-boss'
import { expect, it } from 'vitest'
import { bloodTestResults } from '../../drizzle/schema.ts'
import { createAccount } from '../auth/createAccount.ts'
import { readEnv } from '../config/env.ts'
import { openDb } from '../platform/db.ts'
import { startEmbedded } from '../platform/embeddedPostgres.ts'
import { openLog } from '../platform/log.ts'
import { migrateDb } from '../platform/migrations.ts'
import { openFiles } from '../platform/storage.ts'

const run = promisify(execFile)
const KEY = 'the key of the tests, which is long enough'

/** Runs a command as make does; returns both outputs. */
const command = (name: string, args: string[], env: Record<string, string>) =>
  run(process.execPath, [`server/backup/${name}.ts`, ...args], {
    env: { PATH: process.env.PATH, DEMO: 'off', ...env },
  })

/** The storage of the embedded portal in this directory, with its own key. */
const filesOf = (directory: string) =>
  openFiles(readEnv({ DATA_DIR: directory }), (line) => expect.fail(line))

it('the embedded portal is saved beside its own running server, and restored into an empty directory', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'portal-commands-'))
  const [from, to] = [join(directory, 'from'), join(directory, 'to')]
  const settings = { fsync: 'off' }
  const server = await startEmbedded(from, { settings })
  try {
    await migrateDb(server.url)
    const boss = new PgBoss({ connectionString: server.url, supervise: false, schedule: false })
    await boss.start()
    await boss.stop({ graceful: false })
    const { pool, db } = openDb(server.url, openLog('silent'), { max: 1 })
    const userId = await db.transaction((tx) =>
      createAccount(tx, { email: 'maya@test.clinic', fullName: 'Maya', password: KEY }),
    )
    const report = Buffer.from('%PDF-1.4 of Maya')
    const filePath = 'blood-tests/maya/report.pdf'
    await (await filesOf(from)).put(filePath, Readable.from([report]), 'application/pdf')
    await db.insert(bloodTestResults).values({
      userId,
      filePath,
      fileName: 'report.pdf',
      contentType: 'application/pdf',
      fileSize: report.length,
    })
    await pool.end()

    const made = await command('makeBackup', [], { DATA_DIR: from })
    const path = made.stdout.trim()
    expect(path).toMatch(/backups\/verbena-\d{8}T\d{6}Z\.backup$/)
    expect(made.stderr).toContain('keep a copy of that key on another machine')

    const ownKey = readFileSync(join(from, 'backup.key'), 'utf8')
    const restored = await command('restoreBackup', [path], { DATA_DIR: to, BACKUP_KEY: ownKey })
    expect(restored.stderr).toMatch(/Restored: [1-9]\d* rows and 1 files/)
    expect(ownKey).toMatch(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/)
    expect(readFileSync(join(to, 'backup.key'), 'utf8')).toBe(ownKey)
    expect(readFileSync(join(to, 'auth.secret'), 'utf8')).toBe(
      readFileSync(join(from, 'auth.secret'), 'utf8'),
    )
    // The upload lay encrypted, and does so again under a key of the new directory.
    expect(await buffer(await (await filesOf(to)).get(filePath))).toEqual(report)
    const stored = [from, to].map((host) => readFileSync(join(host, 'files', filePath)))
    expect(stored.every((bytes) => bytes.includes('verbena-sealed') && !bytes.includes('Maya'))).toBe(true)
    expect(readFileSync(join(to, 'files.key'), 'utf8')).not.toBe(
      readFileSync(join(from, 'files.key'), 'utf8'),
    )
  } finally {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}, 120_000)

it('objectsNamed knows every place that stores objects or removes them', () => {
  const calling = (call: RegExp) =>
    globSync('server/**/*.ts')
      .filter(
        (file) =>
          !file.endsWith('.test.ts') &&
          !file.startsWith('server/test/') &&
          call.test(readFileSync(file, 'utf8')),
      )
      .sort()
  // A new place here needs its rows in objects.ts; what an export spools or a check tries is gone with its request, and
  // shares end with a restore.
  expect(calling(/\bfiles\.put\(|\bstoreWithRow\(/)).toEqual([
    'server/account/spool.ts',
    'server/backup/restore.ts',
    'server/bloodTests/upload.ts',
    'server/clinic/checks.ts',
    'server/consents/signing.ts',
    'server/messages/attachments.ts',
    'server/platform/sealedFiles.ts',
    'server/platform/storeWithRow.ts',
    'server/record/shares.ts',
    'server/shop/images.ts',
  ])
  // A new place here must ask removeUnlessHeld. What exports, uploads and checks remove never had a row.
  expect(calling(/\bfiles\s*\.remove\(/)).toEqual([
    'server/account/spool.ts',
    'server/account/sweep.job.ts',
    'server/clinic/checks.ts',
    'server/platform/removal.ts',
    'server/platform/storeWithRow.ts',
  ])
})
