import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
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
import { isUnwritable, sqlState } from '../platform/db.ts'
import { freeBytes } from '../platform/disk.ts'
import type { Files } from '../platform/files.ts'
import { knownMigrations } from '../platform/migrations.ts'
import { holdRemovals } from '../platform/removal.ts'
import { UnreadableObject } from '../platform/sealedFiles.ts'
import { type Entry, entryOf } from './archive.ts'
import { seal } from './envelope.ts'
import { objectsNamed } from './objects.ts'
import { BackupRefused, DiskFull } from './refused.ts'
import { countRows, rowsOf, schemaOf, spaceNeeded, tablesOf } from './snapshot.ts'
import { verifyBackup } from './verify.ts'

/** What a backup reads. The connection cannot be used for anything else afterwards. */
export type Source = { client: pg.Client | pg.PoolClient; files: Files; authSecret: string }

/** Reports progress to the operator. */
export type Report = (line: string) => void

/** Compressing PDFs and photos gains little; a fast level leaves more of the machine to the portal. */
const GZIP_LEVEL = 3
const REPORT_EVERY = 500

/** Bytes left free, since the database may be on the same disk. */
const RESERVE_BYTES = 64 * 1024 * 1024

/**
 * Yields everything to save, in the order of archive.ts: all rows of one snapshot, then the objects that they name. An
 * object is stored before its row and not removed meanwhile, so none is missing.
 */
async function* entriesOf(
  { client, files, authSecret }: Source,
  report: Report,
  checkSpace: (needed: number) => Promise<void>,
): AsyncGenerator<Entry> {
  await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
    -- A full database is backed up to another disk.
    set default_transaction_read_only = off`)
  await client.query('begin isolation level repeatable read read only')
  const schema = await schemaOf(client)
  const head = {
    createdAt: new Date().toISOString(),
    version: packageJson.version,
    migrations: schema.migrations,
    ...(await tablesOf(client)),
  }
  await checkSpace(await spaceNeeded(client, head.tables))
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

/** Reads an object whole: uploads are limited to a few megabytes. Null if it is lost; throws if it cannot be read. */
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

/** Adds an entry with backpressure. */
function add(pack: tar.Pack, { name, content }: Entry) {
  return new Promise<void>((done, fail) => {
    const entry = pack.entry({ name, size: content.length, mode: 0o600 }, (error) =>
      error ? fail(error) : done(),
    )
    // Of an archive that cannot be written: the callback is not called then.
    entry.on('error', fail)
    entry.end(content)
  })
}

export const backupDirectory = (env: Env) => env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups')

/** The name of a backup, sorted by time. */
export const backupName = (instant: Date) =>
  `verbena-${instant.toISOString().replace(/[-:]|\.\d+/g, '')}.backup`

/** Removes unfinished backups of a directory. Only for the holder of the lock of backups: see `holdRemovals`. */
export async function removeParts(directory: string) {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    if (entry.isFile() && /^verbena-\d{8}T\d{6}Z\.backup\.part$/.test(entry.name))
      await rm(join(directory, entry.name))
  }
}

/** Writes all entries with backpressure. Throws the first error, of which the others are consequences. */
async function pour(entries: AsyncIterable<Entry>, key: string, path: string) {
  const pack = tar.pack()
  // Reported by the pipeline; after its end, there is no other listener.
  pack.on('error', () => {})
  const written = pipeline(
    pack,
    createGzip({ level: GZIP_LEVEL }),
    seal(key),
    createWriteStream(path, { mode: 0o600, flush: true }),
  )
  const filled = (async () => {
    for await (const entry of entries) await add(pack, entry)
    pack.finalize()
  })()
  filled.catch((error) => pack.destroy(error))
  // Both have ended before the connection is used for anything else.
  await Promise.allSettled([written, filled])
  await written
  await filled
}

/**
 * Writes a backup into a directory while the portal runs. It gets its final name and is recorded after it was read
 * back, so every named file is complete; a failed one is removed. Refuses a second backup at the same time, a database
 * of another version, and a full disk (`DiskFull`). `free` returns a directory's free bytes.
 */
export async function makeBackup(
  source: Source,
  directory: string,
  key: string,
  report: Report,
  free: (directory: string) => Promise<number> = freeBytes,
) {
  const fileName = backupName(new Date())
  const path = join(directory, fileName)
  const part = `${path}.part`
  let needed: number | null = null
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    if (!(await holdRemovals(source.client)))
      throw new BackupRefused('Another backup is being made: wait for it to finish.')
    await removeParts(directory)
    const checkSpace = async (bytes: number) => {
      needed = bytes + RESERVE_BYTES
      const available = await free(directory)
      if (available < needed) throw new DiskFull(directory, { needed, free: available })
    }
    await pour(entriesOf(source, report, checkSpace), key, part)
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
    // A database that is full is not the disk of the backups.
    if (isUnwritable(error) && !sqlState(error))
      throw new DiskFull(directory, { needed, free: await free(directory) }, error)
    throw error
  }
}
