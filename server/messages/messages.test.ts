import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditLog,
  doses,
  messageAttachments,
  messages,
  notices,
  practitionerPatients,
  userRoles,
} from '../../drizzle/schema.ts'
import { addDays, isoDay } from '../../shared/health.ts'
import { untimed } from '../../shared/planItems.ts'
import { itemSentence } from '../../shared/planItemText.ts'
import { LIMITS } from '../auth/limits.ts'
import { objectsNamed } from '../backup/objects.ts'
import { ironPanel } from '../demo/reports.ts'
import { translatorFor } from '../platform/locales.ts'
import { archiveOf } from '../test/archive.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { upload } from '../test/upload.ts'
import { MESSAGE_FILES, sweepAttachments } from './attachments.ts'
import { retainedMessages } from './retainedMessages.ts'
import { waitingThreads } from './waiting.ts'

const t = translatorFor('en')
const today = new Date().toISOString().slice(0, 10)
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let portal: TestPortal
let admin: Person
let stranger: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin')
  stranger = await signUp(portal, 'practitioner')
})
afterAll(() => portal.close())

const link = (practitioner: Person, patient: Person) =>
  admin.api.admin.assignments.assign({ practitionerId: practitioner.id, patientId: patient.id })

async function pair() {
  const maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  const elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
  const { id } = await link(elena, maya)
  const write = (from: Person, text: string, more: object = {}) =>
    from.api.messages.send({
      threadWith: from === maya ? elena.id : maya.id,
      text,
      key: randomUUID(),
      ...more,
    })
  return { maya, elena, write, unlink: () => admin.api.admin.assignments.remove({ id }) }
}
/** A patient and a practitioner of a portal, with a care link. */
async function linkedIn(own: TestPortal) {
  const [maya, elena] = [await signUp(own), await signUp(own, 'practitioner')] as const
  await own.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
  return [maya, elena] as const
}
const read = async (reader: Person, { id: threadWith }: Person) => reader.api.messages.thread({ threadWith })
const texts = async (reader: Person, other: Person) =>
  (await read(reader, other)).messages.map(({ text }) => text)
const rowOf = async (id: string) =>
  (await portal.deps.db.select().from(messages).where(eq(messages.id, id)))[0]
const notFound = { cause: { code: 'NOT_FOUND' } }

describe('a thread', () => {
  it('both sides read the same messages in the same order, with their numbers, writers and read times', async () => {
    const { maya, elena, write } = await pair()
    const first = await write(maya, '  May I take the iron in the evening? ')
    await write(elena, 'Yes, with dinner.')
    await write(maya, 'Thank you.')
    const seen = await read(maya, elena)
    expect(seen.messages).toMatchObject([
      { id: first.id, number: 1, from: maya.id, text: 'May I take the iron in the evening?', readAt: null },
      { number: 2, from: elena.id, text: 'Yes, with dinner.' },
      { number: 3, from: maya.id, text: 'Thank you.' },
    ])
    const withoutKey = ({ key: _key, ...message }: (typeof seen.messages)[number]) => message
    expect((await read(elena, maya)).messages.map(withoutKey)).toEqual(seen.messages.map(withoutKey))
    expect(seen.messages.map(({ key }) => key !== null)).toEqual([true, false, true])
    expect(await elena.api.messages.unread()).toBe(2)
    await elena.api.messages.markRead({ threadWith: maya.id, upTo: 1 })
    expect(await elena.api.messages.threads()).toMatchObject([
      {
        with: { id: maya.id, fullName: 'Maya Lindqvist' },
        unread: 1,
        closed: false,
        last: { text: 'Thank you.' },
      },
    ])
    await elena.api.messages.markRead({ threadWith: maya.id })
    expect(await elena.api.messages.unread()).toBe(0)
    const [one, two] = (await read(maya, elena)).messages
    expect(one?.readAt).toBeInstanceOf(Date)
    expect(two?.readAt).toBeNull()
  })

  it('the other person gets one unread notice of a thread, which reading the thread marks as read', async () => {
    const { maya, elena, write } = await pair()
    await write(maya, 'One secret')
    await write(maya, 'Two secrets')
    const ofMessages = async () =>
      (await elena.api.notices.list()).rows.filter(({ kind }) => kind === 'message-new')
    expect(await ofMessages()).toMatchObject([
      {
        text: t('notices.text.message-new', { author: 'Maya Lindqvist' }),
        href: `/messages/${maya.id}`,
        readAt: null,
      },
    ])
    await elena.api.messages.markRead({ threadWith: maya.id })
    expect((await ofMessages()).map(({ readAt }) => readAt)).not.toContain(null)
    expect(await maya.api.notices.list()).toMatchObject({ rows: [] })
    await write(elena, 'An answer')
    expect((await maya.api.notices.list()).rows).toMatchObject([
      { text: t('notices.text.message-new', { author: 'Elena Hartmann' }) },
    ])
  })

  it('a practitioner’s reads are recorded, the patient’s are not', async () => {
    const { maya, elena, write } = await pair()
    await write(maya, 'Hello')
    await read(maya, elena)
    await read(elena, maya)
    await elena.api.messages.threads()
    const lines = await portal.deps.db
      .select({ action: auditLog.action, actor: auditLog.actorId })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, maya.id), sql`${auditLog.action} like 'messages.%'`))
    expect(lines).toEqual([
      { action: 'messages.thread', actor: elena.id },
      { action: 'messages.threads', actor: elena.id },
    ])
  })

  it('a message is refused when it is empty, too long, or names an unknown file', async () => {
    const { maya, elena, write } = await pair()
    await expect(write(maya, '  ')).rejects.toThrow('messages.invalid.empty')
    await expect(write(maya, 'x'.repeat(4_001))).rejects.toThrow('messages.invalid.length')
    await write(maya, 'x'.repeat(4_000))
    await expect(write(maya, 'With a file', { attachments: [randomUUID()] })).rejects.toThrow(
      t('messages.refused.fileGone'),
    )
    expect(await texts(elena, maya)).toEqual(['x'.repeat(4_000)])
    // Beyond what the database can compare with.
    const before = 2 ** 31
    const [earlier, read] = [
      { threadWith: elena.id, before },
      { threadWith: elena.id, upTo: before },
    ]
    await expect(maya.api.messages.thread(earlier)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(maya.api.messages.markRead(read)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('a list finds the name of a person and the words of the latest message', async () => {
    const { maya, elena, write } = await pair()
    await write(maya, 'The nettle tea is gone.')
    await write(maya, 'Does the elderberry syrup count?')
    const found = async (search: string) =>
      (await elena.api.messages.threads({ search })).map(({ with: { id } }) => id)
    expect(await found('lindqv')).toEqual([maya.id])
    expect(await found('ELDERBÉRRY')).toEqual([maya.id])
    expect(await found('nettle')).toEqual([])
    await elena.api.messages.send({ threadWith: maya.id, text: 'Taken back', key: randomUUID() })
    const { messages } = await read(elena, maya)
    await elena.api.messages.withdraw({ id: messages.at(-1)?.id ?? '' })
    expect(await found('taken back')).toEqual([])
  })

  it('a new patient’s thread is listed before anything was written', async () => {
    const { maya, elena } = await pair()
    expect(await maya.api.messages.threads()).toMatchObject([
      { with: { id: elena.id }, last: null, unread: 0, closed: false },
    ])
    expect((await read(maya, elena)).messages).toEqual([])
  })
})

describe('who may read and write', () => {
  it('foreign ids, an unlinked or unverified practitioner and an admin without a link are answered NOT_FOUND', async () => {
    const { maya, elena, write } = await pair()
    const { id } = await write(maya, 'Hello')
    for (const other of [stranger, admin, await signUp(portal)]) {
      for (const threadWith of [maya.id, elena.id, randomUUID()]) {
        await expect(other.api.messages.thread({ threadWith })).rejects.toMatchObject(notFound)
        await expect(other.api.messages.quotable({ threadWith })).rejects.toMatchObject(notFound)
        await expect(other.api.messages.markRead({ threadWith })).rejects.toMatchObject(notFound)
        await expect(
          other.api.messages.send({ threadWith, text: 'Hello', key: randomUUID() }),
        ).rejects.toMatchObject(notFound)
      }
      await expect(other.api.messages.withdraw({ id })).rejects.toMatchObject(notFound)
      expect(await other.api.messages.threads()).toEqual([])
    }
    await expect(elena.api.messages.withdraw({ id })).rejects.toMatchObject(notFound)
    await portal.deps.db.update(userRoles).set({ verified: false }).where(eq(userRoles.userId, elena.id))
    await expect(read(elena, maya)).rejects.toMatchObject(notFound)
    expect(await elena.api.messages.threads()).toMatchObject([{ closed: true, last: null, unread: 0 }])
  })

  it('an unlink closes the thread at the next call, and a new link opens it again', async () => {
    const { maya, elena, write, unlink } = await pair()
    await write(maya, 'Before')
    await write(elena, 'Answer')
    await unlink()
    await expect(read(elena, maya)).rejects.toMatchObject(notFound)
    await expect(write(elena, 'Later')).rejects.toMatchObject(notFound)
    expect(await elena.api.messages.threads()).toMatchObject([
      { with: { id: maya.id }, last: null, unread: 0, closed: true },
    ])
    expect(await elena.api.messages.unread()).toBe(0)
    expect((await elena.api.notices.list()).rows.filter(({ kind }) => kind === 'message-new')).toEqual([])
    expect(await texts(maya, elena)).toEqual(['Before', 'Answer'])
    expect(await read(maya, elena)).toMatchObject({ closed: true, endedAt: expect.any(Date) })
    await expect(write(maya, 'Later')).rejects.toThrow(
      t('messages.refused.ended', { name: 'Elena Hartmann' }),
    )
    await expect(write(maya, 'Later')).rejects.toMatchObject(notFound)
    await link(elena, maya)
    await write(maya, 'Again')
    expect(await texts(elena, maya)).toEqual(['Before', 'Answer', 'Again'])
    expect((await read(maya, elena)).closed).toBe(false)
  })

  it('a role that ends closes the thread as an unlink does', async () => {
    const { maya, elena, write } = await pair()
    await write(maya, 'Before')
    await portal.deps.db.update(userRoles).set({ role: 'patient' }).where(eq(userRoles.userId, elena.id))
    await expect(read(elena, maya)).rejects.toMatchObject(notFound)
    await expect(write(maya, 'Later')).rejects.toMatchObject(notFound)
    expect(await texts(maya, elena)).toEqual(['Before'])
  })

  it('nobody writes to a suspended practitioner, who could not read it; what was written stays', async () => {
    const { maya, elena, write } = await pair()
    await write(maya, 'Before')
    await admin.api.admin.users.suspend({ userId: elena.id })
    expect(await read(maya, elena)).toMatchObject({ closed: false, suspended: true })
    await expect(write(maya, 'Meanwhile')).rejects.toThrow(
      t('messages.refused.suspended', { name: 'Elena Hartmann' }),
    )
    expect(await texts(maya, elena)).toEqual(['Before'])
    await admin.api.admin.users.restore({ userId: elena.id })
    expect((await read(maya, elena)).suspended).toBe(false)
    await write(maya, 'After')
    expect(await texts(maya, elena)).toEqual(['Before', 'After'])
  })
})

describe('the key of a message', () => {
  it('the same key is the first message, also at once, and after an unlink for the patient', async () => {
    const { maya, elena, write, unlink } = await pair()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => write(maya, `Try ${at}`, { key })),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const all = await read(elena, maya)
    expect(all.messages.map(({ number }) => number)).toEqual([1])
    expect((await write(elena, 'The key is per sender', { key })).id).not.toBe(answers[0]?.id)
    await unlink()
    expect(await write(maya, 'Lost answer', { key })).toEqual(answers[0])
    await expect(write(elena, 'Lost answer', { key })).rejects.toMatchObject(notFound)
  })

  it('a key of another thread is refused', async () => {
    const { maya, write } = await pair()
    const other = await signUp(portal, 'practitioner')
    await link(other, maya)
    const key = randomUUID()
    await write(maya, 'Hello', { key })
    await expect(maya.api.messages.send({ threadWith: other.id, text: 'Hello', key })).rejects.toMatchObject({
      cause: { code: 'KEY_REUSED' },
    })
  })

  it(`${LIMITS.messagePerUser.tries} new messages an hour are sent, repeated ones are not counted`, async () => {
    const own = await startPortal({ ROLE: 'web' })
    const [maya, elena] = await linkedIn(own)
    const write = (from: Person, to: Person, key: string = randomUUID()) =>
      from.api.messages.send({ threadWith: to.id, text: 'Hello', key })
    const key = randomUUID()
    const { tries } = LIMITS.messagePerUser
    for (let sent = 0; sent < tries; sent++) await write(maya, elena, sent ? undefined : key)
    await expect(write(maya, elena)).rejects.toMatchObject({ cause: { code: 'TOO_MANY' } })
    await write(maya, elena, key)
    await write(elena, maya)
    expect((await read(maya, elena)).messages).toHaveLength(tries + 1)
    await own.close()
  })
})

describe('withdrawing', () => {
  it('an unread message is withdrawn with its words, quote and files, and stays as a row', async () => {
    const { maya, elena, write } = await pair()
    await maya.api.health.addEntry({ date: today, mood: 'Good' })
    const file = (await upload(portal, PNG, { url: '/api/message-files', cookie: maya.cookie })).json()
    const { id } = await write(maya, 'By mistake', {
      quote: { kind: 'day', date: today },
      attachments: [file.id],
    })
    await maya.api.messages.withdraw({ id })
    await maya.api.messages.withdraw({ id })
    for (const [reader, other] of [
      [maya, elena],
      [elena, maya],
    ] as const) {
      expect((await read(reader, other)).messages).toMatchObject([
        { id, text: null, quote: null, attachments: [], withdrawnAt: expect.any(Date) },
      ])
    }
    expect((await elena.api.notices.list()).rows).toEqual([])
    expect(await elena.api.messages.unread()).toBe(0)
    await eventually(async () => ((await objectsOf(maya)).length === 0 ? true : undefined))
  })

  it('a read message, and one of more than five minutes ago, is not withdrawn', async () => {
    const { maya, elena, write } = await pair()
    const { id } = await write(maya, 'Read')
    await elena.api.messages.markRead({ threadWith: maya.id })
    await expect(maya.api.messages.withdraw({ id })).rejects.toThrow(t('messages.refused.read'))
    const late = await write(maya, 'Late')
    const { pool, db } = portal.deps
    await pool.query('alter table messages disable trigger keep')
    await db
      .update(messages)
      .set({ at: new Date(Date.now() - 301_000) })
      .where(eq(messages.id, late.id))
    await pool.query('alter table messages enable trigger keep')
    await expect(maya.api.messages.withdraw({ id: late.id })).rejects.toThrow(
      t('messages.refused.late', { minutes: 5 }),
    )
    await expect(
      db.update(messages).set({ text: null, withdrawnAt: new Date() }).where(eq(messages.id, late.id)),
    ).rejects.toThrow()
    expect(await texts(elena, maya)).toEqual(['Read', 'Late'])
  })

  it('a withdrawal and a read at the same time: one of them wins', async () => {
    const { maya, elena, write } = await pair()
    for (let round = 0; round < 8; round++) {
      const { id } = await write(maya, `Round ${round}`)
      await Promise.allSettled([
        maya.api.messages.withdraw({ id }),
        elena.api.messages.markRead({ threadWith: maya.id }),
      ])
      const row = await rowOf(id)
      expect([row?.readAt === null, row?.withdrawnAt === null].filter(Boolean)).toHaveLength(1)
    }
  })

  it('the database refuses to edit or delete a message, and to move or delete a file that was sent', async () => {
    const { maya, elena, write } = await pair()
    const file = (await upload(portal, PNG, { url: '/api/message-files', cookie: maya.cookie })).json()
    const { id } = await write(maya, 'As it was', { attachments: [file.id] })
    const { db } = portal.deps
    const own = eq(messages.id, id)
    for (const change of [{ text: 'Other' }, { at: new Date() }, { sender: elena.id }, { urgent: true }])
      await expect(db.update(messages).set(change).where(own)).rejects.toThrow()
    await expect(db.delete(messages).where(own)).rejects.toThrow()
    const ownFile = eq(messageAttachments.id, file.id)
    await expect(db.update(messageAttachments).set({ messageId: null }).where(ownFile)).rejects.toThrow()
    await expect(db.delete(messageAttachments).where(ownFile)).rejects.toThrow()
    await elena.api.messages.markRead({ threadWith: maya.id })
    await expect(db.update(messages).set({ readAt: null }).where(own)).rejects.toThrow()
    await expect(db.update(messages).set({ readAt: new Date() }).where(own)).rejects.toThrow()
    expect(await texts(maya, elena)).toEqual(['As it was'])
  })
})

async function objectsOf({ id }: Person) {
  const keys: string[] = []
  for await (const { key } of portal.deps.files.list(`${MESSAGE_FILES}${id}/`)) keys.push(key)
  return keys
}
const attach = async (person: Person, content: Buffer, name = 'photo.png') =>
  upload(portal, content, { url: '/api/message-files', cookie: person.cookie, name })
const open = async (person: Person, id: string) =>
  send(portal, 'GET', `/api/message-files/${id}`, undefined, { headers: { cookie: person.cookie } })

describe('attachments', () => {
  it.each([
    ['report.html', 'report.html.png'],
    ['report.png.hta', 'report.png.hta.png'],
    ['report', 'report.png'],
    ['Report.PNG', 'Report.PNG'],
    ['report.jpg', 'report.jpg.png'],
  ])('an image with a script behind it that is called %s is saved as %s', async (name, saved) => {
    const { maya } = await pair()
    const file = await attach(maya, Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')]), name)
    const { headers } = await open(maya, file.json<{ id: string }>().id)
    expect(headers['content-disposition']).toContain(`filename="${saved}"`)
  })

  it('a file is its uploader’s alone until it is sent, then both people’s, and leaves as a safe download', async () => {
    const { maya, elena, write } = await pair()
    const answer = await attach(maya, PNG, '../../Mayas photo\u202e.png')
    expect(answer.statusCode).toBe(201)
    const file = answer.json<{ id: string; name: string }>()
    expect(file).toMatchObject({ name: 'Mayas photo.png', type: 'image/png', size: PNG.length })
    expect((await open(maya, file.id)).rawPayload).toEqual(PNG)
    expect((await open(elena, file.id)).statusCode).toBe(404)
    await expect(write(elena, 'Not mine', { attachments: [file.id] })).rejects.toMatchObject(notFound)
    await write(maya, '', { attachments: [file.id] })
    await expect(write(maya, 'Twice', { attachments: [file.id] })).rejects.toMatchObject(notFound)
    const opened = await open(elena, file.id)
    expect(opened.rawPayload).toEqual(PNG)
    expect(opened.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    })
    expect(opened.headers['content-disposition']).toMatch(/^attachment; /)
    expect((await read(elena, maya)).messages).toMatchObject([
      {
        text: '',
        attachments: [{ id: file.id, name: 'Mayas photo.png', type: 'image/png', size: PNG.length }],
      },
    ])
    for (const other of [stranger, admin]) expect((await open(other, file.id)).statusCode).toBe(404)
    expect((await open(maya, randomUUID())).statusCode).toBe(404)
  })

  it('files close for the practitioner with the link, own ones too; the patient keeps them', async () => {
    const { maya, elena, write, unlink } = await pair()
    const hers = (await attach(elena, PNG)).json()
    const mine = (await attach(maya, PNG)).json()
    await write(elena, 'A sheet', { attachments: [hers.id] })
    await write(maya, 'A photo', { attachments: [mine.id] })
    await unlink()
    for (const { id } of [hers, mine]) {
      expect((await open(elena, id)).statusCode).toBe(404)
      expect((await open(maya, id)).statusCode).toBe(200)
    }
  })

  it.each([
    ['an empty file', () => Buffer.alloc(0), 400],
    ['a page that calls itself a picture', () => Buffer.from('<html><script>alert(1)</script>'), 415],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415],
    ['a FHIR bundle', () => Buffer.from('{"resourceType":"Bundle"}'), 415],
    ['a program', () => Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 415],
    ['a picture of more than 10 MB', () => Buffer.concat([PNG, Buffer.alloc(10_485_761 - PNG.length)]), 413],
  ])('%s is refused and nothing of it is stored', async (_name, content, status) => {
    const maya = await signUp(portal)
    expect((await attach(maya, content())).statusCode).toBe(status)
    expect(await objectsOf(maya)).toEqual([])
  })

  it('a report of exactly 10 MB and three files of one message are accepted, a fourth is not', async () => {
    const { maya, elena, write } = await pair()
    const report = Buffer.from(await ironPanel())
    const large = Buffer.concat([report, Buffer.alloc(10_485_760 - report.length)])
    expect((await attach(maya, large, 'report.pdf')).statusCode).toBe(201)
    const ids = await Promise.all(
      Array.from({ length: 4 }, async () => (await attach(maya, PNG)).json<{ id: string }>().id),
    )
    await expect(write(maya, 'Four', { attachments: ids })).rejects.toThrow('messages.invalid.files')
    await write(maya, 'Three', { attachments: ids.slice(0, 3) })
    expect((await read(elena, maya)).messages[0]?.attachments).toHaveLength(3)
  })

  it('files that were never sent are swept after two days, sent ones stay', async () => {
    const { maya, write } = await pair()
    const [unsent, sent] = [(await attach(maya, PNG)).json(), (await attach(maya, PNG)).json()]
    await write(maya, 'One', { attachments: [sent.id] })
    const { pool } = portal.deps
    await pool.query('alter table message_attachments disable trigger keep')
    await pool.query(
      "update message_attachments set created_at = now() - interval '49 hours' where uploader = $1",
      [maya.id],
    )
    await pool.query('alter table message_attachments enable trigger keep')
    await sweepAttachments(portal.deps)
    expect((await open(maya, unsent.id)).statusCode).toBe(404)
    expect((await open(maya, sent.id)).statusCode).toBe(200)
    await eventually(async () => ((await objectsOf(maya)).length === 1 ? true : undefined))
  })
})

describe('quotes', () => {
  it('quotes counts ticks of the last 14 days, without the day that has begun further east', async () => {
    const { maya, elena } = await pair()
    const medication = 'Zinc 10 mg'
    const plan = { patientId: maya.id, title: 'Zinc', medications: [medication] }
    const { id: planId } = await elena.api.plans.create(plan)
    const now = new Date()
    const said = { planId, medication, slot: 'any' as const, state: 'taken' as const, version: 1 }
    await portal.deps.db.insert(doses).values(
      Array.from({ length: 17 }, (_, ago) => ({
        ...said,
        ...{ date: addDays(isoDay(now.getTime()), 1 - ago), takenAt: now, saidAt: now },
      })),
    )
    expect(await maya.api.messages.quotable({ threadWith: elena.id })).toMatchObject([
      { title: medication, facts: { ticked: 14, days: 14 } },
    ])
  })

  it('a quote has the server’s words of its moment, which stay when the record changes', async () => {
    const { maya, elena, write } = await pair()
    const plan = { patientId: maya.id, title: 'Iron', medications: ['Iron bisglycinate 25 mg'] }
    const { id: planId } = await elena.api.plans.create(plan)
    const medication = 'Iron bisglycinate 25 mg'
    await maya.api.plans.setDose({ planId, medication, date: today, taken: true })
    await maya.api.health.addEntry({ date: today, mood: 'Good', sleepHours: 7 })
    const item = { kind: 'item' as const, planId, text: medication }
    const facts = { schedule: { slots: [], days: { kind: 'daily' as const } }, ticked: 1, days: 14 }
    const schedule = itemSentence(untimed(medication), t)
    const detail = t('messages.quoted.item', { schedule, ticked: 1, days: 14 })
    const quoted = { ...item, title: medication, detail, facts }
    expect(await maya.api.messages.quotable({ threadWith: elena.id })).toMatchObject([
      quoted,
      { kind: 'day', date: today, facts: { mood: 'Good', energyLevel: null, sleepHours: 7 } },
    ])
    await write(maya, 'About this', { quote: { ...item, title: 'Forged', detail: 'Forged' } })
    await elena.api.plans.update({ id: planId, ...plan, medications: ['Zinc 10 mg'] })
    const [message] = (await read(elena, maya)).messages
    expect(message).toMatchObject({
      quote: quoted,
      quoteLeads: true,
    })
    await elena.api.plans.remove({ id: planId })
    expect((await read(maya, elena)).messages[0]).toMatchObject({ quote: item, quoteLeads: false })
    await expect(write(maya, 'Gone', { quote: item })).rejects.toThrow(t('messages.refused.quoteGone'))
  })

  it('what is in nobody’s or somebody else’s record cannot be quoted', async () => {
    const { maya, write } = await pair()
    const other = await pair()
    const { id: planId } = await other.elena.api.plans.create({
      patientId: other.maya.id,
      title: 'Rest',
      medications: ['Valerian'],
    })
    for (const quote of [
      { kind: 'item', planId, text: 'Valerian' },
      { kind: 'marker', bloodTestId: randomUUID(), row: 0 },
      { kind: 'day', date: today },
    ])
      await expect(write(maya, 'Quoted', { quote })).rejects.toMatchObject(notFound)
  })
})

describe('expectations', () => {
  const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', until: '17:00' }))
  const settings = { timeZone: 'Europe/Stockholm', hours, answerHours: 6, absence: null }

  it('office hours and the usual answer time are shown to the patient', async () => {
    const { maya, elena } = await pair()
    await elena.api.messages.updateSettings(settings)
    expect(await elena.api.messages.settings()).toEqual(settings)
    expect((await read(maya, elena)).expects).toEqual(settings)
    await expect(
      elena.api.messages.updateSettings({ ...settings, hours: [{ day: 1, from: '17:00', until: '09:00' }] }),
    ).rejects.toThrow('messages.invalid.hours')
    await expect(maya.api.messages.settings()).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } })
  })

  it('an absence answers once in each thread, and a new absence once again', async () => {
    const { maya, elena, write } = await pair()
    const nora = await signUp(portal)
    await link(elena, nora)
    const away = { ...settings, absence: { text: 'I am away until Monday.', until: null } }
    await elena.api.messages.updateSettings(away)
    await write(maya, 'First')
    await write(maya, 'Second')
    await nora.api.messages.send({ threadWith: elena.id, text: 'Mine', key: randomUUID() })
    await elena.api.messages.updateSettings(away)
    await write(maya, 'Third')
    expect(await texts(maya, elena)).toEqual(['First', 'I am away until Monday.', 'Second', 'Third'])
    expect(await texts(nora, elena)).toEqual(['Mine', 'I am away until Monday.'])
    expect((await read(maya, elena)).messages[1]).toMatchObject({ from: elena.id, automatic: true })
    await elena.api.messages.updateSettings(settings)
    await write(maya, 'Back?')
    await elena.api.messages.updateSettings(away)
    await write(maya, 'Again')
    expect((await texts(maya, elena)).slice(4)).toEqual(['Back?', 'Again', 'I am away until Monday.'])
    await write(elena, 'My own words bring no answer')
    expect(await texts(maya, elena)).toHaveLength(8)
  })

  it('an absence that is over answers nobody', async () => {
    const { maya, elena, write } = await pair()
    const absence = { text: 'I am away.', until: '2020-01-01' }
    await elena.api.messages.updateSettings({ ...settings, absence })
    await write(maya, 'Hello')
    expect(await texts(maya, elena)).toEqual(['Hello'])
    expect((await read(maya, elena)).expects.absence).toBeNull()
  })

  it('a patient waits until the practitioner answers, and an absence is no answer; an emergency has a line of its own', async () => {
    const { maya, elena, write } = await pair()
    const waiting = () => waitingThreads(portal.deps.db, elena.id, [maya.id])
    expect(await waiting()).toEqual([])
    const { at } = await write(maya, 'I have a question')
    await elena.api.messages.updateSettings({ ...settings, absence: { text: 'I am away.', until: null } })
    const { id } = await write(maya, 'And a CHEST pain since noon')
    expect(await waiting()).toEqual([
      { patientId: maya.id, count: 2, urgent: false, since: at.toISOString() },
    ])
    await maya.api.messages.withdraw({ id })
    expect(await waiting()).toMatchObject([{ count: 1, urgent: false }])
    await write(elena, 'Go on. Do you have chest pain?')
    expect(await waiting()).toEqual([])
    expect(await waitingThreads(portal.deps.db, elena.id, [])).toEqual([])
  })
})

describe('MESSAGES', () => {
  const portalWith = async (mode: string) => {
    const own = await startPortal({ MESSAGES: mode, ROLE: 'web' })
    const [maya, elena] = await linkedIn(own)
    const write = (from: Person, to: Person) =>
      from.api.messages.send({ threadWith: to.id, text: 'Hello', key: randomUUID() })
    return { own, maya, elena, write }
  }

  it('practitioner: a patient may answer, and not begin', async () => {
    const { own, maya, elena, write } = await portalWith('practitioner')
    expect(await read(maya, elena)).toMatchObject({
      mode: 'practitioner',
      emergencyNumber: '112',
      begun: false,
    })
    await expect(write(maya, elena)).rejects.toThrow(t('messages.refused.practitionerFirst'))
    await write(elena, maya)
    await write(maya, elena)
    expect((await maya.api.messages.thread({ threadWith: elena.id })).messages).toHaveLength(2)
    await own.close()
  })

  it('off: nobody writes', async () => {
    const { own, maya, elena, write } = await portalWith('off')
    await expect(write(maya, elena)).rejects.toThrow(t('messages.refused.off'))
    await expect(write(elena, maya)).rejects.toThrow(t('messages.refused.off'))
    const answer = await upload(own, PNG, { url: '/api/message-files', cookie: maya.cookie })
    expect(answer.statusCode).toBe(403)
    await own.close()
  })
})

describe('the export and the backup', () => {
  it('a patient’s archive has the threads of both sides with their files; a practitioner’s has no word of them', async () => {
    const { maya, elena, write } = await pair()
    const file = (await attach(elena, PNG, 'sheet.png')).json()
    await write(maya, 'FROM-MAYA')
    await write(elena, 'FROM-ELENA', { attachments: [file.id] })
    const mayas = await archiveOf(portal, maya)
    expect(JSON.parse(String(mayas.get('my-data.json')))).toMatchObject({
      messages: [
        { practitioner: 'Elena Hartmann', text: 'FROM-MAYA', files: null },
        { text: 'FROM-ELENA', files: [{ id: file.id, name: 'sheet.png' }] },
      ],
      lostFiles: [],
    })
    expect(mayas.get(`messages/${file.id}-sheet.png`)).toEqual(PNG)
    const elenas = await archiveOf(portal, elena)
    expect([...elenas.keys()]).toEqual(['my-data.json'])
    for (const word of ['FROM-MAYA', 'FROM-ELENA'])
      expect(String(elenas.get('my-data.json'))).not.toContain(word)
  })

  it('a backup has the files of messages', async () => {
    const { maya, write } = await pair()
    const file = (await attach(maya, PNG)).json()
    await write(maya, 'With a file', { attachments: [file.id] })
    const client = await portal.deps.pool.connect()
    const named = await objectsNamed(client).finally(() => client.release())
    expect(named).toEqual(expect.arrayContaining(await objectsOf(maya)))
    expect(await objectsOf(maya)).toHaveLength(1)
  })
})

describe('a closed account', () => {
  it('messages and files stay as part of the treatment record; the patient’s name and date of birth stay with them', async () => {
    const { maya, elena, write } = await pair()
    const [sent, unsent] = [(await attach(maya, PNG)).json(), (await attach(maya, PNG)).json()]
    await write(maya, 'Kept', { attachments: [sent.id] })
    await write(elena, 'Kept too')
    await maya.api.auth.deleteAccount({ password: 'a password of the tests', confirmation: 'DELETE' })
    expect(await elena.api.messages.threads()).toEqual([])
    await expect(read(elena, maya)).rejects.toMatchObject(notFound)
    const kept = await retainedMessages(portal.deps.db, maya.id)
    expect(kept).toMatchObject([
      {
        patient: 'Maya Lindqvist',
        practitioner: 'Elena Hartmann',
        text: 'Kept',
        files: [{ name: 'photo.png' }],
      },
      { from: 'Elena Hartmann', text: 'Kept too' },
    ])
    await eventually(async () => ((await objectsOf(maya)).length === 1 ? true : undefined))
    expect(await portal.deps.db.$count(messageAttachments, eq(messageAttachments.id, unsent.id))).toBe(0)
    expect(await portal.deps.db.$count(notices, eq(notices.patientId, maya.id))).toBe(0)
  })

  it('a patient keeps reading a practitioner who closed the account', async () => {
    const { maya, elena, write } = await pair()
    await write(elena, 'Goodbye')
    await elena.api.auth.deleteAccount({ password: 'a password of the tests', confirmation: 'DELETE' })
    expect(await maya.api.messages.threads()).toMatchObject([
      { with: { fullName: 'Elena Hartmann' }, closed: true, last: { text: 'Goodbye' } },
    ])
    expect(await texts(maya, elena)).toEqual(['Goodbye'])
  })
})
