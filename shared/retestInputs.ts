import { z } from 'zod'

/** How many weeks ahead a retest may be planned. */
const MAX_WEEKS = 104

/** A retest as a practitioner plans it. The marker may be any name that the reader knows. */
const retestPlan = z.object({
  marker: z.string().trim().min(1, 'Please name the marker.').max(120),
  weeks: z
    .number()
    .int()
    .min(1, 'A retest is at least one week ahead.')
    .max(MAX_WEEKS, 'A retest is at most 104 weeks ahead.'),
  reason: z.string().trim().max(500, 'Please use at most 500 characters.').optional(),
})
export type RetestPlan = z.infer<typeof retestPlan>

export const planRetestInput = retestPlan.extend({
  patientId: z.uuid(),
  /** The result whose collection day the weeks count from; without one they count from today. */
  fromTest: z.uuid().optional(),
})
export type PlanRetestInput = z.infer<typeof planRetestInput>

export const cancelRetestInput = z.object({
  id: z.uuid(),
  reason: z.string().trim().max(500, 'Please use at most 500 characters.').optional(),
})
export type CancelRetestInput = z.infer<typeof cancelRetestInput>

/**
 * A review of a result. `revision` is the state of the result that the practitioner saw. Its retests are planned with
 * it, from the collection day of the result.
 */
export const reviewInput = z.object({
  patientId: z.uuid(),
  id: z.uuid(),
  comment: z.string().trim().max(4_000, 'Please use at most 4000 characters.').optional(),
  revision: z.number().int().min(1).optional(),
  retests: z.array(retestPlan).max(20, 'Please plan at most 20 retests at once.').optional(),
})
export type ReviewInput = z.infer<typeof reviewInput>
