import { z } from 'zod'
import { day } from './auth.ts'
import { clock, timeZone } from './notices.ts'

// Separate from messages.ts, so that a page without a form does not load zod.

const officeDay = z
  .object({ day: z.number().int().min(1).max(7), from: clock, until: clock })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: 'The end must be after the beginning',
  })

export const messageSettingsInput = z.object({
  timeZone,
  hours: z
    .array(officeDay)
    .max(7)
    .refine((days) => new Set(days.map((one) => one.day)).size === days.length, 'Each weekday once'),
  answerHours: z
    .number('Please give a number of hours')
    .int('Please give whole hours')
    .min(1, 'At least one hour')
    .max(336, 'At most two weeks')
    .nullable(),
  absence: z
    .object({
      text: z.string().trim().min(1, 'Please write what patients are told').max(1_000),
      until: day.nullable(),
    })
    .nullable(),
})
