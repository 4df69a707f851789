import { z } from 'zod'
import { page, search } from '../../shared/admin.ts'
import { day } from '../../shared/auth.ts'
import { instant } from '../platform/instant.ts'

export const auditInput = z
  .object({
    ...page,
    cursor: z.number().int().positive().optional(),
    action: z.string().max(60).optional(),
    /** An e-mail or part of a name: of the actor or of the person concerned. */
    person: search,
    /** The first and the last day (UTC), or the first instant and the one after the last. */
    from: day.or(instant).optional(),
    to: day.or(instant).optional(),
  })
  .optional()
export type AuditInput = NonNullable<z.infer<typeof auditInput>>
