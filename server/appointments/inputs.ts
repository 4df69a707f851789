import { z } from 'zod'
import { message } from '../../locales/translate.ts'
import {
  MAX_REASON,
  MOST_FREE_DAYS,
  MOST_IN_SERIES,
  MOST_LISTED_DAYS,
  MOST_OFFERED,
} from '../../shared/appointments.ts'
import { day, optionalText } from '../../shared/auth.ts'
import { daysFrom } from '../../shared/planItems.ts'
import { instant } from '../platform/instant.ts'

/** Idempotency key, chosen by the client for each new appointment. */
const key = z.string().regex(/^[\w.:-]{1,100}$/, message('messages.invalid.key'))
const reason = optionalText(MAX_REASON)

/** The end of the calendar: what follows from a time, such as the end of a series, must still be a date. */
const LAST = '9000-01-01'
const TOO_LATE = message('app.invalid.tooLate')
const time = instant.refine((at) => at < LAST, TOO_LATE)
const date = day.refine((one) => one < LAST, TOO_LATE)

/** Both days are included. */
const period = { from: date, until: date }
type Period = { from: string; until: string }
/** A period in its order, of at most so many days. */
const checked = <Of extends z.ZodType<Period>>(input: Of, days: number) =>
  input
    .refine(({ from, until }) => from <= until, {
      error: message('care.invalid.periodOrder'),
      path: ['until'],
    })
    .refine(({ from, until }) => daysFrom(from, until) < days, {
      error: message('appointments.invalid.period', { days }),
      path: ['until'],
    })

export const practitionerInput = z.object({ practitionerId: z.uuid() })

export const freeInput = checked(
  z.object({ practitionerId: z.uuid(), kindId: z.uuid(), ...period }),
  MOST_FREE_DAYS,
)

export const askInput = z.object({ practitionerId: z.uuid(), kindId: z.uuid(), at: time, reason, key })
export type Ask = z.infer<typeof askInput>

/** A series has `times` appointments, `weeks` apart. */
export const bookInput = z.object({
  kindId: z.uuid(),
  at: time,
  key,
  series: z
    .object({ weeks: z.number().int().min(1).max(12), times: z.number().int().min(2).max(MOST_IN_SERIES) })
    .optional(),
})
export type Book = z.infer<typeof bookInput>

export const offerInput = z.object({
  kindId: z.uuid(),
  times: z
    .array(time)
    .min(1)
    .max(MOST_OFFERED)
    .refine((times) => new Set(times).size === times.length, message('appointments.invalid.twice')),
  key,
})
export type Offer = z.infer<typeof offerInput>

export const moveInput = z.object({ id: z.uuid(), at: time })
export const endInput = z.object({ id: z.uuid(), reason })
export const closeInput = z.object({ id: z.uuid(), state: z.enum(['kept', 'missed']) })
export const earlierInput = z.object({ id: z.uuid(), wanted: z.boolean() })

export const listInput = checked(z.object(period), MOST_LISTED_DAYS)
export const clinicDayInput = z.object({ date })

const MAX_ADDRESS = 2_000
export const busyFeedInput = z.object({
  url: z
    .string()
    .trim()
    .max(MAX_ADDRESS)
    .refine((url) => /^https:\/\/./i.test(url) && URL.canParse(url), message('appointments.invalid.link'))
    .nullable(),
})
