import { eq, inArray, sql } from 'drizzle-orm'
import { healthTracking } from '../../drizzle/schema.ts'
import { message } from '../../locales/translate.ts'
import type { ImportLine } from '../../shared/health.ts'
import type { EntryInput } from '../../shared/healthInputs.ts'
import type { Db } from '../platform/db.ts'
import { inTurn } from '../platform/fairQueue.ts'
import { Refusal } from '../platform/refusal.ts'
import { runInThread, ThreadTimeout } from '../platform/thread.ts'
import { csvOf, linesOrRefused, type Read } from './csvLines.ts'
import { addEntries } from './health.ts'

/** Rows per insert. */
const BATCH = 500

/** A file with fewer characters is read or written in less time than a thread takes to start. */
const SMALL = 20_000
/**
 * Time limit of the thread; milliseconds. Reading the largest file takes about a second; writing 10,000 days of the
 * longest texts takes half a second.
 */
const CLOCK_MS = 15_000

/**
 * Runs the work here or, for a large text, in a thread, one at a time per person. Refuses with `late` if it takes too
 * long.
 */
async function maybeInThread<Answer>(
  userId: string,
  file: string,
  { text, here, late }: { text: string; here: (text: string) => Answer; late: string },
): Promise<Answer> {
  if (text.length < SMALL) return here(text)
  return await inTurn(userId, () => runInThread<Answer>(`server/health/${file}`, text, CLOCK_MS)).catch(
    (error: unknown) => {
      throw error instanceof ThreadTimeout ? Refusal.from('UNAVAILABLE', late) : error
    },
  )
}

/** Bytes of the texts of one file: a thousand characters a day for 27 years. */
const MAX_TEXT_BYTES = 10_000_000
/** The people whose entries this process is writing at the moment. */
const writing = new Set<string>()
const RETRY_AFTER_SECONDS = 2

/**
 * One's own entries as CSV, newest first. Cells that a spreadsheet would run as formulas get an apostrophe in front.
 * Refuses a second file while the first is written, and texts of more than `MAX_TEXT_BYTES`.
 */
export async function entriesCsv(db: Db, userId: string) {
  if (writing.has(userId)) {
    throw new Refusal('TOO_MANY', 'health.refused.downloading', {}, RETRY_AFTER_SECONDS)
  }
  writing.add(userId)
  return writeCsv(db, userId).finally(() => writing.delete(userId))
}

async function writeCsv(db: Db, userId: string) {
  const { symptoms, notes } = healthTracking
  const [texts] = await db
    .select({
      bytes: sql<number>`sum(coalesce(octet_length(${symptoms}), 0) + coalesce(octet_length(${notes}), 0))::float8`,
    })
    .from(healthTracking)
    .where(eq(healthTracking.userId, userId))
  if ((texts?.bytes ?? 0) > MAX_TEXT_BYTES) {
    throw new Refusal('TOO_LARGE', 'health.refused.largeCsv')
  }
  // One text value: reading 10,000 rows one by one would block other requests before the thread has them.
  const [row] = await db
    .select({
      text: sql<string>`coalesce(json_agg(${healthTracking} order by ${healthTracking.date} desc), '[]')::text`,
    })
    .from(healthTracking)
    .where(eq(healthTracking.userId, userId))
  return maybeInThread(userId, 'entriesCsv.thread.ts', {
    text: row?.text ?? '[]',
    here: csvOf,
    late: message('health.refused.writtenTooLate'),
  })
}

async function readCsv(userId: string, csv: string): Promise<Read[]> {
  const answer = await maybeInThread(userId, 'csv.thread.ts', {
    text: csv,
    here: linesOrRefused,
    late: message('health.refused.readTooLate'),
  })
  if ('refused' in answer) throw Refusal.from('BAD_INPUT', answer.refused)
  return answer.lines
}

async function outcomes(db: Db, userId: string, lines: Read[]): Promise<ImportLine[]> {
  const dates = lines.flatMap(({ entry }) => entry?.date ?? [])
  const known = new Set<string>()
  if (dates.length > 0) {
    const rows = await db
      .select({ date: healthTracking.date })
      .from(healthTracking)
      .where(
        sql`${healthTracking.userId} = ${userId} and ${inArray(healthTracking.date, [...new Set(dates)])}`,
      )
    for (const { date } of rows) known.add(date)
  }
  return lines.map(({ line, date, entry, reason }) => {
    if (!entry) return { line, date, outcome: 'refused', reason }
    const outcome = known.has(entry.date) ? 'merged' : 'added'
    // A second line of the same day is merged into the first.
    known.add(entry.date)
    return { line, date, outcome, reason: null }
  })
}

/** Returns for each line what an import would do. Read-only. */
export async function previewImport(db: Db, userId: string, csv: string) {
  return outcomes(db, userId, await readCsv(userId, csv))
}

/** Keeps only the fields that a line fills in, so that a later line of the same day adds to them. */
function withoutEmpty(entry: EntryInput) {
  return Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== null && value !== undefined),
  ) as EntryInput
}

/** Imports the lines that the preview calls added or merged, in one transaction. Refused lines are left out. */
export async function importEntries(db: Db, userId: string, csv: string) {
  const lines = await readCsv(userId, csv)
  const preview = await outcomes(db, userId, lines)
  const days = new Map<string, EntryInput>()
  for (const { entry } of lines) {
    if (entry) days.set(entry.date, { ...days.get(entry.date), ...withoutEmpty(entry) })
  }
  const all = [...days.values()]
  await db.transaction(async (tx) => {
    for (let i = 0; i < all.length; i += BATCH) await addEntries(tx, userId, all.slice(i, i + BATCH))
  })
  const count = (outcome: ImportLine['outcome']) => preview.filter((line) => line.outcome === outcome).length
  return { added: count('added'), merged: count('merged'), refused: count('refused') }
}
