import { z } from 'zod'
import { ROLES } from './auth.ts'

/** The columns that the list of users can be sorted by. */
export const USER_SORTS = ['name', 'email', 'joined'] as const

/** The most rows of one page of a list. */
const PAGE_MOST = 100

/** The lists that admins download as CSV. */
export const EXPORT_KINDS = ['users', 'orders', 'products', 'audit'] as const

/** The address of a list as CSV. Its query string takes the filters of the list. */
export const exportPath = (kind: (typeof EXPORT_KINDS)[number]) => `/api/exports/${kind}.csv`

export const page = { limit: z.number().int().min(1).max(PAGE_MOST).optional() }
export const search = z.string().trim().max(100).optional()

export const usersInput = z
  .object({
    ...page,
    search,
    cursor: z.uuid().optional(),
    role: z.enum([...ROLES, 'none', 'unverified', 'withoutPractitioner']).optional(),
    sort: z.enum(USER_SORTS).optional(),
    descending: z.boolean().optional(),
  })
  .optional()
export type UsersInput = NonNullable<z.infer<typeof usersInput>>
