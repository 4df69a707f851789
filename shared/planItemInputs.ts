import { z } from 'zod'
import { day } from './auth.ts'
import { MAX_CYCLE_DAYS, MAX_MEDICATION, MAX_UNITS, SLOTS } from './planItems.ts'

const cycleDays = z
  .number('Please give the days as a number')
  .int('Please give whole days')
  .min(1, 'A cycle needs at least 1 day on and 1 day off')
  .max(MAX_CYCLE_DAYS, `A cycle has at most ${MAX_CYCLE_DAYS} days on or off`)

const daysInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily') }),
  z.object({
    kind: z.literal('weekdays'),
    days: z
      .array(z.number().int().min(1).max(7))
      .min(1, 'Please choose at least one weekday')
      .transform((days) => [...new Set(days)].sort()),
  }),
  z.object({ kind: z.literal('cycle'), on: cycleDays, off: cycleDays }),
  z.object({ kind: z.literal('needed') }),
])

/**
 * When and how much of one medication is taken. `text` is the medication as written in the plan. Refuses a comma in it,
 * because commas separate medications. Units are per intake, in quarters.
 */
export const planItemInput = z
  .object({
    text: z
      .string()
      .trim()
      .min(1, 'Please name the medication')
      .max(MAX_MEDICATION, `Please keep each medication under ${MAX_MEDICATION} characters`)
      .refine((text) => !text.includes(','), 'A medication cannot contain a comma'),
    slots: z
      .array(z.enum(SLOTS))
      .default([])
      .transform((slots) => SLOTS.filter((slot) => slots.includes(slot))),
    units: z
      .number('Please give the units as a number')
      .positive('Units must be more than 0')
      .max(MAX_UNITS, `Units must be at most ${MAX_UNITS}`)
      .multipleOf(0.25, 'Units must be in quarters')
      .nullish()
      .transform((units) => units ?? null),
    unitName: z
      .string()
      .trim()
      .max(30, 'Please keep the unit under 30 characters')
      .nullish()
      .transform((name) => name || null),
    days: daysInput.default({ kind: 'daily' }),
    from: day.nullish().transform((from) => from ?? null),
    until: day.nullish().transform((until) => until ?? null),
    productId: z
      .uuid()
      .nullish()
      .transform((id) => id ?? null),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    message: 'The last day must not be before the first',
  })
