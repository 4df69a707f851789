import { Writable } from 'node:stream'
import { eq } from 'drizzle-orm'
import ical, { type VEvent } from 'node-ical'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appointments, calendarFeeds, practitionerPatients, users } from '../../drizzle/schema.ts'
import { LIMITS } from '../auth/limits.ts'
import { translatorFor } from '../platform/locales.ts'
import { openLog } from '../platform/log.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

const titled = (name: string) => translatorFor('en')('appointments.calendar.entry', { with: name })
const DAY = 86_400_000
const lines: string[] = []

let portal: TestPortal
beforeAll(async () => {
  const log = openLog(
    'trace',
    new Writable({
      write(line, _encoding, done) {
        lines.push(String(line))
        done()
      },
    }),
  )
  portal = await startPortal({ ROLE: 'web' }, log)
})
afterAll(() => portal.close())

const at = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const pathOf = (url: string) => new URL(url).pathname
const get = (url: string) => send(portal, 'GET', pathOf(url))
const addressOf = async ({ api }: Person) => (await api.appointments.feed()).url

async function read(url: string) {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  const parts = Object.values(ical.sync.parseICS(answer.body))
  return parts.filter((part) => part?.type === 'VEVENT') as VEvent[]
}

/** A confirmed appointment of a patient in the practitioner's care. */
async function inCare(days = 3) {
  const [maya, elena] = [
    await signUp(portal, 'patient', 'Maya Lindqvist'),
    await signUp(portal, 'practitioner', 'Elena Hartmann'),
  ]
  const { db } = portal.deps
  await db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
  const book = async (when: string, state: 'asked' | 'confirmed' = 'confirmed') => {
    const id = await makeRows(portal.deps).appointment(maya.id, elena.id, state, when)
    await db.update(appointments).set({ isNew: false }).where(eq(appointments.id, id))
    return id
  }
  return { maya, elena, book, id: await book(at(days)) }
}

it('an address shows a patient the clinic’s name and the practitioner initials, without a session', async () => {
  const { maya, elena, id } = await inCare()
  const answer = await get(await addressOf(maya))
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  expect(answer.body).not.toMatch(/Hartmann|Lindqvist|Visit/)
  const [own] = await read(await addressOf(maya))
  expect(own).toMatchObject({ uid: `${id}@localhost`, summary: titled('Verbena') })
  const [theirs] = await read(await addressOf(elena))
  expect(theirs).toMatchObject({ uid: `${id}@localhost`, summary: titled('ML') })
})

it('an address of 256 bits stays the same until it is renewed; the former one is answered like an unknown one', async () => {
  const { maya } = await inCare()
  const url = await addressOf(maya)
  expect(await addressOf(maya)).toBe(url)
  expect(Buffer.from(/calendar\/(.+)\.ics$/.exec(url)?.[1] ?? '', 'base64url')).toHaveLength(32)
  const renewed = await maya.api.appointments.renewFeed()
  expect(renewed.url).not.toBe(url)
  expect(await addressOf(maya)).toBe(renewed.url)
  expect(await read(renewed.url)).toHaveLength(1)
  const unknown = `${portal.deps.env.PUBLIC_URL}/api/calendar/${'A'.repeat(43)}.ics`
  const [former, other, short] = [await get(url), await get(unknown), await get(unknown.replace('AAA', ''))]
  expect([former.statusCode, former.body]).toEqual([404, other.body])
  expect([short.statusCode, short.body]).toEqual([404, other.body])
})

it('what the database stores of an address opens no calendar', async () => {
  const { maya } = await inCare()
  const url = await addressOf(maya)
  const [stored] = await portal.deps.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, maya.id))
  expect(url).not.toContain(stored?.hash)
  expect(url).not.toContain(stored?.salt)
  expect((await get(`${portal.deps.env.PUBLIC_URL}/api/calendar/${stored?.hash}.ics`)).statusCode).toBe(404)
})

it('an address works again after AUTH_SECRET has changed, once it has been shown', async () => {
  const { maya } = await inCare()
  await addressOf(maya)
  await portal.deps.db
    .update(calendarFeeds)
    .set({ hash: 'of another secret' })
    .where(eq(calendarFeeds.userId, maya.id))
  expect(await read(await addressOf(maya))).toHaveLength(1)
})

it('signing out everywhere ends the address', async () => {
  const { maya, elena } = await inCare()
  const [url, others] = [await addressOf(maya), await addressOf(elena)]
  await maya.api.auth.sessions.endOthers()
  expect((await get(url)).statusCode).toBe(404)
  expect((await get(others)).statusCode).toBe(200)
  expect(await addressOf(maya)).not.toBe(url)
})

it('a suspended account’s address is unknown', async () => {
  const { maya } = await inCare()
  const url = await addressOf(maya)
  await portal.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, maya.id))
  expect((await get(url)).statusCode).toBe(404)
})

it('a feed has confirmed appointments from 90 days ago to 400 days ahead', async () => {
  const { maya, book, id } = await inCare(399)
  const recent = await book(at(-89))
  for (const days of [-91, 401]) await book(at(days))
  await book(at(5), 'asked')
  const uids = (await read(await addressOf(maya))).map(({ uid }) => uid)
  expect(uids).toEqual([recent, id].map((one) => `${one}@localhost`))
})

it('a practitioner’s feed has no appointment of a patient who is not in care any more', async () => {
  const { maya, elena } = await inCare(-1)
  expect(await read(await addressOf(elena))).toHaveLength(1)
  await portal.deps.db.delete(practitionerPatients).where(eq(practitionerPatients.patientId, maya.id))
  expect(await read(await addressOf(elena))).toEqual([])
  expect(await read(await addressOf(maya))).toHaveLength(1)
})

it('reads of addresses are limited for each network', async () => {
  const { maya } = await inCare()
  const path = pathOf(await addressOf(maya))
  const remoteAddress = '198.51.100.7'
  await portal.deps.pool.query(
    `insert into rate_limits (key, count, resets_at) values ($1, $2, now() + interval '1 minute')`,
    [`calendarPerIp:${remoteAddress}`, LIMITS.calendarPerIp.tries],
  )
  const answer = await send(portal, 'GET', path, undefined, { remoteAddress })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.any(String)])
})

it('no line of the log has the secret of an address', async () => {
  const { maya } = await inCare()
  const url = await addressOf(maya)
  await get(url)
  const log = lines.join('')
  expect(log).toContain('/api/calendar/:file')
  expect(log).not.toContain(/calendar\/(.+)\.ics$/.exec(url)?.[1])
})
