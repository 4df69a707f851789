import type { Env } from '../config/env.ts'
import { type Addressee, greeting, type MailText } from '../platform/mail.ts'
import type { AccountChange } from './authEndpoints.ts'

/** The mail that asks for the confirmation of an e-mail address, at a sign-up and on request. */
export const verificationMail = (env: Env, owner: Addressee, url: string): MailText => ({
  subject: `Welcome to ${env.CLINIC_NAME}`,
  text: `${greeting(owner)}\n\nplease confirm your e-mail address within a day:\n\n${url}\n\nYou can use your account in the meantime. If you did not sign up, do not follow the link: somebody else used your address. Choose a password of your own at ${env.PUBLIC_URL}/auth under "Forgot password?": that ends their way in.`,
})

/** The mail with the link of a password reset, which is valid for an hour. */
export const resetMail = (env: Env, owner: Addressee, url: string): MailText => ({
  subject: `Choose a new password for ${env.CLINIC_NAME}`,
  text: `${greeting(owner)}\n\nsomebody, probably you, asked for a new password at ${env.CLINIC_NAME}. Choose it here within the next hour:\n\n${url}\n\nIf it was not you, do nothing: your password stays as it is.`,
})

/** What the mail to the owner says about each change. */
const CHANGES: Record<AccountChange, string> = {
  'factor.app-add': 'an authenticator app was added to your account',
  'factor.app-remove':
    'the authenticator app was removed from your account, and its recovery codes no longer work',
  'factor.codes-renew': 'new recovery codes were made for your account, and the earlier ones no longer work',
  'factor.passkey-add': 'a passkey was added to your account',
  'factor.passkey-remove': 'a passkey was removed from your account',
  'factor.reset-by-operator':
    'the authenticator app, the recovery codes and the passkeys of your account were removed by your clinic, and you were signed out everywhere',
  'identity.link': 'an identity at another provider was linked to your account, and opens it from now on',
  'identity.unlink': 'the identity at another provider was unlinked from your account',
  'password.change': 'the password of your account was changed',
  'password.reset': 'a new password was chosen for your account, with a link from a mail like this one',
}

/** To the minute: enough to remember what one did. */
const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Informs an owner of a changed sign-in method. Contains no secret and no link that signs in. */
export const accountChangeMail = (env: Env, owner: Addressee, change: AccountChange, at: Date): MailText => ({
  subject: `Your account at ${env.CLINIC_NAME} was changed`,
  text: `${greeting(owner)}\n\non ${clock.format(at)} (UTC) ${CHANGES[change]}.\n\nIf it was you, or you asked for it, there is nothing to do. If not, somebody else may be in your account: choose a new password at ${env.PUBLIC_URL}/auth under "Forgot password?", look at "Second factors" and "Linked identities" on My Profile, and tell your clinic.`,
})
