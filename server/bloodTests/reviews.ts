import { markerNamed } from '@verbena/lab-reader'
import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  bloodTestResults,
  bloodTestReviews,
  careLinks,
  retests as retestRows,
  users,
} from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import type { Review as ShownReview } from '../../shared/bloodTests.ts'
import { patientInCare } from '../access/careLinks.ts'
import { languageOfPerson } from '../access/locale.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { addNotice } from '../notify/notices.ts'
import type { Db, Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { RetestPlan, ReviewInput } from './inputs.ts'
import { lockRetests, planRetestIn, recount } from './retests.ts'

/** How many reviews of one result, or of all results of one person, are shown. */
const MAX_REVIEWS = 20

/**
 * The latest reviews of the current row of `blood_test_results`, newest first, as JSON: by whom, when, the comment, and whether they
 * spoke to the patient.
 */
export const reviewsOfRow = sql<ShownReview[]>`(
  select coalesce(json_agg(json_build_object('by', l.name, 'language', l.language, 'at', l.at, 'comment', l.comment, 'spoken', l.spoken) order by l.at desc, l.id), '[]')
  from (
    select r.id, u.name, ${languageOfPerson(sql`u.id`)} as language, r.at, r.comment, r.spoken from blood_test_reviews r join users u on u.id = r.by
    where r.blood_test_id = blood_test_results.id order by r.at desc, r.id limit ${sql.raw(String(MAX_REVIEWS))}
  ) l)`

/** By whom and when the current row was last reviewed, as JSON; null for a row without a review. */
export const latestReviewOfRow = sql<{ by: string; at: string } | null>`(
  select json_build_object('by', u.name, 'at', r.at) from blood_test_reviews r join users u on u.id = r.by
  where r.blood_test_id = blood_test_results.id order by r.at desc, r.id limit 1)`

/** The latest reviews of all results of the current row of `users`, newest first, as JSON. */
export const latestReviewsOfUser = sql<
  (ShownReview & { id: string; bloodTestId: string; collectedOn: string | null; fileName: string })[]
>`(
  select coalesce(json_agg(json_build_object('id', l.id, 'bloodTestId', l.blood_test_id, 'collectedOn', l.collected_on,
    'fileName', l.file_name, 'by', l.name, 'language', l.language, 'at', l.at, 'comment', l.comment, 'spoken', l.spoken) order by l.at desc, l.id), '[]')
  from (
    select r.id, r.blood_test_id, b.collected_on, b.file_name, u.name, ${languageOfPerson(sql`u.id`)} as language, r.at,
      r.comment, r.spoken
    from blood_test_results b join blood_test_reviews r on r.blood_test_id = b.id join users u on u.id = r.by
    where b.user_id = users.id order by r.at desc, r.id limit ${sql.raw(String(MAX_REVIEWS))}
  ) l)`

/** Whether the row's current revision is reviewed. */
export const reviewedNow = sql<boolean>`exists(
  select from blood_test_reviews r
  where r.blood_test_id = blood_test_results.id and r.revision = blood_test_results.revision)`

/** The names of the practitioners who care for the owner of the current row, as JSON. */
export const carersOfRow = sql<string[]>`(
  select coalesce(json_agg(${users.name} order by ${careLinks.assignedAt}), '[]')
  from ${careLinks}
  join ${users} on ${users.id} = ${careLinks.practitionerId} and ${users.suspendedAt} is null
  where ${careLinks.patientId} = ${bloodTestResults.userId})`

type Review = Pick<
  typeof bloodTestReviews.$inferSelect,
  'bloodTestId' | 'by' | 'comment' | 'revision' | 'spoken'
>

/** Whether the identical review, with all of its retests, exists. */
async function isWritten(
  tx: Tx,
  { bloodTestId, by, comment, revision, spoken }: Review,
  plans: RetestPlan[],
) {
  const table = bloodTestReviews
  const same = and(
    eq(table.bloodTestId, bloodTestId),
    eq(table.by, by),
    eq(table.revision, revision),
    eq(table.spoken, spoken),
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
 * Marks the revision of a completed result that the practitioner saw as reviewed, notifies the patient and plans
 * retests, in one transaction. Ignores an identical review. Throws `CONFLICT` if the owner has changed the result
 * since.
 */
export async function reviewBloodTest(
  db: Db,
  who: Who,
  { patientId, id, comment, revision, spoken = false, retests = [] }: ReviewInput,
  t: Translate,
) {
  await db.transaction(async (tx) => {
    await patientInCare(tx, who, patientId)
    await lockRetests(tx, patientId)
    const [result] = await tx
      .select({ status: bloodTestResults.status, revision: bloodTestResults.revision })
      .from(bloodTestResults)
      .where(and(eq(bloodTestResults.id, id), eq(bloodTestResults.userId, patientId)))
      .for('share')
    if (!result) throw new Refusal('NOT_FOUND', 'bloodTests.refused.noTest')
    if (result.status !== 'completed') {
      throw new Refusal('CONFLICT', 'bloodTests.refused.noResult')
    }
    if (revision !== undefined && revision !== result.revision) {
      throw new Refusal('CONFLICT', 'bloodTests.refused.changedResult')
    }
    const about = {
      ...{ bloodTestId: id, by: who.userId, comment: comment || null, revision: result.revision, spoken },
    }
    if (await isWritten(tx, about, retests)) return
    const [review] = await tx.insert(bloodTestReviews).values(about).returning({ id: bloodTestReviews.id })
    if (!review) throw new Error('the new review was not returned')
    await addNotice(tx, patientId, { kind: 'result-reviewed', dedupeKey: review.id, targetId: review.id })
    await audit(tx, { actorId: who.userId, action: 'blood-test.review', subjectId: patientId, targetId: id })
    for (const plan of retests) await planRetestIn(tx, who, { patientId, fromTest: id }, plan, t)
    if (retests.length > 0) await recount(tx, patientId)
  })
}
