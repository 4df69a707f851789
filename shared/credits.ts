import { z } from 'zod'
import { message, type Translate } from '../locales/translate.ts'
import { optionalText, visibleName } from './auth.ts'

/** What moves a balance. Purchases are positive, usage is negative. */
export const TRANSACTION_TYPES = ['purchase', 'usage', 'refund', 'adjustment'] as const
export type TransactionType = (typeof TRANSACTION_TYPES)[number]

/** Transactions that the portal makes itself. */
export type TransactionKind = 'wizard' | 'wizardRefund' | 'sale'

export type TransactionFacts = {
  /** Null for a transaction that a person described, and for sales of earlier releases. */
  kind: TransactionKind | null
  /** Of a sale: the package's name at that time. */
  packageName: string | null
  description: string
}

/** A transaction's subject in words. */
export function transactionText({ kind, packageName, description }: TransactionFacts, t: Translate): string {
  if (kind === null) return description
  if (kind !== 'sale') return t(`credits.transaction.${kind}`)
  return t('credits.transaction.sale', { name: packageName ?? description })
}

/** Credits that one run of the AI wizard costs. */
export const WIZARD_COST = 10

export const MAX_CREDITS = 1_000_000
const wizardText = z
  .string()
  .trim()
  .max(5_000, message('credits.invalid.long', { most: 5_000 }))

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
export function recommendationText({ ingredients, cautions, monitoring }: Recommendation, t: Translate) {
  const section = (title: 'ingredients' | 'cautions' | 'monitoring', lines: string[]) =>
    [`## ${t(`credits.recommendation.${title}`)}`, lines.map((line) => `- ${line}`).join('\n')].join('\n\n')
  return [
    section(
      'ingredients',
      ingredients.map((one) => t('credits.recommendation.ingredient', one)),
    ),
    cautions.length > 0 ? section('cautions', cautions) : null,
    monitoring.length > 0 ? section('monitoring', monitoring) : null,
  ]
    .filter((part) => part !== null)
    .join('\n\n')
}

/** The package form. Refuses a price below 0 and credits below 1. Price in cents. */
export const packageInput = z.object({
  name: visibleName(1, 80, message('credits.invalid.packageName')),
  credits: z
    .number(message('credits.invalid.creditsNumber'))
    .int(message('credits.invalid.creditsWhole'))
    .min(1, message('credits.invalid.creditsLeast'))
    .max(MAX_CREDITS, message('credits.invalid.creditsMost')),
  priceCents: z
    .number(message('shop.invalid.priceNumber'))
    .int(message('shop.invalid.priceDecimals'))
    .min(0, message('shop.invalid.priceLeast'))
    .max(100_000_000, message('shop.invalid.priceMost')),
  description: optionalText(500),
  isActive: z.boolean().default(true),
})

export const adjustCreditsInput = z.object({
  userId: z.uuid(),
  amount: z
    .number(message('credits.invalid.amountNumber'))
    .int(message('credits.invalid.amountWhole'))
    .min(-MAX_CREDITS, message('credits.invalid.amountMost'))
    .max(MAX_CREDITS, message('credits.invalid.amountMost'))
    .refine((amount) => amount !== 0, message('credits.invalid.amountZero')),
  reason: z
    .string()
    .trim()
    .min(1, message('credits.invalid.reason'))
    .max(200, message('credits.invalid.reasonLong')),
})
