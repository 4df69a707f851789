import { z } from 'zod'
import { search } from '../../shared/admin.ts'
import { ROLES } from '../../shared/auth.ts'

export const setRoleInput = z.object({ userId: z.uuid(), role: z.enum(ROLES) })
export const userIdInput = z.object({ userId: z.uuid() })
export const peopleInput = z.object({ role: z.enum(['patient', 'practitioner']), search })
export const assignInput = z.object({ practitionerId: z.uuid(), patientId: z.uuid() })

/** For a mutation that needs no input. */
export const nothing = z.object({}).strict().optional()
