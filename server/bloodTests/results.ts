/** What lists and pages show of a person's blood tests: short rows by the page, and one result with all that was read. */
import { and, eq, sql } from 'drizzle-orm'
import { bloodTestResults, profiles, users } from '../../drizzle/schema.ts'
import type { Locale, Translate } from '../../locales/translate.ts'
import { type Finding, isUnchecked, type Review } from '../../shared/bloodTests.ts'
import { failureText, omissionText } from '../../shared/bloodTestText.ts'
import { sentResult } from '../../shared/sentResult.ts'
import { ownerId, type PatientInCare, type RecordOwner } from '../access/careLinks.ts'
import type { Db } from '../platform/db.ts'
import { translatorFor } from '../platform/locales.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import { acknowledgedNow } from './acknowledgement.ts'
import { conclusionsFor, proseOf, type Stored } from './conclusions.ts'
import type { BloodTestPage } from './inputs.ts'
import { aboutOwner, ownerColumns } from './owner.ts'
import { ratiosOf } from './ratios.ts'
import { carersOfRow, latestReviewOfRow, latestReviewsOfUser, reviewedNow, reviewsOfRow } from './reviews.ts'
import { storedUrgency, urgencyToday } from './urgency.ts'

const PAGE = 20

/** Microseconds since 1970, exactly: JavaScript's dates have milliseconds. */
const uploadedAt = sql<string>`(extract(epoch from ${bloodTestResults.createdAt}) * 1000000)::bigint::text`

type Cursor = NonNullable<BloodTestPage['cursor']>

/**
 * Rows after a page's last one. The cursor holds that row's position, so that the row may change or vanish meanwhile.
 */
function after(cursor: Cursor | undefined) {
  if (!cursor) return undefined
  const [urgency, at, id] = cursor.split('_')
  return sql`(${storedUrgency}, ${bloodTestResults.createdAt}, ${bloodTestResults.id})
    < (${urgency}::text, timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::uuid)`
}

/**
 * One page of a person's blood tests, urgent ones first, then newest first, without what was read: how many rows are
 * outside their range, how many lines a person must still check, the latest review, and whether it covers the present
 * revision.
 */
export async function listBloodTests(
  db: Db,
  t: Translate,
  owner: RecordOwner,
  { limit = PAGE, cursor }: BloodTestPage = {},
) {
  const rows = await db
    .select({
      id: bloodTestResults.id,
      fileName: bloodTestResults.fileName,
      status: bloodTestResults.status,
      createdAt: bloodTestResults.createdAt,
      collectedOn: bloodTestResults.collectedOn,
      urgency: urgencyToday,
      outside: bloodTestResults.outside,
      toCheck: bloodTestResults.toCheck,
      review: latestReviewOfRow,
      reviewed: reviewedNow,
      failed: bloodTestResults.failed,
      failure: bloodTestResults.failure,
      place: sql<Cursor>`${storedUrgency} || '_' || ${uploadedAt} || '_' || blood_test_results.id`,
    })
    .from(bloodTestResults)
    .where(and(eq(bloodTestResults.userId, ownerId(owner)), after(cursor)))
    .orderBy(sql`${storedUrgency} desc, ${bloodTestResults.createdAt} desc, ${bloodTestResults.id} desc`)
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  return {
    rows: shown.map(({ place: _place, ...row }) => ({
      ...row,
      failure: row.failed ? failureText(row.failed, t) : row.failure,
      review: row.review && { by: row.review.by, at: new Date(row.review.at).toISOString() },
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.place ?? null) : null,
  }
}

/**
 * One page of a patient's blood tests for a practitioner in care, with name, allergies, current medications, and the
 * latest reviews of any of the results, newest first.
 */
export async function bloodTestsOfPatient(db: Db, t: Translate, patient: PatientInCare, page: BloodTestPage) {
  const [[person], list] = await Promise.all([
    db
      .select({
        fullName: users.name,
        allergies: profiles.allergies,
        currentMedications: profiles.currentMedications,
        reviews: latestReviewsOfUser,
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, patient)),
    listBloodTests(db, t, patient, page),
  ])
  const { reviews, ...about } = person ?? {
    fullName: '',
    allergies: null,
    currentMedications: null,
    reviews: [],
  }
  return {
    ...about,
    ...list,
    reviews: reviews.map((review) => ({ ...review, at: new Date(review.at).toISOString() })),
  }
}

/** Bytes of the reviews sent with a result, as JSON; the oldest beyond are left out. */
const MAX_REVIEW_BYTES = 200_000
/**
 * Bytes of a result's content, as JSON, to which its owner may add. The rest of a response is for its text and later
 * days.
 */
export const MAX_CONTENT_BYTES = 550_000

const isCritical = (one: Finding) =>
  one.kind === 'critical' || (one.kind === 'positive' && one.urgency === 'today' && one.isSure)

/** What is sent of a stored result, each thing once: with today's conclusions, without their text. */
export function contentOf<S extends Stored>(
  { analysis: _analysis, finishedAt: _finishedAt, ...row }: S,
  concluded: ReturnType<typeof conclusionsFor>,
) {
  const unchecked = concluded.checks.filter(isUnchecked)
  const open = new Set(unchecked.map(({ unread }) => unread))
  return {
    ...sentResult({ ...row, ...concluded }),
    toCheck: unchecked.length,
    unread: row.unread.map((line) => ({ ...line, settled: !open.has(line) })),
    critical: concluded.findings.flatMap((one) => (isCritical(one) && one.row !== null ? one.row : [])),
    ratios: ratiosOf(row.markers),
  }
}

/**
 * One result with all that was read: what follows from it today, the same in words for its reader, the lines that need
 * a person's eyes, its unread lines with whether somebody said what they are, the indices of its critical rows, the
 * ratios that its rows allow, its latest reviews, and who may review it. `reviewed` is false again after its owner has
 * changed something. Refuses a foreign result exactly as an unknown one.
 */
export async function bloodTestOf(db: Db, locale: Locale, owner: RecordOwner, id: string) {
  const [found] = await db
    .select({
      id: bloodTestResults.id,
      fileName: bloodTestResults.fileName,
      status: bloodTestResults.status,
      analysis: bloodTestResults.analysis,
      written: bloodTestResults.written,
      finishedAt: bloodTestResults.finishedAt,
      failed: bloodTestResults.failed,
      failure: bloodTestResults.failure,
      omissions: bloodTestResults.omissions,
      notice: bloodTestResults.notice,
      pagesRead: bloodTestResults.pagesRead,
      pagesTotal: bloodTestResults.pagesTotal,
      analysisModel: bloodTestResults.analysisModel,
      contentType: bloodTestResults.contentType,
      markers: bloodTestResults.markers,
      unread: bloodTestResults.unread,
      qualitative: bloodTestResults.qualitative,
      corrections: bloodTestResults.corrections,
      collectedOn: bloodTestResults.collectedOn,
      possibleDays: bloodTestResults.possibleDays,
      language: bloodTestResults.language,
      createdAt: bloodTestResults.createdAt,
      revision: bloodTestResults.revision,
      outside: bloodTestResults.outside,
      reviews: reviewsOfRow,
      reviewed: reviewedNow,
      acknowledgedAt: acknowledgedNow,
      practitioners: carersOfRow,
      owner: ownerColumns,
    })
    .from(bloodTestResults)
    .leftJoin(profiles, eq(profiles.id, bloodTestResults.userId))
    .where(and(eq(bloodTestResults.id, id), eq(bloodTestResults.userId, ownerId(owner))))
  if (!found) throw new Refusal('NOT_FOUND', 'bloodTests.refused.noTest')
  const { owner: person, ...row } = found
  const reviews = pageOf(
    row.reviews.map((one): Review => ({ ...one, at: new Date(one.at).toISOString() })),
    row.reviews.length,
    MAX_REVIEW_BYTES,
  )
  const { failed, omissions } = row
  const concluded = conclusionsFor(row, await aboutOwner(person))
  const t = translatorFor(locale)
  return {
    ...contentOf(row, concluded),
    analysis:
      row.status === 'completed'
        ? proseOf(concluded, locale, typeof owner === 'string' ? 'practitioner' : 'patient')
        : null,
    failure: failed ? failureText(failed, t) : row.failure,
    notice: omissions ? omissions.map((one) => omissionText(one, t)).join(' ') || null : row.notice,
    reviews,
    review: reviews[0] ?? null,
  }
}
