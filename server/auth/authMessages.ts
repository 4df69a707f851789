import { APIError, isAPIError } from 'better-auth/api'
import type { MessageId } from '../../locales/messages.ts'
import { DEFAULT_LOCALE, textOf } from '../../locales/translate.ts'
import { localeOf, translatorFor } from '../platform/locales.ts'
import { Refusal } from '../platform/refusal.ts'

/** The portal's own messages for better-auth's error codes; other codes keep better-auth's English. */
const MESSAGES: Partial<Record<string, MessageId>> = {
  INVALID_EMAIL_OR_PASSWORD: 'auth.refused.emailOrPassword',
  USER_ALREADY_EXISTS: 'auth.refused.userExists',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'auth.refused.userExists',
  INVALID_PASSWORD: 'auth.refused.password',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'auth.refused.noPassword',
  EMAIL_ALREADY_VERIFIED: 'auth.refused.emailConfirmed',
  INVALID_CODE: 'auth.refused.code',
  INVALID_BACKUP_CODE: 'auth.refused.recoveryCode',
  TOTP_NOT_ENABLED: 'auth.refused.noApp',
  TWO_FACTOR_NOT_ENABLED: 'auth.refused.noApp',
  BACKUP_CODES_NOT_ENABLED: 'auth.refused.noApp',
  TOTP_ALREADY_ENABLED: 'auth.refused.appExists',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'auth.refused.tooManyCodes',
  ACCOUNT_TEMPORARILY_LOCKED: 'auth.refused.locked',
  INVALID_TWO_FACTOR_COOKIE: 'auth.refused.signInExpired',
  SESSION_NOT_FRESH: 'auth.refused.stale',
  PASSKEY_NOT_FOUND: 'auth.refused.unknownPasskey',
  CHALLENGE_NOT_FOUND: 'auth.refused.passkeyExpired',
  AUTHENTICATION_FAILED: 'auth.refused.passkey',
  FAILED_TO_VERIFY_REGISTRATION: 'auth.refused.passkeyNotMade',
  INVALID_TOKEN: 'auth.refused.link',
  PROVIDER_NOT_FOUND: 'auth.refused.provider',
}

/** better-auth's code for every database failure while it creates an account, even a transient one. */
const BROKEN_OFF = 'FAILED_TO_CREATE_USER'

/** What better-auth's contexts have in common; a call by the server itself has no headers. */
type AuthCall = { headers?: Headers | undefined }

/** An error's text in the language of the request, which the route has put into its header. */
const textFor = ({ headers }: AuthCall, message: string) =>
  textOf(
    translatorFor(localeOf({ 'accept-language': headers?.get('accept-language') ?? '' }, DEFAULT_LOCALE)),
    message,
  )

/**
 * Rethrows a better-auth error with the portal's text for its code, or of its `message`, in the caller's language; as
 * `UNAVAILABLE` if no account could be created.
 */
export function useOwnText(call: AuthCall & { context: { returned?: unknown } }) {
  const { returned } = call.context
  if (!isAPIError(returned)) return
  const { code, message } = returned.body ?? {}
  if (code === BROKEN_OFF) throw new Refusal('UNAVAILABLE', 'auth.refused.notCreated')
  const own = (code && MESSAGES[code]) || message
  if (own)
    throw new APIError(returned.status, { ...returned.body, message: textFor(call, own) }, returned.headers)
}

/** Turns a refusal thrown inside better-auth into its APIError, with the same code; `useOwnText` makes its text. */
export async function refusalsAsApiErrors(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const status = error.code === 'TOO_MANY' ? 'TOO_MANY_REQUESTS' : 'BAD_REQUEST'
    const headers = error.retryAfter ? { 'Retry-After': String(error.retryAfter) } : undefined
    throw new APIError(status, { message: error.message, code: error.code }, headers)
  }
}
