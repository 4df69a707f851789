import type { Translate } from '../../locales/translate.ts'
import type { Env } from '../config/env.ts'
import { greeting, type MailText } from '../platform/mail.ts'

/** The mail that invites a new patient to choose a password. A practitioner wrote the name: it counts as verified. */
export function invitationMail(env: Env, name: string, link: string, t: Translate): MailText {
  const clinic = env.CLINIC_NAME
  const text = t('care.invitation.text', { clinic, link, page: `${env.PUBLIC_URL}/auth` })
  return {
    subject: t('care.invitation.subject', { clinic }),
    text: `${greeting({ name, emailVerified: true }, t)}\n\n${text}`,
  }
}
