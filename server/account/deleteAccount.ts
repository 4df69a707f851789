import { and, eq, or, sql } from 'drizzle-orm'
import { practitionerPatients } from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { verifyPassword } from '../auth/passwords.ts'
import { countPasswordTry, passwordHash, refuseStaleSession } from '../auth/proof.ts'
import { lockUser, refuseLastAdmin } from '../auth/roles.ts'
import type { Db, Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { removeObject } from '../platform/removal.job.ts'
import type { Services } from '../platform/services.ts'
import { type Closing, DELETION, type Rule } from './deletion.ts'
import type { DeleteAccount } from './inputs.ts'

/** Refuses a caller who cannot prove ownership: by the password or, without one, a fresh session. */
async function proveOwner(db: Db, who: Who, password: string | undefined) {
  const hash = await passwordHash(db, who.userId)
  if (!hash) return refuseStaleSession(who)
  const right = password !== undefined && (await verifyPassword({ hash, password }))
  if (!right) throw new Refusal('BAD_INPUT', 'account.refused.password')
}

/**
 * Locks the care links, which waits for messages being sent and blocks new ones. Must run before the account is locked:
 * sending locks in this order too.
 */
async function lockLinks(tx: Tx, { userId }: Who) {
  const { patientId, practitionerId } = practitionerPatients
  await tx
    .select({ id: practitionerPatients.id })
    .from(practitionerPatients)
    .where(or(eq(patientId, userId), eq(practitionerId, userId)))
    .orderBy(practitionerPatients.id)
    .for('update')
}

/** The rule's rows that name the person. */
const rowsOf = ({ columns, only, rows }: Rule, userId: string) =>
  rows ? rows(userId) : and(or(...columns.map((column) => eq(column, userId))), only)

/** Counts the retained records, which decide how much of the person stays with them. */
async function countRecords(tx: Tx, userId: string) {
  const records: Record<string, number> = {}
  let isTreated = false
  for (const rule of DELETION) {
    if (!rule.record) continue
    const count = await tx.$count(rule.table, rowsOf(rule, userId))
    records[rule.record] = count
    if (rule.isTreatment && count > 0) isTreated = true
  }
  return { records, isTreated, isNamed: Object.values(records).some((count) => count > 0) }
}

/** Rows of one statement: deleting all of a large account in one would exceed the limit of statements. */
const SLICE = 10_000

/**
 * Deletes the person's rows of one rule; returns the storage keys of their files. Repeats until none is left: a row
 * that a job has just updated moves after its slice was chosen.
 */
async function deleteRows(tx: Tx, rule: Rule, userId: string) {
  const files: { key: string }[] = []
  do {
    const slice = tx.select({ at: sql`ctid` }).from(rule.table).where(rowsOf(rule, userId)).limit(SLICE)
    const deleted = await tx
      .delete(rule.table)
      .where(sql`ctid = any(array(${slice}))`)
      .returning({ key: rule.file ?? sql<string>`null` })
    if (rule.file) files.push(...deleted)
  } while ((await tx.$count(rule.table, rowsOf(rule, userId))) > 0)
  return files
}

/** Deletes and anonymises the person's rows; returns the storage keys of their files. */
async function applyDeletion(tx: Tx, closing: Closing) {
  const files: { key: string }[] = []
  for (const rule of DELETION) {
    if (rule.does === 'delete') files.push(...(await deleteRows(tx, rule, closing.userId)))
    else if (rule.values)
      await tx.update(rule.table).set(rule.values(closing)).where(rowsOf(rule, closing.userId))
  }
  return files
}

/**
 * Deletes the caller's account: `DELETION` lists what is deleted and what the clinic must keep. Refuses a wrong
 * password, and the last admin. Triggers refuse later writes to the account, even by calls that began before. Jobs of
 * the same transaction remove the files. `leaving` runs before anything is deleted.
 */
export async function deleteAccount(
  { env, db, jobs }: Pick<Services, 'env' | 'db' | 'jobs'>,
  who: Who,
  { password }: DeleteAccount,
  leaving: (tx: Tx) => Promise<void>,
) {
  const { userId } = who
  if (env.RATE_LIMITS) await countPasswordTry(db, who)
  await proveOwner(db, who, password)
  await db.transaction(async (tx) => {
    await lockLinks(tx, who)
    await lockUser(tx, userId)
    await refuseLastAdmin(tx, userId)
    await leaving(tx)
    const { records, ...kept } = await countRecords(tx, userId)
    const files = await applyDeletion(tx, { userId, at: new Date(), ...kept })
    await jobs.enqueueAll(tx, removeObject, files, () => userId)
    await audit(tx, { actorId: userId, action: 'account.delete', subjectId: userId, detail: records })
  })
}
