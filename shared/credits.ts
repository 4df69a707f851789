import { z } from 'zod'
import { optionalText, visibleName } from './auth.ts'

/** What moves a balance. Purchases are positive, usage is negative. */
export const TRANSACTION_TYPES = ['purchase', 'usage', 'refund', 'adjustment'] as const
export type TransactionType = (typeof TRANSACTION_TYPES)[number]

/** Credits that one run of the AI wizard costs. */
export const WIZARD_COST = 10

const MAX_CREDITS = 1_000_000
const wizardText = z.string().trim().max(5_000, 'Please keep this under 5000 characters')

/** The wizard's four inputs, and an idempotency key for each run: the same key never charges twice. */
export const wizardInput = z.object({
  demographics: wizardText,
  symptoms: wizardText,
  history: wizardText,
  preferences: wizardText,
  idempotencyKey: z.string().min(1).max(100),
})
export type WizardInput = z.infer<typeof wizardInput>

/** A recommendation by a model. Every amount has a unit. */
export const recommendationSchema = z.object({
  ingredients: z
    .array(
      z.object({
        name: z.string().min(1).max(120),
        amount: z.string().min(1).max(60).describe('Number with unit, such as "300 mg twice a day"'),
        rationale: z.string().min(1).max(600),
      }),
    )
    .min(1)
    .max(12),
  cautions: z
    .array(z.string().min(1).max(400))
    .max(12)
    .describe('Against the allergies and medications given'),
  monitoring: z.array(z.string().min(1).max(400)).max(12),
})
export type Recommendation = z.infer<typeof recommendationSchema>

/** A recommendation as plain text, for `recommendation` on the wire and for the notes of a plan draft. */
export function recommendationText({ ingredients, cautions, monitoring }: Recommendation) {
  const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')
  return [
    `## Ingredients\n\n${list(ingredients.map(({ name, amount, rationale }) => `${name}, ${amount}: ${rationale}`))}`,
    cautions.length > 0 ? `## Cautions\n\n${list(cautions)}` : null,
    monitoring.length > 0 ? `## What to monitor\n\n${list(monitoring)}` : null,
  ]
    .filter((part) => part !== null)
    .join('\n\n')
}

/** The package form. Refuses a price below 0 and credits below 1. Price in cents. */
export const packageInput = z.object({
  name: visibleName(1, 80, 'Please give the package a name'),
  credits: z
    .number('Credits must be a number')
    .int('Credits must be a whole number')
    .min(1, 'Credits must be 1 or more')
    .max(MAX_CREDITS, 'Too many credits'),
  priceCents: z
    .number('Price must be a number')
    .int('Price must have at most two decimals')
    .min(0, 'Price must be 0 or more')
    .max(100_000_000, 'Price is too high'),
  description: optionalText(500),
  isActive: z.boolean().default(true),
})

export const adjustCreditsInput = z.object({
  userId: z.uuid(),
  amount: z
    .number('Amount must be a number')
    .int('Amount must be a whole number')
    .min(-MAX_CREDITS, 'Amount is too large')
    .max(MAX_CREDITS, 'Amount is too large')
    .refine((amount) => amount !== 0, 'Amount must not be 0'),
  reason: z.string().trim().min(1, 'Please give a reason').max(200, 'Reason must be at most 200 characters'),
})
