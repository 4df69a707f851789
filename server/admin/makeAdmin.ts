import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { userRoles, users } from '../../drizzle/schema.ts'
import { email as emailAddress } from '../../shared/auth.ts'
import { audit } from '../audit/audit.ts'
import { createAccount } from '../auth/createAccount.ts'
import type { Db } from '../platform/db.ts'
import { operatorCommand } from './operatorCommand.ts'

/** Makes the account with this e-mail an admin, creating it if necessary. Returns a sentence for the operator. */
export async function makeAdmin(db: Db, email: string) {
  const address = emailAddress.parse(email.trim().toLowerCase())
  return db.transaction(async (tx) => {
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address))
    const password = randomBytes(12).toString('base64url')
    const id = known?.id ?? (await createAccount(tx, { email: address, fullName: 'Clinic Admin', password }))
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, id))
    await tx.update(userRoles).set({ role: 'admin', verified: true }).where(eq(userRoles.userId, id))
    await audit(tx, { actorId: null, action: 'role.admin-by-operator', subjectId: id })
    return known
      ? `${address} is an admin now and signs in with the password it has.`
      : `${address} is an admin now. One-time password, to be changed at the first sign-in: ${password}`
  })
}

if (import.meta.main)
  await operatorCommand('make admin EMAIL=you@clinic.example', ({ db }, email) => makeAdmin(db, email))
