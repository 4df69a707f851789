import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { profiles, sessions, userCredits, userRoles, users } from '../../drizzle/schema.ts'
import type { Me } from '../../shared/auth.ts'
import type { Who } from '../access/who.ts'
import type { Env } from '../config/env.ts'
import { prepared, type Reads } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { SESSION_RENEWAL } from './sessions.ts'

/**
 * The token in better-auth's signed session cookie (`token.signature`, HMAC-SHA256 in base64). Null if the cookie
 * is absent or forged.
 */
export function sessionToken(cookieHeader: string | undefined, cookieName: string, secret: string) {
  for (const part of (cookieHeader ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name !== cookieName || !value) continue
    const plain = decode(value)
    const dot = plain.lastIndexOf('.')
    if (dot < 1) return null
    const token = plain.slice(0, dot)
    const given = Buffer.from(plain.slice(dot + 1), 'base64')
    const expected = createHmac('sha256', secret).update(token).digest()
    return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
  }
  return null
}

function decode(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

// Every call begins with this statement, so it is prepared.
const whoStatement = prepared((db: Reads) =>
  db
    .select({
      userId: users.id,
      sessionId: sessions.id,
      email: users.email,
      fullName: users.name,
      locale: profiles.locale,
      role: userRoles.role,
      verified: sql<boolean>`coalesce(${userRoles.verified}, false)`,
      credits: sql<number>`coalesce(${userCredits.balance}, 0)`,
      mustChangePassword: users.mustChangePassword,
      method: sessions.method,
      isFirstSession: sessions.isFirst,
      addressProved: users.emailVerified,
      provedAt: sql`greatest(${sessions.createdAt}, ${sessions.provedAt})`.mapWith(sessions.createdAt),
      stale: sql<boolean>`${sessions.updatedAt} < now() - ${SESSION_RENEWAL}::int * interval '1 second'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(userCredits, eq(userCredits.userId, users.id))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql`now()`),
        isNull(users.suspendedAt),
      ),
    )
    .prepare('who_is'),
)

/**
 * Identifies a session token's owner, in one round trip. Null if it is unknown or expired, or the account is suspended.
 */
export async function whoIs(db: Reads, token: string): Promise<Who | null> {
  const [row] = await whoStatement(db).execute({ token })
  return row ?? null
}

/** True if the clinic requires a second factor of this person. */
export const mustHaveFactor = (env: Pick<Env, 'REQUIRE_MFA'>, { role }: Pick<Who, 'role'>) =>
  env.REQUIRE_MFA === 'staff' && (role === 'practitioner' || role === 'admin')

/** True if this session began without the second factor that the clinic requires. */
const needsFactor = (env: Pick<Env, 'REQUIRE_MFA'>, who: Who) =>
  mustHaveFactor(env, who) && who.method === 'password'

/** Refuses with `FACTOR_REQUIRED` a session without the second factor that the clinic requires. */
export function refuseWithoutFactor(env: Pick<Env, 'REQUIRE_MFA'>, who: Who) {
  if (needsFactor(env, who)) {
    throw new Refusal('FACTOR_REQUIRED', 'auth.refused.factorRequired')
  }
}

/** What the client gets about the signed-in person. */
export function meOf(env: Pick<Env, 'REQUIRE_MFA'>, who: Who): Me {
  return {
    user: { id: who.userId, email: who.email, fullName: who.fullName },
    locale: who.locale,
    role: who.role,
    verified: who.verified,
    credits: who.credits,
    mustChangePassword: who.mustChangePassword,
    needsFactor: needsFactor(env, who),
    isFirstSession: who.isFirstSession,
  }
}
