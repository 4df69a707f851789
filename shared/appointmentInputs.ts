import { z } from 'zod'
import { message } from '../locales/translate.ts'
import { PLACES } from './appointments.ts'
import { day } from './auth.ts'
import { clock } from './notices.ts'

// Separate from appointments.ts, so that a page without a form does not load zod.

/** Lines of one weekday and in all. */
const MOST_LINES = 50
const MOST_EXCEPTIONS = 400
/** The longest appointment and the longest gap. Minutes. */
const MOST_MINUTES = 480
const MOST_GAP = 240
/** The longest time before an appointment at which it can still be asked for, and the farthest day. */
const MOST_HOURS = 24 * 60
const MOST_DAYS = 400
const MAX_NAME = 60
const MAX_LINK = 500

const ORDER = message('messages.invalid.hours')

const weekly = z
  .object({ day: z.number().int().min(1).max(7), from: clock, until: clock })
  .refine(({ from, until }) => from < until, { path: ['until'], message: ORDER })

const exception = z
  .object({ date: day, from: clock.optional(), until: clock.optional(), open: z.boolean() })
  .refine(({ from, until }) => (from === undefined) === (until === undefined), {
    path: ['until'],
    message: message('appointments.invalid.bothTimes'),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from < until, {
    path: ['until'],
    message: ORDER,
  })
  .refine(({ from, open }) => !open || from !== undefined, {
    path: ['from'],
    message: message('appointments.invalid.openTimes'),
  })

export const hoursInput = z.object({
  weekly: z.array(weekly).max(MOST_LINES),
  exceptions: z.array(exception).max(MOST_EXCEPTIONS, message('appointments.invalid.exceptions')),
})

const whole = (least: number, most: number) => {
  const wrong = message('appointments.invalid.whole', { least, most })
  return z.number(wrong).int(wrong).min(least, wrong).max(most, wrong)
}

export const kindInput = z
  .object({
    id: z.uuid().optional(),
    name: z.string().trim().min(1, message('appointments.invalid.name')).max(MAX_NAME),
    minutes: whole(5, MOST_MINUTES),
    gapBefore: whole(0, MOST_GAP).default(0),
    gapAfter: whole(0, MOST_GAP).default(0),
    place: z.enum(PLACES),
    newPatients: z.boolean().default(false),
    earliestHours: whole(0, MOST_HOURS).default(24),
    latestDays: whole(1, MOST_DAYS).default(60),
    active: z.boolean().default(true),
    link: z.string().trim().max(MAX_LINK).nullish(),
    /** The form that is sent with the appointment; left out, it stays as it is. */
    formId: z.uuid().nullish(),
  })
  .refine(({ link }) => !link || /^https:\/\/[^\s/]+/.test(link), {
    path: ['link'],
    message: message('appointments.invalid.link'),
  })
  .transform(({ link, ...kind }) => ({ ...kind, link: (kind.place === 'video' && link) || null }))
export type NewKind = z.infer<typeof kindInput>
