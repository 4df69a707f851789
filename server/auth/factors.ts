import { and, eq } from 'drizzle-orm'
import { accounts, twoFactors } from '../../drizzle/schema.ts'
import type { Deps } from '../deps.ts'
import type { Who } from './who.ts'

/** A second factor as its owner sees it: specification section 3, multi-factor factors. */
type Factor = { id: string; type: 'totp'; status: 'verified'; createdAt: Date }

/** The caller's second factors, how many recovery codes are left, and whether there is a password to prove oneself with. */
export async function ownFactors({ db, auth }: Pick<Deps, 'db' | 'auth'>, { userId }: Who) {
  const [apps, passwords] = await Promise.all([
    db
      .select({ id: twoFactors.id, createdAt: twoFactors.createdAt })
      .from(twoFactors)
      .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true))),
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))),
  ])
  const factors: Factor[] = apps.map((app) => ({ ...app, type: 'totp', status: 'verified' }))
  const codes = apps.length > 0 ? await auth.api.viewBackupCodes({ body: { userId } }) : null
  return {
    factors,
    recoveryCodesLeft: codes?.backupCodes.length ?? 0,
    hasPassword: passwords.length > 0,
  }
}
