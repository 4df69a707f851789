import { z } from 'zod'
import { message } from '../../locales/translate.ts'
import { day, dayOr } from '../../shared/auth.ts'
import { placeInput, rowInput } from '../../shared/bloodTestInputs.ts'
import { URGENCIES } from '../../shared/bloodTests.ts'
import { templateName } from '../../shared/commentTemplates.ts'

/** Position in a list of blood tests: urgency, upload (microseconds since 1970) and id of a page's last row. */
const listCursor = z.templateLiteral([z.enum(URGENCIES), '_', z.string().regex(/^\d{1,16}$/), '_', z.uuid()])
/** A page of a list of blood tests; `cursor` is the `nextCursor` of the page before. */
export const bloodTestPage = z.object({
  limit: z.int().min(1).max(200).optional(),
  cursor: listCursor.optional(),
})
export type BloodTestPage = z.infer<typeof bloodTestPage>

/** Input of procedures for one blood test. */
export const bloodTestId = z.object({ id: z.uuid() })

/** A marker by its canonical name. */
export const markerInput = z.object({ marker: z.string().min(1).max(120) })

/**
 * Input of a correction. `row` is the index, from 0, of the row that the caller saw; null adds a row. `seen` is that
 * row's name and value, so that a row that has changed since is not overwritten. A null `change` removes the row. `place`
 * is where an added row was found on its page.
 */
export const correctionInput = z
  .object({
    id: z.uuid(),
    row: z.number().int().min(0).nullable(),
    seen: z.object({ name: z.string(), value: z.number() }).nullable(),
    change: rowInput.nullable(),
    place: placeInput.optional(),
  })
  .refine(({ row, change }) => row !== null || change !== null, message('bloodTests.invalid.nothing'))
export type CorrectionInput = z.infer<typeof correctionInput>

/** The day of the blood draw, entered by a person. `seen` is the day that the caller saw, null for none. */
export const collectedOnInput = z.object({
  id: z.uuid(),
  seen: day.nullable(),
  day: dayOr(message('bloodTests.invalid.day')),
})
export type CollectedOnInput = z.infer<typeof collectedOnInput>

/** An answer to withdraw: `at` is the instant that its procedure returned. */
export const withdrawInput = z.object({ id: z.uuid(), at: z.iso.datetime().max(40) })
export type WithdrawInput = z.infer<typeof withdrawInput>

/** Consent that an outside model sees rows, or pictures of report lines. */
export const consentInput = z.object({
  agreed: z.boolean(),
  to: z.enum(['rows', 'pictures']).default('rows'),
})

export const templateNameInput = z.object({ name: templateName })

/** How many weeks ahead a retest may be planned. */
const MAX_WEEKS = 104

/** A retest as a practitioner plans it. Any name of a known marker is accepted. */
const retestPlan = z.object({
  marker: z.string().trim().min(1, message('bloodTests.invalid.marker')).max(120),
  weeks: z
    .number()
    .int()
    .min(1, message('bloodTests.invalid.weeksMin'))
    .max(MAX_WEEKS, message('bloodTests.invalid.weeksMax')),
  reason: z.string().trim().max(500, message('bloodTests.invalid.reason')).optional(),
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
  reason: z.string().trim().max(500, message('bloodTests.invalid.reason')).optional(),
})
export type CancelRetestInput = z.infer<typeof cancelRetestInput>

/**
 * A review of a result. `revision` is the state of the result that the practitioner saw. Its retests are planned with
 * it, from the collection day of the result.
 */
export const reviewInput = z.object({
  patientId: z.uuid(),
  id: z.uuid(),
  comment: z.string().trim().max(4_000, message('bloodTests.invalid.comment')).optional(),
  revision: z.number().int().min(1).optional(),
  spoken: z.boolean().optional(),
  retests: z.array(retestPlan).max(20, message('bloodTests.invalid.retests')).optional(),
})
export type ReviewInput = z.infer<typeof reviewInput>
