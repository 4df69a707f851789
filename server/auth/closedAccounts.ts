import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { users } from '../../drizzle/schema.ts'
import { message } from '../../locales/translate.ts'
import type { Env } from '../config/env.ts'
import type { Db } from '../platform/db.ts'

/** The domain of the demo accounts, whose password is public. */
export const DEMO_DOMAIN = '@demo.clinic'

/**
 * Refuses a new session for a closed account with `FORBIDDEN`. Closed are suspended accounts and, while DEMO is off,
 * the demo accounts. A database trigger also refuses it, for an account that is suspended in the same moment.
 */
export async function refuseClosed(db: Db, { DEMO: demo }: Pick<Env, 'DEMO'>, userId: string) {
  const [user] = await db
    .select({ email: users.email, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId))
  if (user && !user.suspendedAt && (demo || !user.email.endsWith(DEMO_DOMAIN))) return
  throw new APIError('FORBIDDEN', {
    message: message('auth.refused.closed'),
    code: 'FORBIDDEN',
  })
}
