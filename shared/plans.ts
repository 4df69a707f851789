import { z } from 'zod'
import { day, instant, optionalText } from './auth.ts'
import { planItemInput } from './planItemInputs.ts'
import { DOSE_SLOTS, type DoseSlot, MAX_MEDICATION, MAX_MEDICATIONS } from './planItems.ts'

/** How many templates a practitioner may browse: the latest plans. */
export const TEMPLATE_LIMIT = 50

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
const fields = z.object({
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
  /** When and how much; absent leaves what the plan has. */
  items: z
    .array(planItemInput)
    .max(MAX_MEDICATIONS, `A plan can have at most ${MAX_MEDICATIONS} medications`)
    .optional(),
})

type Fields = z.output<typeof fields>

/** Refuses two items of one text, and items that contradict the medications; items alone make the medications. */
const consistent = <Schema extends z.ZodType<Fields>>(schema: Schema) =>
  schema
    .superRefine(({ medications, items = [] }, context) => {
      const texts = items.map(({ text }) => text)
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['items'], message })
      if (new Set(texts).size < texts.length) refuse('Each medication can be planned once')
      else if (medications && texts.some((text) => !medications.includes(text))) {
        refuse('Only medications of the plan can have times')
      }
    })
    .transform((plan) => ({
      ...plan,
      medications: plan.medications ?? (plan.items?.length ? plan.items.map(({ text }) => text) : null),
    }))

export const planInput = consistent(fields)
export type PlanFields = z.output<typeof planInput>

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

const newFields = fields.extend({ reason })
export const newPlanInput = consistent(newFields)
export type NewPlan = z.output<typeof newPlanInput>
export const planUpdateInput = consistent(newFields.extend({ id: z.uuid() }))
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
type Evidence = 'A' | 'B' | 'C'

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

/** What a patient may say about a dose. */
export const DOSE_STATES = ['open', 'taken', 'skipped'] as const
export type DoseState = (typeof DOSE_STATES)[number]

/** The plans of a patient that are older than the plan `cursor`. */
export const plansOfInput = z.object({ cursor: z.uuid().optional() })

/** The versions of a plan, or those before a version. */
export const planVersionsInput = z.object({
  planId: z.uuid(),
  cursor: z.number().int().min(1).max(2_147_483_647).optional(),
})
export type PlanVersions = z.infer<typeof planVersionsInput>

/** Why a dose was skipped: what the portal offers; other words are accepted. */
export const SKIP_REASONS = [
  'forgot',
  'upset stomach',
  'feeling unwell',
  'ran out',
  'told by my practitioner',
] as const

/** Days for which a tick may wait for the network. */
export const WAITING_DAYS = 14

const said = {
  /** When the person said so, by the device's clock: of two words about a dose the later one counts. */
  saidAt: instant.optional(),
}

/**
 * What the patient says about a dose of the own plan. Without a time of the day it is about every dose of that
 * medication on that day. `taken` is a shorter way to say `state`.
 */
export const doseInput = z
  .object({
    planId: z.uuid(),
    medication: z.string().min(1).max(MAX_MEDICATION),
    date: day,
    slot: z.enum(DOSE_SLOTS).default('any'),
    state: z.enum(DOSE_STATES).optional(),
    taken: z.boolean().optional(),
    reason: optionalText(200),
    /** When it was taken; now, unless the person says otherwise. */
    at: instant.optional(),
    ...said,
    /** The version of the plan that the person saw; the present one by default. */
    version: z.int32().min(1).optional(),
  })
  .refine(({ state, taken }) => (state === undefined) !== (taken === undefined), {
    path: ['state'],
    message: 'Please say whether the dose was taken',
  })
  .transform(({ taken, state, ...dose }) => ({ ...dose, state: state ?? (taken ? 'taken' : 'open') }))
export type DoseInput = z.output<typeof doseInput>

/** Ticks what is still open at one time of a day. */
export const slotInput = z.object({ date: day, slot: z.enum(DOSE_SLOTS), ...said })
export type SlotInput = z.infer<typeof slotInput>

export const dosesInput = z.object({ date: day })

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
  /** False for what is taken when needed, and for ticks that the present version no longer expects. */
  expected: boolean
}
export type TodaysSlot = { slot: DoseSlot; doses: TodaysDose[] }
