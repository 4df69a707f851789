import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { accounts, sessions, users, verifications } from '../../drizzle/schema.ts'
import { message } from '../../locales/translate.ts'
import { email, fullName, PASSWORD_MAX, password, signInInput } from '../../shared/auth.ts'
import type { Who } from '../access/who.ts'
import type { Env } from '../config/env.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { refuseBeforePasswordChange } from './forcedPasswordChange.ts'
import { ownIdInput } from './inputs.ts'
import { countTry, type LIMITS, network, reserveTry } from './limits.ts'
import { verifyPassword } from './passwords.ts'
import { refuseStaleSession, refuseToReplaceFactors, refuseWithoutProof } from './proof.ts'
import { recordLock } from './signInRecord.ts'

/**
 * The header in which the server passes the client's address to better-auth. One that a client sends is overwritten.
 */
export const IP_HEADER = 'x-portal-ip'

/** Changes of the ways to sign in, by a request or the operator, as audit codes. */
export type AccountChange =
  | 'factor.app-add'
  | 'factor.app-remove'
  | 'factor.codes-renew'
  | 'factor.passkey-add'
  | 'factor.passkey-remove'
  | 'factor.reset-by-operator'
  | 'identity.link'
  | 'identity.unlink'
  | 'password.change'
  | 'password.reset'

type Given = Record<string, unknown>

/** better-auth's id of the clinic's one OpenID Connect provider; part of its callback address. */
export const IDENTITY_PROVIDER = 'oidc'

/** One of better-auth's endpoints as the portal offers it over HTTP. */
export type Endpoint = {
  method: 'GET' | 'POST'
  /** The body of a POST or the query of a GET; anything else is refused. */
  takes: z.ZodType<Given>
  /** Counted before anything is read. Limits per user count only for a signed-in caller. */
  limits: readonly (keyof typeof LIMITS)[]
  /** A limit that a sign-in counts against only when it fails. */
  failures?: keyof typeof LIMITS
  /**
   * What the caller must show: nothing, a session, a fresh session, or the password, which better-auth checks (for an
   * account without a password: a fresh session).
   */
  proof: 'nothing' | 'session' | 'fresh session' | 'password'
  /** Whether the endpoint adds or removes a way to sign in. */
  factor?: 'adds' | 'removes'
  /** Replaces the input that better-auth gets. */
  passes?: (given: Given, who: Who | null) => Given
  /** What a success changes about the ways to sign in; it is audited, and the owner is mailed. */
  change?: AccountChange
}

const UNREADABLE = message('app.refused.unreadable')

/**
 * A path of the portal, in plain characters. Excludes two slashes of either kind, which would lead to another site,
 * tabs between slashes, which browsers drop, and dots, which browsers resolve first.
 */
const ourPath = z.string().regex(/^(?:\/|(?:\/[\w-]+)+)(?:[?#][!-[\]-~]*)?$/, UNREADABLE)
const typedPassword = z.string().max(PASSWORD_MAX)
const token = z.string().max(2_000)
/** Required where the account has a password. */
const ownPassword = z.strictObject({ password: typedPassword.optional() })
const code = z.strictObject({ code: z.string().max(100), trustDevice: z.boolean().optional() })
/** The authenticator's answer; better-auth's library checks it. */
const credential = z.record(z.string(), z.unknown())
const nothing = z.strictObject({})
const identity = z.strictObject({
  provider: z.literal(IDENTITY_PROVIDER),
  callbackURL: ourPath,
  errorCallbackURL: ourPath,
})

/** No device is remembered: every sign-in asks for a code. */
const withoutTrustedDevice = ({ code }: Given) => ({ code: String(code).trim(), trustDevice: false })

/** Every endpoint of better-auth that the portal offers. Any other address is answered with 404. */
export const ENDPOINTS = {
  '/sign-up/email': {
    method: 'POST',
    takes: z.strictObject({
      name: fullName,
      email,
      password,
      callbackURL: ourPath.optional(),
      rememberMe: z.boolean().optional(),
    }),
    limits: ['signUpPerIp'],
    proof: 'nothing',
    passes: (given) => ({ callbackURL: '/dashboard', ...given }),
  },
  '/sign-in/email': {
    method: 'POST',
    takes: z.strictObject({
      ...signInInput.shape,
      callbackURL: ourPath.optional(),
      rememberMe: z.boolean().optional(),
    }),
    limits: ['everySignInPerIp', 'signInPerAccountAndIp', 'signInPerAccountFromStrangers'],
    failures: 'signInPerIp',
    proof: 'nothing',
  },
  '/sign-in/social': { method: 'POST', takes: identity, limits: ['everySignInPerIp'], proof: 'nothing' },
  '/callback/oidc': {
    method: 'GET',
    takes: z.record(z.string(), z.string()),
    limits: ['everySignInPerIp'],
    failures: 'linkPerIp',
    proof: 'nothing',
  },
  '/sign-out': { method: 'POST', takes: nothing, limits: [], proof: 'nothing' },
  '/request-password-reset': {
    method: 'POST',
    // The redirect address is set by the server; one that is sent is ignored.
    takes: z.strictObject({ email, redirectTo: z.string().optional() }),
    limits: ['resetPerIp', 'resetPerAccount'],
    proof: 'nothing',
  },
  '/reset-password/:token': {
    method: 'GET',
    takes: z.strictObject({ callbackURL: ourPath }),
    limits: ['linkPerIp'],
    proof: 'nothing',
  },
  '/reset-password': {
    method: 'POST',
    takes: z.strictObject({ token, newPassword: password }),
    limits: ['linkPerIp'],
    proof: 'nothing',
  },
  '/verify-email': {
    method: 'GET',
    takes: z.strictObject({ token, callbackURL: ourPath.optional() }),
    limits: ['linkPerIp'],
    proof: 'nothing',
  },
  '/send-verification-email': {
    method: 'POST',
    takes: nothing,
    limits: ['proofMailPerUser'],
    proof: 'session',
    passes: (_given, who) => ({ email: who?.email, callbackURL: '/profile/security' }),
  },
  '/change-password': {
    method: 'POST',
    takes: z.strictObject({
      currentPassword: typedPassword,
      newPassword: password,
      revokeOtherSessions: z.boolean().optional(),
    }),
    limits: ['passwordPerUser'],
    proof: 'session',
    // A new password ends every other session.
    passes: (given) => ({ ...given, revokeOtherSessions: true }),
    change: 'password.change',
  },
  '/link-social': {
    method: 'POST',
    takes: identity,
    limits: ['everySignInPerIp'],
    proof: 'fresh session',
    factor: 'adds',
  },
  '/two-factor/enable': {
    method: 'POST',
    takes: ownPassword,
    limits: ['passwordPerUser'],
    proof: 'password',
    factor: 'adds',
  },
  '/two-factor/disable': {
    method: 'POST',
    takes: ownPassword,
    limits: ['passwordPerUser'],
    proof: 'password',
    change: 'factor.app-remove',
  },
  '/two-factor/generate-backup-codes': {
    method: 'POST',
    takes: ownPassword,
    limits: ['passwordPerUser'],
    proof: 'password',
    change: 'factor.codes-renew',
  },
  // The second step of a sign-in, or the last step of an enrolment. Only the latter changes the account.
  '/two-factor/verify-totp': {
    method: 'POST',
    takes: code,
    limits: ['everySignInPerIp', 'passwordPerUser'],
    failures: 'signInPerIp',
    proof: 'nothing',
    passes: withoutTrustedDevice,
    change: 'factor.app-add',
  },
  '/two-factor/verify-backup-code': {
    method: 'POST',
    takes: code,
    limits: ['everySignInPerIp', 'passwordPerUser'],
    failures: 'signInPerIp',
    proof: 'nothing',
    passes: withoutTrustedDevice,
  },
  '/passkey/generate-register-options': {
    method: 'GET',
    takes: nothing,
    limits: ['passwordPerUser'],
    proof: 'fresh session',
    factor: 'adds',
  },
  '/passkey/verify-registration': {
    method: 'POST',
    takes: z.strictObject({ response: credential, name: z.string().max(120).optional() }),
    limits: ['passwordPerUser'],
    proof: 'fresh session',
    factor: 'adds',
    change: 'factor.passkey-add',
  },
  '/passkey/generate-authenticate-options': {
    method: 'GET',
    takes: nothing,
    limits: ['everySignInPerIp'],
    proof: 'nothing',
  },
  '/passkey/verify-authentication': {
    method: 'POST',
    takes: z.strictObject({ response: credential }),
    limits: ['everySignInPerIp'],
    failures: 'signInPerIp',
    proof: 'nothing',
  },
  '/passkey/delete-passkey': {
    method: 'POST',
    takes: z.strictObject(ownIdInput.shape),
    limits: ['passwordPerUser'],
    proof: 'session',
    factor: 'removes',
    change: 'factor.passkey-remove',
  },
} as const satisfies Record<string, Endpoint>
export type EndpointPath = keyof typeof ENDPOINTS

/** The caller, the caller's address and the checked input. */
type Attempt = { who: Who | null; ip: string; given: Given }

/** True if the account has a session that began at this address. */
async function hasSessionFrom(db: Db, address: string, ip: string) {
  const [familiar] = await db
    .select({ one: sql`1` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.email, address), eq(sessions.ipAddress, ip)))
    .limit(1)
  return familiar !== undefined
}

/** The key under which a limit counts this attempt; null if it does not. */
async function keyOf(db: Db, limit: keyof typeof LIMITS, { who, ip, given }: Attempt) {
  const address = String(given.email).toLowerCase()
  if (limit === 'signInPerAccountAndIp') return `${address}:${network(ip)}`
  // Others cannot lock out the addresses that the account already uses.
  if (limit === 'signInPerAccountFromStrangers')
    return (await hasSessionFrom(db, address, ip)) ? null : address
  if (limit.endsWith('PerAccount')) return address
  return limit.endsWith('PerUser') ? (who?.userId ?? null) : network(ip)
}

/** Parses the input with the endpoint's schema. Refuses anything else with `BAD_INPUT` and the form's message. */
function parseInput({ takes }: Endpoint, given: unknown): Given {
  const parsed = takes.safeParse(given ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const readable = issue && issue.code !== 'unrecognized_keys'
  throw Refusal.from('BAD_INPUT', readable ? issue.message : UNREADABLE)
}

/** Refuses to keep a password that another person chose and still knows. */
async function refuseToKeepGiven(db: Db, { token, newPassword }: Given) {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(verifications)
    .innerJoin(users, eq(sql`${users.id}::text`, verifications.value))
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(and(eq(verifications.identifier, `reset-password:${token}`), users.mustChangePassword))
  if (row?.hash && (await verifyPassword({ hash: row.hash, password: String(newPassword) })))
    throw samePassword()
}

const samePassword = () => new Refusal('BAD_INPUT', 'auth.refused.samePassword')

/**
 * Admits a request by `ENDPOINTS`. Returns its parsed input and a callback for its success. Refuses a missing session
 * or proof, invalid input, and attempts beyond the limits.
 */
export async function admitRequest(
  { env, db }: { env: Env; db: Db },
  path: EndpointPath,
  { who, ip, sent }: { who: Who | null; ip: string; sent: unknown },
): Promise<{ given: Given; succeeded(): Promise<void> }> {
  const endpoint: Endpoint = ENDPOINTS[path]
  if (!who && endpoint.proof !== 'nothing') throw new Refusal('NOT_SIGNED_IN', 'app.refused.signIn')
  const given = parseInput(endpoint, sent)
  let succeeded = async () => {}
  if (env.RATE_LIMITS) {
    const { failures } = endpoint
    if (failures) succeeded = await reserveTry(db, failures, network(ip))
    for (const limit of endpoint.limits) {
      const key = await keyOf(db, limit, { who, ip, given })
      if (key === null) continue
      const account =
        limit === 'passwordPerUser' ? { userId: key } : { email: String(given.email).toLowerCase() }
      await countTry(db, limit, key, () => recordLock(db, limit, account))
    }
  }
  if (who && endpoint.proof !== 'nothing' && path !== '/change-password') refuseBeforePasswordChange(who)
  if (path === '/change-password' && given.newPassword === given.currentPassword) throw samePassword()
  if (path === '/reset-password') await refuseToKeepGiven(db, given)
  if (!who) return { given, succeeded }
  if (endpoint.factor) await refuseToReplaceFactors(env, db, who)
  if (endpoint.factor === 'adds') refuseWithoutProof(env, who)
  const withPassword = endpoint.proof === 'password' && given.password !== undefined
  if (endpoint.proof === 'fresh session' || (endpoint.proof === 'password' && !withPassword))
    refuseStaleSession(who)
  return { given, succeeded }
}
