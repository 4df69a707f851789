import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { creditPackages, creditTransactions, users } from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { balanceOf } from './credits.ts'
import type { PackageFields } from './inputs.ts'
import { ofSale } from './transactions.ts'

const notFound = () => new Refusal('NOT_FOUND', 'credits.refused.noPackage')

/** All packages, ascending by credits. */
export async function allPackages(db: Db) {
  return db.select().from(creditPackages).orderBy(asc(creditPackages.credits), asc(creditPackages.name))
}

/**
 * Refuses a name that contains another package's or is contained in it, because revenue is counted by package names in
 * purchase descriptions.
 */
async function refuseSimilarName(tx: Tx, name: string, id: string | null) {
  await tx.execute(sql`lock table ${creditPackages} in share row exclusive mode`)
  const [similar] = await tx
    .select({ name: creditPackages.name })
    .from(creditPackages)
    .where(
      sql`(strpos(lower(${creditPackages.name}), lower(${name})) > 0 or strpos(lower(${name}), lower(${creditPackages.name})) > 0)
        and ${creditPackages.id} is distinct from ${id}::uuid`,
    )
    .limit(1)
  if (similar) {
    throw new Refusal('CONFLICT', 'credits.refused.nameTooClose', { name: similar.name })
  }
}

/** Creates a package. Refuses a name that contains another package's name, or is contained in one. */
export async function createPackage(db: Db, who: Who, fields: PackageFields) {
  return db.transaction(async (tx) => {
    await refuseSimilarName(tx, fields.name, null)
    const [row] = await tx.insert(creditPackages).values(fields).returning({ id: creditPackages.id })
    if (!row) throw new Error('the new package was not returned')
    await audit(tx, { actorId: who.userId, action: 'package.create', targetId: row.id })
    return row
  })
}

/** Replaces every field of a package. Refuses as `createPackage` does. */
export async function updatePackage(db: Db, who: Who, id: string, fields: PackageFields) {
  await db.transaction(async (tx) => {
    await refuseSimilarName(tx, fields.name, id)
    const [row] = await tx
      .update(creditPackages)
      .set(fields)
      .where(eq(creditPackages.id, id))
      .returning({ id: creditPackages.id })
    if (!row) throw notFound()
    await audit(tx, { actorId: who.userId, action: 'package.update', targetId: id })
  })
}

/** Deletes a package. Its sales stay in the ledger. */
export async function deletePackage(db: Db, who: Who, id: string) {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .delete(creditPackages)
      .where(eq(creditPackages.id, id))
      .returning({ id: creditPackages.id })
    if (!row) throw notFound()
    await audit(tx, { actorId: who.userId, action: 'package.delete', targetId: id })
  })
}

async function refuseUnknownUser(tx: Tx, userId: string) {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId))
  if (!user) throw new Refusal('NOT_FOUND', 'credits.refused.noUser')
}

/**
 * Records that a package was paid at the front desk: a purchase whose description names the package, with its price.
 */
export async function recordSale(db: Db, who: Who, input: { userId: string; packageId: string }) {
  return db.transaction(async (tx) => {
    const { userId, packageId } = input
    await refuseUnknownUser(tx, userId)
    const [sold] = await tx.select().from(creditPackages).where(eq(creditPackages.id, packageId))
    if (!sold) throw notFound()
    await tx.insert(creditTransactions).values({
      userId,
      amount: sold.credits,
      transactionType: 'purchase',
      ...ofSale(sold.name, randomUUID()),
      priceCents: sold.priceCents,
      createdBy: who.userId,
    })
    await audit(tx, {
      actorId: who.userId,
      action: 'credits.sale',
      subjectId: userId,
      targetId: packageId,
      detail: { credits: sold.credits },
    })
    return { balance: await balanceOf(tx, userId) }
  })
}

/** Corrects a balance, with a reason. Refuses when less than 0 would be left. */
export async function adjustCredits(
  db: Db,
  who: Who,
  input: { userId: string; amount: number; reason: string },
) {
  return db.transaction(async (tx) => {
    const { userId, amount, reason } = input
    await refuseUnknownUser(tx, userId)
    await tx.execute(sql`select 1 from user_credits where user_id = ${userId} for update`)
    const balance = await balanceOf(tx, userId)
    if (balance + amount < 0)
      throw new Refusal('INSUFFICIENT_CREDITS', 'credits.refused.belowZero', { balance })
    await tx
      .insert(creditTransactions)
      .values({ userId, amount, transactionType: 'adjustment', description: reason, createdBy: who.userId })
    await audit(tx, {
      actorId: who.userId,
      action: 'credits.adjust',
      subjectId: userId,
      detail: { amount, reason },
    })
    return { balance: balance + amount }
  })
}
