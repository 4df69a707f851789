import { z } from 'zod'
import { day, optionalText } from './auth.ts'

/** How many templates a practitioner may browse: the latest plans. */
export const TEMPLATE_LIMIT = 50

/** More would be no plan that somebody can follow. */
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

/** A list, or the text that somebody typed: both are read by the same rule. */
export const medicationsInput = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((given) => parseMedications(Array.isArray(given) ? given.join(',') : (given ?? '')))
  .refine(
    (list) => (list?.length ?? 0) <= MAX_MEDICATIONS,
    `A plan holds at most ${MAX_MEDICATIONS} medications`,
  )
  .refine(
    (list) => (list ?? []).every((medication) => medication.length <= MAX_MEDICATION),
    `Please keep each medication under ${MAX_MEDICATION} characters`,
  )

/** What the form says where the patient or the title is missing. */
const MISSING_INFORMATION = 'Please select a patient and provide a title'
/** What is said where a template is assigned to nobody. */
export const NO_PATIENT_SELECTED = 'Please select a patient first'

/** What a plan holds; empty text is null. */
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

/** Which plans of a list: all of them, or a page that ends before the cursor's plan; found by title or patient's name. */
export const plansInput = z
  .object({
    search: z.string().trim().max(100).optional(),
    limit: z.number().int().min(1).max(100).optional(),
    cursor: z.uuid().optional(),
  })
  .optional()
export type PlansInput = NonNullable<z.infer<typeof plansInput>>

/** Why a plan is written despite a serious warning; kept in the audit log. */
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

/** More lines than a cart can be ordered with are not checked: `placeOrderInput` refuses them. */
const MAX_CHECKED_PRODUCTS = 100

/** The products of one's own cart. Their names are the server's. */
export const cartSafetyInput = z.object({ productIds: z.array(z.uuid()).max(MAX_CHECKED_PRODUCTS) })

/** How well a rule is founded: A, studies with people or a contraindication; B, case reports; C, expected, told out of caution. */
export type Evidence = 'A' | 'B' | 'C'

/** One rule that spoke, about one pair of items. */
export type SafetyWarning = {
  id: string
  kind: 'interaction' | 'allergy' | 'condition' | 'limit'
  severity: 'serious' | 'caution'
  evidence: Evidence
  /** The plan's item, and what it should not meet. */
  items: [string, string]
  /** The two substances where both stand in one item; null else. */
  within: [string, string] | null
  /** What happens. */
  mechanism: string
  /** What to do. */
  action: string
  /** The public page behind the rule; null where the patient's own profile is the source. */
  source: string | null
  /** Who says so, and in which section; null with the source. */
  sourceTitle: string | null
  /** The day on which the source was read, `yyyy-MM-dd`; null with the source, and where it was not opened yet. */
  read: string | null
  /** The day by which it was to be read again. */
  review: string | null
  /** True where that day is over. */
  overdue: boolean
}

/** What a check of a plan's medications found. It supports a decision and proves no safety. */
export type SafetyCheck = {
  /** Version of the rules. */
  version: string
  recognised: string[]
  unrecognised: string[]
  /** Current medications and items of other plans that the rules do not know. */
  unrecognisedBeside: string[]
  /** Allergies that the rules do not know: only their own words are looked for. */
  unreadAllergies: string[]
  /** Known items, or an item and a condition, that no rule covers and nobody has reviewed. */
  uncovered: [string, string][]
  /** The conditions that the items were held against, in words: "Pregnancy", "Under 18". */
  conditions: string[]
  /** Serious ones first. */
  warnings: SafetyWarning[]
  /** Null without a care link: then allergies, conditions and current medications were not seen. */
  profile: { allergies: string | null; currentMedications: string | null } | null
}

/** What a check found of one's own cart, and which of one's own medications and allergies it was held against. */
export type CartSafety = Omit<SafetyCheck, 'profile'> & { taken: string[]; allergies: string[] }

/** True for whoever is not 18 on that day, both `yyyy-MM-dd`; false where the day of birth is not known. */
export function isUnder18(dateOfBirth: string | null, today: string) {
  if (dateOfBirth === null) return false
  const eighteenth = `${Number(dateOfBirth.slice(0, 4)) + 18}${dateOfBirth.slice(4)}`
  return eighteenth > today
}

/** Days over which a practitioner sees how much of a plan was taken. */
export const ADHERENCE_DAYS = 30

/** A medication of one's own plan, ticked for a day or no longer. */
export const doseInput = z.object({
  planId: z.uuid(),
  medication: z.string().min(1).max(MAX_MEDICATION),
  date: day,
  taken: z.boolean(),
})
export type DoseInput = z.infer<typeof doseInput>
export const dosesInput = z.object({ date: day })
