import { z } from 'zod'
import { DELETE_WORD, PASSWORD_MAX } from '../../shared/auth.ts'

export const deleteAccountInput = z.object({
  /** Absent when the account has no password. */
  password: z.string().max(PASSWORD_MAX).optional(),
  confirmation: z.literal(DELETE_WORD, `Please type ${DELETE_WORD}`),
})
export type DeleteAccount = z.infer<typeof deleteAccountInput>
