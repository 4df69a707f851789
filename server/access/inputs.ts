import { z } from 'zod'
import { search } from '../../shared/admin.ts'
import { day } from '../../shared/auth.ts'

export const idInput = z.object({ id: z.uuid() })

export const patientIdInput = z.object({ patientId: z.uuid() })

/** People of a list: those found by the search, after the row `cursor`; or only the one with this id. */
export const peoplePageInput = z
  .object({
    search,
    limit: z.number().int().min(1).max(500).optional(),
    cursor: z.uuid().optional(),
    id: z.uuid().optional(),
  })
  .optional()
export type PeoplePage = NonNullable<z.infer<typeof peoplePageInput>>

/** Care links found by the search, after the row `cursor`. */
export const careLinksInput = z
  .object({ search, limit: z.number().int().min(1).max(200).optional(), cursor: z.uuid().optional() })
  .optional()
export type CareLinksPage = NonNullable<z.infer<typeof careLinksInput>>

export const todayInput = z.object({ today: day })
