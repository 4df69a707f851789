import { z } from 'zod'
import { LOCALES } from '../../locales/regions.ts'
import { message } from '../../locales/translate.ts'
import { DELETE_WORD, PASSWORD_MAX, profileInput } from '../../shared/auth.ts'

/** The fields of My Profile, and the language of the portal and of what it sends; null for that of the browser. */
export const updateProfileInput = profileInput.extend({
  locale: z.enum(LOCALES, message('account.invalid.locale')).nullish(),
})
export type ProfileUpdate = z.infer<typeof updateProfileInput>

export const deleteAccountInput = z.object({
  /** Absent when the account has no password. */
  password: z.string().max(PASSWORD_MAX).optional(),
  confirmation: z.literal(DELETE_WORD, `Please type ${DELETE_WORD}`),
})
export type DeleteAccount = z.infer<typeof deleteAccountInput>
