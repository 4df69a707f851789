import { FRESH_DAYS, urgencyOf } from '@verbena/lab-reader'
import { eq, sql } from 'drizzle-orm'
import { bloodTestResults, profiles } from '../../drizzle/schema.ts'
import type { Urgency } from '../../shared/bloodTests.ts'
import type { Db } from '../platform/db.ts'

/** Whether the blood was drawn so long ago that nothing about the current row is urgent: `oldDay` in SQL. */
const isOld = sql`coalesce(coalesce(${bloodTestResults.collectedOn},
  (select max(day)::date from jsonb_array_elements_text(${bloodTestResults.possibleDays}) day))
    < (now() at time zone 'UTC')::date - ${FRESH_DAYS}::int, false)`

/** The stored urgency of the current row, by which lists are ordered. */
export const storedUrgency = sql<Urgency>`coalesce(${bloodTestResults.urgency}, 'none')`

/** The urgency of the current row today. */
export const urgencyToday = sql<Urgency>`case when ${isOld} then 'none' else ${storedUrgency} end`

/** Rows that one run decides; the next run takes the others. */
const AT_ONCE = 20

/**
 * Ends the urgency of results whose draw has become old, and decides that of completed results without one, which an
 * earlier release writes while a portal is updated.
 */
export async function settleUrgencies(db: Db) {
  await db.execute(sql`
    update ${bloodTestResults} set urgency = 'none'
    where status = 'completed' and coalesce(urgency, 'today') <> 'none' and ${isOld}`)
  const rows = await db
    .select({
      id: bloodTestResults.id,
      revision: bloodTestResults.revision,
      markers: bloodTestResults.markers,
      unread: bloodTestResults.unread,
      qualitative: bloodTestResults.qualitative,
      corrections: bloodTestResults.corrections,
      collectedOn: bloodTestResults.collectedOn,
      possibleDays: bloodTestResults.possibleDays,
      born: profiles.dateOfBirth,
    })
    .from(bloodTestResults)
    .leftJoin(profiles, eq(profiles.id, bloodTestResults.userId))
    .where(
      sql`status = 'completed' and coalesce(urgency, 'today') <> 'none' and ${bloodTestResults.urgency} is null`,
    )
    .limit(AT_ONCE)
  for (const { id, revision, born, ...row } of rows) {
    await db.execute(sql`
      update ${bloodTestResults} set urgency = ${urgencyOf(row, { born })}
      where id = ${id} and revision = ${revision} and urgency is null`)
  }
}
