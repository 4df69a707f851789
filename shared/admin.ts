import { z } from 'zod'
import { day, instant, ROLES } from './auth.ts'

/** The columns that the list of users can be sorted by. */
export const USER_SORTS = ['name', 'email', 'joined'] as const

const page = { limit: z.number().int().min(1).max(100).optional() }
const search = z.string().trim().max(100).optional()

export const usersInput = z
  .object({
    ...page,
    search,
    cursor: z.uuid().optional(),
    role: z.enum([...ROLES, 'none', 'unverified']).optional(),
    sort: z.enum(USER_SORTS).optional(),
    descending: z.boolean().optional(),
  })
  .optional()
export type UsersInput = NonNullable<z.infer<typeof usersInput>>

export const setRoleInput = z.object({ userId: z.uuid(), role: z.enum(ROLES) })
export const userIdInput = z.object({ userId: z.uuid() })
export const peopleInput = z.object({ role: z.enum(['patient', 'practitioner']), search })
export const assignInput = z.object({ practitionerId: z.uuid(), patientId: z.uuid() })
export const idInput = z.object({ id: z.uuid() })

export const auditInput = z
  .object({
    ...page,
    cursor: z.number().int().positive().optional(),
    action: z.string().max(60).optional(),
    /** An e-mail, or part of a name, of the actor or of the person whose data it was. */
    person: search,
    /** The first and the last day (UTC), or the first instant and the one after the last. */
    from: day.or(instant).optional(),
    to: day.or(instant).optional(),
  })
  .optional()
export type AuditInput = NonNullable<z.infer<typeof auditInput>>
