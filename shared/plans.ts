import { z } from 'zod'
import { day, optionalText } from './auth.ts'

/** How many templates a practitioner may browse: the latest plans. */
export const TEMPLATE_LIMIT = 50

/** More medications than this nobody can follow. */
const MAX_MEDICATIONS = 50
const MAX_MEDICATION = 200

/** Medications as they are typed: separated by commas, trimmed, blanks dropped; none at all is null. */
export function parseMedications(text: string): string[] | null {
  const medications = text
    .split(',')
    .map((medication) => medication.trim())
    .filter(Boolean)
  return medications.length > 0 ? medications : null
}

/** Medications as a list or as typed text; both follow the same rule. */
export const medicationsInput = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((given) => parseMedications(Array.isArray(given) ? given.join(',') : (given ?? '')))
  .refine(
    (list) => (list?.length ?? 0) <= MAX_MEDICATIONS,
    `A plan can have at most ${MAX_MEDICATIONS} medications`,
  )
  .refine(
    (list) => (list ?? []).every((medication) => medication.length <= MAX_MEDICATION),
    `Please keep each medication under ${MAX_MEDICATION} characters`,
  )

/** What the form says where the patient or the title is missing. */
const MISSING_INFORMATION = 'Please select a patient and provide a title'
/** What is said where a template is assigned to nobody. */
export const NO_PATIENT_SELECTED = 'Please select a patient first'

/** The fields of a plan; empty text becomes null. */
export const planInput = z.object({
  patientId: z.uuid(MISSING_INFORMATION),
  title: z
    .string(MISSING_INFORMATION)
    .trim()
    .min(1, MISSING_INFORMATION)
    .max(200, 'Title must be at most 200 characters'),
  description: optionalText(5_000),
  medications: medicationsInput,
  dosageInstructions: optionalText(5_000),
  duration: optionalText(200),
  notes: optionalText(10_000),
})
export type PlanFields = z.infer<typeof planInput>

/** Selects plans of a list: all, or a page before the cursor's plan; searched by title or patient's name. */
export const plansInput = z
  .object({
    search: z.string().trim().max(100).optional(),
    limit: z.number().int().min(1).max(100).optional(),
    cursor: z.uuid().optional(),
  })
  .optional()
export type PlansInput = NonNullable<z.infer<typeof plansInput>>

/** Why a plan is saved despite a serious warning; stored in the audit log. */
const reason = optionalText(500)

export const newPlanInput = planInput.extend({ reason })
export type NewPlan = z.infer<typeof newPlanInput>
export const planUpdateInput = newPlanInput.extend({ id: z.uuid() })
export const planIdInput = z.object({ id: z.uuid() })
export const assignTemplateInput = z.object({
  templateId: z.uuid(),
  patientId: z.uuid(NO_PATIENT_SELECTED),
  reason,
})
export type AssignTemplate = z.infer<typeof assignTemplateInput>

export const safetyInput = z.object({
  patientId: z.uuid(),
  medications: medicationsInput,
  exceptPlan: z.uuid().optional(),
})

/** The maximum number of products of a check; a larger cart is refused by `placeOrderInput` anyway. */
const MAX_CHECKED_PRODUCTS = 100

/** The products of the caller's cart. The server looks up their names. */
export const cartSafetyInput = z.object({ productIds: z.array(z.uuid()).max(MAX_CHECKED_PRODUCTS) })

/**
 * The evidence for a rule: A, studies in people or a contraindication; B, case reports; C, expected, stated as a
 * precaution.
 */
export type Evidence = 'A' | 'B' | 'C'

/** A warning of one rule about one pair of items. */
export type SafetyWarning = {
  id: string
  kind: 'interaction' | 'allergy' | 'condition' | 'limit'
  severity: 'serious' | 'caution'
  evidence: Evidence
  /** The plan's item and what it conflicts with. */
  items: [string, string]
  /** The two substances when both are in one item; otherwise null. */
  within: [string, string] | null
  /** What happens. */
  mechanism: string
  /** What to do. */
  action: string
  /** The public page that is the rule's source; null when the source is the patient's own profile. */
  source: string | null
  /** The publisher and section of the source; null when `source` is. */
  sourceTitle: string | null
  /** The day on which the source was read, `yyyy-MM-dd`; null when `source` is, or when it has not been read yet. */
  read: string | null
  /** The day by which the source must be read again. */
  review: string | null
  /** True when that day has passed. */
  overdue: boolean
}

/** The result of a safety check of a plan's medications. It supports a decision and does not prove safety. */
export type SafetyCheck = {
  /** Version of the rules. */
  version: string
  recognised: string[]
  unrecognised: string[]
  /** Current medications and items of other plans that the rules do not know. */
  unrecognisedBeside: string[]
  /** Allergies that the rules do not know: only the same words are searched for. */
  unreadAllergies: string[]
  /** Pairs of known items, or of an item and a condition, that have neither a rule nor a review. */
  uncovered: [string, string][]
  /** The conditions that the items were compared with, as text: "Pregnancy", "Under 18". */
  conditions: string[]
  /** Serious warnings first. */
  warnings: SafetyWarning[]
  /** Null without a care link: then allergies, conditions and current medications were not available. */
  profile: { allergies: string | null; currentMedications: string | null } | null
}

/** The result of a safety check of the caller's cart, with the medications and allergies that it was compared with. */
export type CartSafety = Omit<SafetyCheck, 'profile'> & { taken: string[]; allergies: string[] }

/** Whether a person is under 18 on that day, both `yyyy-MM-dd`; false when the date of birth is unknown. */
export function isUnder18(dateOfBirth: string | null, today: string) {
  if (dateOfBirth === null) return false
  const eighteenth = `${Number(dateOfBirth.slice(0, 4)) + 18}${dateOfBirth.slice(4)}`
  return eighteenth > today
}

/** Days over which a practitioner sees how much of a plan was taken. */
export const ADHERENCE_DAYS = 30

/** Sets or removes today's tick for a medication of the patient's own plan. */
export const doseInput = z.object({
  planId: z.uuid(),
  medication: z.string().min(1).max(MAX_MEDICATION),
  date: day,
  taken: z.boolean(),
})
export type DoseInput = z.infer<typeof doseInput>
export const dosesInput = z.object({ date: day })
