import type { Translate } from '../../locales/translate.ts'
import type { MailText } from '../platform/mail.ts'

/** The mail that an admin asks for to see whether mails arrive. */
export const testMailText = (clinic: string, t: Translate): MailText => ({
  subject: t('clinic.mail.test.subject', { clinic }),
  text: t('clinic.mail.test.text', { clinic }),
})
