import { z } from 'zod'
import { message } from '../../locales/translate.ts'
import { search } from '../../shared/admin.ts'
import { day, optionalText } from '../../shared/auth.ts'
import { DOSE_SLOTS, MAX_MEDICATION, MAX_PER_DAY } from '../../shared/planItems.ts'
import { consistent, DOSE_STATES, fields, medicationsInput, newFields, reason } from '../../shared/plans.ts'
import { instant } from '../platform/instant.ts'

export const planInput = consistent(fields)
export type PlanFields = z.output<typeof planInput>

/** Selects plans of a list: all, or a page before the cursor's plan; searched by title or patient's name; or only one. */
export const plansInput = z
  .object({
    id: z.uuid().optional(),
    search: z.string().trim().max(100).optional(),
    limit: z.number().int().min(1).max(100).optional(),
    cursor: z.uuid().optional(),
  })
  .optional()
export type PlansInput = NonNullable<z.infer<typeof plansInput>>

export const planUpdateInput = consistent(newFields.extend({ id: z.uuid() }))
export const planIdInput = z.object({ id: z.uuid() })
export const assignTemplateInput = z.object({
  templateId: z.uuid(),
  patientId: z.uuid(message('plans.invalid.noPatient')),
  reason,
})
export type AssignTemplate = z.infer<typeof assignTemplateInput>

/** Templates of the library: those found, in one folder or all, after the template `cursor`. */
export const libraryInput = z
  .object({ search, folder: z.string().max(80).optional(), cursor: z.uuid().optional() })
  .optional()
export type LibraryPage = NonNullable<z.infer<typeof libraryInput>>
export const libraryUseInput = assignTemplateInput.omit({ templateId: true }).extend({ id: z.uuid() })
export type LibraryUse = z.infer<typeof libraryUseInput>

export const safetyInput = z.object({
  patientId: z.uuid(),
  medications: medicationsInput,
  items: fields.shape.items,
  exceptPlan: z.uuid().optional(),
})

/** Products per check; `placeOrderInput` refuses larger carts. */
const MAX_CHECKED_PRODUCTS = 100

/** The products of the caller's cart. The server looks up their names. */
export const cartSafetyInput = z.object({ productIds: z.array(z.uuid()).max(MAX_CHECKED_PRODUCTS) })

/** The plans of a patient that are older than the plan `cursor`. */
export const plansOfInput = z.object({ cursor: z.uuid().optional() })

/** The versions of a plan, or those before a version. */
export const planVersionsInput = z.object({
  planId: z.uuid(),
  cursor: z.number().int().min(1).max(2_147_483_647).optional(),
})
export type PlanVersions = z.infer<typeof planVersionsInput>

const clientTime = {
  /** When it was ticked, by the device's clock; a dose's last `saidAt` wins. */
  saidAt: instant.optional(),
}

/**
 * A patient's tick of a dose; without a slot, of every dose of that medication on that day. `taken` is short for
 * `state`.
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
    /** Intakes that day, for medications taken when needed. */
    times: z.number().int().min(1).max(MAX_PER_DAY).default(1),
    /** When it was taken; now by default. */
    at: instant.optional(),
    ...clientTime,
    /** The plan's version that the person saw; the current one by default. */
    version: z.int32().min(1).optional(),
  })
  .refine(({ state, taken }) => (state === undefined) !== (taken === undefined), {
    path: ['state'],
    message: message('plans.invalid.taken'),
  })
  .transform(({ taken, state, ...dose }) => ({ ...dose, state: state ?? (taken ? 'taken' : 'open') }))
export type DoseInput = z.output<typeof doseInput>

/** Ticks the open doses of one time of a day. */
export const slotInput = z.object({ date: day, slot: z.enum(DOSE_SLOTS), ...clientTime })
export type SlotInput = z.infer<typeof slotInput>

export const dosesInput = z.object({ date: day })
