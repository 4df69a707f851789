import { SEPARATING_COMMA } from '@verbena/safety/browser'
import { z } from 'zod'
import { message } from '../locales/translate.ts'
import { day } from './auth.ts'
import { MAX_CYCLE_DAYS, MAX_MEDICATION, MAX_PER_DAY, MAX_UNITS, SLOTS } from './planItems.ts'

/** Characters of a unit's name. */
const MAX_UNIT_NAME = 30

const cycleDays = z
  .number(message('plans.invalid.days'))
  .int(message('plans.invalid.wholeDays'))
  .min(1, message('plans.invalid.cycle'))
  .max(MAX_CYCLE_DAYS, message('plans.invalid.longCycle', { most: MAX_CYCLE_DAYS }))

const daysInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily') }),
  z.object({
    kind: z.literal('weekdays'),
    days: z
      .array(z.number().int().min(1).max(7))
      .min(1, message('plans.invalid.weekdays'))
      .transform((days) => [...new Set(days)].sort()),
  }),
  z.object({ kind: z.literal('cycle'), on: cycleDays, off: cycleDays }),
  z.object({
    kind: z.literal('needed'),
    maxPerDay: z
      .number(message('plans.invalid.maxPerDay', { most: MAX_PER_DAY }))
      .int(message('plans.invalid.maxPerDay', { most: MAX_PER_DAY }))
      .min(1, message('plans.invalid.maxPerDay', { most: MAX_PER_DAY }))
      .max(MAX_PER_DAY, message('plans.invalid.maxPerDay', { most: MAX_PER_DAY }))
      .nullish(),
  }),
])

/**
 * When and how much of one medication is taken. `text` is the medication as written in the plan. Refuses a comma in it,
 * because commas separate medications, unless it is within a number. Units are per intake, in quarters.
 */
export const planItemInput = z
  .object({
    text: z
      .string()
      .trim()
      .min(1, message('plans.invalid.name'))
      .max(MAX_MEDICATION, message('plans.invalid.medication', { most: MAX_MEDICATION }))
      .refine((text) => !SEPARATING_COMMA.test(text), message('plans.invalid.comma')),
    slots: z
      .array(z.enum(SLOTS))
      .default([])
      .transform((slots) => SLOTS.filter((slot) => slots.includes(slot))),
    units: z
      .number(message('plans.invalid.units'))
      .positive(message('plans.invalid.noUnits'))
      .max(MAX_UNITS, message('plans.invalid.manyUnits', { most: MAX_UNITS }))
      .multipleOf(0.25, message('plans.invalid.quarters'))
      .nullish()
      .transform((units) => units ?? null),
    unitName: z
      .string()
      .trim()
      .max(MAX_UNIT_NAME, message('plans.invalid.unitName', { most: MAX_UNIT_NAME }))
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
    message: message('plans.invalid.until'),
  })
