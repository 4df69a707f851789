import { z } from 'zod'
import { message } from '../locales/translate.ts'
import { optionalText, visibleName } from './auth.ts'

/** What moves a balance. Purchases are positive, usage is negative. */
export const TRANSACTION_TYPES = ['purchase', 'usage', 'refund', 'adjustment'] as const
export type TransactionType = (typeof TRANSACTION_TYPES)[number]

/** Transactions that the portal makes itself. */
export type TransactionKind = 'wizard' | 'wizardRefund' | 'sale'

/** What a transaction was for. */
export type TransactionFacts = {
  /** Null where a person wrote what it was for, and for sales of earlier releases. */
  kind: TransactionKind | null
  /** Of a sale: the package's name at that time. */
  packageName: string | null
  description: string
}

/** Credits that one run of the AI wizard costs. */
export const WIZARD_COST = 10

const MAX_CREDITS = 1_000_000
const REASON_MAX = 200
/** Characters. */
const WIZARD_TEXT_MAX = 5_000
const wizardText = z
  .string()
  .trim()
  .max(WIZARD_TEXT_MAX, message('auth.invalid.textTooLong', { max: WIZARD_TEXT_MAX }))

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

/** The package form. Refuses a price below 0 and credits below 1. Price in cents. */
export const packageInput = z.object({
  name: visibleName(1, 80, message('credits.invalid.nameMissing')),
  credits: z
    .number(message('credits.invalid.creditsNotNumber'))
    .int(message('credits.invalid.creditsNotWhole'))
    .min(1, message('credits.invalid.creditsTooFew'))
    .max(MAX_CREDITS, message('credits.invalid.creditsTooMany')),
  priceCents: z
    .number(message('credits.invalid.priceNotNumber'))
    .int(message('credits.invalid.priceDecimals'))
    .min(0, message('credits.invalid.priceNegative'))
    .max(100_000_000, message('credits.invalid.priceTooHigh')),
  description: optionalText(500),
  isActive: z.boolean().default(true),
})

export const adjustCreditsInput = z.object({
  userId: z.uuid(),
  amount: z
    .number(message('credits.invalid.amountNotNumber'))
    .int(message('credits.invalid.amountNotWhole'))
    .min(-MAX_CREDITS, message('credits.invalid.amountTooLarge'))
    .max(MAX_CREDITS, message('credits.invalid.amountTooLarge'))
    .refine((amount) => amount !== 0, message('credits.invalid.amountZero')),
  reason: z
    .string()
    .trim()
    .min(1, message('credits.invalid.reasonMissing'))
    .max(REASON_MAX, message('credits.invalid.reasonTooLong', { max: REASON_MAX })),
})
