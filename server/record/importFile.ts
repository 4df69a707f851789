/** Imports a file: to disk, through a child process that reads it, and entry by entry into the database. */
import { fork } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { eq, sql } from 'drizzle-orm'
import { recordImportEntries, recordImports } from '../../drizzle/schema.ts'
import { MAX_RECORD_FILE } from '../../shared/recordImport.ts'
import { timeZoneOf } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import type { Db } from '../platform/db.ts'
import { inImportTurn } from '../platform/fairQueue.ts'
import { Refusal } from '../platform/refusal.ts'
import { ROOT } from '../platform/root.ts'
import { cleanFileName } from '../platform/upload.ts'
import type { FileFacts, ReadAnswer, ReadTask } from './importEntries.ts'

/** 1.5 GB of XML take a third of it. */
const READ_MS = 90_000
/** A quarter of what a file of 64 MB takes besides its own bytes. */
const MEGABYTES = 128
const RETRY_AFTER_SECONDS = 10

const PREFIX = 'verbena-import-'
const PROCESS = join(ROOT, 'server/record/importRead.process.ts')
const READABLE = ['server/', 'shared/', 'locales/', 'packages/', 'node_modules/', 'package.json']

type Store = (entries: string) => Promise<void>

/**
 * Reads a file in a process that may read the portal's code and this folder and write into the folder, but not start
 * processes, and gets no secret. Refuses a file that takes more than 90 seconds or 128 MB.
 */
async function readInProcess(task: ReadTask, store: Store): Promise<FileFacts> {
  const { promise, resolve, reject } = Promise.withResolvers<FileFacts>()
  const child = fork(PROCESS, [], {
    execArgv: [
      ...['--permission', '--disable-warning=ExperimentalWarning'],
      ...[`--max-old-space-size=${MEGABYTES}`, '--max-semi-space-size=4'],
      ...READABLE.map((path) => `--allow-fs-read=${join(ROOT, path)}`),
      ...[`--allow-fs-read=${task.folder}`, `--allow-fs-write=${task.folder}`],
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const clock = setTimeout(() => child.kill('SIGKILL'), READ_MS)
  // Without an answer it ran out of time or memory. (After an answer, this has no effect.)
  const exhausted = new Refusal('TOO_LARGE', 'record.refused.inflates')
  child
    .once('error', reject)
    .once('exit', () => reject(exhausted))
    .on('message', async (answer: ReadAnswer) => {
      if ('done' in answer) return resolve(answer.done)
      if ('refused' in answer) return reject(Refusal.from(answer.refused.code, answer.refused.message))
      try {
        await store(answer.entries)
        if (child.connected) child.send('next')
      } catch (error) {
        reject(error)
      }
    })
  child.send(task, (error) => {
    if (error) reject(error)
  })
  try {
    return await promise
  } finally {
    clearTimeout(clock)
    child.kill('SIGKILL')
  }
}

async function toDisk(content: Readable, path: string) {
  let bytes = 0
  async function* counted() {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > MAX_RECORD_FILE) throw new Refusal('TOO_LARGE', 'record.refused.size')
      yield chunk
    }
  }
  await pipeline(counted(), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}

const storeEntries = (db: Db, importId: string, entries: string) =>
  db.execute(sql`
    insert into ${recordImportEntries} (import_id, line, kind, type, title, at, content, hash, reason)
    select ${importId}, e.line, e.kind, e.type, e.title, to_timestamp(e.at / 1000.0), e.content, e.hash, e.reason
    from jsonb_to_recordset(${entries}::jsonb)
      e(line int, kind text, type text, title text, at float8, content jsonb, hash text, reason text)`)

/** People whose file this process is importing. */
const importing = new Set<string>()

/**
 * Reads a file for the caller and returns the id of the import, which replaces the caller's earlier one. Refuses a file
 * that is not a record or is too large, and a second one while the first is read.
 */
export async function importRecordFile(
  db: Db,
  { userId }: Pick<Who, 'userId'>,
  file: { name: string; content: Readable },
): Promise<{ id: string }> {
  if (importing.has(userId)) {
    throw new Refusal('TOO_MANY', 'record.refused.importing', {}, RETRY_AFTER_SECONDS)
  }
  importing.add(userId)
  let folder: string | undefined
  try {
    folder = await mkdtemp(join(tmpdir(), PREFIX))
    const place = { path: join(folder, 'file'), folder }
    await toDisk(file.content, place.path)
    return await inImportTurn(userId, () => read(db, userId, cleanFileName(file.name, 'record'), place))
  } finally {
    importing.delete(userId)
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

async function read(db: Db, userId: string, fileName: string, place: Pick<ReadTask, 'path' | 'folder'>) {
  await db.delete(recordImports).where(eq(recordImports.userId, userId))
  const [row] = await db
    .insert(recordImports)
    .values({ userId, fileName })
    .returning({ id: recordImports.id, timeZone: sql<string>`${timeZoneOf(userId)}` })
  if (!row) throw new Error('the new import was not returned')
  const { id, timeZone } = row
  try {
    const task = { ...place, timeZone, now: Date.now() }
    const { source, leftOut } = await readInProcess(task, async (entries) => {
      await storeEntries(db, id, entries)
    })
    await db.update(recordImports).set({ source, leftOut }).where(eq(recordImports.id, id))
    return { id }
  } catch (error) {
    await db.delete(recordImports).where(eq(recordImports.id, id))
    throw error
  }
}

/** Removes files left by stopped processes, older than `age` milliseconds. */
export async function sweepImportFolders(age: number) {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const folder = join(tmpdir(), name)
    const found = await stat(folder).catch(() => null)
    if (found && Date.now() - found.mtimeMs > age) await rm(folder, { recursive: true, force: true })
  }
}
