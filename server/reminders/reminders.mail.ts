import type { Translate } from '../../locales/translate.ts'
import type { MailText, Sender } from '../platform/mail.ts'

/**
 * The mail of a notice or reminder: only that something is waiting in the portal. `token` unsubscribes from its kind,
 * by the headers of RFC 8058. `english` is shown beside the text.
 */
export function noticeMail(
  sender: Sender,
  { text, english, isUnasked }: { text: string; english: string | null; isUnasked: boolean },
  token: string,
  t: Translate,
): MailText {
  const end = `${sender.env.PUBLIC_URL}/unsubscribe?token=${token}`
  return {
    subject: t('notices.mail.subject', { clinic: sender.clinic.settings.name, text }),
    text: t(isUnasked ? 'notices.mail.unasked' : 'notices.mail.text', {
      ...{ text: english ? `${text}\n${english}` : text, end },
      url: `${sender.env.PUBLIC_URL}/dashboard`,
    }),
    headers: { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
