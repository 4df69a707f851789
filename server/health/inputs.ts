import { z } from 'zod'
import { day } from '../../shared/auth.ts'
import { ANALYSIS_TYPES } from '../../shared/health.ts'
import { measures } from '../../shared/healthInputs.ts'

/** `today` is the last day of the analysed period in the caller's time zone; today in UTC by default. */
export const analysisInput = z.object({ analysisType: z.enum(ANALYSIS_TYPES), today: day.optional() })
export type AnalysisInput = z.infer<typeof analysisInput>
export const analysisIdInput = z.object({ id: z.uuid() })

/** An edited entry with all its fields; the day cannot change. */
export const editInput = z.object({ id: z.uuid(), ...measures })
export type EditInput = z.infer<typeof editInput>

export const entriesInput = z
  .object({
    from: day.optional(),
    before: day.optional(),
    limit: z.number().int().min(1).max(10_000).optional(),
  })
  .optional()
