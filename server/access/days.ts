import { type SQLWrapper, sql } from 'drizzle-orm'
import { isoDay } from '../../shared/health.ts'
import type { Queries } from '../platform/db.ts'

/** The time zone of a person's days, in SQL: the one of their reminders, or UTC. `userId` may be a column. */
export const timeZoneOf = (userId: string | SQLWrapper) =>
  sql`coalesce((select s.time_zone from notice_settings s where s.user_id = ${userId}), 'UTC')`

/** A person's own present day, in SQL. */
export const todayOf = (userId: string | SQLWrapper) => sql`(now() at time zone ${timeZoneOf(userId)})::date`

/** The day (yyyy-MM-dd) of an instant in a time zone, in SQL. */
export const dayIn = (instant: SQLWrapper, timeZone: SQLWrapper) =>
  sql<string>`to_char(${instant} at time zone ${timeZone}, 'YYYY-MM-DD')`

/** An instant in ISO format, in SQL; in milliseconds, or in microseconds as Postgres stores it. */
export const isoInstant = (instant: SQLWrapper, unit: 'ms' | 'us' = 'ms') =>
  sql<string>`to_char(${instant} at time zone 'UTC', ${sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.${unit}"Z"'`)})`

/** A person's own present day (yyyy-MM-dd). */
export async function ownToday(db: Queries, userId: string): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`select ${todayOf(userId)}::text as today`)
  return rows[0]?.today ?? isoDay(Date.now())
}

/** The present day (yyyy-MM-dd) in a time zone, such as the clinic's. */
export const todayIn = (timeZone: string) => Temporal.Now.plainDateISO(timeZone).toString()
