import { addDays, DAYS_OF_PERIOD, type Metrics } from '../../../shared/health.ts'
import type { EntryInput } from '../../../shared/healthInputs.ts'

/** One day as the server gives it. */
export type Entry = Metrics & { id: string; date: string; symptoms: string | null; notes: string | null }

/** One day of a chart; null where nothing was logged. */
export type Day = { date: string; entry: Entry | null }

/** The id of a day that only waits in this browser. */
const NOT_YET = 'waiting'

const fieldsOf = (entry: EntryInput | Entry) => ({
  mood: entry.mood ?? null,
  energyLevel: entry.energyLevel ?? null,
  sleepHours: entry.sleepHours ?? null,
  waterIntake: entry.waterIntake ?? null,
  exerciseMinutes: entry.exerciseMinutes ?? null,
  symptoms: entry.symptoms ?? null,
  notes: entry.notes ?? null,
})

function merged(known: Entry | undefined, entry: EntryInput): Entry {
  const brought = Object.entries(fieldsOf(entry)).filter(([, value]) => value !== null)
  const before = known ?? {
    id: NOT_YET,
    date: entry.date,
    ...fieldsOf({ date: entry.date, symptoms: null, notes: null }),
  }
  return { ...before, ...Object.fromEntries(brought) }
}

/** The days as they will be once what waits has been sent, newest first; the server merges by the same rule. */
export function withWaiting(entries: Entry[], waiting: EntryInput[]): Entry[] {
  const days = new Map(entries.map((entry) => [entry.date, entry]))
  for (const entry of waiting) days.set(entry.date, merged(days.get(entry.date), entry))
  return [...days.values()].sort((a, b) => b.date.localeCompare(a.date))
}

/** The days of the period up to today, oldest first, each with its entry or a gap. */
export function daysUpTo(today: string, entries: Entry[]): Day[] {
  const byDate = new Map(entries.map((entry) => [entry.date, entry]))
  return Array.from({ length: DAYS_OF_PERIOD }, (_, index) => {
    const date = addDays(today, index - DAYS_OF_PERIOD + 1)
    return { date, entry: byDate.get(date) ?? null }
  })
}
