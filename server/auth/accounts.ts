import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'
import { and, eq, isNotNull, like, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { accounts, passkeys, sessions, twoFactors, users, verifications } from '../../drizzle/schema.ts'
import {
  email as emailAddress,
  PASSWORD_MAX,
  PASSWORD_MIN,
  signInInput,
  signUpInput,
} from '../../shared/auth.ts'
import { Refusal } from '../../shared/errors.ts'
import type { Env } from '../env.ts'
import type { Db } from '../platform/db.ts'
import type { Jobs } from '../platform/jobs.ts'
import { refuseToReplaceFactors } from './factors.ts'
import { countTry, forgetTries, network } from './limits.ts'
import { sendMailJob } from './mail.job.ts'
import { passkeysOf } from './passkeys.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { askReset } from './reset.job.ts'
import { methodOf } from './sign-in-method.ts'

/** The header in which the server itself tells better-auth the connection's address; one sent from outside is overwritten. */
export const IP_HEADER = 'x-portal-ip'

/** Version of the privacy notice that a sign-up accepts; raise it with the notice's text. */
export const PRIVACY_VERSION = '1'

/** Demo accounts have addresses of this domain and a password that everybody knows. */
export const DEMO_DOMAIN = '@demo.clinic'

/** better-auth's own endpoints that the portal does not offer: each is a door less. */
const CLOSED = [
  '/account-info',
  '/callback/:id',
  '/change-email',
  '/delete-user',
  '/delete-user/callback',
  '/get-access-token',
  '/link-social',
  '/passkey/list-user-passkeys',
  '/passkey/update-passkey',
  '/list-sessions',
  '/refresh-token',
  '/revoke-other-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/sign-in/social',
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

/** What adds or takes away a second factor. */
const FACTOR_CHANGES = new Set([
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/delete-passkey',
  '/two-factor/enable',
])

/** A refusal in better-auth's own words, with the same code that tRPC answers carry. */
function apiError(refusal: Refusal) {
  const status = refusal.code === 'TOO_MANY' ? 'TOO_MANY_REQUESTS' : 'BAD_REQUEST'
  const headers = refusal.retryAfter ? { 'Retry-After': String(refusal.retryAfter) } : undefined
  return new APIError(status, { message: refusal.message, code: refusal.code }, headers)
}

async function refusingAsApi(work: () => Promise<void>) {
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

/** Opens better-auth on the portal's own tables. */
export function openAuth(deps: { env: Env; db: Db; jobs: Jobs; log: Logger; secret: string }) {
  const { env, db, jobs, log, secret } = deps
  const limited = (work: () => Promise<void>) => (env.RATE_LIMITS ? refusingAsApi(work) : Promise.resolve())

  const auth = betterAuth({
    appName: env.CLINIC_NAME,
    baseURL: env.PUBLIC_URL,
    basePath: '/api/auth',
    trustedOrigins: env.ORIGINS,
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
      async sendResetPassword({ user, url }) {
        await jobs.enqueue(db, sendMailJob, {
          to: user.email,
          subject: `Choose a new password for ${env.CLINIC_NAME}`,
          text: `Hello ${user.name},\n\nsomebody, probably you, asked for a new password at ${env.CLINIC_NAME}. Choose it here within the next hour:\n\n${url}\n\nIf it was not you, do nothing: your password stays as it is.`,
        })
      },
      async onPasswordReset({ user }) {
        await db.update(users).set({ mustChangePassword: false }).where(eq(users.id, user.id))
      },
    },
    emailVerification: {
      sendOnSignUp: Boolean(env.SMTP_URL),
      async sendVerificationEmail({ user, url }) {
        await jobs.enqueue(db, sendMailJob, {
          to: user.email,
          subject: `Welcome to ${env.CLINIC_NAME}`,
          text: `Hello ${user.name},\n\nplease confirm your e-mail address:\n\n${url}\n\nYou can use your account in the meantime.`,
        })
      },
    },
    user: {
      additionalFields: {
        suspendedAt: { type: 'date', required: false, input: false, returned: false },
        mustChangePassword: { type: 'boolean', required: false, input: false, returned: false },
        privacyVersion: { type: 'string', required: false, input: false, returned: false },
        privacyAcceptedAt: { type: 'date', required: false, input: false, returned: false },
      },
    },
    session: {
      expiresIn: 30 * 24 * 60 * 60,
      updateAge: 24 * 60 * 60,
      additionalFields: {
        method: { type: 'string', required: false, input: false },
      },
    },
    // A code is asked for at every sign-in with a password. People who sign in otherwise have none to give.
    plugins: [twoFactor({ issuer: env.CLINIC_NAME, allowPasswordless: true }), passkeysOf(env, db)],
    // Our own limits count per account too, and are shared by all instances.
    rateLimit: { enabled: false },
    disabledPaths: CLOSED,
    advanced: {
      cookiePrefix: 'portal',
      useSecureCookies: env.PUBLIC_URL.startsWith('https:'),
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [IP_HEADER] },
    },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'error' : 'warn']({ source: 'auth' }, message),
    },
    // Refusals still become answers; our own faults reach the server's error handler instead of being printed with
    // every value that the failed statement had.
    onAPIError: { throw: true },
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        const ip = ctx.headers?.get(IP_HEADER) ?? 'unknown'
        const body = (ctx.body ?? {}) as Record<string, unknown>
        const emailOf = () => String(body.email ?? '').toLowerCase()
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
        // A new password ends every other session.
        if (
          ctx.path === '/passkey/generate-authenticate-options' ||
          ctx.path === '/passkey/verify-authentication'
        )
          await limited(() => countTry(db, 'signInPerIp', network(ip)))
        if (FACTOR_CHANGES.has(ctx.path)) {
          const session = await getSessionFromCtx(ctx)
          if (session) await refusingAsApi(() => refuseToReplaceFactors(env, db, session))
        }
        if (PROVING.has(ctx.path)) {
          const session = await getSessionFromCtx(ctx)
          if (session) await limited(() => countTry(db, 'passwordPerUser', session.user.id))
        }
        if (ctx.path === '/change-password')
          return { context: { body: { ...body, revokeOtherSessions: true } } }
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
      }),
      after: createAuthMiddleware(async (ctx) => {
        const signedIn = ctx.context.newSession
        if (ctx.path === '/sign-in/email' && signedIn) {
          const ip = ctx.headers?.get(IP_HEADER) ?? 'unknown'
          await forgetTries(db, 'signInPerAccountAndIp', `${signedIn.user.email}:${network(ip)}`)
        }
        if (ctx.path === '/change-password' && signedIn) {
          await db.update(users).set({ mustChangePassword: false }).where(eq(users.id, signedIn.user.id))
        }
      }),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({
            data: { ...user, privacyVersion: PRIVACY_VERSION, privacyAcceptedAt: new Date() },
          }),
        },
      },
      session: {
        create: {
          before: async (session, ctx) => {
            // Asks for what closes an account: one that is being made in this moment is not visible here yet.
            const [closed] = await db
              .select({ id: users.id })
              .from(users)
              .where(
                and(
                  eq(users.id, session.userId),
                  or(
                    isNotNull(users.suspendedAt),
                    env.DEMO ? undefined : like(users.email, `%${DEMO_DOMAIN}`),
                  ),
                ),
              )
            if (closed) {
              throw new APIError('FORBIDDEN', {
                message: 'This account is closed. Please ask your clinic.',
                code: 'FORBIDDEN',
              })
            }
            if (ctx?.path === '/two-factor/verify-totp') {
              // RFC 6238 section 5.2: a code that was right once is wrong from then on.
              await refusingAsApi(() => countTry(db, 'totpCode', `${session.userId}:${ctx.body.code}`))
            }
            return { data: { ...session, method: methodOf(ctx) } }
          },
        },
      },
    },
  })
  return auth
}

export type Auth = ReturnType<typeof openAuth>
