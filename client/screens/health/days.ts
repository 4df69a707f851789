import { addDays, DAYS_OF_PERIOD, type Metrics } from '../../../shared/health.ts'
import type { EntryInput } from '../../../shared/healthInputs.ts'

/** A day's entry as the server returns it. */
export type Entry = Metrics & {
  id: string
  date: string
  symptoms: string | null
  notes: string | null
  /** On the last entry: earlier ones were left out for their size. */
  more?: true
}

/** A day of a chart; its entry is null if nothing was logged. */
export type Day = { date: string; entry: Entry | null }

/** The id of an entry that exists only in this browser. */
const UNSENT = 'waiting'

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
    id: UNSENT,
    date: entry.date,
    ...fieldsOf({ date: entry.date, symptoms: null, notes: null }),
  }
  return { ...before, ...Object.fromEntries(brought) }
}

/** The days as they will be once unsent entries are sent, newest first. The server merges by the same rule. */
export function withWaiting(entries: Entry[], waiting: EntryInput[]): Entry[] {
  const days = new Map(entries.map((entry) => [entry.date, entry]))
  for (const entry of waiting) days.set(entry.date, merged(days.get(entry.date), entry))
  return [...days.values()].sort((a, b) => b.date.localeCompare(a.date))
}

/** The 31 days up to today, oldest first, each with its entry or null. */
export function daysUpTo(today: string, entries: Entry[]): Day[] {
  const byDate = new Map(entries.map((entry) => [entry.date, entry]))
  return Array.from({ length: DAYS_OF_PERIOD }, (_, index) => {
    const date = addDays(today, index - DAYS_OF_PERIOD + 1)
    return { date, entry: byDate.get(date) ?? null }
  })
}

const WEEK = 7

/** The average of the seven days up to each; null where none of them has a value. */
export const weekAverages = (values: readonly (number | null)[]) =>
  values.map((_, index) => {
    const week = values.slice(Math.max(0, index - WEEK + 1), index + 1).filter((value) => value !== null)
    return week.length === 0 ? null : week.reduce((sum, value) => sum + value, 0) / week.length
  })
