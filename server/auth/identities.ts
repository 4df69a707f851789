import { genericOAuth } from 'better-auth/plugins'
import { and, eq, ne } from 'drizzle-orm'
import { accounts, passkeys } from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import type { Env } from '../env.ts'
import type { Db } from '../platform/db.ts'
import { audit } from './audit.ts'
import type { Who } from './who.ts'

/** The one OpenID Connect provider of a clinic, in the addresses that it is told. */
export const IDENTITY_PROVIDER = 'oidc'

/**
 * Sign-in with an account elsewhere, by OpenID Connect: discovery, PKCE, and an id_token whose signature, issuer,
 * audience and nonce are checked. It makes no accounts, and finds one only where its owner has linked it.
 */
export const identitiesOf = (env: Env) =>
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

/** The clinic's provider by its name, or null where there is none. */
export const identityProvider = (env: Env) => (env.OIDC_ISSUER ? env.OIDC_NAME : null)

/** The caller's linked identities: specification section 3. */
export async function ownIdentities(env: Env, db: Db, { userId }: Who) {
  const linked = await db
    .select({ id: accounts.id, linkedAt: accounts.createdAt })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, IDENTITY_PROVIDER)))
  return { provider: identityProvider(env), linked }
}

/** Ends the link to an identity. Refuses where it is the only way in, and an unknown one with `NOT_FOUND`. */
export async function unlinkIdentity(db: Db, who: Who, id: string) {
  await db.transaction(async (tx) => {
    const others = await tx.$count(accounts, and(eq(accounts.userId, who.userId), ne(accounts.id, id)))
    const keys = await tx.$count(passkeys, eq(passkeys.userId, who.userId))
    if (others + keys === 0) {
      throw new Refusal('CONFLICT', 'This is your only way to sign in. Add a passkey first.')
    }
    const [gone] = await tx
      .delete(accounts)
      .where(
        and(eq(accounts.id, id), eq(accounts.userId, who.userId), eq(accounts.providerId, IDENTITY_PROVIDER)),
      )
      .returning({ id: accounts.id })
    if (!gone) throw new Refusal('NOT_FOUND', 'This identity is not linked.')
    await audit(tx, { actorId: who.userId, action: 'identity.unlink', subjectId: who.userId })
  })
}
