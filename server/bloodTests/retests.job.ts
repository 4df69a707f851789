import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { timeZoneOf } from '../access/days.ts'
import { defineJob } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'

/** Hour of the patient's day from which notices are added. */
const MORNING = 8
/** Days before the window's end at which a patient gets the second notice. */
const ENDING_DAYS = 7

/**
 * Adds a notice when the window of an open retest has begun and one when it ends within a week, once each, from eight
 * in the morning in the patient's time zone. A retest that was planned later gets the second notice only.
 */
export async function addRetestNotices({ db }: Pick<Services, 'db'>, now = new Date()) {
  const at = sql`${now.toISOString()}::timestamptz`
  // No zone is more than 14 hours from UTC; the bounds on days alone let both indexes serve.
  await db.execute(sql`
    insert into notices (user_id, kind, matter, target_id)
    select r.patient_id, case when day.today >= r.until - ${ENDING_DAYS}::int then 'retest-ending' else 'retest-due' end,
      r.id::text, r.id
    from retests r
    cross join lateral (select ${at} at time zone ${timeZoneOf(sql`r.patient_id`)} as now) own
    cross join lateral (select own.now::date as today, extract(hour from own.now) as hour) day
    where r.closed_by is null and r.cancelled_at is null
      and r."from" <= (${at} at time zone 'UTC')::date + 1 and r.until >= (${at} at time zone 'UTC')::date - 1
      and day.today between r."from" and r.until and day.hour >= ${MORNING}
    on conflict do nothing`)
}

export const retestNoticesJob = defineJob({
  name: 'tell-retests',
  payload: z.object({}),
  schedule: '7 * * * *',
  handler: (services: Pick<Services, 'db'>) => addRetestNotices(services),
})
