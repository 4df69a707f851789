import { inArray, sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { healthTracking } from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import {
  type EntryInput,
  entryInput,
  type ImportLine,
  latestToday,
  MAX_IMPORT_LINES,
} from '../../shared/health.ts'
import type { Db } from '../platform/db.ts'
import { addEntries, entriesOf } from './health.ts'

/** The columns of the file, in its order, by their names there. */
const COLUMNS = {
  date: 'date',
  mood: 'mood',
  energyLevel: 'energy_level',
  sleepHours: 'sleep_hours',
  waterIntake: 'water_intake',
  exerciseMinutes: 'exercise_minutes',
  symptoms: 'symptoms',
  notes: 'notes',
} as const
/** Rows of one statement. */
const BATCH = 500
const NUMBERS = new Set<string>(['energyLevel', 'sleepHours', 'waterIntake', 'exerciseMinutes'])

/** One's own entries as CSV, newest first. Cells that a spreadsheet would run as formulas are quoted with an apostrophe. */
export async function entriesCsv(db: Db, userId: string) {
  const entries = await entriesOf(db, { own: userId })
  const keys = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
  return Papa.unparse(
    { fields: Object.values(COLUMNS), data: entries.map((entry) => keys.map((key) => entry[key])) },
    { escapeFormulae: true, newline: '\r\n' },
  )
}

type Read = { line: number; date: string; entry: EntryInput | null; reason: string | null }

function cellOf(key: string, cell: string | undefined) {
  const text = (cell ?? '').trim().replace(/^'(?=[=+\-@\t\r])/, '')
  if (text === '') return undefined
  return NUMBERS.has(key) ? Number(text.replace(',', '.')) : text
}

/** Reads the file line by line; a line that breaks a rule carries the rule's sentence instead of an entry. */
function readCsv(csv: string): Read[] {
  const { data, meta } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  if (!meta.fields?.includes(COLUMNS.date)) {
    throw new Refusal(
      'BAD_INPUT',
      `The first line must name the columns: ${Object.values(COLUMNS).join(', ')}.`,
    )
  }
  if (data.length > MAX_IMPORT_LINES) {
    throw new Refusal('BAD_INPUT', `A file may hold at most ${MAX_IMPORT_LINES} days. Please split it.`)
  }
  const last = latestToday(Date.now())
  return data.map((cells, index) => {
    const raw = Object.fromEntries(
      Object.entries(COLUMNS).map(([key, name]) => [key, cellOf(key, cells[name])]),
    )
    const line = { line: index + 2, date: String(raw.date ?? '') }
    const parsed = entryInput.safeParse(raw)
    if (!parsed.success)
      return { ...line, entry: null, reason: parsed.error.issues[0]?.message ?? 'This line cannot be read' }
    if (parsed.data.date > last) return { ...line, entry: null, reason: 'The date cannot be in the future.' }
    return { ...line, entry: parsed.data, reason: null }
  })
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
  return outcomes(db, userId, readCsv(csv))
}

/** Only what a line fills in, so that a later line of the same day adds to it. */
function withoutEmpty(entry: EntryInput) {
  return Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== null && value !== undefined),
  ) as EntryInput
}

/** Imports what the preview called added or merged, all of it or nothing; refused lines are left out. */
export async function importEntries(db: Db, userId: string, csv: string) {
  const lines = readCsv(csv)
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
