import type { Me } from '../../shared/auth.ts'

/**
 * The session events. MFA_CHALLENGE_VERIFIED is sent by the screen that verified the challenge; the others follow from
 * answers of `auth.me`.
 */
export type SessionEvent =
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'MFA_CHALLENGE_VERIFIED'

/**
 * Returns the event that follows from two successive answers of `auth.me`. Null when there is none, as at the first
 * answer.
 */
export function sessionEvent(before: Me | null | undefined, after: Me | null): SessionEvent | null {
  if (before === undefined) return null
  if (before === null) return after ? 'SIGNED_IN' : null
  if (after === null) return 'SIGNED_OUT'
  if (before.user.id !== after.user.id) return 'SIGNED_IN'
  const then = JSON.stringify({ ...before, credits: 0 })
  const now = JSON.stringify({ ...after, credits: 0 })
  return then === now ? 'TOKEN_REFRESHED' : 'USER_UPDATED'
}
