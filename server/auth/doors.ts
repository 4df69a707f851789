import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { sessions, users } from '../../drizzle/schema.ts'
import { email as emailAddress, ownIdInput, signInInput, signUpInput } from '../../shared/auth.ts'
import { Refusal } from '../../shared/errors.ts'
import type { Env } from '../env.ts'
import type { Db } from '../platform/db.ts'
import type { Jobs } from '../platform/jobs.ts'
import { refuseToReplaceFactors } from './factors.ts'
import { IDENTITY_PROVIDER } from './identities.ts'
import { countTry, network } from './limits.ts'
import { askReset } from './reset.job.ts'

/** The header in which the server itself tells better-auth the connection's address; one sent from outside is overwritten. */
export const IP_HEADER = 'x-portal-ip'

/** better-auth's own endpoints that the portal does not offer: each is a door less. */
export const CLOSED = [
  '/account-info',
  '/change-email',
  '/delete-user',
  '/delete-user/callback',
  '/error',
  '/get-access-token',
  '/list-sessions',
  '/ok',
  '/passkey/list-user-passkeys',
  '/passkey/update-passkey',
  '/refresh-token',
  '/revoke-other-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/two-factor/get-totp-uri',
  '/two-factor/send-otp',
  '/two-factor/verify-otp',
  '/unlink-account',
  '/update-session',
  '/update-user',
]

/** Where a signed-in person proves to be the owner; the tries are limited. */
const PROVING = new Set([
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
])

/** A sign-in is fresh for a day. Milliseconds. */
const FRESH = 24 * 60 * 60 * 1000

/** What adds or takes away a second factor. */
const FACTOR_CHANGES = new Set([
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/delete-passkey',
  '/link-social',
  '/two-factor/enable',
])

/** Sign-ins without a password. */
const OTHER_SIGN_INS = new Set([
  '/passkey/generate-authenticate-options',
  '/passkey/verify-authentication',
  '/sign-in/social',
])

/**
 * A page of ours: two slashes, or one of each kind, would lead to another site, and so would a tab between two, which
 * browsers leave out.
 */
const ourPath = z.string().regex(/^\/(?![/\\])[!-[\]-~]*$/)

/** Where to go on, in the body or the query of every endpoint that leads on. */
const goingOn = z.object({ callbackURL: ourPath.optional(), errorCallbackURL: ourPath.optional() })

const identityInput = z.strictObject({
  provider: z.literal(IDENTITY_PROVIDER),
  callbackURL: ourPath,
  errorCallbackURL: ourPath,
})

/** A refusal in better-auth's own words, with the same code that tRPC answers carry. */
function apiError(refusal: Refusal) {
  const status = refusal.code === 'TOO_MANY' ? 'TOO_MANY_REQUESTS' : 'BAD_REQUEST'
  const headers = refusal.retryAfter ? { 'Retry-After': String(refusal.retryAfter) } : undefined
  return new APIError(status, { message: refusal.message, code: refusal.code }, headers)
}

export async function refusingAsApi(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    throw error instanceof Refusal ? apiError(error) : error
  }
}

/** Refuses tries beyond the limits before a password is looked at. The account's own addresses are never locked out by others. */
async function limitSignIn(db: Db, email: string, ip: string) {
  await countTry(db, 'signInPerIp', network(ip))
  await countTry(db, 'signInPerAccountAndIp', `${email}:${network(ip)}`)
  const [familiar] = await db
    .select({ one: sql`1` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.email, email), eq(sessions.ipAddress, ip)))
    .limit(1)
  if (!familiar) await countTry(db, 'signInPerAccountFromStrangers', email)
}

/** A borrowed session must not become a lasting way in; passkeys have the same rule in their plugin. */
function refuseOldSession({ createdAt }: { createdAt: Date }) {
  if (Date.now() - createdAt.getTime() < FRESH) return
  throw apiError(new Refusal('FORBIDDEN', 'Please sign out and in again first, so that we know it is you.'))
}

/** What each of better-auth's endpoints asks before it opens: limits, our own rules of input, and proofs. */
export function guardDoors({ env, db, jobs }: { env: Env; db: Db; jobs: Jobs }) {
  const limited = (work: () => Promise<void>) => (env.RATE_LIMITS ? refusingAsApi(work) : Promise.resolve())
  return createAuthMiddleware(async (ctx) => {
    const ip = ctx.headers?.get(IP_HEADER) ?? 'unknown'
    const body = (ctx.body ?? {}) as Record<string, unknown>
    const emailOf = () => String(body.email ?? '').toLowerCase()
    if (![body, ctx.query ?? {}].every((given) => goingOn.safeParse(given).success)) {
      throw apiError(new Refusal('BAD_INPUT', 'This request cannot be read.'))
    }
    if (ctx.path === '/sign-in/email') {
      const parsed = signInInput.safeParse(body)
      if (!parsed.success)
        throw apiError(new Refusal('BAD_INPUT', parsed.error.issues[0]?.message ?? 'Invalid input'))
      await limited(() => limitSignIn(db, emailOf(), ip))
    }
    if (ctx.path === '/sign-up/email') {
      const parsed = signUpInput.safeParse({ ...body, fullName: body.name })
      if (!parsed.success)
        throw apiError(new Refusal('BAD_INPUT', parsed.error.issues[0]?.message ?? 'Invalid input'))
      await limited(() => countTry(db, 'signUpPerIp', network(ip)))
      return { context: { body: { ...body, name: parsed.data.fullName } } }
    }
    if (OTHER_SIGN_INS.has(ctx.path)) await limited(() => countTry(db, 'signInPerIp', network(ip)))
    if (FACTOR_CHANGES.has(ctx.path)) {
      const session = await getSessionFromCtx(ctx)
      if (session) await refusingAsApi(() => refuseToReplaceFactors(env, db, session))
      if (session && ctx.path === '/link-social') refuseOldSession(session.session)
    }
    if (PROVING.has(ctx.path)) {
      const session = await getSessionFromCtx(ctx)
      if (session) await limited(() => countTry(db, 'passwordPerUser', session.user.id))
    }
    if (ctx.path === '/passkey/delete-passkey' && !ownIdInput.safeParse(body).success) {
      throw apiError(new Refusal('NOT_FOUND', 'There is no such passkey.'))
    }
    // Of what these two could also be told, only where to come back to is ours to take.
    if (ctx.path === '/sign-in/social' || ctx.path === '/link-social') {
      const parsed = identityInput.safeParse(body)
      if (!parsed.success) throw apiError(new Refusal('BAD_INPUT', 'This request cannot be read.'))
    }
    // A new password ends every other session.
    if (ctx.path === '/change-password') return { context: { body: { ...body, revokeOtherSessions: true } } }
    // No device is remembered, so that every sign-in asks for a code.
    if (ctx.path === '/two-factor/verify-totp' || ctx.path === '/two-factor/verify-backup-code')
      return { context: { body: { code: String(body.code ?? '').trim(), trustDevice: false } } }
    // Asked from outside; the job that follows asks without a request.
    if (ctx.path === '/request-password-reset' && ctx.request) {
      const parsed = emailAddress.safeParse(emailOf())
      if (!parsed.success) throw apiError(new Refusal('BAD_INPUT', 'Invalid email address'))
      await limited(async () => {
        await countTry(db, 'resetPerIp', network(ip))
        await countTry(db, 'resetPerAccount', parsed.data)
      })
      await jobs.enqueue(db, askReset, { email: parsed.data })
      return ctx.json({ status: true })
    }
  })
}
