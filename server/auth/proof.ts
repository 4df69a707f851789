import { and, eq, ne } from 'drizzle-orm'
import {
  accounts,
  calendarFeeds,
  passkeys,
  sessions,
  twoFactors,
  userRoles,
  users,
  verifications,
} from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import type { Env } from '../config/env.ts'
import type { Db, Queries, Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { countTry } from './limits.ts'
import { verifyPassword } from './passwords.ts'
import { recordLock } from './signInRecord.ts'
import { mustHaveFactor } from './who.ts'

/** How long a session counts as fresh after its sign-in, or after the password was entered again. Milliseconds. */
const FRESH = 15 * 60 * 1000

/** True if the owner signed in or entered the password within the last 15 minutes. */
export const isFresh = ({ provedAt }: Pick<Who, 'provedAt'>) => Date.now() - provedAt.getTime() < FRESH

/** Refuses a session that is not fresh, so that a borrowed one cannot add a sign-in method. */
export function refuseStaleSession(who: Pick<Who, 'provedAt'>) {
  if (isFresh(who)) return
  throw new Refusal('FORBIDDEN', 'auth.refused.stale')
}

/** Whether an account counts as its address's owner: where mails are sent, once the address is verified. */
export const ownsAddress = ({ SMTP_URL }: Pick<Env, 'SMTP_URL'>, isProved: boolean) => !SMTP_URL || isProved

/**
 * True while the address must be verified before a sign-in method is added: a sign-up with another person's address
 * would otherwise keep access. False without a mail server, and for people who must have a second factor.
 */
export const waitsForProof = (env: Pick<Env, 'SMTP_URL' | 'REQUIRE_MFA'>, who: Who) =>
  !ownsAddress(env, who.addressProved) && !mustHaveFactor(env, who)

/** Refuses to add a way into an account whose address is not verified. */
export function refuseWithoutProof(env: Pick<Env, 'SMTP_URL' | 'REQUIRE_MFA'>, who: Who) {
  if (!waitsForProof(env, who)) return
  throw new Refusal('FORBIDDEN', 'auth.refused.confirmEmail')
}

/** The password hash of an account; null if it has no password. */
export async function passwordHash(db: Queries, userId: string) {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return row?.hash ?? null
}

/** Counts an attempt at the caller's password; refuses beyond the limit. */
export const countPasswordTry = (db: Db, who: Who) =>
  countTry(db, 'passwordPerUser', who.userId, () => recordLock(db, 'passwordPerUser', who))

/** Makes a session fresh by its owner's password. Counts the tries, and refuses a wrong password. */
export async function provePassword({ env, db }: Pick<Services, 'env' | 'db'>, who: Who, password: string) {
  if (env.RATE_LIMITS) await countPasswordTry(db, who)
  const hash = await passwordHash(db, who.userId)
  if (!hash || !(await verifyPassword({ hash, password }))) {
    throw new Refusal('BAD_INPUT', 'auth.refused.password')
  }
  await db.update(sessions).set({ provedAt: new Date() }).where(eq(sessions.id, who.sessionId))
}

/**
 * Secures an account after a password reset by mail: invalidates its other links and unfinished sign-ins, and marks its
 * address as verified. If it was not verified before, another person may have signed up: then also removes sessions,
 * the address of the calendar, passkeys, the authenticator app and identities.
 */
export async function secureAfterReset(tx: Tx, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  await tx.delete(verifications).where(eq(verifications.value, userId))
  if (!user?.emailVerified) {
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
    await tx.delete(passkeys).where(eq(passkeys.userId, userId))
    await tx.delete(twoFactors).where(eq(twoFactors.userId, userId))
    await tx.delete(accounts).where(and(eq(accounts.userId, userId), ne(accounts.providerId, 'credential')))
  }
  await tx
    .update(users)
    .set({
      mustChangePassword: false,
      emailVerified: true,
      ...(user?.emailVerified ? {} : { twoFactorEnabled: false }),
    })
    .where(eq(users.id, userId))
}

/**
 * Where staff must use a second factor, a password alone must not replace existing factors: refuses a session that
 * began with a password only when the account has passkeys. (An account with an authenticator app never gets such a
 * session.)
 */
export async function refuseToReplaceFactors(
  env: Pick<Env, 'REQUIRE_MFA'>,
  db: Db,
  who: Pick<Who, 'userId' | 'method'>,
) {
  if (env.REQUIRE_MFA === 'off' || who.method !== 'password') return
  const [staff] = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .innerJoin(passkeys, eq(passkeys.userId, userRoles.userId))
    .where(eq(userRoles.userId, who.userId))
    .limit(1)
  if (staff && staff.role !== 'patient') {
    throw new Refusal('FACTOR_REQUIRED', 'auth.refused.usePasskey')
  }
}
