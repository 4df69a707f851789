import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { profiles, pushDevices, reminderTimes, sessions, verifications } from '../../drizzle/schema.ts'
import type { ClinicalTranslate } from '../../locales/translate.ts'
import {
  type Channels,
  DEFAULT_SETTINGS,
  type NoticeSettings,
  SENT_KINDS,
  type SentKind,
} from '../../shared/notices.ts'
import { outsideText } from '../../shared/noticeText.ts'
import type { Who } from '../access/who.ts'
import { readEnv } from '../config/env.ts'
import { addNotice, listNotices, type NewNotice } from '../notify/notices.ts'
import { translatorFor } from '../platform/locales.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import { openMail } from '../platform/mail.ts'
import { openPush, type Push } from '../platform/push.ts'
import { callerOf, cookiesOf, PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { startHostileHost } from '../test/hostileHost.ts'
import { openMailbox } from '../test/mailbox.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { browserKeys, startPushService, subscription } from '../test/pushService.ts'
import { MAX_DEVICES } from './devices.ts'
import type { DeviceInput } from './inputs.ts'
import { sendPushJob, sendSlowPushJob } from './push.job.ts'
import { outsidePath, sendDue } from './sendDue.job.ts'
import { endMails, updateSettings } from './settings.ts'

/** In every name, title and text, and nowhere outside the portal. */
const SECRET = `Melusine${randomUUID().slice(0, 8)}`

let service: Awaited<ReturnType<typeof startPushService>>
let blackHole: Awaited<ReturnType<typeof startHostileHost>>
let portal: TestPortal
let push: Push
let mailbox: Awaited<ReturnType<typeof openMailbox>>
let [elena, admin]: Person[] = []
beforeAll(async () => {
  service = await startPushService()
  blackHole = await startHostileHost('never answers')
  // Without the other workers: no schedule runs beside the test.
  portal = await startPortal({
    RATE_LIMITS: 'off',
    ROLE: 'web',
    PUSH_SERVICES: `${service.host},push.test.clinic:${blackHole.port}`,
    CLINIC_NAME: 'Green Door',
  })
  const { env } = portal.deps
  push = openPush(env, env.AUTH_SECRET ?? '', service.network)
  mailbox = await openMailbox()
  const mail = await openMail({
    url: mailbox.url,
    letterhead: () => ({ from: 'clinic@test.clinic' }),
    log: portal.deps.log,
  })
  await portal.deps.jobs.work([sendPushJob, sendSlowPushJob, sendMailJob], { ...portal.deps, push, mail })
  elena = await signUp(portal, 'practitioner', `Elena ${SECRET}`)
  admin = await signUp(portal, 'admin')
})
afterAll(async () => {
  await portal.close()
  service.close()
  blackHole.close()
  await mailbox.close()
})
beforeEach(async () => {
  await portal.deps.db.delete(reminderTimes)
})

const DEVICE = { mail: false, device: true }
const MAIL = { mail: true, device: false }
const eachBy = (channels: Channels) => Object.fromEntries(SENT_KINDS.map((kind) => [kind, channels]))
const everyKind = eachBy(DEVICE)
const idOf = (person: Person) => ({ userId: person.id }) as Parameters<typeof updateSettings>[1]
/** Settings by which every reminder is due in this minute. */
async function setUp(person: Person, kinds: NoticeSettings['kinds'] = everyKind) {
  const now = new Date()
  const time = now.toISOString().slice(11, 16)
  const times = { morning: time, midday: time, evening: time, night: time, entry: time }
  const settings = { ...DEFAULT_SETTINGS, timeZone: 'UTC', quiet: null, times, kinds }
  await updateSettings(portal.deps.db, idOf(person), settings, new Date(now.getTime() - 120_000))
}
const rowsOf = (person: Person) =>
  portal.deps.db.select().from(pushDevices).where(eq(pushDevices.userId, person.id))
/** Waits until no push and no mail waits any more. */
const allSent = () =>
  eventually(async () => {
    const { rows } = await portal.deps.db.execute(
      sql`select 1 from pgboss.job where name in (${sendPushJob.name}, ${sendSlowPushJob.name}, ${sendMailJob.name}) and state < 'completed' limit 1`,
    )
    return rows.length === 0 ? true : undefined
  })
const told = async (person: Person, kind: NewNotice['kind'], more: Partial<NewNotice> = {}) =>
  addNotice(portal.deps.db, person.id, { kind, dedupeKey: randomUUID(), ...more })
const notification = (device: string) => ({
  device,
  text: 'Hello',
  tag: 'order-moved',
  path: '/orders',
  until: new Date(Date.now() + 60_000).toISOString(),
})
const run = (data: ReturnType<typeof notification>, service: Push = push) =>
  sendPushJob.run({ ...portal.deps, push: service }, data, new AbortController().signal)

/** A patient, a practitioner and an admin to whom something of every kind has happened. */
async function everyKindHappened() {
  const [maya, jonas, clerk] = [
    await signUp(portal, 'patient', `Maya ${SECRET}`),
    await signUp(portal, 'practitioner', `Jonas ${SECRET}`),
    await signUp(portal, 'admin', `Clerk ${SECRET}`),
  ]
  const { id: planId } = await (elena as Person).api.plans.create({
    patientId: maya.id,
    title: SECRET,
    notes: SECRET,
    items: [SECRET, `${SECRET} tea`].map((text) => ({
      text,
      slots: ['morning' as const],
      days: { kind: 'daily' as const },
    })),
  })
  const { id: productId } = await (admin as Person).api.admin.products.create({
    name: SECRET,
    priceCents: 100,
    stock: 1,
  })
  await (admin as Person).api.admin.assignments.assign({ practitionerId: jonas.id, patientId: maya.id })
  const { rows } = await portal.deps.db.execute<{ id: string }>(sql`
    insert into blood_test_results (user_id, file_path, file_name, content_type, file_size, status)
    values (${maya.id}, ${randomUUID()}, ${SECRET}, 'application/pdf', 1, 'completed') returning id`)
  const targetId = rows[0]?.id ?? ''
  await told(maya, 'analysis-finished', { targetId })
  await told(maya, 'analysis-failed', { targetId })
  await told(maya, 'plan-changed', { targetId: planId })
  await told(maya, 'order-moved', { dedupeKey: `${SECRET} completed` })
  await told(jonas, 'result-new', { targetId, patientId: maya.id })
  await told(jonas, 'result-critical', { targetId, patientId: maya.id })
  await told(clerk, 'stock-low', { targetId: productId })
  await told(clerk, 'backup-overdue')
  return { maya, jonas, clerk, planId, targetId }
}

/** Settings by which each kind goes one way. The staff's own health entries are not what this is about. */
async function sendAll({ maya, jonas, clerk }: Record<'maya' | 'jonas' | 'clerk', Person>, way: Channels) {
  const kinds = eachBy(way)
  const ofStaff = { ...kinds, entry: { mail: false, device: false } }
  await setUp(maya, kinds)
  await setUp(jonas, ofStaff)
  await setUp(clerk, ofStaff)
  await Promise.all([sendDue(portal.deps), sendDue(portal.deps)])
  await sendDue(portal.deps)
  await allSent()
}

const t = translatorFor('en')

describe('a device', () => {
  it('a device gets each kind once, with a signature for its service and nothing named', async () => {
    const happened = await everyKindHappened()
    const { maya, jonas, clerk, planId, targetId } = happened
    const browsers = new Map(
      [maya, jonas, clerk].map((person) => [person, service.browser(`Browser ${SECRET}`)] as const),
    )
    for (const [person, { device }] of browsers) await person.api.notices.addDevice(device)
    await sendAll(happened, DEVICE)

    const texts = (person: Person) =>
      browsers
        .get(person)
        ?.received.map(({ message }) => `${message.tag.split(' ')[0]}: ${message.body} ${message.path}`)
        .sort()
    const line = (kind: SentKind) => `${kind}: ${outsideText(kind, t)} ${outsidePath(kind)}`
    expect(texts(maya)).toEqual(
      [
        line('analysis-finished'),
        line('analysis-failed'),
        line('plan-written'),
        line('plan-changed'),
        line('order-moved'),
        `reminder: ${outsideText('doses', t, 'morning', 2)} /dashboard`,
        `reminder: ${outsideText('entry', t)} /health-tracking`,
      ].sort(),
    )
    expect(texts(jonas)).toEqual([line('result-critical'), line('result-new')])
    expect(texts(clerk)).toEqual([line('backup-overdue'), line('stock-low')])
    for (const [person, { received, device }] of browsers) {
      expect(new Set(received.map(({ message }) => message.tag)).size).toBe(received.length)
      // One length for all kinds.
      expect(new Set(received.map(({ raw }) => raw.length)).size).toBe(1)
      for (const { headers, raw, message, vapid } of received) {
        expect(message.title).toBe('Green Door')
        expect(vapid).toMatchObject({ publicKey: push.publicKey, aud: new URL(device.endpoint).origin })
        const ttl = Number(headers.ttl)
        const most = message.tag.startsWith('reminder') ? 2 * 3600 : 24 * 3600
        expect(ttl).toBeGreaterThan(most - 600)
        expect(ttl).toBeLessThanOrEqual(most)
        expect(raw.includes('doses')).toBe(false)
        const everything = `${raw.toString('latin1')} ${JSON.stringify(headers)} ${JSON.stringify(message)}`
        expect(everything).not.toMatch(
          new RegExp(`${SECRET}|${person.id}|${person.email}|${planId}|${targetId}`),
        )
      }
      expect(await rowsOf(person)).toMatchObject([{ lastUsed: expect.any(Date) }])
    }
    const { rows: left } = await portal.deps.db.execute(
      sql`select 1 from pgboss.job where name = ${sendPushJob.name}`,
    )
    expect(left).toEqual([])
  })

  it('a device gets nothing that its owner did not choose, and nothing once the session has expired', async () => {
    const [maya, ida] = [await signUp(portal), await signUp(portal)]
    const [one, other] = [service.browser(), service.browser()]
    await maya.api.notices.addDevice(one.device)
    await ida.api.notices.addDevice(other.device)
    await setUp(maya, { entry: { mail: true, device: false } })
    await setUp(ida)
    await portal.deps.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, ida.id))
    await sendDue(portal.deps)
    await allSent()
    expect([...one.received, ...other.received]).toEqual([])
    const [row] = await rowsOf(ida)
    await run(notification(row?.id ?? ''))
    expect(other.received).toEqual([])
  })

  it.each([404, 410])('a device is removed when its service answers %i', async (status) => {
    const maya = await signUp(portal)
    const browser = service.browser()
    await maya.api.notices.addDevice(browser.device)
    const [row] = await rowsOf(maya)
    browser.answerWith(status)
    await run(notification(row?.id ?? ''))
    expect(await maya.api.notices.devices()).toEqual([])
  })

  it.each([307, 403, 429, 500])(
    'stays when its service answers %i, and the push is tried again',
    async (status) => {
      const maya = await signUp(portal)
      const browser = service.browser()
      await maya.api.notices.addDevice(browser.device)
      const [row] = await rowsOf(maya)
      browser.answerWith(status)
      await expect(run(notification(row?.id ?? ''))).rejects.toThrow(`answers with ${status}`)
      expect(await maya.api.notices.devices()).toHaveLength(1)
      expect(service.asked).not.toContain('/elsewhere')
      browser.answerWith(201)
      await run(notification(row?.id ?? ''))
      expect(browser.received).toHaveLength(1)
    },
  )

  it('a device gets the same tag again where a worker ended before it could say that it was done', async () => {
    const maya = await signUp(portal)
    const browser = service.browser()
    await maya.api.notices.addDevice(browser.device)
    const [row] = await rowsOf(maya)
    const job = notification(row?.id ?? '')
    await run(job)
    await run(job)
    expect(browser.received.map(({ message }) => message.tag)).toEqual([job.tag, job.tag])
  })

  it('a device is not told what is stale, and nothing after a restore', async () => {
    const maya = await signUp(portal)
    const browser = service.browser()
    await maya.api.notices.addDevice(browser.device)
    const [row] = await rowsOf(maya)
    const waiting = notification(row?.id ?? '')
    await run({ ...waiting, until: new Date(Date.now() - 1000).toISOString() })
    await portal.deps.db.execute(sql`insert into sending_hold default values`)
    await run(waiting)
    await portal.deps.db.execute(sql`delete from sending_hold`)
    expect(browser.received).toEqual([])
  })

  it('a device gets its push within 10 s while 40 wait for a push service that never answers', async () => {
    const maya = await signUp(portal)
    const browser = service.browser()
    await maya.api.notices.addDevice(browser.device)
    const [own] = await rowsOf(maya)
    if (!own) throw new Error('no device')
    const held = Array.from({ length: 40 }, () => ({
      ...own,
      id: randomUUID(),
      endpoint: `https://push.test.clinic:${blackHole.port}/${randomUUID()}`,
    }))
    await portal.deps.db.insert(pushDevices).values(held)
    const { jobs, db } = portal.deps
    await jobs.enqueueAll(
      db,
      sendPushJob,
      held.map(({ id }) => notification(id)),
    )
    await jobs.enqueue(db, sendPushJob, notification(own.id))
    await eventually(async () => browser.received[0], 10)
    await db.delete(pushDevices).where(eq(pushDevices.userId, maya.id))
  })

  it('a device is never sent to at a private address, also when the setting names its host', async () => {
    const maya = await signUp(portal)
    const browser = service.browser()
    await maya.api.notices.addDevice(browser.device)
    const [row] = await rowsOf(maya)
    const { env } = portal.deps
    const here = { ...service.network, allows: (address: string) => address === '93.184.216.34' }
    const strict = openPush(env, env.AUTH_SECRET ?? '', here)
    await expect(run(notification(row?.id ?? ''), strict)).rejects.toThrow('app.fetch.notPublic')
    expect(service.asked).not.toContain(browser.path)
  })
})

describe('a mailbox', () => {
  it('a mailbox gets that a result needs a doctor today without having asked for it, until its owner stops it', async () => {
    const maya = await signUp(portal, 'patient', `Maya ${SECRET}`)
    const mails = async () => {
      await sendDue(portal.deps)
      await allSent()
      return mailbox.mailsTo(maya.email).filter((mail) => mail.includes(outsideText('result-today', t)))
    }
    const { rows } = await portal.deps.db.execute<{ id: string }>(sql`
      insert into blood_test_results (user_id, file_path, file_name, content_type, file_size, status, urgency)
      values (${maya.id}, ${randomUUID()}, ${SECRET}, 'application/pdf', 1, 'completed', 'today') returning id`)
    const targetId = rows[0]?.id ?? ''
    await told(maya, 'result-today', { targetId })
    expect(await mails()).toHaveLength(1)
    await endMails(portal.deps.db, { userId: maya.id, kind: 'result-today' })
    await told(maya, 'result-today', { targetId })
    expect(await mails()).toHaveLength(1)
  })

  it('a mailbox gets an alarm with the English beside it, once, where nobody has reviewed its language', async () => {
    const maya = await signUp(portal)
    const german = translatorFor('de') as ClinicalTranslate
    await portal.deps.db.update(profiles).set({ locale: 'de' }).where(eq(profiles.id, maya.id))
    const { rows } = await portal.deps.db.execute<{ id: string }>(sql`
      insert into blood_test_results (user_id, file_path, file_name, content_type, file_size, status, urgency)
      values (${maya.id}, ${randomUUID()}, ${SECRET}, 'application/pdf', 1, 'completed', 'today') returning id`)
    await told(maya, 'result-today', { targetId: rows[0]?.id ?? '' })
    await sendDue(portal.deps)
    await allSent()
    const [mail = ''] = mailbox.mailsTo(maya.email).filter((one) => /List-Unsubscribe-Post/.test(one))
    const [head = '', ...body] = mail.split('\r\n\r\n')
    const said = (by: ClinicalTranslate) => outsideText('result-today', by).split(' ').slice(0, 3).join(' ')
    expect(body.join()).toContain(said(german))
    expect(body.join().split(said(t))).toHaveLength(2)
    expect(head).not.toContain(said(t))
    const { rows: listed } = await listNotices(portal.deps.db, idOf(maya) as Who, {}, 'de')
    const alarm = listed.find(({ kind }) => kind === 'result-today')
    expect(alarm?.english).toBe(t('notices.text.result-today'))
  })

  it('a device gets an alarm with the English below it, in the length of all others', async () => {
    const maya = await signUp(portal)
    const browser = service.browser('Phone')
    await maya.api.notices.addDevice(browser.device)
    await portal.deps.db.update(profiles).set({ locale: 'de' }).where(eq(profiles.id, maya.id))
    await setUp(maya)
    const { rows } = await portal.deps.db.execute<{ id: string }>(sql`
      insert into blood_test_results (user_id, file_path, file_name, content_type, file_size, status, urgency)
      values (${maya.id}, ${randomUUID()}, ${SECRET}, 'application/pdf', 1, 'completed', 'today') returning id`)
    await told(maya, 'result-today', { targetId: rows[0]?.id ?? '' })
    await told(maya, 'order-moved')
    await sendDue(portal.deps)
    await allSent()
    const bodies = browser.received.map(({ message }) => message.body)
    const german = translatorFor('de') as ClinicalTranslate
    expect(bodies).toContain(`${outsideText('result-today', german)}\n${outsideText('result-today', t)}`)
    expect(bodies).toContain(outsideText('order-moved', german))
    expect(new Set(browser.received.map(({ raw }) => raw.length)).size).toBe(1)
  })

  it('a mailbox gets each kind once, with a way to end it and nothing named', async () => {
    const happened = await everyKindHappened()
    await sendAll(happened, MAIL)
    const { maya, jonas, clerk, planId, targetId } = happened
    const mailsTo = ({ email }: Person) =>
      mailbox.mailsTo(email).filter((mail) => /List-Unsubscribe-Post/.test(mail))
    const subjectsTo = (person: Person) =>
      mailsTo(person)
        .map((mail) => /^Subject: Green Door: (.*)\r$/m.exec(mail)?.[1])
        .sort()
    const subject = (kind: SentKind) => outsideText(kind, t)
    expect(subjectsTo(maya)).toEqual(
      [
        ...(
          ['analysis-finished', 'analysis-failed', 'plan-written', 'plan-changed', 'order-moved'] as const
        ).map(subject),
        outsideText('doses', t, 'morning', 2),
        outsideText('entry', t),
      ].sort(),
    )
    expect(subjectsTo(jonas)).toEqual([subject('result-critical'), subject('result-new')].sort())
    expect(subjectsTo(clerk)).toEqual([subject('backup-overdue'), subject('stock-low')].sort())
    const secrets = new RegExp(`${SECRET}|${planId}|${targetId}`)
    for (const person of [maya, jonas, clerk]) {
      for (const mail of mailsTo(person)) {
        // The text can be read as it is searched.
        expect(mail.split('\r\n\r\n').at(-1)).toContain('/unsubscribe?token=')
        expect(mail).not.toMatch(secrets)
      }
    }
  })
})

describe('adding a device', () => {
  it('adding a device lists it by name and dates, marks the one in use, and replaces it in the same session', async () => {
    const maya = await signUp(portal)
    await maya.api.notices.addDevice(subscription())
    await maya.api.notices.addDevice({ ...subscription(), name: 'Safari on iPhone' })
    const devices = await maya.api.notices.devices()
    expect(devices).toEqual([
      {
        id: expect.any(String),
        name: 'Safari on iPhone',
        createdAt: expect.any(Date),
        lastUsed: null,
        current: true,
      },
    ])
    expect(await maya.api.notices.pushKey()).toEqual({ publicKey: push.publicKey })
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com.example.org/x',
    'https://evil-push.apple.com.example.org/x',
    'https://push.apple.com@127.0.0.1/x',
    'https://user:password@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://notpush.apple.com/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest',
    'https://example.org/x',
    'file:///etc/passwd',
    'no address',
  ])('adding a device refuses %s', async (endpoint) => {
    const maya = await signUp(portal)
    await expect(maya.api.notices.addDevice({ ...subscription(), endpoint })).rejects.toThrow(
      new RegExp(`${t('notices.refused.pushService')}|notices.invalid.endpoint`),
    )
    expect(await rowsOf(maya)).toEqual([])
  })

  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://db5p.notify.windows.com/w/?token=x',
  ])('adding a device takes %s', async (endpoint) => {
    const maya = await signUp(portal)
    await maya.api.notices.addDevice({ ...subscription(), endpoint })
    expect(await rowsOf(maya)).toHaveLength(1)
  })

  it.each<Partial<DeviceInput>>([
    { keys: { ...browserKeys().keys, p256dh: 'A'.repeat(87) } },
    { keys: { ...browserKeys().keys, p256dh: 'short' } },
    { keys: { ...browserKeys().keys, auth: 'short' } },
    { keys: { ...browserKeys().keys, auth: `${browserKeys().keys.auth}${'='.repeat(1_000)}` } },
    { name: '' },
    { name: 'two\nlines' },
    { name: 'x'.repeat(61) },
  ])('adding a device refuses %o', async (wrong) => {
    const maya = await signUp(portal)
    await expect(maya.api.notices.addDevice({ ...subscription(), ...wrong })).rejects.toThrow()
    expect(await rowsOf(maya)).toEqual([])
  })

  it('adding a device moves an endpoint to the last person who registers it, without queued messages of the former', async () => {
    const [maya, ida] = [await signUp(portal), await signUp(portal)]
    const browser = service.browser()
    await maya.api.notices.addDevice(browser.device)
    const [before] = await rowsOf(maya)
    await ida.api.notices.addDevice(browser.device)
    expect(await rowsOf(maya)).toEqual([])
    expect(await rowsOf(ida)).toHaveLength(1)
    await run(notification(before?.id ?? ''))
    expect(browser.received).toEqual([])
  })

  /** Devices of this many sessions that end at this moment. */
  async function addSessions(person: Person, devices: number, expiresAt: Date) {
    for (let n = 0; n < devices; n++) {
      const [session] = await portal.deps.db
        .insert(sessions)
        .values({ userId: person.id, token: randomUUID(), expiresAt })
        .returning()
      const { keys, ...rest } = subscription()
      await portal.deps.db
        .insert(pushDevices)
        .values({ userId: person.id, sessionId: session?.id ?? '', ...rest, ...keys })
    }
  }

  it(`addDevice refuses the device after the ${MAX_DEVICES}th, also of two at once, and counts open sessions only`, async () => {
    const maya = await signUp(portal)
    await addSessions(maya, MAX_DEVICES, new Date(Date.now() - 1_000))
    await addSessions(maya, MAX_DEVICES - 1, new Date(Date.now() + 600_000))
    const again = await Promise.all([1, 2].map(() => signInAgain(maya)))
    const added = await Promise.allSettled(again.map((api) => api.notices.addDevice(subscription())))
    expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await maya.api.notices.devices()).toHaveLength(MAX_DEVICES)
  })
})

/** The procedures of another session of the same person. */
async function signInAgain(person: Person): Promise<Person['api']> {
  const answer = await send(portal, 'POST', '/api/auth/sign-in/email', {
    email: person.email,
    password: PASSWORD,
  })
  return callerOf(portal, cookiesOf(answer))
}

describe('removing a device', () => {
  it('removing a device needs to be its owner', async () => {
    const [maya, ida] = [await signUp(portal), await signUp(portal)]
    await maya.api.notices.addDevice(subscription())
    const [row] = await rowsOf(maya)
    const id = row?.id ?? ''
    await expect(ida.api.notices.removeDevice({ id })).rejects.toThrow(t('notices.refused.device'))
    expect(await rowsOf(maya)).toHaveLength(1)
    await maya.api.notices.removeDevice({ id })
    expect(await rowsOf(maya)).toEqual([])
    await expect(maya.api.notices.removeDevice({ id })).rejects.toThrow(t('notices.refused.device'))
  })

  const withDevice = async () => {
    const maya = await signUp(portal)
    await maya.api.notices.addDevice(subscription())
    expect(await rowsOf(maya)).toHaveLength(1)
    return maya
  }
  const headers = (person: Person) => ({ headers: { cookie: person.cookie } })

  it('removing a device is done by signing out', async () => {
    const maya = await withDevice()
    expect((await send(portal, 'POST', '/api/auth/sign-out', {}, headers(maya))).statusCode).toBe(200)
    expect(await rowsOf(maya)).toEqual([])
  })

  it('removing a device is done by a new password', async () => {
    const maya = await withDevice()
    const body = {
      currentPassword: PASSWORD,
      newPassword: 'another password of the tests',
      revokeOtherSessions: true,
    }
    expect((await send(portal, 'POST', '/api/auth/change-password', body, headers(maya))).statusCode).toBe(
      200,
    )
    expect(await rowsOf(maya)).toEqual([])
  })

  it('removing a device is done by a mailed link to a new password', async () => {
    const maya = await withDevice()
    const { db } = portal.deps
    const token = randomUUID()
    await db.insert(verifications).values({
      identifier: `reset-password:${token}`,
      value: maya.id,
      expiresAt: new Date(Date.now() + 60_000),
    })
    const body = { token, newPassword: 'another password of the tests' }
    expect((await send(portal, 'POST', '/api/auth/reset-password', body)).statusCode).toBe(200)
    expect(await rowsOf(maya)).toEqual([])
  })

  it('removing a device is done by ending the other sessions, which leaves the own device', async () => {
    const maya = await withDevice()
    const here = await signInAgain(maya)
    await here.notices.addDevice({ ...subscription(), name: 'Chrome on Android' })
    expect(await rowsOf(maya)).toHaveLength(2)
    await here.auth.sessions.endOthers()
    expect(await rowsOf(maya)).toMatchObject([{ name: 'Chrome on Android' }])
  })

  it('removing a device is done by a suspension', async () => {
    const maya = await withDevice()
    await (admin as Person).api.admin.users.suspend({ userId: maya.id })
    expect(await rowsOf(maya)).toEqual([])
  })
})

describe('the key', () => {
  const open = (secret: string) => openPush(readEnv({ PUBLIC_URL: 'https://portal.clinic' }), secret)
  it('the key is the same for every instance with the secret, and another one for another secret', () => {
    expect(open('one secret').publicKey).toBe(open('one secret').publicKey)
    expect(open('one secret').publicKey).not.toBe(open('another secret').publicKey)
    expect(Buffer.from(open('one secret').publicKey, 'base64url')).toHaveLength(65)
  })
})

describe('PUSH_SERVICES', () => {
  it.each(['localhost', '127.0.0.1', '10.0.0.1:8443', '[::1]', 'https://push.example.com', '*', ','])(
    'refuses %s',
    (hosts) => {
      expect(() => readEnv({ PUSH_SERVICES: hosts })).toThrow('must be hosts')
    },
  )

  it('PUSH_SERVICES adds hosts, with their subdomains and ports where it says so', () => {
    const { accepts } = openPush(
      readEnv({ PUSH_SERVICES: 'push.example.com:8443, *.push.example.org' }),
      'a secret',
    )
    const { p256dh } = browserKeys().keys
    const taken = (endpoint: string) => accepts({ endpoint, p256dh })
    expect(taken('https://push.example.com:8443/x')).toBe(true)
    expect(taken('https://a.push.example.org/x')).toBe(true)
    expect(taken('https://push.example.com/x')).toBe(false)
    expect(taken('https://push.example.org/x')).toBe(false)
  })
})
