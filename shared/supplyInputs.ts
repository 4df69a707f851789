import { z } from 'zod'
import { message } from '../locales/translate.ts'

// Separate from shopInputs.ts, so that a patient's dialog and the admin's forms share no file of the client.

export const MAX_UNITS_LEFT = 100_000

export const unitsLeftInput = z.object({
  productId: z.uuid(),
  /** In quarters. */
  unitsLeft: z
    .number(message('shop.invalid.leftNumber'))
    .min(0, message('shop.invalid.leftLeast'))
    .max(MAX_UNITS_LEFT, message('shop.invalid.leftMost', { most: MAX_UNITS_LEFT }))
    .multipleOf(0.25, message('shop.invalid.leftQuarters')),
})
