import { z } from 'zod'

// Separate from shopInputs.ts, so that a patient's dialog and the admin's forms share no file of the client.

const MAX_UNITS_LEFT = 100_000

export const unitsLeftInput = z.object({
  productId: z.uuid(),
  /** In quarters. */
  unitsLeft: z
    .number('Please give what is left as a number')
    .min(0, 'What is left cannot be less than 0')
    .max(MAX_UNITS_LEFT, `What is left must be at most ${MAX_UNITS_LEFT}`)
    .multipleOf(0.25, 'What is left must be in quarters'),
})
