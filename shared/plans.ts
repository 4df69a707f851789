import type { Finding } from '@verbena/safety'
import { SEPARATING_COMMA } from '@verbena/safety/browser'
import { z } from 'zod'
import { message } from '../locales/translate.ts'
import { optionalText } from './auth.ts'
import { planItemInput } from './planItemInputs.ts'
import { type DoseSlot, MAX_MEDICATION, MAX_MEDICATIONS, meet } from './planItems.ts'

/**
 * Medications as they are typed: separated by commas, trimmed, blanks dropped; none at all is null. A comma within a
 * number separates nothing: "0,5 mg".
 */
export function parseMedications(text: string): string[] | null {
  const medications = text
    .split(SEPARATING_COMMA)
    .map((medication) => medication.trim())
    .filter(Boolean)
  return medications.length > 0 ? medications : null
}

/** Medications as a list or as typed text; both follow the same rule. */
export const medicationsInput = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((given) => parseMedications(Array.isArray(given) ? given.join(', ') : (given ?? '')))
  .refine(
    (list) => (list?.length ?? 0) <= MAX_MEDICATIONS,
    message('plans.invalid.medications', { most: MAX_MEDICATIONS }),
  )
  .refine(
    (list) => (list ?? []).every((medication) => medication.length <= MAX_MEDICATION),
    message('plans.invalid.medication', { most: MAX_MEDICATION }),
  )

const MAX_TITLE = 200

/** The form's message for a missing patient or title. */
const MISSING_INFORMATION = message('plans.invalid.missing')

/** The fields of a plan; empty text becomes null. */
export const fields = z.object({
  patientId: z.uuid(MISSING_INFORMATION),
  title: z
    .string(MISSING_INFORMATION)
    .trim()
    .min(1, MISSING_INFORMATION)
    .max(MAX_TITLE, message('plans.invalid.title', { most: MAX_TITLE })),
  description: optionalText(5_000),
  medications: medicationsInput,
  dosageInstructions: optionalText(5_000),
  duration: optionalText(200),
  notes: optionalText(10_000),
  /** When and how much; absent keeps the plan's. */
  items: z
    .array(planItemInput)
    .max(MAX_MEDICATIONS, message('plans.invalid.medications', { most: MAX_MEDICATIONS }))
    .optional(),
})

type Fields = Omit<z.output<typeof fields>, 'patientId'>

/**
 * Refuses two items of one text on the same day, and items that contradict the medications; items alone imply the
 * medications.
 */
export const consistent = <Schema extends z.ZodType<Fields>>(schema: Schema) =>
  schema
    .superRefine(({ medications, items = [] }, context) => {
      const texts = items.map(({ text }) => text)
      const refuse = (text: string) => context.addIssue({ code: 'custom', path: ['items'], message: text })
      const meets = items.some((item, index) =>
        items.slice(0, index).some((other) => other.text === item.text && meet(item, other)),
      )
      if (meets) refuse(message('plans.invalid.twice'))
      else if (medications && texts.some((text) => !medications.includes(text))) {
        refuse(message('plans.invalid.times'))
      }
    })
    .transform((plan) => ({
      ...plan,
      medications:
        plan.medications ?? (plan.items?.length ? [...new Set(plan.items.map(({ text }) => text))] : null),
    }))

/** Why a plan is saved despite a serious warning; stored in the audit log. */
export const reason = optionalText(500)

export const newFields = fields.extend({ reason })
export const newPlanInput = consistent(newFields)
export type NewPlan = z.output<typeof newPlanInput>

export type { Finding as SafetyFacts, Warning as SafetyWarning } from '@verbena/safety'
export type SafetyCondition = Finding['conditions'][number]

/** The result of a safety check of a plan's medications. It supports a decision and does not prove safety. */
export type SafetyCheck = Finding & {
  /** Null without a care link: then allergies, conditions and current medications were not available. */
  profile: { allergies: string | null; currentMedications: string | null } | null
  /** Earlier answers to the same warning for this patient; empty without a care link. */
  answers: SafetyAnswer[]
}

/** Why a plan was saved despite a warning, which is the one at this index; `at` is an ISO instant. */
export type SafetyAnswer = { warning: number; reason: string; by: string; at: string }

export const DOSE_STATES = ['open', 'taken', 'skipped'] as const
export type DoseState = (typeof DOSE_STATES)[number]

/** Reasons for skipping a dose; others are accepted. */
export const SKIP_REASONS = [
  'forgot',
  'upset stomach',
  'feeling unwell',
  'ran out',
  'told by my practitioner',
] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** A dose of one day as the patient sees it. */
export type TodaysDose = {
  planId: string
  /** The version of the plan that a tick is about. */
  version: number
  medication: string
  /** The product of the shop that the item names. */
  productId: string | null
  units: number | null
  unitName: string | null
  state: DoseState
  /** When it was taken; an ISO instant. */
  at: string | null
  /** Why it was skipped. */
  reason: string | null
  /** The most intakes of a day and how many were taken; only of what is taken when needed and has such a maximum. */
  maxPerDay?: number
  times?: number
  /** False for what is taken when needed, and for ticks that the present version no longer expects. */
  expected: boolean
}
export type TodaysSlot = { slot: DoseSlot; doses: TodaysDose[] }
