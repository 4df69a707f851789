import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import tar from 'tar-stream'
import { backups } from '../../drizzle/schema.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { Env } from '../config/env.ts'
import { knownMigrations } from '../platform/db.ts'
import type { Files } from '../platform/files.ts'
import { holdRemovals } from '../platform/removal.ts'
import { UnreadableObject } from '../platform/sealedFiles.ts'
import { type Entry, entryOf } from './archive.ts'
import { seal } from './envelope.ts'
import { objectsNamed } from './objects.ts'
import { BackupRefused } from './refused.ts'
import { countRows, rowsOf, schemaOf, tablesOf } from './snapshot.ts'
import { verifyBackup } from './verify.ts'

/** The content of a backup. The connection cannot be used for anything else afterwards. */
export type Source = { client: pg.Client | pg.PoolClient; files: Files; authSecret: string }

/** Reports progress to the operator. */
export type Report = (line: string) => void

/** Reports of blood tests are of little use to a compressor; a faster level leaves more of the machine to the portal. */
const GZIP_LEVEL = 3
const REPORT_EVERY = 500

/**
 * Everything to save, in the order of archive.ts: all rows of one moment, and then the objects that those rows name. An
 * object is stored before its row and, while this runs, not removed: none of them is missing.
 */
async function* entriesOf({ client, files, authSecret }: Source, report: Report): AsyncGenerator<Entry> {
  if (!(await holdRemovals(client)))
    throw new BackupRefused('Another backup is being made: wait for it to finish.')
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  await client.query('begin isolation level repeatable read read only')
  const schema = await schemaOf(client)
  const head = {
    createdAt: new Date().toISOString(),
    version: packageJson.version,
    migrations: schema.migrations,
    ...(await tablesOf(client)),
  }
  yield entryOf.head(head)
  yield entryOf.schema(schema.sql)
  yield entryOf.secret(authSecret)
  const rows: Record<string, number> = {}
  for (const table of head.tables) {
    rows[table.name] = 0
    for await (const piece of rowsOf(client, table)) {
      rows[table.name] = (rows[table.name] ?? 0) + countRows(piece.content)
      yield piece
    }
  }
  const keys = await objectsNamed(client)
  await client.query('commit')
  const total = Object.values(rows).reduce((sum, n) => sum + n, 0)
  report(`${total} rows of ${head.tables.length} tables`)

  const missing: string[] = []
  for (const [n, key] of keys.entries()) {
    const content = await readObject(files, key)
    if (!content) {
      report(`${key} is named by a row and is not in the storage.`)
      missing.push(key)
    }
    if (content) yield entryOf.file(key, content)
    if ((n + 1) % REPORT_EVERY === 0) report(`${n + 1} of ${keys.length} files`)
  }
  report(`${keys.length - missing.length} files`)
  yield entryOf.tail({ rows, files: keys.length - missing.length, missing })
}

/** One object, whole: uploads are limited to a few megabytes. Null if it is lost, and an error where it cannot be read. */
async function readObject(files: Files, key: string) {
  try {
    return await buffer(await files.get(key))
  } catch (error) {
    if (error instanceof UnreadableObject) throw new BackupRefused(`${error.message}.`)
    for await (const found of files.list(key.slice(0, key.lastIndexOf('/') + 1))) {
      if (found.key === key) throw error
    }
    return null
  }
}

/** Adds an entry as fast as the archive is written. */
function add(pack: tar.Pack, { name, content }: Entry) {
  return new Promise<void>((done, fail) => {
    pack
      .entry({ name, size: content.length, mode: 0o600 }, (error) => (error ? fail(error) : done()))
      .end(content)
  })
}

/** Where the backups of this portal lie. */
export const backupDirectory = (env: Env) => env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups')

/** The name of a backup, sorted by time. */
const nameAt = (instant: Date) => `verbena-${instant.toISOString().replace(/[-:]|\.\d+/g, '')}.backup`

/**
 * Writes a backup into a directory while the portal runs. It gets its final name and is recorded once it was read back,
 * so every named file is complete. Refuses a second backup at the same time, and a database of another version.
 */
export async function makeBackup(source: Source, directory: string, key: string, report: Report) {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const fileName = nameAt(new Date())
  const path = join(directory, fileName)
  const part = `${path}.part`
  try {
    const pack = tar.pack()
    const written = pipeline(
      pack,
      createGzip({ level: GZIP_LEVEL }),
      seal(key),
      createWriteStream(part, { mode: 0o600, flush: true }),
    )
    const filled = (async () => {
      for await (const entry of entriesOf(source, report)) await add(pack, entry)
      pack.finalize()
    })()
    filled.catch((error) => pack.destroy(error))
    // The first failure is the reason; the other one follows from it.
    await Promise.all([written, filled])
    const { head, tail } = await verifyBackup(part, key)
    const { size: bytes } = await stat(part)
    await drizzle(source.client).transaction(async (tx) => {
      // The connection lived until now, and with it the hold on removals.
      await tx.execute(sql`select`)
      // Before an upgrade has migrated the database, there may be no place for it.
      if (head.migrations.length === knownMigrations().length) {
        await tx.insert(backups).values({ fileName, bytes, createdAt: new Date(head.createdAt) })
      }
      await rename(part, path)
    })
    return { path, bytes, head, tail }
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
