import { inArray, sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { healthTracking } from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import type { EntryInput, ImportLine } from '../../shared/health.ts'
import { runAside, TookTooLong } from '../platform/aside.ts'
import type { Db } from '../platform/db.ts'
import { inTurn } from '../platform/turns.ts'
import { COLUMNS, linesOf, type Read, type ReadOrRefused } from './csv-lines.ts'
import { addEntries, entriesOf } from './health.ts'

/** Rows of one statement. */
const BATCH = 500

/** One's own entries as CSV, newest first. Cells that a spreadsheet would run as formulas are quoted with an apostrophe. */
export async function entriesCsv(db: Db, userId: string) {
  const entries = await entriesOf(db, { own: userId })
  const keys = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
  return Papa.unparse(
    { fields: Object.values(COLUMNS), data: entries.map((entry) => keys.map((key) => entry[key])) },
    { escapeFormulae: true, newline: '\r\n' },
  )
}

/** A file of fewer characters is read in less time than a thread takes to start. */
const SMALL = 20_000
/** A file of the largest size takes about a second; milliseconds. */
const READING_MS = 15_000

/** Reads a file: a large one in a thread of its own, in its person's turn. */
async function readCsv(userId: string, csv: string): Promise<Read[]> {
  if (csv.length < SMALL) return linesOf(csv)
  const read = () => runAside<ReadOrRefused>('server/health/csv.thread.ts', csv, READING_MS)
  const answer = await inTurn(userId, read).catch((error: unknown) => {
    if (!(error instanceof TookTooLong)) throw error
    throw new Refusal('UNAVAILABLE', 'This file could not be read in time. Please split it.')
  })
  if ('refused' in answer) throw new Refusal('BAD_INPUT', answer.refused)
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
    // A day that stands twice in the file meets its own first line.
    known.add(entry.date)
    return { line, date, outcome, reason: null }
  })
}

/** Says, line by line, what an import of this file would do. Writes nothing. */
export async function previewImport(db: Db, userId: string, csv: string) {
  return outcomes(db, userId, await readCsv(userId, csv))
}

/** Only what a line fills in, so that a later line of the same day adds to it. */
function withoutEmpty(entry: EntryInput) {
  return Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== null && value !== undefined),
  ) as EntryInput
}

/** Imports what the preview called added or merged, all of it or nothing; refused lines are left out. */
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
