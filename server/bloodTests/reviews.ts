import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  bloodTestResults,
  bloodTestReviews,
  practitionerPatients,
  retests as retestRows,
  userRoles,
  users,
} from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import type { RetestPlan, ReviewInput } from '../../shared/retestInputs.ts'
import { audit } from '../audit/audit.ts'
import type { Who } from '../auth/who.ts'
import { careLinkCounts, patientInCare } from '../care/access.ts'
import { tell } from '../notices/notices.ts'
import type { Db, Tx } from '../platform/db.ts'
import { markerNamed } from './reader/markers.ts'
import { lockRetests, planRetestIn, recount } from './retests.ts'

/**
 * All reviews of the row of `blood_test_results` that the query is at, newest first, as JSON: by whom, when, the comment,
 * and the revision.
 */
export const reviewsOfRow = sql<{ by: string; at: string; comment: string | null; revision: number }[]>`(
  select coalesce(json_agg(json_build_object('by', u.name, 'at', r.at, 'comment', r.comment, 'revision', r.revision)
    order by r.at desc, r.id), '[]')
  from blood_test_reviews r join users u on u.id = r.by where r.blood_test_id = ${bloodTestResults.id})`

/** The names of the practitioners who care for the owner of the row that the query is at, as JSON. */
export const carersOfRow = sql<string[]>`(
  select coalesce(json_agg(${users.name} order by ${practitionerPatients.assignedAt}), '[]')
  from ${practitionerPatients}
  join ${userRoles} on ${userRoles.userId} = ${practitionerPatients.practitionerId} and ${careLinkCounts}
  join ${users} on ${users.id} = ${practitionerPatients.practitionerId} and ${users.suspendedAt} is null
  where ${practitionerPatients.patientId} = ${bloodTestResults.userId})`

type Review = Pick<typeof bloodTestReviews.$inferSelect, 'bloodTestId' | 'by' | 'comment' | 'revision'>

/** Whether this review was written before, with all of its retests. */
async function isWritten(tx: Tx, { bloodTestId, by, comment, revision }: Review, plans: RetestPlan[]) {
  const table = bloodTestReviews
  const same = and(
    eq(table.bloodTestId, bloodTestId),
    eq(table.by, by),
    eq(table.revision, revision),
    comment === null ? isNull(table.comment) : eq(table.comment, comment),
  )
  if ((await tx.$count(table, same)) === 0) return false
  if (plans.length === 0) return true
  const planned = await tx
    .select({ marker: retestRows.marker, weeks: retestRows.weeks, reason: retestRows.reason })
    .from(retestRows)
    .where(
      and(eq(retestRows.fromTest, bloodTestId), eq(retestRows.createdBy, by), isNull(retestRows.cancelledAt)),
    )
  return plans.every(({ marker, weeks, reason }) =>
    planned.some(
      (one) =>
        one.marker === markerNamed(marker)?.name && one.weeks === weeks && one.reason === (reason || null),
    ),
  )
}

/**
 * Marks a completed result of a patient in care as reviewed, in the state that the practitioner saw, tells the patient,
 * and plans its retests; all of it or nothing. The same review is written once. Refuses a result that its owner has
 * changed meanwhile.
 */
export async function reviewBloodTest(
  db: Db,
  who: Who,
  { patientId, id, comment, revision, retests = [] }: ReviewInput,
) {
  await db.transaction(async (tx) => {
    await patientInCare(tx, who, patientId)
    await lockRetests(tx, patientId)
    const [result] = await tx
      .select({ status: bloodTestResults.status, revision: bloodTestResults.revision })
      .from(bloodTestResults)
      .where(and(eq(bloodTestResults.id, id), eq(bloodTestResults.userId, patientId)))
      .for('share')
    if (!result) throw new Refusal('NOT_FOUND', 'There is no such blood test.')
    if (result.status !== 'completed') {
      throw new Refusal('CONFLICT', 'This blood test has no result yet.')
    }
    if (revision !== undefined && revision !== result.revision) {
      throw new Refusal('CONFLICT', 'The patient has changed this result meanwhile. Please look at it again.')
    }
    const about = { bloodTestId: id, by: who.userId, comment: comment || null, revision: result.revision }
    if (await isWritten(tx, about, retests)) return
    const [review] = await tx.insert(bloodTestReviews).values(about).returning({ id: bloodTestReviews.id })
    if (!review) throw new Error('the new review was not returned')
    await tell(tx, patientId, { kind: 'result-reviewed', matter: review.id, targetId: review.id })
    await audit(tx, { actorId: who.userId, action: 'blood-test.review', subjectId: patientId, targetId: id })
    for (const plan of retests) await planRetestIn(tx, who, { patientId, fromTest: id }, plan)
    if (retests.length > 0) await recount(tx, patientId)
  })
}
