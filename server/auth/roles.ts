import { and, eq, isNull, ne } from 'drizzle-orm'
import { sessions, userRoles, users } from '../../drizzle/schema.ts'
import type { Role } from '../../shared/auth.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'

const notFound = () => new Refusal('NOT_FOUND', 'auth.refused.noUser')

/**
 * Refuses to leave the clinic without an admin who can sign in. Locks the admins' rows, so that concurrent changes are
 * counted.
 */
export async function refuseLastAdmin(tx: Tx, userId: string) {
  const admins = await tx
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .for('update')
  if (!admins.some(({ id }) => id === userId)) return
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(userRoles.role, 'admin'), isNull(users.suspendedAt), ne(users.id, userId)))
    .limit(1)
  if (!other) throw new Refusal('CONFLICT', 'auth.refused.lastAdmin')
}

/** Locks an account's row until the transaction ends. Refuses an unknown or deleted account. */
export async function lockUser(tx: Tx, userId: string) {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update')
  if (!user) throw notFound()
}

/**
 * Replaces a user's role in one transaction. A practitioner made by an admin is verified, and the address counts as
 * verified, because the admin vouches for it. Refuses to take the role from the last admin. Takes effect at the
 * user's next call.
 */
export async function setRole(db: Db, who: Who, userId: string, role: Role) {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    if (role !== 'admin') await refuseLastAdmin(tx, userId)
    const [before] = await tx
      .delete(userRoles)
      .where(eq(userRoles.userId, userId))
      .returning({ role: userRoles.role })
    await tx.insert(userRoles).values({ userId, role })
    if (role !== 'patient') await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
    await audit(tx, {
      actorId: who.userId,
      action: 'role.change',
      subjectId: userId,
      detail: { from: before?.role ?? null, to: role },
    })
  })
}

/**
 * Verifies a practitioner who signed up without an invitation, and with it the address. Refuses anyone who is not a
 * practitioner.
 */
export async function verifyPractitioner(db: Db, who: Who, userId: string) {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(userRoles)
      .set({ verified: true })
      .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'practitioner')))
      .returning({ userId: userRoles.userId })
    if (!row) throw new Refusal('NOT_FOUND', 'auth.refused.noPractitioner')
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
    await audit(tx, { actorId: who.userId, action: 'role.verify', subjectId: userId })
  })
}

/** Suspends an account and ends its sessions at once. Refuses the last admin. */
export async function suspendUser(db: Db, who: Who, userId: string) {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    await refuseLastAdmin(tx, userId)
    await tx.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, userId))
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await audit(tx, { actorId: who.userId, action: 'account.suspend', subjectId: userId })
  })
}

/** Lifts a suspension. */
export async function restoreUser(db: Db, who: Who, userId: string) {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    await tx.update(users).set({ suspendedAt: null }).where(eq(users.id, userId))
    await audit(tx, { actorId: who.userId, action: 'account.restore', subjectId: userId })
  })
}
