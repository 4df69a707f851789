import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { users } from '../../drizzle/schema.ts'
import type { Env } from '../config/env.ts'
import type { Db } from '../platform/db.ts'

/** Demo accounts have addresses of this domain and a password that everybody knows. */
export const DEMO_DOMAIN = '@demo.clinic'

/**
 * Refuses a new session of a closed account with FORBIDDEN: a suspended one, or one of the demo while that is off. A
 * trigger refuses it as well where the account is closed in the same moment.
 */
export async function refuseClosed(db: Db, { DEMO: demo }: Pick<Env, 'DEMO'>, userId: string) {
  const [user] = await db
    .select({ email: users.email, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId))
  if (user && !user.suspendedAt && (demo || !user.email.endsWith(DEMO_DOMAIN))) return
  throw new APIError('FORBIDDEN', {
    message: 'This account is closed. Please ask your clinic.',
    code: 'FORBIDDEN',
  })
}
