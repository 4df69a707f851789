import { type SQLWrapper, sql } from 'drizzle-orm'

/** The time zone of a person's days, in SQL: the one of their reminders, or UTC. `userId` may be a column. */
export const timeZoneOf = (userId: string | SQLWrapper) =>
  sql`coalesce((select s.time_zone from notice_settings s where s.user_id = ${userId}), 'UTC')`

/** A person's own present day, in SQL. */
export const todayOf = (userId: string | SQLWrapper) => sql`(now() at time zone ${timeZoneOf(userId)})::date`
