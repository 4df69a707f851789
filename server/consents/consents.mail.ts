import type { Translate } from '../../locales/translate.ts'
import { type Addressee, greeting, type MailText, type Sender } from '../platform/mail.ts'

/** The mail that leads to the signed copy. It does not name the document. */
export function copyMail({ env, clinic }: Sender, to: Addressee, consentId: string, t: Translate): MailText {
  const text = t('consents.mail.text', { link: `${env.PUBLIC_URL}/documents/${consentId}` })
  return {
    subject: t('consents.mail.subject', { clinic: clinic.settings.name }),
    text: `${greeting(to, t)}\n\n${text}`,
  }
}
