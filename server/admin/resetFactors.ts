import { and, eq, isNull } from 'drizzle-orm'
import { passkeys, sessions, twoFactors, users } from '../../drizzle/schema.ts'
import { recordChange } from '../auth/accountChanges.ts'
import { readClinicSettings } from '../platform/clinic.ts'
import { CommandRefused, type OperatorServices, operatorCommand } from './operatorCommand.ts'

/**
 * Removes the authenticator app, recovery codes and passkeys of an account and ends its sessions, so that its owner
 * signs in with the password alone. Writes the audit log and mails the owner. Returns the operator's message. Refuses
 * an address without an account, and an account without a second factor.
 */
export async function resetFactors({ env, db, jobs }: OperatorServices, email: string) {
  const clinic = { settings: await readClinicSettings(env, db) }
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: users.id, email: users.email, name: users.name, emailVerified: users.emailVerified })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.deletedAt)))
      .for('update')
    if (!owner) throw new CommandRefused(`There is no account with the address ${email}.`)
    const apps = await tx.delete(twoFactors).where(eq(twoFactors.userId, owner.id)).returning()
    const keys = await tx.delete(passkeys).where(eq(passkeys.userId, owner.id)).returning()
    if (apps.length + keys.length === 0) {
      throw new CommandRefused(`${email} has no second factor to take away.`)
    }
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, owner.id))
    await tx.delete(sessions).where(eq(sessions.userId, owner.id))
    await recordChange({ env, clinic, jobs }, tx, owner, 'factor.reset-by-operator')
    return `${email} signs in with the password alone now, and adds new second factors on My Profile. The owner is told by mail.`
  })
}

if (import.meta.main) await operatorCommand('make reset-factors EMAIL=somebody@clinic.example', resetFactors)
