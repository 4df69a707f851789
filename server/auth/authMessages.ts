import { APIError, isAPIError } from 'better-auth/api'
import { Refusal } from '../platform/refusal.ts'

/** The portal's own sentences for better-auth's error codes. */
const MESSAGES: Record<string, string> = {
  INVALID_PASSWORD: 'This password is not right',
  INVALID_CODE: 'This code is not right, or no longer valid',
  INVALID_BACKUP_CODE: 'This recovery code is not right, or was used before',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Please sign in again.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Please wait a quarter of an hour, then sign in again.',
  INVALID_TWO_FACTOR_COOKIE: 'This took too long. Please sign in again.',
  SESSION_NOT_FRESH: 'Please sign out and in again first, so that we know it is you.',
  PASSKEY_NOT_FOUND: 'This passkey belongs to no account here. Please sign in another way.',
  CHALLENGE_NOT_FOUND: 'This took too long. Please try again.',
  AUTHENTICATION_FAILED: 'This passkey could not be checked. Please try again.',
  FAILED_TO_VERIFY_REGISTRATION: 'The passkey could not be made. Please try again.',
  INVALID_TOKEN: 'This link is no longer valid. Please ask for a new one on the sign-in page.',
  PROVIDER_NOT_FOUND:
    'This way to sign in is not available at the moment. Please sign in another way, or try again later.',
}

/** better-auth's code for every failure of the database while it creates an account, even one that soon passes. */
const BROKEN_OFF = 'FAILED_TO_CREATE_USER'

/**
 * Throws a better-auth error again with the portal's own sentence, where there is one; and as a refusal with
 * `UNAVAILABLE` where no account could be created.
 */
export function useOwnMessage(returned: unknown) {
  if (!isAPIError(returned)) return
  const { code } = returned.body ?? {}
  if (code === BROKEN_OFF) {
    throw new Refusal(
      'UNAVAILABLE',
      'The account could not be created just now. Please try again in a moment.',
    )
  }
  const message = code === undefined ? undefined : MESSAGES[code]
  if (message) throw new APIError(returned.status, { code, message }, returned.headers)
}

/** Turns a refusal thrown inside better-auth into its APIError, with the same code. */
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
