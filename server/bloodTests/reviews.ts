import { and, eq, sql } from 'drizzle-orm'
import {
  bloodTestResults,
  bloodTestReviews,
  practitionerPatients,
  userRoles,
  users,
} from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import type { ReviewInput } from '../../shared/retestInputs.ts'
import { audit } from '../audit/audit.ts'
import type { Who } from '../auth/who.ts'
import { careLinkCounts, patientInCare } from '../care/access.ts'
import { tell } from '../notices/notices.ts'
import type { Db } from '../platform/db.ts'
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

/**
 * Marks a completed result of a patient in care as reviewed, in the state that the practitioner saw, tells the patient,
 * and plans its retests; all of it or nothing. Refuses a result that its owner has changed meanwhile.
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
    const [review] = await tx
      .insert(bloodTestReviews)
      .values({ bloodTestId: id, by: who.userId, comment: comment || null, revision: result.revision })
      .returning({ id: bloodTestReviews.id })
    if (!review) throw new Error('the new review was not returned')
    await tell(tx, patientId, { kind: 'result-reviewed', matter: review.id, targetId: review.id })
    await audit(tx, { actorId: who.userId, action: 'blood-test.review', subjectId: patientId, targetId: id })
    for (const plan of retests) await planRetestIn(tx, who, { patientId, fromTest: id }, plan)
    if (retests.length > 0) await recount(tx, patientId)
  })
}
