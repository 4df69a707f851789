import type { GenericEndpointContext } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { and, eq, gt, sql } from 'drizzle-orm'
import { auditLog, twoFactors, users, verifications } from '../../drizzle/schema.ts'
import type { SignInMethod } from '../../shared/auth.ts'
import { audit } from '../audit/audit.ts'
import type { Db } from '../platform/db.ts'
import type { LIMITS } from './limits.ts'

/** Limits that lock an account. The others lock a network address or a person. */
const LOCKS = ['signInPerAccountAndIp', 'signInPerAccountFromStrangers', 'passwordPerUser'] as const

/** Records that too many tries locked an account, given by its id or e-mail. Skips unknown accounts. */
export async function recordLock(
  db: Db,
  limit: keyof typeof LIMITS,
  account: { userId: string } | { email: string },
) {
  if (!LOCKS.some((lock) => lock === limit)) return
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where('userId' in account ? eq(users.id, account.userId) : eq(users.email, account.email))
  if (user) await audit(db, { actorId: null, action: 'sign-in.lock', subjectId: user.id, detail: { limit } })
}

/** The account whose sign-in waits for its second step in this request; undefined without one. */
async function halfSignedIn(db: Db, ctx: GenericEndpointContext) {
  const { name } = ctx.context.createAuthCookie('two_factor')
  const identifier = await ctx.getSignedCookie(name, ctx.context.secret)
  if (!identifier) return undefined
  const [row] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, identifier))
  return row?.userId
}

/** Counts one failed sign-in at an account. The same single statement runs for an address without an account. */
async function countFailure(db: Db, account: ReturnType<typeof sql>) {
  await db.execute(sql`
    insert into failed_sign_ins (user_id, hour) values (${account}, date_trunc('hour', now(), 'UTC'))
    on conflict (user_id, hour) do update set tries = failed_sign_ins.tries + 1`)
}

async function recordWrongCode(db: Db, ctx: GenericEndpointContext) {
  const userId = await halfSignedIn(db, ctx)
  if (!userId) return
  await countFailure(db, sql`${userId}::uuid`)
  const [locked] = await db
    .select({ id: twoFactors.id })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), gt(twoFactors.lockedUntil, sql`now()`)))
  if (locked)
    await audit(db, {
      actorId: null,
      action: 'sign-in.lock',
      subjectId: userId,
      detail: { limit: 'secondFactor' },
    })
}

/**
 * True if the account never had a session before this request's. A session renewed by a new password stays as it was.
 */
export async function isFirstSession(db: Db, userId: string, ctx: GenericEndpointContext | null) {
  const before = ctx?.context.session?.session
  if (before?.userId === userId) return before.isFirst === true
  const [begun] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, userId), eq(auditLog.action, 'session.begin')))
    .limit(1)
  return !begun
}

/**
 * Records a sign-in that better-auth has just accepted, and counts one that failed for a wrong password or code. A
 * correct password is not yet a sign-in where a code is required.
 */
export async function recordSignIn(
  db: Db,
  ctx: GenericEndpointContext & { context: { returned?: unknown } },
) {
  const { path, context } = ctx
  if (isAPIError(context.returned)) {
    if (context.returned.statusCode !== 401 || context.session) return
    if (path === '/sign-in/email') {
      const address = String(ctx.body.email).toLowerCase()
      await countFailure(db, sql`(select ${users.id} from ${users} where ${users.email} = ${address})`)
    } else if (path.startsWith('/two-factor/verify-')) await recordWrongCode(db, ctx)
    return
  }
  const begun = context.newSession as {
    user: { id: string; twoFactorEnabled?: boolean | null }
    session: { method?: SignInMethod }
  } | null
  // A session that renews another one is not a sign-in.
  if (!begun || context.session) return
  const { user, session } = begun
  if (path === '/sign-in/email' && user.twoFactorEnabled) return
  await audit(db, {
    actorId: user.id,
    action: 'session.begin',
    subjectId: user.id,
    detail: { method: session.method ?? null },
  })
}
