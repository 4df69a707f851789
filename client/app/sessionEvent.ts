import type { Me } from '../../shared/auth.ts'

/** MFA_CHALLENGE_VERIFIED is sent by the screen that verified the challenge; the others are derived from `auth.me`. */
export type SessionEvent =
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'MFA_CHALLENGE_VERIFIED'

/** Returns the event implied by two successive answers of `auth.me`. Null if there is none, as at the first answer. */
export function sessionEvent(before: Me | null | undefined, after: Me | null): SessionEvent | null {
  if (before === undefined) return null
  if (before === null) return after ? 'SIGNED_IN' : null
  if (after === null) return 'SIGNED_OUT'
  if (before.user.id !== after.user.id) return 'SIGNED_IN'
  const then = JSON.stringify({ ...before, credits: 0 })
  const now = JSON.stringify({ ...after, credits: 0 })
  return then === now ? 'TOKEN_REFRESHED' : 'USER_UPDATED'
}
