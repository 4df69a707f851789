import { markerNamed } from '@verbena/lab-reader'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { bloodTestResults, retests, users } from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { type Retest, retestWindow, windowText } from '../../shared/retests.ts'
import { caresFor, ownerId, patientInCare, type RecordOwner } from '../access/careLinks.ts'
import { timeZoneOf, todayOf } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db, Queries, Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { CancelRetestInput, PlanRetestInput, RetestPlan } from './inputs.ts'
import { type MarkerResult, REPLACED, recountRetests, retestQuestion, retestState } from './retestRules.ts'

/**
 * Locks a patient's retests until the transaction ends. A transaction that plans one, or changes a result, calls it
 * first: otherwise two concurrent ones would both miss a change.
 */
export async function lockRetests(tx: Tx, patientId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, patientId)).for('no key update')
}

const isoInstant = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`)

type Found = MarkerResult & Pick<MarkerRow, 'value' | 'comparator' | 'unit' | 'loinc'>

/** The patient's latest results that a list of retests reads. */
const MAX_RESULTS = 200

/**
 * Which of a patient's completed results hold one of these markers, the earliest draw first: one row for a marker of a
 * result, a sound one where there is one. Only of the results drawn since `from`, or of the latest `MAX_RESULTS`.
 */
async function rowsWith(
  db: Queries,
  patientId: string,
  markers: readonly string[],
  from?: string,
): Promise<Found[]> {
  if (markers.length === 0) return []
  const results = from
    ? sql`and collected_on >= ${from}`
    : sql`order by coalesce(collected_on, created_at::date) desc, created_at desc limit ${MAX_RESULTS}`
  const { rows } = await db.execute<Found>(sql`
    with results as (
      select id, collected_on, created_at, markers from blood_test_results
      where user_id = ${patientId} and status = 'completed' ${results}
    ), found as (
      select distinct on (b.id, m.value->>'marker') b.id, b.collected_on, b.created_at, m.value as row, sound.sound
      from results b
      cross join lateral jsonb_array_elements(b.markers) with ordinality m (value, place)
      cross join lateral (
        select (m.value->>'plausible')::boolean and not coalesce((m.value->>'doubtful')::boolean, false) as sound
      ) sound
      where m.value->>'marker' = any(${sql.param([...new Set(markers)])}::text[])
      order by b.id, m.value->>'marker', sound.sound desc, m.place
    )
    select id as "testId", collected_on::text as "collectedOn", ${isoInstant('created_at')} as "uploadedAt",
      (created_at at time zone ${timeZoneOf(patientId)})::date::text as "uploadedOn", row->>'marker' as marker, sound,
      (row->>'value')::float8 as value, row->>'comparator' as comparator, row->>'unit' as unit, row->>'loinc' as loinc
    from found order by collected_on nulls last, created_at, id`)
  return rows
}

const countedFields = {
  id: retests.id,
  marker: retests.marker,
  from: retests.from,
  until: retests.until,
  fromTest: retests.fromTest,
  closedBy: retests.closedBy,
  createdAt: sql<string>`${isoInstant('"retests"."created_at"')}`,
}

/**
 * Recomputes which result closes each of a patient's retests, after results or retests changed, or before the result
 * `removed` is deleted. Needs `lockRetests`.
 */
export async function recount(tx: Tx, patientId: string, removed?: string) {
  const openRetests = await tx
    .select(countedFields)
    .from(retests)
    .where(and(eq(retests.patientId, patientId), isNull(retests.cancelledAt)))
  if (openRetests.length === 0) return
  const found = await rowsWith(
    tx,
    patientId,
    openRetests.map(({ marker }) => marker),
    openRetests.map(({ from }) => from).toSorted()[0],
  )
  const left = found.filter(({ testId }) => testId !== removed)
  const { closed, opened, replaced } = recountRetests(openRetests, left)
  // One open retest per marker is allowed, so closing and replacing come first.
  if (closed.length > 0) {
    await tx.execute(sql`
      update retests r set closed_by = c."closedBy"
      from jsonb_to_recordset(${JSON.stringify(closed)}::jsonb) as c (id uuid, "closedBy" uuid) where r.id = c.id`)
  }
  if (replaced.length > 0) {
    await tx.execute(sql`
      update retests set closed_by = null, cancelled_at = now(), cancel_reason = ${REPLACED}
      where id = any(${sql.param(replaced)}::uuid[])`)
  }
  if (opened.length > 0) {
    await tx.execute(sql`update retests set closed_by = null where id = any(${sql.param(opened)}::uuid[])`)
  }
}

/** The LOINC code of the last row or, without one, the only code that the marker has. */
function loincFor(marker: string, rows: readonly Found[]): string | null {
  const printed = rows.findLast(({ loinc }) => loinc !== null)?.loinc
  if (printed) return printed
  const known = Object.values(markerNamed(marker)?.loinc ?? {}).filter((code) => code !== null)
  return known.length === 1 ? (known[0] ?? null) : null
}

/** Retests returned: all open ones (one per marker), and the newest others. */
const MAX_RETESTS = 300

/**
 * The retests of one person with their states on the patient's day: the open ones first, by their windows, then the
 * others, the newest first.
 */
export async function retestsOf(db: Db, t: Translate, owner: RecordOwner): Promise<Retest[]> {
  const patientId = ownerId(owner)
  const { rows } = await db.execute<Omit<Retest, 'state' | 'question' | 'loinc' | 'last'>>(sql`
    select r.id, r.marker, r.weeks, r."from"::text, r.until::text, r.reason, r.from_test as "fromTest",
      r.closed_by as "closedBy", ${isoInstant('r.created_at')} as "createdAt", planner.name as by,
      ${isoInstant('r.cancelled_at')} as "cancelledAt", canceller.name as "cancelledBy", r.cancel_reason as "cancelReason",
      ${todayOf(patientId)}::text as today
    from retests r
    join users planner on planner.id = r.created_by
    left join users canceller on canceller.id = r.cancelled_by
    where r.patient_id = ${patientId}
    order by r.closed_by is not null or r.cancelled_at is not null,
      case when r.closed_by is null and r.cancelled_at is null then r."from"::text || r.marker end,
      r.created_at desc, r.id
    limit ${MAX_RETESTS}`)
  const found = await rowsWith(
    db,
    patientId,
    rows.map(({ marker }) => marker),
  )
  const byMarker = Map.groupBy(found, ({ marker }) => marker)
  return rows.map((retest) => {
    const state = retestState(retest, retest.today)
    const isOpen = state !== 'closed' && state !== 'cancelled'
    const ofMarker = byMarker.get(retest.marker) ?? []
    const last = ofMarker.findLast(({ sound, testId }) => sound && testId !== retest.closedBy)
    return {
      ...retest,
      cancelReason: retest.cancelReason === REPLACED ? t(REPLACED) : retest.cancelReason,
      state,
      question: isOpen ? retestQuestion(retest, ofMarker) : null,
      loinc: loincFor(retest.marker, ofMarker),
      last: last
        ? {
            value: last.value,
            comparator: last.comparator,
            unit: last.unit,
            day: last.collectedOn ?? last.uploadedOn,
          }
        : null,
    }
  })
}

/** The weeks of a retest count from `fromTest`'s collection day where it has one, else from the patient's day. */
type From = { patientId: string; fromTest?: string | undefined }

/**
 * Plans a retest in the caller's transaction, which has locked the patient's retests and checked the care link. Refuses
 * an unknown marker, a result that is not the patient's, and a second open retest of the marker.
 */
export async function planRetestIn(
  tx: Tx,
  who: Who,
  { patientId, fromTest }: From,
  plan: RetestPlan,
  t: Translate,
) {
  const marker = markerNamed(plan.marker)
  if (!marker) throw new Refusal('BAD_INPUT', 'bloodTests.refused.unknownMarker', { marker: plan.marker })
  const [start] = fromTest
    ? await tx
        .select({
          day: sql<string>`coalesce(${bloodTestResults.collectedOn}, ${todayOf(patientId)})::text`,
        })
        .from(bloodTestResults)
        .where(and(eq(bloodTestResults.id, fromTest), eq(bloodTestResults.userId, patientId)))
    : (await tx.execute<{ day: string }>(sql`select ${todayOf(patientId)}::text as day`)).rows
  if (!start) throw new Refusal('NOT_FOUND', 'bloodTests.refused.noTest')
  const [open] = await tx
    .select({ from: retests.from, until: retests.until })
    .from(retests)
    .where(
      and(
        eq(retests.patientId, patientId),
        eq(retests.marker, marker.name),
        isNull(retests.closedBy),
        isNull(retests.cancelledAt),
      ),
    )
  if (open) {
    throw new Refusal('CONFLICT', 'bloodTests.refused.plannedRetest', {
      marker: marker.name,
      window: windowText(open, t),
    })
  }
  const [row] = await tx
    .insert(retests)
    .values({
      patientId,
      marker: marker.name,
      weeks: plan.weeks,
      ...retestWindow(start.day, plan.weeks),
      reason: plan.reason || null,
      fromTest: fromTest ?? null,
      createdBy: who.userId,
    })
    .returning({ id: retests.id })
  if (!row) throw new Error('the new retest was not returned')
  await audit(tx, {
    actorId: who.userId,
    action: 'retest.plan',
    subjectId: patientId,
    targetId: row.id,
    detail: { weeks: plan.weeks },
  })
  return row
}

/** Plans a retest for a patient in care. A result that is there already may close it at once. */
export async function planRetest(
  db: Db,
  who: Who,
  { patientId, fromTest, ...plan }: PlanRetestInput,
  t: Translate,
) {
  return db.transaction(async (tx) => {
    await patientInCare(tx, who, patientId)
    await lockRetests(tx, patientId)
    const row = await planRetestIn(tx, who, { patientId, fromTest }, plan, t)
    await recount(tx, patientId)
    return row
  })
}

/** Cancels an open retest of a patient in care. Refuses one that is closed or cancelled, and unknown and foreign ones. */
export async function cancelRetest(db: Db, who: Who, { id, reason }: CancelRetestInput) {
  await db.transaction(async (tx) => {
    const [named] = await tx.select({ patientId: retests.patientId }).from(retests).where(eq(retests.id, id))
    if (!named || !(await caresFor(tx, who, named.patientId))) {
      throw new Refusal('NOT_FOUND', 'bloodTests.refused.noRetest')
    }
    await lockRetests(tx, named.patientId)
    const [row] = await tx
      .update(retests)
      .set({ cancelledAt: new Date(), cancelledBy: who.userId, cancelReason: reason || null })
      .where(and(eq(retests.id, id), isNull(retests.closedBy), isNull(retests.cancelledAt)))
      .returning({ id: retests.id })
    if (!row) throw new Refusal('CONFLICT', 'bloodTests.refused.closedRetest')
    await audit(tx, {
      actorId: who.userId,
      action: 'retest.cancel',
      subjectId: named.patientId,
      targetId: id,
    })
  })
}
