import type { AuthContext, BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { accounts, passkeys } from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import type { Env } from '../config/env.ts'
import { withBoundedFetch } from '../platform/boundedFetch.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { recordChange } from './accountChanges.ts'
import { IDENTITY_PROVIDER } from './authEndpoints.ts'
import { isFresh, waitsForProof } from './proof.ts'

/** How long a sign-in waits for each answer of the provider; milliseconds. */
const PROVIDER_MS = 5_000

const PROVIDER_ENDPOINTS = new Set(['/sign-in/social', '/link-social', '/callback/:id'])

/** What an id_token must contain, besides what the library checks: signature, issuer, audience, expiry and nonce. */
const idTokenClaims = (clientId: string) =>
  z
    .object({
      sub: z.string().min(1),
      aud: z.union([z.string(), z.array(z.string())]),
      azp: z.literal(clientId).optional(),
      iat: z.number(),
      exp: z.number(),
      nonce: z.string(),
    })
    // OpenID Connect Core 1.0, 3.1.3.7: a token for several audiences must name the authorised party.
    .refine(({ aud, azp }) => typeof aud === 'string' || aud.length === 1 || azp !== undefined)

/** The subject of an id_token; null without a token, and where a claim is missing or wrong. */
function subjectOf(idToken: string | undefined, clientId: string) {
  try {
    const payload: unknown = JSON.parse(Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString())
    return idTokenClaims(clientId).parse(payload).sub
  } catch {
    return null
  }
}

type Provider = AuthContext['socialProviders'][number]

/**
 * A provider whose id_token alone identifies a person. The library also accepts the subject of the userinfo endpoint,
 * which is not signed. Here userinfo may only add claims about the same subject.
 */
const byIdToken = (provider: Provider, clientId: string): Provider => ({
  ...provider,
  validateAuthorizationCode: (data) =>
    withBoundedFetch(PROVIDER_MS, () => provider.validateAuthorizationCode(data)),
  async getUserInfo(tokens) {
    const subject = subjectOf(tokens.idToken, clientId)
    if (subject === null) return null
    const found = await withBoundedFetch(PROVIDER_MS, () => provider.getUserInfo(tokens)).catch(() => null)
    return found && (found.data as { sub?: unknown }).sub === subject ? found : null
  },
})

/** Issuer without its trailing slash, which some providers add. */
const bare = (issuer: string | undefined) => issuer?.replace(/\/$/, '')

const notAnswering = (provider: string) =>
  new Refusal('UNAVAILABLE', 'auth.refused.providerSilent', { provider })

/**
 * Sign-in with an identity at another provider, by OpenID Connect: discovery, PKCE, and an id_token whose signature,
 * issuer, audience, authorised party, expiry and nonce are checked. It creates no accounts, and signs in only to an
 * account whose owner has linked the identity.
 *
 * The library fetches the discovery document once, at the start, and waits for it. Here the start does not wait, and
 * a provider that did not answer is tried again at the next sign-in that needs it.
 */
export function identitiesOf(env: Env) {
  const { init, ...plugin } = openIdConnect(env)
  let discovering: Promise<void> | undefined
  const discover = async (context: AuthContext) => {
    const { socialProviders: known } = context
    if (!env.OIDC_ISSUER || known.length > 0) return
    discovering ??= withBoundedFetch(PROVIDER_MS, () => init(context))
      .then(
        ({ context: { socialProviders: found } }) => {
          // OpenID Connect Discovery 1.0, 4.3: a document of another issuer must be refused.
          const own = found.filter(({ issuer }) => bare(issuer) === bare(env.OIDC_ISSUER))
          if (own.length < found.length)
            context.logger.error('OIDC_ISSUER is not the issuer that answers there')
          known.push(...own.map((provider) => byIdToken(provider, env.OIDC_CLIENT_ID ?? '')))
        },
        (error: unknown) => context.logger.error(`the identity provider could not be asked: ${error}`),
      )
      .finally(() => {
        discovering = undefined
      })
    await discovering
  }
  return {
    ...plugin,
    init: (context: AuthContext) => void discover(context),
    hooks: {
      before: [
        {
          matcher: ({ path }: { path?: string }) => PROVIDER_ENDPOINTS.has(path ?? ''),
          handler: createAuthMiddleware(async ({ context, path }) => {
            await discover(context)
            const begins = path !== '/callback/:id'
            if (env.OIDC_ISSUER && begins && context.socialProviders.length === 0)
              throw notAnswering(env.OIDC_NAME)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

const openIdConnect = (env: Env) =>
  genericOAuth({
    config:
      env.OIDC_ISSUER && env.OIDC_CLIENT_ID
        ? [
            {
              providerId: IDENTITY_PROVIDER,
              discoveryUrl: `${env.OIDC_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
              requireIdTokenVerification: true,
              clientId: env.OIDC_CLIENT_ID,
              ...(env.OIDC_CLIENT_SECRET && { clientSecret: env.OIDC_CLIENT_SECRET }),
              scopes: ['openid', 'email', 'profile'],
              pkce: true,
              disableSignUp: true,
            },
          ]
        : [],
  })

/** The name of the clinic's provider; null without one. */
export const identityProvider = (env: Env) => (env.OIDC_ISSUER ? env.OIDC_NAME : null)

/** The identities of an OpenID Connect provider that the caller has linked, with their type and status. */
export async function ownIdentities(env: Env, db: Db, who: Who) {
  const ways = await db
    .select({ id: accounts.id, linkedAt: accounts.createdAt, providerId: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, who.userId))
  return {
    provider: identityProvider(env),
    linked: ways.flatMap(({ providerId, ...way }) => (providerId === IDENTITY_PROVIDER ? [way] : [])),
    waitsForProof: waitsForProof(env, who),
    asksPassword: ways.some(({ providerId }) => providerId === 'credential') && !isFresh(who),
  }
}

/** Unlinks an identity. Refuses when it is the only way to sign in, and an unknown one with `NOT_FOUND`. */
export async function unlinkIdentity(
  deps: Pick<Services, 'env' | 'clinic' | 'db' | 'jobs'>,
  who: Who,
  id: string,
) {
  const { db } = deps
  await db.transaction(async (tx) => {
    const others = await tx.$count(accounts, and(eq(accounts.userId, who.userId), ne(accounts.id, id)))
    const keys = await tx.$count(passkeys, eq(passkeys.userId, who.userId))
    if (others + keys === 0) {
      throw new Refusal('CONFLICT', 'auth.refused.onlyWay')
    }
    const [gone] = await tx
      .delete(accounts)
      .where(
        and(eq(accounts.id, id), eq(accounts.userId, who.userId), eq(accounts.providerId, IDENTITY_PROVIDER)),
      )
      .returning({ id: accounts.id })
    if (!gone) throw new Refusal('NOT_FOUND', 'auth.refused.notLinked')
    const owner = {
      id: who.userId,
      email: who.email,
      name: who.fullName,
      emailVerified: who.addressProved,
    }
    await recordChange(deps, tx, owner, 'identity.unlink')
  })
}
