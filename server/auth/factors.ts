import { getAuthenticatorName } from '@better-auth/passkey'
import { and, eq } from 'drizzle-orm'
import { accounts, passkeys, twoFactors } from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import type { Services } from '../platform/services.ts'
import type { Auth } from './accounts.ts'
import { isFresh, waitsForProof } from './proof.ts'

/** A second factor as its owner sees it: an authenticator app (`totp`) or a passkey (`webauthn`). */
type Factor = {
  id: string
  type: 'totp' | 'webauthn'
  status: 'verified'
  /** The product or device that holds a passkey, where it is known. */
  name: string | null
  createdAt: Date
}

/** The caller's second factors, the number of recovery codes left, and whether the account has a password. */
export async function ownFactors({ env, db, auth }: Pick<Services, 'env' | 'db'> & { auth: Auth }, who: Who) {
  const { userId } = who
  const [apps, keys, passwords] = await Promise.all([
    db
      .select({ id: twoFactors.id, createdAt: twoFactors.createdAt })
      .from(twoFactors)
      .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true))),
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt),
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))),
  ])
  const factors: Factor[] = [
    ...apps.map((app) => ({
      ...app,
      type: 'totp' as const,
      status: 'verified' as const,
      name: null,
    })),
    ...keys.map(({ id, name, aaguid, createdAt }) => ({
      id,
      type: 'webauthn' as const,
      status: 'verified' as const,
      name: getAuthenticatorName(aaguid) ?? name,
      createdAt,
    })),
  ]
  const codes = apps.length > 0 ? await auth.api.viewBackupCodes({ body: { userId } }) : null
  return {
    factors,
    recoveryCodesLeft: codes?.backupCodes.length ?? 0,
    hasPassword: passwords.length > 0,
    /** No factor can be added until the account's address is verified. */
    waitsForProof: waitsForProof(env, who),
    /** Whether adding a passkey requires the password, because the sign-in is no longer fresh. */
    asksPassword: passwords.length > 0 && !isFresh(who),
  }
}
