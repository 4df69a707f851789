import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthMiddleware } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { accounts, passkeys, sessions, twoFactors, users, verifications } from '../../drizzle/schema.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../shared/auth.ts'
import { localeOfPerson } from '../access/locale.ts'
import type { Env } from '../config/env.ts'
import type { Clinic } from '../platform/clinic.ts'
import type { Db } from '../platform/db.ts'
import type { Jobs } from '../platform/jobs.ts'
import { localeOf, translatorForRecipient } from '../platform/locales.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import type { Services } from '../platform/services.ts'
import { recordAnswered, recordChange } from './accountChanges.ts'
import { resetMail, verificationMail } from './auth.mail.ts'
import { IDENTITY_PROVIDER, IP_HEADER } from './authEndpoints.ts'
import { refusalsAsApiErrors, useOwnText } from './authMessages.ts'
import { refuseClosed } from './closedAccounts.ts'
import { identitiesOf } from './identities.ts'
import { countTry, network, resetTries } from './limits.ts'
import { passkeysOf } from './passkeys.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { secureAfterReset } from './proof.ts'
import { SESSION_LIFETIME, SESSION_RENEWAL } from './sessions.ts'
import { methodOf } from './signInMethod.ts'
import { isFirstSession, recordSignIn } from './signInRecord.ts'

/** Version of the privacy notice that a sign-up accepts. Raise it when the notice's text changes. */
export const PRIVACY_VERSION = '2'

/** How long the link in a verification mail is valid; seconds. */
const PROOF_SECONDS = 24 * 60 * 60

/**
 * The provider's tokens give access to its other services. The portal needs only the identity, so they are not stored.
 */
const withoutTokens = <T extends object>(account: T) => ({
  ...account,
  accessToken: null,
  refreshToken: null,
  idToken: null,
})

/** The portal's tables by better-auth's names. */
const schema = {
  user: users,
  session: sessions,
  account: accounts,
  verification: verifications,
  twoFactor: twoFactors,
  passkey: passkeys,
}

/** Sets better-auth up on the portal's own tables. */
export function openAuth(deps: {
  env: Env
  clinic: Clinic
  db: Db
  jobs: Jobs
  log: Logger
  secret: string
}) {
  const { env, clinic, db, jobs, log, secret } = deps
  const auth = betterAuth({
    baseURL: env.PUBLIC_URL,
    basePath: '/api/auth',
    trustedOrigins: env.ORIGINS,
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
      async sendResetPassword({ user, url }) {
        const t = translatorForRecipient(clinic, await localeOfPerson(db, user.id))
        await jobs.enqueue(db, sendMailJob, { to: user.email, ...resetMail(deps, user, url, t) })
      },
      async onPasswordReset({ user }) {
        await db.transaction(async (tx) => {
          await secureAfterReset(tx, user.id)
          await recordChange(deps, tx, user, 'password.reset')
        })
      },
    },
    emailVerification: {
      sendOnSignUp: Boolean(env.SMTP_URL),
      expiresIn: PROOF_SECONDS,
      async sendVerificationEmail({ user, url }, request) {
        // At a sign-up the account has no language yet.
        const locale = localeOf({ 'accept-language': request?.headers.get('accept-language') ?? '' }, null)
        const t = translatorForRecipient(clinic, locale ?? (await localeOfPerson(db, user.id)))
        await jobs.enqueue(db, sendMailJob, { to: user.email, ...verificationMail(deps, user, url, t) })
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
      expiresIn: SESSION_LIFETIME,
      updateAge: SESSION_RENEWAL,
      // authEndpoints.ts decides which endpoints require a fresh session.
      freshAge: 0,
      additionalFields: {
        method: { type: 'string', required: false, input: false },
        isFirst: { type: 'boolean', required: false, input: false },
      },
    },
    // Every sign-in with a password asks for a code where an authenticator app is enrolled; other ways to sign in ask
    // for none.
    plugins: [
      twoFactor({
        get issuer() {
          return clinic.settings.name
        },
        allowPasswordless: true,
      }),
      passkeysOf(deps),
      identitiesOf(env),
    ],
    // An equal address at the provider does not prove who owns the account here: only its owner may link it.
    account: { accountLinking: { disableImplicitLinking: true, allowDifferentEmails: true } },
    // authEndpoints.ts decides who may call what. The portal's own limits also count per account, and all instances
    // share them.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'portal',
      // http/origin.ts checks the origin of every change, and admits scripts that send neither Origin nor
      // Sec-Fetch-Site.
      disableCSRFCheck: true,
      useSecureCookies: env.PUBLIC_URL.startsWith('https:'),
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [IP_HEADER] },
    },
    telemetry: { enabled: false },
    // Its spans would carry error messages, which may hold what a person entered.
    experimental: { instrumentation: { enabled: false } },
    logger: {
      level: 'warn',
      // Any stranger's request can cause what better-auth logs as an error. Errors of our own are thrown, see below.
      log: (_level, message) => log.warn({ source: 'auth' }, message),
    },
    // Refusals still become answers. Internal errors reach the server's error handler instead of being printed with
    // the values of the failed statement.
    onAPIError: { throw: true, errorURL: `${env.PUBLIC_URL}/auth` },
    hooks: {
      after: createAuthMiddleware(async (ctx) => {
        await recordSignIn(db, ctx)
        useOwnText(ctx)
        await recordAnswered(deps, ctx)
        const signedIn = ctx.context.newSession
        if (ctx.path === '/sign-in/email' && signedIn && env.RATE_LIMITS) {
          const ip = ctx.headers?.get(IP_HEADER) ?? 'unknown'
          await resetTries(db, 'signInPerAccountAndIp', `${signedIn.user.email}:${network(ip)}`)
        }
        if (ctx.path === '/change-password' && signedIn) {
          await db.update(users).set({ mustChangePassword: false }).where(eq(users.id, signedIn.user.id))
        }
      }),
    },
    databaseHooks: {
      account: {
        create: {
          before: async (account) => ({ data: withoutTokens(account) }),
          async after({ userId, providerId }) {
            if (providerId !== IDENTITY_PROVIDER) return
            const [owner] = await db.select().from(users).where(eq(users.id, userId))
            if (owner) await db.transaction((tx) => recordChange(deps, tx, owner, 'identity.link'))
          },
        },
        update: { before: async (account) => ({ data: withoutTokens(account) }) },
      },
      user: {
        create: {
          before: async (user) => ({
            data: {
              ...user,
              privacyVersion: clinic.privacyVersion ?? PRIVACY_VERSION,
              privacyAcceptedAt: new Date(),
            },
          }),
        },
      },
      session: {
        create: {
          before: async (session, ctx) => {
            if (ctx?.path === '/two-factor/verify-totp') {
              // RFC 6238 section 5.2: a code must not be accepted a second time.
              await refusalsAsApiErrors(() => countTry(db, 'totpCode', `${session.userId}:${ctx.body.code}`))
            }
            await refuseClosed(db, env, session.userId)
            const isFirst = await isFirstSession(db, session.userId, ctx)
            return { data: { ...session, method: methodOf(ctx), isFirst } }
          },
        },
      },
    },
  })
  return auth
}

export type Auth = ReturnType<typeof openAuth>

/** What the API and the web server are given: the outside world, and better-auth. */
export type PortalServices = Services & { auth: Auth }
