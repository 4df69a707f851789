import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openMailbox } from '../../e2e/mailbox.ts'
import { freePort } from '../../server/platform/freePort.ts'
import { startPushService } from '../../server/test/pushService.ts'
import type { Testbed } from './testbed.ts'

const PEOPLE = 2_000
/** How long all reminders may take to arrive, in milliseconds: the two hours after which the portal drops them. */
const ARRIVED_WITHIN = 2 * 60 * 60 * 1000
/** Where a tick is stopped before the workers are killed: when it notes its reminders, and when its mails wait. */
const STOPPED_AT = ['reminders', 'push_devices']
/** At how many pushes a worker is killed once more. */
const KILLED_AT = [300, 900]

/** Repeats `check` until it holds. */
async function until(check: () => Promise<boolean> | boolean) {
  const end = Date.now() + ARRIVED_WITHIN
  while (!(await check())) {
    if (Date.now() > end) throw new Error('the reminders did not arrive within two hours')
    await wait(50)
  }
}

/**
 * People with a reminder by mail and on a device, a mail server, a push service and two workers of their own. The
 * reminders fall due within `spreadMs` milliseconds from now.
 */
async function openReminders(testbed: Testbed, spreadMs: number) {
  await testbed.worker.end('SIGTERM')
  const service = await startPushService()
  const port = await freePort()
  const mailbox = await openMailbox(port)
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    PUSH_SERVICES: service.host,
    PUSH_CA: service.network.ca ?? '',
  }
  const workers = await Promise.all([testbed.reminding(env), testbed.reminding(env)])
  await Promise.all(workers.map((worker) => worker.start()))
  const domain = `${randomUUID()}.clinic`
  const browsers = Array.from({ length: PEOPLE }, () => service.browser())
  await testbed.sql(
    `with device as (
      select * from jsonb_to_recordset($1::jsonb) as d (n int, endpoint text, p256dh text, auth text)
    ), people as (
      insert into users (name, email) select 'Person Reminded', n || '@' || $2 from device
      returning id, split_part(email, '@', 1)::int as n
    ), chosen as (
      insert into notice_settings (user_id, time_zone, times, kinds)
      select id, 'UTC', jsonb_build_object('entry', to_char(now() at time zone 'UTC', 'HH24:MI')),
        '{"entry":{"mail":true,"device":true}}' from people
    ), opened as (
      insert into sessions (user_id, token, expires_at)
      select id, gen_random_uuid(), now() + interval '1 day' from people returning id, user_id
    ), added as (
      insert into push_devices (user_id, session_id, endpoint, p256dh, auth, name)
      select opened.user_id, opened.id, endpoint, p256dh, auth, 'Firefox'
      from opened join people on people.id = opened.user_id join device using (n)
    )
    insert into reminder_times (user_id, slot, next_at)
    select id, 'entry', now() + n * $3::float8 * interval '1 millisecond' from people`,
    [
      JSON.stringify(browsers.map(({ device }, n) => ({ n, endpoint: device.endpoint, ...device.keys }))),
      domain,
      spreadMs / PEOPLE,
    ],
  )
  const mine = `user_id in (select id from users where email like '%@${domain}')`
  const rows = () =>
    testbed.sql<{ n: number }>(`select count(*)::int as n from reminders where ${mine} group by user_id`)
  return {
    workers,
    pushes: () => browsers.reduce((sum, { received }) => sum + received.length, 0),
    /** How many have a row, after a tick that was killed. */
    noted: async () => (await rows()).length,
    /**
     * Waits until everything was sent. Each person must have one row, at least one mail and one push, and all pushes
     * one tag: a device shows them as one.
     */
    async arrive() {
      await until(async () => {
        const [left] = await testbed.sql<{ n: number }>(
          `select (select count(*) from reminder_times where next_at < now() + interval '1 hour' and ${mine})::int
            + (select count(*) from pgboss.job where state < 'completed'
                and (name = 'send-push' or name = 'send-mail' and data->>'to' like '%@${domain}'))::int as n`,
        )
        return left?.n === 0 && browsers.some(({ received }) => received.length > 0)
      })
      const addresses = mailbox.recipients().filter((to) => to.endsWith(domain))
      const pushes = browsers.reduce((sum, { received }) => sum + received.length, 0)
      console.log(`  ${PEOPLE} reminders: ${addresses.length} mails and ${pushes} pushes arrived`)
      const noted = await rows()
      const unmailed = PEOPLE - new Set(addresses).size
      const unpushed = browsers.filter(({ received }) => received.length === 0).length
      const shownTwice = browsers.filter(
        ({ received }) => new Set(received.map(({ message }) => message.tag)).size > 1,
      ).length
      const repeated = noted.filter(({ n }) => n !== 1).length
      return [
        ...(noted.length === PEOPLE ? [] : [`${noted.length} of ${PEOPLE} have a row`]),
        ...(repeated === 0 ? [] : [`${repeated} have more than one row`]),
        ...(unmailed === 0 ? [] : [`${unmailed} got no mail`]),
        ...(unpushed === 0 ? [] : [`${unpushed} got no push`]),
        ...(shownTwice === 0 ? [] : [`${shownTwice} devices show it twice`]),
      ]
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.end('SIGTERM')))
      service.close()
      await mailbox.close()
      await testbed.worker.start()
    },
  }
}

/** Kills all workers in mid-tick, once at each place, and one after the other while they send. */
export async function killInMidTick(testbed: Testbed) {
  const reminders = await openReminders(testbed, 0)
  const { workers } = reminders
  const wrong: string[] = []
  try {
    for (const table of STOPPED_AT) {
      const stopped = await testbed.lock(table)
      await until(stopped.isWaitedFor)
      await Promise.all(workers.map((worker) => worker.end('SIGKILL')))
      await stopped.release()
      await Promise.all(workers.map((worker) => worker.start()))
      const noted = await reminders.noted()
      if (noted > 0) wrong.push(`a tick that was killed at ${table} left ${noted} rows`)
    }
    for (const [index, pushes] of KILLED_AT.entries()) {
      await until(() => reminders.pushes() >= pushes)
      await workers[index]?.end('SIGKILL')
      await workers[index]?.start()
    }
    return [...wrong, ...(await reminders.arrive())]
  } finally {
    await reminders.close()
  }
}

/** Takes the database away while some reminders are being sent and others fall due. */
export async function databaseAwayWhileReminding(testbed: Testbed, awayMs: number) {
  const reminders = await openReminders(testbed, 2 * awayMs)
  try {
    await until(() => reminders.pushes() > 0)
    await testbed.restartDatabase('SIGQUIT', awayMs)
    return await reminders.arrive()
  } finally {
    await reminders.close()
  }
}
