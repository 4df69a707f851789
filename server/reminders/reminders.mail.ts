import type { Translate } from '../../locales/translate.ts'
import type { Env } from '../config/env.ts'
import type { MailText } from '../platform/mail.ts'

/**
 * The mail of a notice or a reminder: that something waits in the portal, and nothing else. `token` ends mails of its
 * kind; mail programs offer that by the headers of RFC 8058.
 */
export function noticeMail(
  env: Env,
  { text, isUnasked }: { text: string; isUnasked: boolean },
  token: string,
  t: Translate,
): MailText {
  const end = `${env.PUBLIC_URL}/unsubscribe?token=${token}`
  return {
    subject: t('notices.mail.subject', { clinic: env.CLINIC_NAME, text }),
    text: t(isUnasked ? 'notices.mail.unasked' : 'notices.mail.text', {
      ...{ text, end },
      url: `${env.PUBLIC_URL}/dashboard`,
    }),
    headers: { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
