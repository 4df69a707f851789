import { FRESH_DAYS, urgencyOf } from '@verbena/lab-reader'
import { and, desc, eq, sql } from 'drizzle-orm'
import { bloodTestResults, profiles } from '../../drizzle/schema.ts'
import { URGENCIES, type Urgency } from '../../shared/bloodTests.ts'
import { addNotice, addNoticeForCarers } from '../notify/notices.ts'
import type { Db, Queries } from '../platform/db.ts'
import { aboutOwner, ownerColumns } from './owner.ts'

/** Whether the blood was drawn so long ago that nothing about the current row is urgent: `oldDay` in SQL. */
export const isOldDraw = sql`coalesce(coalesce(${bloodTestResults.collectedOn},
  (select max(day)::date from jsonb_array_elements_text(${bloodTestResults.possibleDays}) day))
    < (now() at time zone 'UTC')::date - ${FRESH_DAYS}::int, false)`

/** What the urgency of a row follows from. */
const decidedFrom = {
  id: bloodTestResults.id,
  revision: bloodTestResults.revision,
  markers: bloodTestResults.markers,
  unread: bloodTestResults.unread,
  qualitative: bloodTestResults.qualitative,
  corrections: bloodTestResults.corrections,
  collectedOn: bloodTestResults.collectedOn,
  possibleDays: bloodTestResults.possibleDays,
}

/** The stored urgency of the current row, by which lists are ordered. */
export const storedUrgency = sql<Urgency>`coalesce(${bloodTestResults.urgency}, 'none')`

/** The urgency of the current row today. */
export const urgencyToday = sql<Urgency>`case when ${isOldDraw} then 'none' else ${storedUrgency} end`

/** Whether an urgency is above what was stored. */
export const isMoreUrgent = (now: Urgency, before: Urgency | null) =>
  URGENCIES.indexOf(now) > URGENCIES.indexOf(before ?? 'none')

/** Notifies the owner of a result and everyone in care that it needs a doctor today. */
export async function notifyUrgent(
  tx: Queries,
  userId: string,
  notice: { dedupeKey: string; targetId: string },
) {
  await addNotice(tx, userId, { kind: 'result-today', ...notice })
  await addNoticeForCarers(tx, userId, { kind: 'result-critical', ...notice })
}

/** Rows per run. */
const AT_ONCE = 20

/**
 * Recomputes the urgency of a person's recent results after the profile changed, since limits depend on age and
 * pregnancy. Notifies the owner and everyone in care of one that became more urgent, once per revision and urgency.
 */
export async function decideAgain(db: Db, userId: string) {
  const [owner] = await db.select(ownerColumns).from(profiles).where(eq(profiles.id, userId))
  const about = await aboutOwner(owner)
  const rows = await db
    .select({ ...decidedFrom, urgency: bloodTestResults.urgency })
    .from(bloodTestResults)
    .where(
      and(
        eq(bloodTestResults.userId, userId),
        eq(bloodTestResults.status, 'completed'),
        sql`not ${isOldDraw}`,
      ),
    )
    .orderBy(desc(bloodTestResults.createdAt))
    .limit(AT_ONCE)
  for (const { id, revision, urgency, ...row } of rows) {
    const now = urgencyOf(row, about)
    if (now === urgency) continue
    await db.transaction(async (tx) => {
      const changed = await tx
        .update(bloodTestResults)
        .set({ urgency: now })
        .where(and(eq(bloodTestResults.id, id), eq(bloodTestResults.revision, revision)))
        .returning({ id: bloodTestResults.id })
      if (changed.length > 0 && isMoreUrgent(now, urgency)) {
        await notifyUrgent(tx, userId, { dedupeKey: `${id} ${revision} ${now}`, targetId: id })
      }
    })
  }
}

/**
 * Ends the urgency of results with an old draw, and computes it for completed results without one, which an earlier
 * release writes during an update.
 */
export async function settleUrgencies(db: Db) {
  await db.execute(sql`
    update ${bloodTestResults} set urgency = 'none'
    where status = 'completed' and coalesce(urgency, 'today') <> 'none' and ${isOldDraw}`)
  const rows = await db
    .select({ ...ownerColumns, ...decidedFrom })
    .from(bloodTestResults)
    .leftJoin(profiles, eq(profiles.id, bloodTestResults.userId))
    .where(
      sql`status = 'completed' and coalesce(urgency, 'today') <> 'none' and ${bloodTestResults.urgency} is null`,
    )
    .limit(AT_ONCE)
  for (const { id, revision, ...row } of rows) {
    const about = await aboutOwner(row)
    await db.execute(sql`
      update ${bloodTestResults} set urgency = ${urgencyOf(row, about)}
      where id = ${id} and revision = ${revision} and urgency is null`)
  }
}
