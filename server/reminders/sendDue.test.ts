import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notices, reminders, reminderTimes } from '../../drizzle/schema.ts'
import { clockIn } from '../../shared/messages.ts'
import { DEFAULT_SETTINGS, type NoticeSettings, SENT_KINDS, settingsInput } from '../../shared/notices.ts'
import { outsideText } from '../../shared/noticeText.ts'
import { authSecret } from '../config/secrets.ts'
import { addNotice } from '../notify/notices.ts'
import { translatorFor } from '../platform/locales.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import type { Mail } from '../platform/mail.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { insertMany, statementsOf, tablesReadWhole } from '../test/statements.ts'
import { sendDue } from './sendDue.job.ts'
import { updateSettings } from './settings.ts'
import { unsubscribeToken } from './unsubscribe.ts'

let portal: TestPortal
let elena: Person
beforeAll(async () => {
  // Without workers: nothing takes the jobs away, and no schedule runs beside the test.
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
  elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.deps.db.delete(reminderTimes)
  await portal.deps.db.update(notices).set({ sentAt: new Date() })
})

const MAIL = { mail: true, device: false }
const settings = (more: Partial<NoticeSettings> = {}): NoticeSettings => ({
  ...DEFAULT_SETTINGS,
  quiet: null,
  kinds: { doses: MAIL, entry: MAIL },
  ...more,
})
const idOf = (person: Person) => ({ userId: person.id }) as Parameters<typeof updateSettings>[1]
const setUp = (person: Person, more?: Partial<NoticeSettings>, now?: Date) =>
  updateSettings(portal.deps.db, idOf(person), settings(more), now)
const tickAt = (iso: string) => sendDue(portal.deps, new Date(iso))
/** The mails that wait for a person, oldest first. */
async function mailsTo(person: Person) {
  const { rows } = await portal.deps.db.execute<{ data: Mail }>(
    sql`select data from pgboss.job where name = 'send-mail' and data->>'to' = ${person.email} order by created_on`,
  )
  return rows.map(({ data }) => data)
}
const remindersOf = (person: Person) =>
  portal.deps.db
    .select({ slot: reminders.slot, day: reminders.day })
    .from(reminders)
    .where(eq(reminders.userId, person.id))
    .orderBy(reminders.day, reminders.slot)
const today = new Date().toISOString().slice(0, 10)
const prescribe = (person: Person, ...slots: ('morning' | 'evening')[]) =>
  elena.api.plans.create({
    patientId: person.id,
    title: 'SECRET-TITLE',
    items: ['SECRET-IRON', 'SECRET-ZINC', 'SECRET-TEA'].map((text) => ({
      text,
      slots,
      days: { kind: 'daily' as const },
    })),
  })

const t = translatorFor('en')

describe('a reminder', () => {
  it('a reminder bundles the open doses of its time, once, and names nothing', async () => {
    const maya = await signUp(portal)
    const { id: planId } = await prescribe(maya, 'morning')
    await maya.api.plans.setDose({ planId, medication: 'SECRET-ZINC', date: today, state: 'taken' })
    await setUp(maya, {}, new Date(`${today}T07:00:00Z`))
    await tickAt(`${today}T07:59:00Z`)
    expect(await mailsTo(maya)).toEqual([])
    await tickAt(`${today}T08:00:00Z`)
    await tickAt(`${today}T08:01:00Z`)
    const mails = await mailsTo(maya)
    expect(mails).toMatchObject([{ subject: expect.stringContaining(outsideText('doses', t, 'morning', 2)) }])
    expect(JSON.stringify(mails)).not.toMatch(/SECRET|Hartmann|Test Person/)
    expect(await remindersOf(maya)).toEqual([{ slot: 'morning', day: today }])
  })

  it('a reminder is not given for what is done, skipped or not planned, and leaves no row then', async () => {
    const maya = await signUp(portal)
    const { id: planId } = await prescribe(maya, 'morning')
    for (const [medication, state] of [
      ['SECRET-IRON', 'taken'],
      ['SECRET-ZINC', 'taken'],
      ['SECRET-TEA', 'skipped'],
    ] as const) {
      await maya.api.plans.setDose({ planId, medication, date: today, state })
    }
    await maya.api.health.addEntry({ date: today })
    await setUp(maya, {}, new Date(`${today}T06:00:00Z`))
    for (const time of ['08:00', '12:30', '18:00', '20:00', '21:30']) await tickAt(`${today}T${time}:00Z`)
    expect(await mailsTo(maya)).toEqual([])
    expect(await remindersOf(maya)).toEqual([])
  })

  it('a reminder of the health entry is given while today has none', async () => {
    const maya = await signUp(portal)
    await setUp(maya, {}, new Date(`${today}T06:00:00Z`))
    await tickAt(`${today}T20:00:00Z`)
    expect(await mailsTo(maya)).toMatchObject([{ text: expect.stringContaining(outsideText('entry', t)) }])
  })

  it('a reminder is dropped in quiet hours, and when it is older than two hours; the next day it is due again', async () => {
    const [quiet, late] = [await signUp(portal), await signUp(portal)]
    const before = new Date(`${today}T06:00:00Z`)
    await setUp(quiet, { quiet: { from: '19:00', until: '06:00' } }, before)
    await setUp(late, {}, before)
    await tickAt(`${today}T22:01:00Z`)
    for (const person of [quiet, late]) {
      expect(await mailsTo(person)).toEqual([])
      const rows = await portal.deps.db
        .select()
        .from(reminderTimes)
        .where(eq(reminderTimes.userId, person.id))
      for (const { nextAt } of rows)
        expect(nextAt.getTime()).toBeGreaterThan(Date.parse(`${today}T22:01:00Z`))
    }
  })

  it('that stays "only here" has no row and no time', async () => {
    const maya = await signUp(portal)
    await setUp(maya, { kinds: { doses: { mail: false, device: false } } })
    expect(await portal.deps.db.$count(reminderTimes, eq(reminderTimes.userId, maya.id))).toBe(0)
  })

  it('a reminder has one row and one mail, however many workers tick at once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => signUp(portal)))
    for (const person of people) await setUp(person, {}, new Date(`${today}T06:00:00Z`))
    await Promise.all([1, 2, 3, 4].map(() => tickAt(`${today}T20:00:00Z`)))
    for (const person of people) {
      expect(await mailsTo(person)).toHaveLength(1)
      expect(await remindersOf(person)).toEqual([{ slot: 'entry', day: today }])
    }
  })

  it('a reminder is not given to a suspended account', async () => {
    const admin = await signUp(portal, 'admin')
    const maya = await signUp(portal)
    await setUp(maya, {}, new Date(`${today}T06:00:00Z`))
    await admin.api.admin.users.suspend({ userId: maya.id })
    await tickAt(`${today}T20:00:00Z`)
    expect(await mailsTo(maya)).toEqual([])
  })
})

describe('a notice', () => {
  it('a notice is mailed to whom chose so for its kind, once, with nothing named', async () => {
    const [maya, ida] = [await signUp(portal), await signUp(portal)]
    await setUp(maya, { kinds: { 'plan-written': MAIL } })
    await setUp(ida, { kinds: { 'plan-changed': MAIL } })
    for (const person of [maya, ida]) await prescribe(person, 'morning')
    await Promise.all([sendDue(portal.deps), sendDue(portal.deps)])
    expect(await mailsTo(maya)).toMatchObject([
      { text: expect.stringContaining(outsideText('plan-written', t)) },
    ])
    expect(JSON.stringify(await mailsTo(maya))).not.toMatch(/SECRET|Hartmann/)
    expect(await mailsTo(ida)).toEqual([])
  })

  it('that nobody may read any more, or that is older than two hours, is not sent', async () => {
    const maya = await signUp(portal)
    await setUp(maya, { kinds: { 'plan-written': MAIL, 'order-moved': MAIL } })
    const { id } = await prescribe(maya, 'morning')
    await elena.api.plans.remove({ id })
    await addNotice(portal.deps.db, maya.id, { kind: 'order-moved', dedupeKey: 'old' })
    await portal.deps.db
      .update(notices)
      .set({ at: sql`now() - interval '3 hours'` })
      .where(eq(notices.dedupeKey, 'old'))
    await sendDue(portal.deps)
    expect(await mailsTo(maya)).toEqual([])
  })
})

describe('after a restore', () => {
  it('nothing is passed on until an admin releases it, and what was due meanwhile is stale then', async () => {
    const { db } = portal.deps
    const [admin, maya] = [await signUp(portal, 'admin'), await signUp(portal)]
    await setUp(maya, {}, new Date(`${today}T06:00:00Z`))
    await db.execute(sql`insert into sending_hold default values`)
    await tickAt(`${today}T20:00:00Z`)
    expect(await mailsTo(maya)).toEqual([])
    expect(await admin.api.admin.sending()).toEqual({ heldSince: expect.any(Date) })
    await expect(maya.api.admin.releaseSending()).rejects.toThrow(t('app.refused.role'))
    await admin.api.admin.releaseSending()
    expect(await admin.api.admin.sending()).toEqual({ heldSince: null })
    await tickAt(`${today}T22:30:00Z`)
    expect(await mailsTo(maya)).toEqual([])
  })

  it('mails that waited in the backup are not sent, and the log says so once', async () => {
    const sent: unknown[] = []
    const logged: unknown[] = []
    const services = {
      db: portal.deps.db,
      log: pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) }),
      mail: async (mail: unknown) => void sent.push(mail),
    }
    const mail = { to: 'maya@test.clinic', subject: 'Hello', text: 'Hello' }
    const run = () => sendMailJob.run(services, mail, new AbortController().signal)
    await portal.deps.db.execute(sql`insert into sending_hold default values`)
    await run()
    await run()
    await portal.deps.db.execute(sql`delete from sending_hold`)
    expect(sent).toEqual([])
    expect(logged).toMatchObject([{ level: 40, msg: expect.stringContaining('until an admin releases it') }])
    await run()
    expect(sent).toEqual([mail])
  })
})

describe('the link that ends mails', () => {
  const linkFor = async (person: Person) => {
    await setUp(person, { kinds: { 'plan-written': MAIL, entry: { mail: true, device: true } } })
    await prescribe(person, 'morning')
    await sendDue(portal.deps)
    const [mail] = await mailsTo(person)
    return new URL(/<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '')
  }

  it('the link that ends mails shows a page with a button, and changes nothing by being followed', async () => {
    const maya = await signUp(portal)
    const { pathname, search } = await linkFor(maya)
    const page = await portal.app.inject({ url: pathname + search })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(t('notices.unsubscribe.action'))
    expect((await maya.api.notices.settings()).kinds['plan-written']).toEqual(MAIL)
  })

  it('the link that ends mails shows a page that states its language', async () => {
    const { pathname, search } = await linkFor(await signUp(portal))
    const url = pathname + search
    const headers = { 'accept-language': 'fr' }
    for (const method of ['GET', 'POST'] as const) {
      const page = await portal.app.inject({ method, url, headers })
      expect(page.body).toContain('<html lang="fr">')
    }
  })

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])(
    'ends mails of its kind by the POST of mail programs as %s, without an Origin and a session',
    async (type, payload) => {
      const maya = await signUp(portal)
      const { pathname, search } = await linkFor(maya)
      const answer = await portal.app.inject({
        method: 'POST',
        url: pathname + search,
        headers: { 'content-type': type },
        payload,
      })
      expect(answer.statusCode).toBe(200)
      expect((await maya.api.notices.settings()).kinds).toEqual({
        'plan-written': { mail: false, device: false },
        entry: { mail: true, device: true },
      })
      await prescribe(maya, 'morning')
      await sendDue(portal.deps)
      expect(await mailsTo(maya)).toHaveLength(1)
    },
  )

  it('the link that ends mails ends mails of several kinds at once, and with the last way its reminders', async () => {
    const maya = await signUp(portal)
    const kinds = { entry: MAIL, doses: MAIL, 'message-new': { mail: true, device: true } } as const
    await setUp(maya, { kinds })
    const secret = await authSecret(portal.deps.env)
    const { db } = portal.deps
    const waiting = () => db.$count(reminderTimes, eq(reminderTimes.userId, maya.id))
    expect(await waiting()).toBe(5)
    const links = SENT_KINDS.filter((kind) => kind in kinds).map((kind) =>
      unsubscribeToken(secret, maya.id, kind),
    )
    await Promise.all(
      links.map((token) => portal.app.inject({ method: 'POST', url: `/unsubscribe?token=${token}` })),
    )
    expect((await maya.api.notices.settings()).kinds).toEqual({
      entry: { mail: false, device: false },
      doses: { mail: false, device: false },
      'message-new': { mail: false, device: true },
    })
    expect(await waiting()).toBe(0)
  })

  it('the link that ends mails is refused when it was changed, or is for another person or kind', async () => {
    const [maya, ida] = [await signUp(portal), await signUp(portal)]
    const { pathname, search } = await linkFor(maya)
    for (const wrong of [
      search.replace(maya.id, ida.id),
      search.replace('plan-written', 'entry'),
      `${search}x`,
      '?token=',
      '',
    ]) {
      const answer = await portal.app.inject({ method: 'POST', url: pathname + wrong })
      expect(answer.statusCode, wrong).toBe(404)
    }
  })
})

describe('what is said outside the portal', () => {
  it('what is said outside the portal has words for every kind, and counts doses', () => {
    for (const kind of SENT_KINDS) expect(outsideText(kind, t, 'morning', 3)).not.toBe('')
    expect(outsideText('doses', t, 'night', 1)).toBe(t('notices.outside.doses', { slot: 'night', open: 1 }))
  })
})

describe('settings', () => {
  it('settings of a new account keep everything here, and are replaced as a whole', async () => {
    const maya = await signUp(portal)
    expect(await maya.api.notices.settings()).toEqual({ ...DEFAULT_SETTINGS, saved: false, canMail: false })
    const chosen = settings({ timeZone: 'Europe/Stockholm', quiet: { from: '21:00', until: '08:00' } })
    await maya.api.notices.updateSettings(chosen)
    expect(await maya.api.notices.settings()).toEqual({ ...chosen, saved: true, canMail: false })
  })

  it.each([
    [{ timeZone: 'Middle/Earth' }, 'notices.invalid.zone'],
    // The database reads these the other way round, as another zone, or not at all, which would end the worklist of
    // everyone who cares for this person.
    [{ timeZone: '+05:30' }, 'notices.invalid.zone'],
    [{ timeZone: 'IST' }, 'notices.invalid.zone'],
    [{ timeZone: 'SST' }, 'notices.invalid.zone'],
    [{ timeZone: 'US/Pacific-New' }, t('notices.invalid.zone')],
    [{ times: { ...DEFAULT_SETTINGS.times, morning: '25:00' } }, 'notices.invalid.time'],
    [{ kinds: { 'account-changed': MAIL } }, 'Unrecognized'],
  ])('settings refuse %o', async (wrong, sentence) => {
    const maya = await signUp(portal)
    const input = { ...DEFAULT_SETTINGS, ...wrong } as NoticeSettings
    await expect(maya.api.notices.updateSettings(input)).rejects.toThrow(sentence)
  })
})

it('every time zone that a browser lists is one of the database, with the same clock', async () => {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Kolkata', 'Europe/Kyiv', 'Etc/GMT+12']
  const at = new Date('2026-07-01T12:00:00Z')
  const { rows } = await portal.deps.db.execute<{ zone: string; time: string }>(sql`
    select zone, to_char(${at.toISOString()}::timestamptz at time zone zone, 'YYYY-MM-DD HH24:MI') as time
    from unnest(${sql.param(zones)}::text[]) zone`)
  expect(rows.map(({ zone, time }) => [zone, time])).toEqual(
    zones.map((zone) => {
      const { date, time } = clockIn(at, settingsInput.shape.timeZone.parse(zone))
      return [zone, `${date} ${time}`]
    }),
  )
})

describe('10,000 people with five reminders each', () => {
  it('10,000 people with five reminders each cost a minute in which nobody is due three statements by index, and 2,000 that are due a few', async () => {
    const { db, pool } = portal.deps
    await insertMany(
      db,
      sql`
        with people as (
          insert into users (name, email) select 'Reminded ' || n, n || '@reminded.clinic' from generate_series(1, 10000) n
          returning id, split_part(email, '@', 1)::int as n
        ), chosen as (
          insert into notice_settings (user_id, time_zone, times, kinds)
          select id, 'UTC', ${JSON.stringify(DEFAULT_SETTINGS.times)}::jsonb, '{"entry":{"mail":true,"device":false}}'::jsonb
          from people
        )
        insert into reminder_times (user_id, slot, next_at)
        select id, slot, '2027-01-01T12:00:00Z'::timestamptz
          - case when n <= 2000 and slot = 'entry' then interval '1 minute' else interval '0' end
        from people, unnest(array['morning', 'midday', 'evening', 'night', 'entry']) slot`,
    )
    const idle = await statementsOf(() => sendDue(portal.deps, new Date('2027-01-01T11:00:00Z')))
    const asked = idle.filter(({ text }) => !/^(begin|commit)/i.test(text))
    expect(asked).toHaveLength(3)
    for (const statement of asked) {
      expect(await tablesReadWhole(pool, statement), statement.text).not.toContain('reminder_times')
    }
    const busy = await statementsOf(() => sendDue(portal.deps, new Date('2027-01-01T11:59:00Z')))
    expect(busy.length).toBeLessThanOrEqual(25)
    const { rows } = await db.execute<{ mails: number }>(
      sql`select count(*)::int as mails from pgboss.job where name = 'send-mail' and data->>'to' like '%@reminded.clinic'`,
    )
    expect(rows).toEqual([{ mails: 2_000 }])
  })
})
