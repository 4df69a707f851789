import type { Me } from '../../shared/auth.ts'

/** What subscribers hear. A challenge is announced by the screen that verified it. */
export type SessionEvent =
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'MFA_CHALLENGE_VERIFIED'

/** What a fresh answer to "who is signed in" means after the one before it; the first answer is no event. */
export function sessionEvent(before: Me | null | undefined, after: Me | null): SessionEvent | null {
  if (before === undefined) return null
  if (before === null) return after ? 'SIGNED_IN' : null
  if (after === null) return 'SIGNED_OUT'
  if (before.user.id !== after.user.id) return 'SIGNED_IN'
  const then = JSON.stringify({ ...before, credits: 0 })
  const now = JSON.stringify({ ...after, credits: 0 })
  return then === now ? 'TOKEN_REFRESHED' : 'USER_UPDATED'
}
