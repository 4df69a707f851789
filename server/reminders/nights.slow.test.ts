import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reminderTimes } from '../../drizzle/schema.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { sendDue } from './sendDue.job.ts'
import { nextTime } from './settings.ts'

let portal: TestPortal
beforeAll(async () => {
  // Without workers: nothing takes the jobs away, and no schedule runs beside the test.
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.deps.db.delete(reminderTimes)
})

describe('the nights on which the clocks change', () => {
  /** How much of the night has a reminder at each minute. All changes of the clocks are in it. */
  const MINUTES = 4 * 60
  const NIGHTS: [zone: string, day: string][] = [
    ['Europe/Stockholm', '2026-03-29'],
    ['Europe/Stockholm', '2026-10-25'],
    ['Europe/Stockholm', '2027-03-28'],
    ['Europe/Stockholm', '2027-10-31'],
    ['America/New_York', '2026-03-08'],
    ['America/New_York', '2026-11-01'],
    ['America/New_York', '2027-03-14'],
    ['America/New_York', '2027-11-07'],
    ['Australia/Lord_Howe', '2026-04-05'],
    ['Australia/Lord_Howe', '2026-10-04'],
    ['Australia/Lord_Howe', '2027-04-04'],
    ['Australia/Lord_Howe', '2027-10-03'],
  ]
  /** People with a reminder at every minute of the first hours of a day in a zone; the answer is when that day begins. */
  async function everyMinute(zone: string, day: string, domain: string): Promise<number> {
    const { rows } = await portal.deps.db.execute<{ midnight: number }>(sql`
      select (extract(epoch from (${day}::timestamp at time zone ${zone})) * 1000)::float8 as midnight`)
    const midnight = rows[0]?.midnight ?? Number.NaN
    const before = new Date(midnight - 1)
    await portal.deps.db.execute(sql`
      with people as (
        insert into users (name, email) select 'Person Awake', n || '@' || ${domain} from generate_series(0, ${MINUTES - 1}) n
        returning id, to_char(split_part(email, '@', 1)::int * interval '1 minute', 'HH24:MI') as time
      ), chosen as (
        insert into notice_settings (user_id, time_zone, times, kinds)
        select id, ${zone}, jsonb_build_object('entry', time), ${JSON.stringify({ entry: { mail: true, device: false } })}::jsonb from people
      )
      insert into reminder_times (user_id, slot, next_at)
      select id, 'entry', ${nextTime(sql`${zone}`, sql`time`, before)} from people`)
    return midnight
  }

  it.each(NIGHTS)(
    'the nights on which the clocks change have neither two reminders nor none at any minute: %s, %s',
    async (zone, day) => {
      const domain = `${randomUUID()}.clinic`
      const midnight = await everyMinute(zone, day, domain)
      // Two hours longer than the night, because an hour may come twice.
      for (let minute = 0; minute < MINUTES + 120; minute++) {
        await sendDue(portal.deps, new Date(midnight + minute * 60_000))
      }
      const { rows } = await portal.deps.db.execute(sql`
      select count(*)::int as people, count(*) filter (where r.days = array[${day}::date])::int as once,
        count(*) filter (where m.mails = 1)::int as mailed,
        count(*) filter (where t.next_at = (${day}::date + 1 + (s.times->>'entry')::time) at time zone s.time_zone)::int as tomorrow
      from users u join notice_settings s on s.user_id = u.id join reminder_times t on t.user_id = u.id
      left join lateral (select array_agg(day) as days from reminders where user_id = u.id) r on true
      left join lateral (
        select count(*) as mails from pgboss.job where name = 'send-mail' and data->>'to' = u.email
      ) m on true
      where u.email like '%@' || ${domain}`)
      expect(rows).toEqual([{ people: MINUTES, once: MINUTES, mailed: MINUTES, tomorrow: MINUTES }])
    },
  )
})
