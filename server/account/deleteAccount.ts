import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import {
  accounts,
  bloodTestResults,
  bloodTestReviews,
  type creditTransactions,
  doses,
  failedSignIns,
  healthAnalyses,
  healthTotals,
  healthTracking,
  messageAttachments,
  messageSettings,
  type messages,
  messageThreads,
  noticeSettings,
  notices,
  orders,
  passkeys,
  type planOverrulings,
  type planVersions,
  practitionerPatients,
  profiles,
  reminders,
  reminderTimes,
  retests,
  sessions,
  supplyCorrections,
  treatmentPlans,
  twoFactors,
  type userCredits,
  userRoles,
  users,
  verifications,
  type visitNoteAddenda,
  visitNotes,
  wizardRuns,
  worklistSeen,
} from '../../drizzle/schema.ts'
import type { DeleteAccount } from '../../shared/auth.ts'
import { Refusal } from '../../shared/errors.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { verifyPassword } from '../auth/passwords.ts'
import { countPasswordTry, passwordHash, refuseStaleSession } from '../auth/proof.ts'
import { lockUser, refuseLastAdmin } from '../auth/roles.ts'
import type { Db, Tx } from '../platform/db.ts'
import { removeObject } from '../platform/removal.job.ts'
import type { Services } from '../platform/services.ts'

/** The domain of a deleted account's address: reserved, so that mail reaches nobody (RFC 2606). */
const NOWHERE = 'deleted.invalid'

/**
 * What becomes of a column in a row that the clinic keeps. It `goes`: back to its default, which is null for most. It
 * `stays`. It is `replaced` by a value that says that the account is closed. It `depends` on what else the clinic keeps.
 */
type Decision = 'goes' | 'stays' | 'replaced' | 'depends'
type Decisions<Table extends { $inferSelect: object }> = Record<keyof Table['$inferSelect'], Decision>

/**
 * Decides about each column of the tables whose rows stay. TypeScript and a test refuse a column of the schema that is
 * missing here: whoever adds one decides about it.
 */
export const COLUMNS = {
  users: {
    id: 'stays',
    name: 'depends',
    email: 'replaced',
    emailVerified: 'goes',
    image: 'goes',
    suspendedAt: 'replaced',
    deletedAt: 'replaced',
    mustChangePassword: 'stays',
    twoFactorEnabled: 'goes',
    privacyVersion: 'stays',
    privacyAcceptedAt: 'stays',
    createdAt: 'stays',
    updatedAt: 'stays',
  } satisfies Decisions<typeof users>,
  profiles: {
    id: 'stays',
    fullName: 'depends',
    email: 'replaced',
    phone: 'goes',
    dateOfBirth: 'depends',
    address: 'goes',
    emergencyContactName: 'goes',
    emergencyContactPhone: 'goes',
    medicalHistory: 'goes',
    allergies: 'goes',
    currentMedications: 'goes',
    conditions: 'goes',
    modelConsentAt: 'goes',
    createdAt: 'stays',
  } satisfies Decisions<typeof profiles>,
  orders: {
    id: 'stays',
    userId: 'stays',
    totalCents: 'stays',
    notes: 'goes',
    status: 'stays',
    idempotencyKey: 'stays',
    cartHash: 'stays',
    createdAt: 'stays',
    updatedAt: 'stays',
    completedAt: 'stays',
  } satisfies Decisions<typeof orders>,
  // Treatment records, and bookkeeping under the account's id.
  treatmentPlans: {
    id: 'stays',
    patientId: 'stays',
    createdBy: 'stays',
    title: 'stays',
    description: 'stays',
    medications: 'stays',
    dosageInstructions: 'stays',
    duration: 'stays',
    notes: 'stays',
    items: 'stays',
    version: 'stays',
    updatedBy: 'stays',
    createdAt: 'stays',
    updatedAt: 'stays',
    deletedAt: 'stays',
    deletedBy: 'stays',
  } satisfies Decisions<typeof treatmentPlans>,
  planVersions: {
    planId: 'stays',
    version: 'stays',
    by: 'stays',
    at: 'stays',
    title: 'stays',
    description: 'stays',
    medications: 'stays',
    items: 'stays',
    dosageInstructions: 'stays',
    duration: 'stays',
    notes: 'stays',
  } satisfies Decisions<typeof planVersions>,
  planOverrulings: {
    id: 'stays',
    planId: 'stays',
    version: 'stays',
    by: 'stays',
    at: 'stays',
    rules: 'stays',
    rulesVersion: 'stays',
    reason: 'stays',
  } satisfies Decisions<typeof planOverrulings>,
  visitNotes: {
    id: 'stays',
    patientId: 'stays',
    authorId: 'stays',
    subjective: 'stays',
    objective: 'stays',
    assessment: 'stays',
    plan: 'stays',
    forPatient: 'stays',
    base: 'stays',
    createdAt: 'stays',
    signedAt: 'stays',
    releasedAt: 'stays',
  } satisfies Decisions<typeof visitNotes>,
  visitNoteAddenda: {
    id: 'stays',
    noteId: 'stays',
    authorId: 'stays',
    at: 'stays',
    text: 'stays',
  } satisfies Decisions<typeof visitNoteAddenda>,
  messageThreads: { patientId: 'stays', practitionerId: 'stays', messages: 'stays' } satisfies Decisions<
    typeof messageThreads
  >,
  messages: {
    id: 'stays',
    patientId: 'stays',
    practitionerId: 'stays',
    number: 'stays',
    sender: 'stays',
    text: 'stays',
    quote: 'stays',
    key: 'stays',
    at: 'stays',
    readAt: 'stays',
    withdrawnAt: 'stays',
    urgent: 'stays',
    automatic: 'stays',
  } satisfies Decisions<typeof messages>,
  // Those that were sent; the others are deleted.
  messageAttachments: {
    id: 'stays',
    uploader: 'stays',
    messageId: 'stays',
    filePath: 'stays',
    fileName: 'stays',
    contentType: 'stays',
    fileSize: 'stays',
    createdAt: 'stays',
  } satisfies Decisions<typeof messageAttachments>,
  creditTransactions: {
    id: 'stays',
    userId: 'stays',
    amount: 'stays',
    transactionType: 'stays',
    description: 'stays',
    referenceId: 'stays',
    createdBy: 'stays',
    createdAt: 'stays',
    priceCents: 'stays',
  } satisfies Decisions<typeof creditTransactions>,
  userCredits: { userId: 'stays', balance: 'stays' } satisfies Decisions<typeof userCredits>,
  // Those that a practitioner wrote about others; the patient's own rows are deleted.
  healthAnalyses: {
    id: 'stays',
    userId: 'stays',
    authorId: 'stays',
    analysisType: 'stays',
    status: 'stays',
    analysis: 'stays',
    model: 'stays',
    createdAt: 'stays',
  } satisfies Decisions<typeof healthAnalyses>,
  bloodTestReviews: {
    id: 'stays',
    bloodTestId: 'stays',
    by: 'stays',
    at: 'stays',
    comment: 'stays',
    revision: 'stays',
  } satisfies Decisions<typeof bloodTestReviews>,
  retests: {
    id: 'stays',
    patientId: 'stays',
    marker: 'stays',
    weeks: 'stays',
    from: 'stays',
    until: 'stays',
    reason: 'stays',
    fromTest: 'stays',
    createdBy: 'stays',
    createdAt: 'stays',
    closedBy: 'stays',
    cancelledAt: 'stays',
    cancelledBy: 'stays',
    cancelReason: 'stays',
  } satisfies Decisions<typeof retests>,
}

/** Sets each column that goes back to its default. */
const emptied = (columns: Record<string, Decision>): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, decision]) => decision === 'goes')
      .map(([column]) => [column, sql`default`]),
  )

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
    notes: await tx.$count(visitNotes, and(eq(visitNotes.patientId, userId), isNotNull(visitNotes.signedAt))),
    writtenNotes: await tx.$count(
      visitNotes,
      and(
        isNotNull(visitNotes.signedAt),
        or(
          eq(visitNotes.authorId, userId),
          sql`exists (select from visit_note_addenda a where a.note_id = ${visitNotes.id} and a.author_id = ${userId})`,
        ),
      ),
    ),
    reviews: await tx.$count(bloodTestReviews, eq(bloodTestReviews.by, userId)),
    retests: await tx.$count(retests, or(eq(retests.createdBy, userId), eq(retests.cancelledBy, userId))),
    threads: await tx.$count(messageThreads, eq(messageThreads.patientId, userId)),
    writtenThreads: await tx.$count(messageThreads, eq(messageThreads.practitionerId, userId)),
  }
}

/**
 * Waits for messages that are being sent, which hold their care link, and lets no other one begin. Before the account is
 * locked: whoever sends locks it after the link too.
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

/** Deletes every row that only the person needed. Returns the storage keys of the uploads. */
async function deleteOwnRows(tx: Tx, who: Who) {
  const mine = { userId: who.userId }
  const plans = tx
    .select({ id: treatmentPlans.id })
    .from(treatmentPlans)
    .where(eq(treatmentPlans.patientId, mine.userId))
  await tx.delete(doses).where(inArray(doses.planId, plans))
  // Signed notes stay; a trigger would refuse their deletion.
  await tx
    .delete(visitNotes)
    .where(
      and(
        isNull(visitNotes.signedAt),
        or(eq(visitNotes.patientId, mine.userId), eq(visitNotes.authorId, mine.userId)),
      ),
    )
  await tx.delete(notices).where(or(eq(notices.userId, mine.userId), eq(notices.patientId, mine.userId)))
  await tx.delete(noticeSettings).where(eq(noticeSettings.userId, mine.userId))
  await tx.delete(reminderTimes).where(eq(reminderTimes.userId, mine.userId))
  await tx.delete(reminders).where(eq(reminders.userId, mine.userId))
  await tx.delete(messageSettings).where(eq(messageSettings.practitionerId, mine.userId))
  await tx.delete(supplyCorrections).where(eq(supplyCorrections.userId, mine.userId))
  await tx.delete(retests).where(eq(retests.patientId, mine.userId))
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
  await tx
    .delete(worklistSeen)
    .where(or(eq(worklistSeen.patientId, mine.userId), eq(worklistSeen.practitionerId, mine.userId)))
  await tx.delete(userRoles).where(eq(userRoles.userId, mine.userId))
  await tx.delete(twoFactors).where(eq(twoFactors.userId, mine.userId))
  await tx.delete(passkeys).where(eq(passkeys.userId, mine.userId))
  await tx.delete(accounts).where(eq(accounts.userId, mine.userId))
  await tx.delete(verifications).where(eq(verifications.value, mine.userId))
  await tx.delete(sessions).where(eq(sessions.userId, mine.userId))
  await tx.delete(failedSignIns).where(eq(failedSignIns.userId, mine.userId))
  const unsent = await tx
    .delete(messageAttachments)
    .where(and(eq(messageAttachments.uploader, mine.userId), isNull(messageAttachments.messageId)))
    .returning({ key: messageAttachments.filePath })
  const reports = await tx
    .delete(bloodTestResults)
    .where(eq(bloodTestResults.userId, mine.userId))
    .returning({ key: bloodTestResults.filePath })
  return [...unsent, ...reports]
}

/**
 * Deletes the caller's account: docs/decisions/account-deletion.md says what is deleted and what the clinic must
 * keep. Refuses a wrong password, and the last admin. Nothing of the account can be written afterwards, also not by a call
 * that began before: triggers refuse it. Files are removed by jobs that the same transaction enqueues.
 */
export async function deleteAccount(
  { env, db, jobs }: Pick<Services, 'env' | 'db' | 'jobs'>,
  who: Who,
  { password }: DeleteAccount,
) {
  if (env.RATE_LIMITS) await countPasswordTry(db, who)
  await proveOwner(db, who, password)
  await db.transaction(async (tx) => {
    await lockLinks(tx, who)
    await lockUser(tx, who.userId)
    await refuseLastAdmin(tx, who.userId)
    const records = await recordsOf(tx, who.userId)
    const uploads = await deleteOwnRows(tx, who)
    await jobs.enqueueAll(tx, removeObject, uploads, () => who.userId)

    await tx
      .update(profiles)
      .set({
        ...emptied(COLUMNS.profiles),
        // Without a date of birth, a treatment record could belong to another person of the same name.
        ...(records.plans + records.notes + records.threads > 0 ? {} : { dateOfBirth: null }),
      })
      .where(eq(profiles.id, who.userId))
    await tx.update(orders).set(emptied(COLUMNS.orders)).where(eq(orders.userId, who.userId))
    const named = Object.values(records).some((count) => count > 0)
    const now = new Date()
    // The last change: triggers refuse any other one afterwards.
    await tx
      .update(users)
      .set({
        ...emptied(COLUMNS.users),
        // A trigger copies name and e-mail to the profile.
        ...(named ? {} : { name: 'Deleted account' }),
        email: `${who.userId}@${NOWHERE}`,
        suspendedAt: now,
        deletedAt: now,
      })
      .where(eq(users.id, who.userId))
    await audit(tx, {
      actorId: who.userId,
      action: 'account.delete',
      subjectId: who.userId,
      detail: records,
    })
  })
}
