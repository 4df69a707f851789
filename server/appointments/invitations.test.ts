import { eq } from 'drizzle-orm'
import ical, { type VEvent } from 'node-ical'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appointments, profiles, users } from '../../drizzle/schema.ts'
import { DEFAULT_CLINIC } from '../../shared/clinic.ts'
import { openLog } from '../platform/log.ts'
import type { Mail } from '../platform/mail.ts'
import { openMail } from '../platform/mail.ts'
import { type Person, signUp } from '../test/caller.ts'
import { openMailbox } from '../test/mailbox.ts'
import { makeRows } from '../test/make.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { appointmentMail } from './appointments.mail.ts'
import { sendCancellation, sendInvitation } from './invitations.ts'

const AT = '2027-01-11T08:00:00.000Z'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
})
afterAll(() => portal.close())

async function confirmed() {
  const [maya, elena] = [await signUp(portal), await signUp(portal, 'practitioner', 'Elena Hartmann')]
  const id = await makeRows(portal.deps).appointment(maya.id, elena.id, 'confirmed', AT)
  return { id, maya, elena }
}

const inTransaction = (send: typeof sendInvitation, id: string) =>
  portal.deps.db.transaction((tx) => send(tx, portal.deps, id))

/** Waits until a person has so many mails about appointments, and reads their entries. */
const entriesOf = ({ email }: Person, count: number) =>
  eventually(async () => {
    const mails = portal.mails.filter(({ to, calendar }) => to === email && calendar)
    return mails.length < count ? undefined : mails.map(read)
  })
const read = ({ calendar }: Mail) => {
  const parts = ical.sync.parseICS(calendar?.content ?? '')
  const { uid, sequence, start } = Object.values(parts).find((part) => part?.type === 'VEVENT') as VEvent
  return { uid, sequence, at: start.toISOString(), method: parts.vcalendar?.method, sent: calendar?.method }
}

it('both sides get an invitation, its update and its cancellation under one UID with rising SEQUENCE', async () => {
  const { id, maya, elena } = await confirmed()
  const uid = `${id}@localhost`
  await inTransaction(sendInvitation, id)
  for (const person of [maya, elena]) {
    expect(await entriesOf(person, 1)).toEqual([
      { uid, sequence: 0, at: AT, method: 'REQUEST', sent: 'REQUEST' },
    ])
  }
  const later = new Date('2027-01-12T09:00:00.000Z')
  await portal.deps.db
    .update(appointments)
    .set({ at: later, until: new Date('2027-01-12T10:00:00.000Z') })
    .where(eq(appointments.id, id))
  await inTransaction(sendInvitation, id)
  await entriesOf(maya, 2)
  await inTransaction(sendCancellation, id)
  const [, ...others] = await entriesOf(maya, 3)
  expect(others).toEqual([
    { uid, sequence: 1, at: later.toISOString(), method: 'REQUEST', sent: 'REQUEST' },
    { uid, sequence: 2, at: later.toISOString(), method: 'CANCEL', sent: 'CANCEL' },
  ])
})

it('an appointment that was never sent is not cancelled by mail, and a rolled back change sends nothing', async () => {
  const { id, maya } = await confirmed()
  await inTransaction(sendCancellation, id)
  await portal.deps.db
    .transaction(async (tx) => {
      await sendInvitation(tx, portal.deps, id)
      throw new Error('rolled back')
    })
    .catch(() => {})
  await inTransaction(sendInvitation, id)
  expect(await entriesOf(maya, 1)).toMatchObject([{ sequence: 0 }])
})

it('a suspended account gets no invitation; the mail names neither person, and is in its reader’s language', async () => {
  const { id, maya, elena } = await confirmed()
  const { db } = portal.deps
  await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, elena.id))
  await db.update(profiles).set({ locale: 'de' }).where(eq(profiles.id, maya.id))
  await inTransaction(sendInvitation, id)
  await entriesOf(maya, 1)
  const mails = portal.mails.filter(({ calendar }) => calendar?.content.includes(id))
  expect(mails.map(({ to }) => to)).toEqual([maya.email])
  const [mail] = mails as [Mail]
  expect(mail.subject).toBe('Verbena: Ihr Termin')
  expect(mail.text).toContain('11. Januar 2027, 08:00 (UTC)')
  expect(JSON.stringify(mail)).not.toMatch(/Hartmann|Visit/)
})

it('the mail’s calendar part has the method of its content', async () => {
  const mailbox = await openMailbox()
  try {
    const send = await openMail({
      url: mailbox.url,
      letterhead: () => ({ from: 'clinic@demo.clinic' }),
      log: openLog('silent'),
    })
    const to = { name: 'Maya', email: 'maya@home.example', emailVerified: true, locale: 'en' as const }
    const { env } = portal.deps
    const entry = { id: 'one', at: new Date(AT), until: new Date('2027-01-11T09:00:00Z'), sequence: 1 }
    for (const method of ['REQUEST', 'CANCEL'] as const) {
      const sender = { env, clinic: { settings: DEFAULT_CLINIC } }
      const mail = appointmentMail(sender, { ...entry, place: 'video' }, { method, stamp: new Date(AT) }, to)
      await send({ to: to.email, ...mail })
      const raw = mailbox.mailsTo(to.email).at(-1) ?? ''
      expect(raw).toMatch(new RegExp(`^Content-Type: text/calendar; charset=utf-8; method=${method}$`, 'm'))
      expect(raw).toContain('multipart/alternative')
    }
  } finally {
    await mailbox.close()
  }
})
