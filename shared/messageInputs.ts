import { z } from 'zod'
import { message } from '../locales/translate.ts'
import { day } from './auth.ts'
import { clock, timeZone } from './notices.ts'

// Separate from messages.ts, so that a page without a form does not load zod.

/** Two weeks. */
export const MAX_ANSWER_HOURS = 336

/** What a telephone dials. */
export const PHONE = /^\+?\d[\d ()/.-]{2,29}$/

const officeDay = z
  .object({ day: z.number().int().min(1).max(7), from: clock, until: clock })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: message('messages.invalid.hours'),
  })

export const messageSettingsInput = z.object({
  timeZone,
  hours: z
    .array(officeDay)
    .max(7)
    .refine(
      (days) => new Set(days.map((one) => one.day)).size === days.length,
      message('messages.invalid.weekdays'),
    ),
  answerHours: z
    .number(message('messages.invalid.answerNumber'))
    .int(message('messages.invalid.answerWhole'))
    .min(1, message('messages.invalid.answerLeast'))
    .max(MAX_ANSWER_HOURS, message('messages.invalid.answerMost'))
    .nullable(),
  absence: z
    .object({
      text: z.string().trim().min(1, message('messages.invalid.absenceText')).max(1_000),
      until: day.nullable(),
    })
    .nullable(),
  phone: z.string().trim().regex(PHONE, message('messages.invalid.phone')).nullish(),
})
