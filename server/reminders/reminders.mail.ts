import type { Translate } from '../../locales/translate.ts'
import type { MailText, Sender } from '../platform/mail.ts'

/**
 * The mail of a notice or a reminder: that something waits in the portal, and nothing else. `token` ends mails of its
 * kind; mail programs offer that by the headers of RFC 8058.
 */
export function noticeMail(
  sender: Sender,
  { text, isUnasked }: { text: string; isUnasked: boolean },
  token: string,
  t: Translate,
): MailText {
  const end = `${sender.env.PUBLIC_URL}/unsubscribe?token=${token}`
  return {
    subject: t('notices.mail.subject', { clinic: sender.clinic.settings.name, text }),
    text: t(isUnasked ? 'notices.mail.unasked' : 'notices.mail.text', {
      ...{ text, end },
      url: `${sender.env.PUBLIC_URL}/dashboard`,
    }),
    headers: { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
