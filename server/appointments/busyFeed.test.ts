import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { busyFeeds, busyTimes, userRoles, users } from '../../drizzle/schema.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, signUp } from '../test/caller.ts'
import { certificateFor } from '../test/certificate.ts'
import { makeRows } from '../test/make.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { readBusyFeedsJob } from './busyFeed.job.ts'
import { busyFeed, readBusyFeed, setBusyFeed } from './busyFeed.ts'

const t = translatorFor('en')
const HOST = 'calendar.example'

let portal: TestPortal
/** What the address answers. */
let answer = { status: 200, text: '' }
let network: Parameters<typeof setBusyFeed>[3]
let url: string
let close: () => void
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  const { cert, key } = await certificateFor(HOST)
  const server = createServer({ cert, key }, (_request, response) => {
    response.writeHead(answer.status).end(answer.text)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `https://${HOST}:${(server.address() as AddressInfo).port}/secret/basic.ics`
  network = {
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    allows: (address) => address === '127.0.0.1',
    ca: cert,
  }
  close = () => {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(async () => {
  close()
  await portal.close()
})

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const calendar = (...hours: number[]) => {
  const entries = hours.map((hour) => {
    const at = `${tomorrow().replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000Z`
    return `BEGIN:VEVENT\r\nUID:${hour}\r\nDTSTAMP:${at}\r\nDTSTART:${at}\r\nDURATION:PT1H\r\nSUMMARY:Dentist\r\nEND:VEVENT\r\n`
  })
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${entries.join('')}END:VCALENDAR\r\n`
}

async function practitioner() {
  const elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
  const kindId = await makeRows(portal.deps).appointmentKind(elena.id)
  return { ...elena, kindId }
}
const whoOf = ({ id }: Person) => ({ userId: id }) as Parameters<typeof setBusyFeed>[1]
const set = (person: Person, address: string | null = url) =>
  setBusyFeed(portal.deps, whoOf(person), address, network)
const shown = (person: Person) => busyFeed(portal.deps, whoOf(person), t)

/** The hours of tomorrow at which a visit may not be booked, in UTC. */
async function takenHours({ id, kindId, api }: Awaited<ReturnType<typeof practitioner>>) {
  const day = tomorrow()
  const free = await api.appointments.free({ practitionerId: id, kindId, from: day, until: day })
  const at = new Set(free.map((one) => one.at))
  return [8, 9, 10, 11].filter((hour) => !at.has(`${day}T${String(hour).padStart(2, '0')}:00:00.000Z`))
}

it('setBusyFeed reads the calendar at once, and its times are not offered', async () => {
  const elena = await practitioner()
  expect(await elena.api.appointments.busyFeed()).toBeNull()
  answer = { status: 200, text: calendar(9) }
  await set(elena)
  expect(await takenHours(elena)).toEqual([9])
  expect(await elena.api.appointments.busyFeed()).toEqual({
    url: HOST,
    readAt: expect.any(String),
    triedAt: expect.any(String),
    failure: null,
  })
})

it('a calendar that fails frees nothing, and says why until it is read again', async () => {
  const elena = await practitioner()
  answer = { status: 200, text: calendar(9, 11) }
  await set(elena)
  const before = await shown(elena)
  for (const [failed, why] of [
    [{ status: 404, text: '' }, t('app.fetch.status', { status: 404 })],
    [{ status: 200, text: '<html>Sign in</html>' }, t('appointments.busy.notCalendar')],
  ] as const) {
    answer = failed
    await readBusyFeed(portal.deps, elena.id, network)
    expect(await takenHours(elena)).toEqual([9, 11])
    expect(await shown(elena)).toMatchObject({ failure: why, readAt: before?.readAt })
  }
  answer = { status: 200, text: calendar(10) }
  await readBusyFeed(portal.deps, elena.id, network)
  expect(await takenHours(elena)).toEqual([10])
  expect((await shown(elena))?.failure).toBeNull()
})

it('setBusyFeed refuses an address that cannot be read in words, and keeps the former one', async () => {
  const elena = await practitioner()
  answer = { status: 200, text: calendar(9) }
  await set(elena)
  answer = { status: 200, text: 'none' }
  await expect(set(elena, url.replace('basic', 'other'))).rejects.toThrow('appointments.busy.notCalendar')
  for (const [address, why] of [
    ['https://127.0.0.1/a.ics', t('app.fetch.notPublic')],
    ['http://calendar.example/a.ics', 'appointments.invalid.link'],
    ['webcal://calendar.example/a.ics', 'appointments.invalid.link'],
    ['https://', 'appointments.invalid.link'],
  ] as const) {
    await expect(elena.api.appointments.setBusyFeed({ url: address })).rejects.toThrow(why)
  }
  expect(await takenHours(elena)).toEqual([9])
  const [stored] = await portal.deps.db.select().from(busyFeeds).where(eq(busyFeeds.practitionerId, elena.id))
  expect(stored?.url).toBe(url)
})

it('setBusyFeed without an address ends it and frees its times', async () => {
  const elena = await practitioner()
  answer = { status: 200, text: calendar(9) }
  await set(elena)
  await elena.api.appointments.setBusyFeed({ url: null })
  expect(await elena.api.appointments.busyFeed()).toBeNull()
  expect(await takenHours(elena)).toEqual([])
})

it('only times are kept of a calendar', async () => {
  const elena = await practitioner()
  answer = { status: 200, text: calendar(9) }
  await set(elena)
  const kept = await portal.deps.db.select().from(busyTimes).where(eq(busyTimes.practitionerId, elena.id))
  expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual(['busy', 'id', 'practitionerId'])
  expect(JSON.stringify(kept)).not.toContain('Dentist')
})

it('readBusyFeedsJob reads the calendars of those who practise', async () => {
  const [elena, suspended, unverified] = [await practitioner(), await practitioner(), await practitioner()]
  const { db, jobs } = portal.deps
  answer = { status: 200, text: calendar(9) }
  for (const one of [elena, suspended, unverified]) {
    await set(one)
    // From here on it is read without the network of this test, and fails.
    await db.update(busyFeeds).set({ url: 'https://127.0.0.1/' }).where(eq(busyFeeds.practitionerId, one.id))
  }
  await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.id))
  await db.update(userRoles).set({ verified: false }).where(eq(userRoles.userId, unverified.id))
  await jobs.enqueue(db, readBusyFeedsJob, {})
  const failure = await eventually(async () => (await shown(elena))?.failure ?? undefined)
  expect(failure).toBe(t('app.fetch.notPublic'))
  expect(await takenHours(elena)).toEqual([9])
  for (const one of [suspended, unverified]) expect((await shown(one))?.failure).toBeNull()
})
