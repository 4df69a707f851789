import { z } from 'zod'
import { message } from '../locales/translate.ts'
import { day, optionalText } from './auth.ts'
import { MOODS } from './health.ts'

/** The message for a day that is today nowhere on earth yet. */
export const FUTURE = message('health.invalid.future')
/** The message for a line of a CSV file that no other message is about. */
export const UNREADABLE = message('health.invalid.line')

const wholeNumber = (field: 'water' | 'exercise', min: number, max: number) =>
  z
    .number(message('health.invalid.number', { field }))
    .int(message('health.invalid.wholeNumber', { field }))
    .min(min, message('health.invalid.tooLow', { field, min }))
    .max(max, message('health.invalid.tooHigh', { field, max }))
    .nullish()

/** What may be written into an entry; empty is null. */
export const measures = {
  mood: z.enum(MOODS, message('health.invalid.mood')).nullish(),
  energyLevel: z
    .number(message('health.invalid.number', { field: 'energy' }))
    .int(message('health.invalid.energyWhole'))
    .min(1, message('health.invalid.energy'))
    .max(10, message('health.invalid.energy'))
    .nullish(),
  sleepHours: z
    .number(message('health.invalid.number', { field: 'sleep' }))
    .min(0, message('health.invalid.sleep'))
    .max(24, message('health.invalid.sleep'))
    .multipleOf(0.5, message('health.invalid.halfHours'))
    .nullish(),
  waterIntake: wholeNumber('water', 0, 100),
  exerciseMinutes: wholeNumber('exercise', 0, 1440),
  symptoms: optionalText(2_000),
  notes: optionalText(5_000),
}

/** One day's health entry. The server also checks against its clock that the day is not in the future. */
export const entryInput = z.object({ date: day, ...measures })
export type EntryInput = z.infer<typeof entryInput>

export const csvInput = z.object({
  csv: z
    .string()
    .min(1, message('health.invalid.emptyFile'))
    .max(900_000, message('health.invalid.largeFile')),
})
