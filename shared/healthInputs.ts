import { z } from 'zod'
import { day, optionalText } from './auth.ts'
import { MOODS } from './health.ts'

const wholeNumber = (what: string, min: number, max: number) =>
  z
    .number(`${what} must be a number`)
    .int(`${what} must be a whole number`)
    .min(min, `${what} must be ${min} or more`)
    .max(max, `${what} must be at most ${max}`)
    .nullish()

/** What may be written into an entry; empty is null. */
export const measures = {
  mood: z.enum(MOODS, 'Please choose one of the five moods').nullish(),
  energyLevel: z
    .number('Energy must be a number')
    .int('Energy must be a whole number from 1 to 10')
    .min(1, 'Energy must be from 1 to 10')
    .max(10, 'Energy must be from 1 to 10')
    .nullish(),
  sleepHours: z
    .number('Sleep must be a number')
    .min(0, 'Sleep must be from 0 to 24 hours')
    .max(24, 'Sleep must be from 0 to 24 hours')
    .multipleOf(0.5, 'Sleep must be in half hours')
    .nullish(),
  waterIntake: wholeNumber('Water', 0, 100),
  exerciseMinutes: wholeNumber('Exercise', 0, 1440),
  symptoms: optionalText(2_000),
  notes: optionalText(5_000),
}

/** One day's health entry. The server also checks against its clock that the day is not in the future. */
export const entryInput = z.object({ date: day, ...measures })
export type EntryInput = z.infer<typeof entryInput>

export const csvInput = z.object({
  csv: z.string().min(1, 'This file is empty').max(900_000, 'This file is too large'),
})
