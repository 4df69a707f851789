import type { Translate } from '../../locales/translate.ts'
import type { Env } from '../config/env.ts'
import { type Addressee, greeting, type MailText } from '../platform/mail.ts'
import type { AccountChange } from './authEndpoints.ts'

const signInOf = ({ PUBLIC_URL: url }: Env) => `${url}/auth`

/** The mail that asks for the confirmation of an e-mail address, at a sign-up and on request. */
export const verificationMail = (env: Env, owner: Addressee, url: string, t: Translate): MailText => ({
  subject: t('auth.mail.welcome.subject', { clinic: env.CLINIC_NAME }),
  text: t('auth.mail.welcome.text', { greeting: greeting(owner, t), url, signIn: signInOf(env) }),
})

/** The mail with the link of a password reset, which is valid for an hour. */
export const resetMail = (env: Env, owner: Addressee, url: string, t: Translate): MailText => ({
  subject: t('auth.mail.reset.subject', { clinic: env.CLINIC_NAME }),
  text: t('auth.mail.reset.text', { greeting: greeting(owner, t), clinic: env.CLINIC_NAME, url }),
})

/** Informs an owner of a changed sign-in method. Contains no secret and no link that signs in. */
export const accountChangeMail = (
  env: Env,
  owner: Addressee,
  change: AccountChange,
  at: Date,
  t: Translate,
): MailText => ({
  subject: t('auth.mail.changed.subject', { clinic: env.CLINIC_NAME }),
  text: t('auth.mail.changed.text', {
    greeting: greeting(owner, t),
    change: t(`auth.mail.change.${change}`, { at }),
    signIn: signInOf(env),
  }),
})
