import type { Env } from '../config/env.ts'
import type { MailText } from '../platform/mail.ts'

/**
 * The mail of a notice or a reminder: that something waits in the portal, and nothing else. `token` ends mails of its
 * kind; mail programs offer that by the headers of RFC 8058.
 */
export function noticeMail(env: Env, text: string, token: string): MailText {
  const end = `${env.PUBLIC_URL}/unsubscribe?token=${token}`
  return {
    subject: `${env.CLINIC_NAME}: ${text.replace(/\.$/, '')}`,
    text: `${text}\n\n${env.PUBLIC_URL}/dashboard\n\nYou chose this mail on My Profile, under "Reminders". Stop mails of this kind:\n${end}`,
    headers: { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
