import type { Env } from '../config/env.ts'
import { DEFAULT_LOCALE, translatorFor } from '../platform/locales.ts'
import { greeting, type MailText } from '../platform/mail.ts'

/** The mail that invites a new patient to choose a password. A practitioner wrote the name: it counts as verified. */
export const invitationMail = (env: Env, name: string, link: string): MailText => ({
  subject: `Your account at ${env.CLINIC_NAME}`,
  text: `${greeting({ name, emailVerified: true }, translatorFor(DEFAULT_LOCALE))}\n\n${env.CLINIC_NAME} made an account for you. Choose your password here within the next seven days:\n\n${link}\n\nThe link works once. Later, ask for a new one at ${env.PUBLIC_URL}/auth under "Forgot password?".`,
})
