import type { Env } from '../config/env.ts'
import type { MailText } from '../platform/mail.ts'

/** The mail of a notice or a reminder: that something waits in the portal, and nothing else. */
export const noticeMail = (env: Env, text: string): MailText => ({
  subject: `${env.CLINIC_NAME}: ${text.replace(/\.$/, '')}`,
  text: `${text}\n\n${env.PUBLIC_URL}/dashboard\n\nYou chose this mail on My Profile, under "Reminders".`,
})
