import Papa from 'papaparse'
import { type EntryInput, entryInput, FUTURE, UNREADABLE } from '../../shared/healthInputs.ts'
import { latestToday } from '../access/today.ts'
import { Refusal } from '../platform/refusal.ts'

/** The maximum number of lines of one CSV file: more than ten years of days. */
const MAX_IMPORT_LINES = 5_000

/** The columns of the file, in order, with their names there. */
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
const NUMBERS = new Set<string>(['energyLevel', 'sleepHours', 'waterIntake', 'exerciseMinutes'])

/** Converts days, as JSON by column name, to CSV. Formulas are escaped with an apostrophe. */
export function csvOf(days: string): string {
  const fields = Object.values(COLUMNS)
  const data = (JSON.parse(days) as Record<string, unknown>[]).map((day) => fields.map((name) => day[name]))
  return Papa.unparse({ fields, data }, { escapeFormulae: true, newline: '\r\n' })
}

/** A line of the file: its entry, or the `message` why it has none. */
export type Read = { line: number; date: string; entry: EntryInput | null; reason: string | null }

function cellOf(key: string, cell: string | undefined) {
  const text = (cell ?? '').trim().replace(/^'(?=[=+\-@\t\r])/, '')
  if (text === '') return undefined
  return NUMBERS.has(key) ? Number(text.replace(',', '.')) : text
}

/** Parses the file line by line. A line that breaks a rule has the rule's message instead of an entry. */
function linesOf(csv: string): Read[] {
  const { data, meta } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  if (!meta.fields?.includes(COLUMNS.date)) {
    throw new Refusal('BAD_INPUT', 'health.refused.columns', { columns: Object.values(COLUMNS).join(', ') })
  }
  if (data.length > MAX_IMPORT_LINES) {
    throw new Refusal('BAD_INPUT', 'health.refused.tooManyLines', { most: MAX_IMPORT_LINES })
  }
  const last = latestToday(Date.now())
  return data.map((cells, index) => {
    const raw = Object.fromEntries(
      Object.entries(COLUMNS).map(([key, name]) => [key, cellOf(key, cells[name])]),
    )
    const line = { line: index + 2, date: String(raw.date ?? '') }
    const parsed = entryInput.safeParse(raw)
    if (!parsed.success)
      return { ...line, entry: null, reason: parsed.error.issues[0]?.message ?? UNREADABLE }
    if (parsed.data.date > last) return { ...line, entry: null, reason: FUTURE }
    return { ...line, entry: parsed.data, reason: null }
  })
}

/** The lines, or the `message` of the refusal: an exception's class does not survive between threads. */
export function linesOrRefused(csv: string): { lines: Read[] } | { refused: string } {
  try {
    return { lines: linesOf(csv) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}
