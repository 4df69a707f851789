import { eq, inArray, or } from 'drizzle-orm'
import { z } from 'zod'
import {
  accounts,
  bloodTestResults,
  doses,
  failedSignIns,
  healthAnalyses,
  healthTotals,
  healthTracking,
  orders,
  passkeys,
  practitionerPatients,
  profiles,
  sessions,
  treatmentPlans,
  twoFactors,
  userRoles,
  users,
  verifications,
  wizardRuns,
} from '../../drizzle/schema.ts'
import type { DeleteAccount } from '../../shared/auth.ts'
import { Refusal } from '../../shared/errors.ts'
import { audit } from '../audit/audit.ts'
import { verifyPassword } from '../auth/passwords.ts'
import { countPasswordTry, passwordHash, refuseStaleSession } from '../auth/proof.ts'
import { lockUser, refuseLastAdmin } from '../auth/roles.ts'
import type { Who } from '../auth/who.ts'
import type { Db, Tx } from '../platform/db.ts'
import { handle, type JobKind } from '../platform/jobs.ts'
import { removeUnlessHeld } from '../platform/removal.ts'
import type { Services } from '../platform/services.ts'

/** The domain of a deleted account's address: reserved, so that mail reaches nobody (RFC 2606). */
const NOWHERE = 'deleted.invalid'

/** Removes one object from the storage. Its row is deleted before; a repeated run finds nothing left to do. */
export const removeObject: JobKind<{ key: string }> = {
  name: 'remove-object',
  data: z.object({ key: z.string() }),
  queue: { retryLimit: 10, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
}

export const removeObjectHandler = ({ db, files }: Pick<Services, 'db' | 'files'>) =>
  handle({
    kind: removeObject,
    async run({ key }) {
      // The job is retried. If the backup takes longer than all retries, the nightly sweep removes the object.
      if (!(await removeUnlessHeld(db, files, key))) throw new Error('a backup still holds the object')
    },
  })

/**
 * Refuses a caller who cannot prove to be the owner: by the password or, for an account without one, by a fresh
 * session.
 */
async function proveOwner(db: Db, who: Who, password: string | undefined) {
  const hash = await passwordHash(db, who.userId)
  if (!hash) return refuseStaleSession(who)
  const right = password !== undefined && (await verifyPassword({ hash, password }))
  if (!right) throw new Refusal('BAD_INPUT', 'This is not your password.')
}

/** The records of this person that a clinic must keep: they decide how much of the personal data stays with them. */
async function recordsOf(tx: Tx, userId: string) {
  return {
    orders: await tx.$count(orders, eq(orders.userId, userId)),
    plans: await tx.$count(treatmentPlans, eq(treatmentPlans.patientId, userId)),
    writtenPlans: await tx.$count(treatmentPlans, eq(treatmentPlans.createdBy, userId)),
  }
}

/** Deletes every row that only the person needed. Returns the storage keys of the uploads. */
async function deleteOwnRows(tx: Tx, who: Who) {
  const mine = { userId: who.userId }
  const plans = tx
    .select({ id: treatmentPlans.id })
    .from(treatmentPlans)
    .where(eq(treatmentPlans.patientId, mine.userId))
  await tx.delete(doses).where(inArray(doses.planId, plans))
  await tx.delete(healthTracking).where(eq(healthTracking.userId, mine.userId))
  await tx.delete(healthTotals).where(eq(healthTotals.userId, mine.userId))
  await tx.delete(healthAnalyses).where(eq(healthAnalyses.userId, mine.userId))
  await tx.delete(wizardRuns).where(eq(wizardRuns.userId, mine.userId))
  await tx
    .delete(practitionerPatients)
    .where(
      or(
        eq(practitionerPatients.patientId, mine.userId),
        eq(practitionerPatients.practitionerId, mine.userId),
      ),
    )
  await tx.delete(userRoles).where(eq(userRoles.userId, mine.userId))
  await tx.delete(twoFactors).where(eq(twoFactors.userId, mine.userId))
  await tx.delete(passkeys).where(eq(passkeys.userId, mine.userId))
  await tx.delete(accounts).where(eq(accounts.userId, mine.userId))
  await tx.delete(verifications).where(eq(verifications.value, mine.userId))
  await tx.delete(sessions).where(eq(sessions.userId, mine.userId))
  await tx.delete(failedSignIns).where(eq(failedSignIns.userId, mine.userId))
  return tx
    .delete(bloodTestResults)
    .where(eq(bloodTestResults.userId, mine.userId))
    .returning({ key: bloodTestResults.filePath })
}

/**
 * Deletes the caller's account: docs/decisions/account-deletion.md says what is deleted and what the clinic must
 * keep. Refuses a wrong password, and the last admin. Files are removed by jobs that the same transaction enqueues.
 */
export async function deleteAccount(
  { env, db, jobs }: Pick<Services, 'env' | 'db' | 'jobs'>,
  who: Who,
  { password }: DeleteAccount,
) {
  if (env.RATE_LIMITS) await countPasswordTry(db, who)
  await proveOwner(db, who, password)
  await db.transaction(async (tx) => {
    await lockUser(tx, who.userId)
    await refuseLastAdmin(tx, who.userId)
    const records = await recordsOf(tx, who.userId)
    const uploads = await deleteOwnRows(tx, who)
    await jobs.enqueueAll(tx, removeObject, uploads, () => who.userId)

    const named = records.orders + records.plans + records.writtenPlans > 0
    const now = new Date()
    await tx
      .update(users)
      .set({
        // A trigger copies name and address to the profile.
        ...(named ? {} : { name: 'Deleted account' }),
        email: `${who.userId}@${NOWHERE}`,
        emailVerified: false,
        image: null,
        twoFactorEnabled: false,
        suspendedAt: now,
        deletedAt: now,
      })
      .where(eq(users.id, who.userId))
    await tx
      .update(profiles)
      .set({
        phone: null,
        address: null,
        emergencyContactName: null,
        emergencyContactPhone: null,
        medicalHistory: null,
        allergies: null,
        currentMedications: null,
        conditions: [],
        modelConsentAt: null,
        // Without a date of birth, a treatment record could belong to another person of the same name.
        ...(records.plans > 0 ? {} : { dateOfBirth: null }),
      })
      .where(eq(profiles.id, who.userId))
    await tx.update(orders).set({ notes: null }).where(eq(orders.userId, who.userId))
    await audit(tx, {
      actorId: who.userId,
      action: 'account.delete',
      subjectId: who.userId,
      detail: records,
    })
  })
}
