import type { Translate } from '../../locales/translate.ts'
import { greeting, type MailText, type Sender } from '../platform/mail.ts'

/** The mail that invites a new patient to choose a password. A practitioner wrote the name: it counts as verified. */
export function invitationMail(sender: Sender, name: string, link: string, t: Translate): MailText {
  const clinic = sender.clinic.settings.name
  const text = t('care.invitation.text', { clinic, link, page: `${sender.env.PUBLIC_URL}/auth` })
  return {
    subject: t('care.invitation.subject', { clinic }),
    text: `${greeting({ name, emailVerified: true }, t)}\n\n${text}`,
  }
}
