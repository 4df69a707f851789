import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import ical, { type VEvent } from 'node-ical'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appointments, profiles, users } from '../../drizzle/schema.ts'
import { DEFAULT_CLINIC } from '../../shared/clinic.ts'
import { translatorFor } from '../platform/locales.ts'
import { openLog } from '../platform/log.ts'
import type { Mail } from '../platform/mail.ts'
import { openMail } from '../platform/mail.ts'
import { PASSWORD, type Person, signUp } from '../test/caller.ts'
import { openMailbox } from '../test/mailbox.ts'
import { makeRows } from '../test/make.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { appointmentMail } from './appointments.mail.ts'
import { removeEnded, sendCancellation, sendInvitation } from './invitations.ts'

const AT = '2099-01-11T08:00:00.000Z'

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
  const later = new Date('2099-01-12T09:00:00.000Z')
  await portal.deps.db
    .update(appointments)
    .set({ at: later, until: new Date('2099-01-12T10:00:00.000Z') })
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

/** A confirmed appointment, booked by its practitioner. */
async function booked() {
  const [maya, elena] = [await signUp(portal), await signUp(portal, 'practitioner', 'Elena Hartmann')]
  const link = { practitionerId: elena.id, patientId: maya.id }
  await (await signUp(portal, 'admin')).api.admin.assignments.assign(link)
  const kind = { name: 'Visit', minutes: 60, place: 'practice', earliestHours: 1, latestDays: 60 } as const
  const { id: kindId } = await elena.api.appointments.saveKind(kind)
  const at = (day: number) => new Date(Date.parse(AT) + day * 86_400_000).toISOString()
  const { id } = await elena.api.appointments.book({
    ...{ patientId: maya.id, kindId, at: at(0), key: randomUUID() },
  })
  return { id, kindId, maya, elena, at }
}
/** The entries of a person's mails in their order: mails may overtake each other. */
const stepsOf = async (person: Person, count: number) =>
  (await entriesOf(person, count))
    .map(({ method, sequence, at }) => ({ method, sequence, at }))
    .sort((one, other) => Number(one.sequence) - Number(other.sequence))

it('what is booked, moved and cancelled is mailed to both sides, once each', async () => {
  const { id, maya, elena, at } = await booked()
  await elena.api.appointments.move({ id, at: at(1) })
  await elena.api.appointments.move({ id, at: at(1) })
  await maya.api.appointments.cancel({ id })
  await portal.deps.db.transaction((tx) => sendCancellation(tx, portal.deps, id))
  for (const person of [maya, elena]) {
    expect(await stepsOf(person, 3)).toEqual([
      { method: 'REQUEST', sequence: 0, at: at(0) },
      { method: 'REQUEST', sequence: 1, at: at(1) },
      { method: 'CANCEL', sequence: 2, at: at(1) },
    ])
  }
})

it('an appointment that its patient wants at another time leaves the calendars until it is confirmed', async () => {
  const { id, kindId, maya, elena, at } = await booked()
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', until: '23:00' }))
  await elena.api.appointments.setHours({ weekly: hours, exceptions: [] })
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const [free] = await maya.api.appointments.free({
    ...{ practitionerId: elena.id, kindId, from: soon, until: soon },
  })
  const wanted = free?.at ?? ''
  await maya.api.appointments.move({ id, at: wanted })
  await elena.api.appointments.confirm({ id })
  expect(await stepsOf(maya, 3)).toEqual([
    { method: 'REQUEST', sequence: 0, at: at(0) },
    { method: 'CANCEL', sequence: 1, at: wanted },
    { method: 'REQUEST', sequence: 2, at: wanted },
  ])
})

it('an entry leaves both calendars when the care link ends, and when an account is closed', async () => {
  const unlinked = await booked()
  const admin = await signUp(portal, 'admin')
  const [link] = await admin.api.admin.assignments.list({ search: unlinked.maya.email })
  await admin.api.admin.assignments.remove({ id: link?.id ?? '' })
  await removeEnded(portal.deps)
  const left = await booked()
  await left.maya.api.auth.deleteAccount({ password: PASSWORD, confirmation: 'DELETE' })
  for (const { maya, elena } of [unlinked, left])
    for (const person of [maya, elena])
      expect((await stepsOf(person, 2)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL'])
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
  expect(mail.text).toContain('11. Januar 2099, 08:00 (UTC)')
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
    const entry = { id: 'one', at: new Date(AT), until: new Date('2099-01-11T09:00:00Z'), sequence: 1 }
    for (const method of ['REQUEST', 'CANCEL'] as const) {
      const sender = { env, clinic: { settings: DEFAULT_CLINIC } }
      const mail = appointmentMail(
        sender,
        { ...entry, place: 'video' },
        { method, stamp: new Date(AT) },
        to,
        translatorFor('en'),
      )
      await send({ to: to.email, ...mail })
      const raw = mailbox.mailsTo(to.email).at(-1) ?? ''
      expect(raw).toMatch(new RegExp(`^Content-Type: text/calendar; charset=utf-8; method=${method}$`, 'm'))
      expect(raw).toContain('multipart/alternative')
    }
  } finally {
    await mailbox.close()
  }
})
