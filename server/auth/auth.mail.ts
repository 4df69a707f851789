import type { Translate } from '../../locales/translate.ts'
import { INVITE_DAYS } from '../../shared/invites.ts'
import { type Addressee, greeting, type MailText, type Sender } from '../platform/mail.ts'
import type { AccountChange } from './authEndpoints.ts'

const signInOf = (sender: Sender) => `${sender.env.PUBLIC_URL}/auth`

/** The mail that asks for the confirmation of an e-mail address, at a sign-up and on request. */
export const verificationMail = (sender: Sender, owner: Addressee, url: string, t: Translate): MailText => ({
  subject: t('auth.mail.welcome.subject', { clinic: sender.clinic.settings.name }),
  text: t('auth.mail.welcome.text', { greeting: greeting(owner, t), url, signIn: signInOf(sender) }),
})

/** The mail with the link of an invitation. An admin wrote the name: it counts as verified. */
export function inviteMail(sender: Sender, name: string | null, url: string, t: Translate): MailText {
  const clinic = sender.clinic.settings.name
  return {
    subject: t('auth.mail.invite.subject', { clinic }),
    text: t('auth.mail.invite.text', {
      greeting: greeting({ name: name ?? '', emailVerified: name !== null }, t),
      clinic,
      url,
      days: INVITE_DAYS,
    }),
  }
}

/** The mail with the link of a password reset, which is valid for an hour. */
export const resetMail = (sender: Sender, owner: Addressee, url: string, t: Translate): MailText => ({
  subject: t('auth.mail.reset.subject', { clinic: sender.clinic.settings.name }),
  text: t('auth.mail.reset.text', { greeting: greeting(owner, t), clinic: sender.clinic.settings.name, url }),
})

/** Informs an owner of a changed sign-in method. Contains no secret and no link that signs in. */
export const accountChangeMail = (
  sender: Sender,
  owner: Addressee,
  change: AccountChange,
  at: Date,
  t: Translate,
): MailText => ({
  subject: t('auth.mail.changed.subject', { clinic: sender.clinic.settings.name }),
  text: t('auth.mail.changed.text', {
    greeting: greeting(owner, t),
    change: t(`auth.mail.change.${change}`, { at }),
    signIn: signInOf(sender),
  }),
})
