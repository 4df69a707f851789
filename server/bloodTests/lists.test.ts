import { randomUUID } from 'node:crypto'
import { MARKERS } from '@verbena/lab-reader'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bloodTestResults, practitionerPatients } from '../../drizzle/schema.ts'
import { asProse, type MarkerRow } from '../../shared/bloodTests.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { type NewResult, storeResults } from '../test/results.ts'
import { settleUrgencies } from './urgency.ts'

const t = translatorFor('en')

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
})
afterAll(() => portal.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const row = (name: string, value: number, over: Partial<MarkerRow> = {}) =>
  markerRow({ name, value, unit: 'mmol/L', low: 3.5, high: 5.1, flag: 'normal', ...over })
const potassium = row('Potassium', 6.9, { flag: 'high' })

const insert = (person: Person, results: readonly NewResult[]) =>
  storeResults(
    portal.deps,
    person.id,
    results.map((over) => ({ urgency: 'none', markers: [], analysis: null, ...over })),
  )
async function insertOne(person: Person, over: NewResult) {
  const [id = ''] = await insert(person, [over])
  return id
}

async function everyPage(
  person: Person,
  limit: number,
  between: (shown: string[]) => Promise<unknown> = async () => null,
) {
  const shown: string[] = []
  let cursor: Awaited<ReturnType<typeof person.api.bloodTests.list>>['nextCursor'] | undefined
  do {
    const page = await person.api.bloodTests.list({ limit, ...(cursor && { cursor }) })
    shown.push(...page.rows.map(({ id }) => id))
    cursor = page.nextCursor
    await between(shown)
  } while (cursor)
  return shown
}

/** A report of as many rows as a bundle may have, of every known marker. */
const largest = (value: number) =>
  Array.from({ length: 480 }, (_, at) =>
    row(MARKERS[at % MARKERS.length]?.name ?? '', value + at / 1000, {
      name: `${MARKERS[at % MARKERS.length]?.name}, a name as long as laboratories print it`,
      unit: at < MARKERS.length ? 'mmol/L' : 'U/L',
      flag: 'high',
    }),
  )

/** Milliseconds of a core that a call takes in all: never less than it holds the event loop, also beside other tests. */
async function coreTime(call: () => Promise<unknown>) {
  const before = process.cpuUsage()
  await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe('bloodTests.list', () => {
  it('bloodTests.list puts urgent results first, then the newest, and its pages neither lose nor repeat one', async () => {
    const maya = await signUp(portal)
    // All of one moment but the urgent ones, which are the oldest.
    const at = new Date('2026-03-01T08:00:00.123Z')
    await insert(
      maya,
      Array.from({ length: 20 }, () => ({ createdAt: at })),
    )
    await portal.deps.db.execute(sql`
      update ${bloodTestResults} set created_at = created_at + 0.000456 * interval '1 second' where user_id = ${maya.id}`)
    const [newest] = await insert(maya, [{ createdAt: new Date('2026-03-02T08:00:00Z') }])
    const old = new Date('2026-02-01T08:00:00Z')
    const [sameDay] = await insert(maya, [{ createdAt: at, urgency: 'sameDay' }])
    const [today] = await insert(maya, [{ createdAt: old, urgency: 'today' }])
    const whole = await everyPage(maya, 200)
    expect(whole.slice(0, 3)).toEqual([today, sameDay, newest])
    expect(new Set(whole).size).toBe(23)
    for (const limit of [1, 3, 11, 22]) expect(await everyPage(maya, limit), String(limit)).toEqual(whole)
  })

  it('a page follows one whose last row was removed', async () => {
    const maya = await signUp(portal)
    await insert(
      maya,
      Array.from({ length: 9 }, () => ({})),
    )
    const whole = await everyPage(maya, 200)
    const shown = await everyPage(maya, 2, async (ids) => {
      await maya.api.bloodTests.remove({ id: ids.at(-1) ?? '' })
    })
    expect(shown).toEqual(whole)
  })

  it('a list of 250 reports of 480 rows is paged and small, for the owner and in care', async () => {
    const [maya, elena] = [await signUp(portal), await signUp(portal, 'practitioner')]
    await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
    for (let batch = 0; batch < 25; batch += 1) {
      await insert(
        maya,
        Array.from({ length: 10 }, (_, at) => ({
          markers: largest(batch + at),
          analysis: asProse('x'.repeat(50_000)),
          collectedOn: daysAgo(batch * 10 + at),
        })),
      )
    }
    const sizeOf = async (person: Person, call: string, input: object) => {
      const url = `/api/trpc/${call}?input=${encodeURIComponent(JSON.stringify(input))}`
      const answer = await send(portal, 'GET', url, undefined, { headers: { cookie: person.cookie } })
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
      return answer.body.length
    }
    const first = await maya.api.bloodTests.list()
    expect(first.rows).toHaveLength(20)
    expect(first.rows[0]).toMatchObject({ outside: 480, toCheck: 0 })
    expect(await everyPage(maya, 200)).toHaveLength(250)
    const patientId = maya.id
    expect(await sizeOf(maya, 'bloodTests.list', { limit: 200 })).toBeLessThan(100_000)
    expect(await sizeOf(elena, 'bloodTests.ofPatient', { patientId, limit: 200 })).toBeLessThan(100_000)
    expect(await sizeOf(maya, 'bloodTests.get', { id: first.rows[0]?.id })).toBeLessThan(1_000_000)
    const trends = () => sizeOf(maya, 'bloodTests.trends', {})
    expect(await trends()).toBeLessThan(1_000_000)
    expect(await coreTime(trends)).toBeLessThan(300)
    expect(await sizeOf(elena, 'bloodTests.trendsOfPatient', { patientId })).toBeLessThan(1_000_000)
    const { cut, trends: lines } = await maya.api.bloodTests.trends()
    expect(cut).toMatchObject({ tests: 50, values: expect.any(Number), unchecked: 0 })
    // The newest value of every marker is there.
    expect(new Set(lines.map(({ marker }) => marker)).size).toBe(MARKERS.length)
    for (const { points } of lines) expect(points.at(-1)?.day).toBe(daysAgo(0))
  }, 120_000)

  it.each([
    'today',
    'today_1',
    'now_1_00000000-0000-4000-8000-000000000000',
    `today_${'9'.repeat(17)}_00000000-0000-4000-8000-000000000000`,
  ])('bloodTests.list refuses the cursor %s', async (cursor) => {
    const maya = await signUp(portal)
    await expect(maya.api.bloodTests.list({ cursor: cursor as never })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})

describe('bloodTests.get', () => {
  it('bloodTests.get refuses a foreign result as an unknown one, also of another patient in care', async () => {
    const [maya, eve, elena] = [
      await signUp(portal),
      await signUp(portal),
      await signUp(portal, 'practitioner'),
    ]
    for (const { id } of [maya, eve])
      await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: id })
    const id = await insertOne(maya, {})
    const unknown = { code: 'NOT_FOUND', message: t('bloodTests.refused.noTest') }
    await expect(eve.api.bloodTests.get({ id })).rejects.toMatchObject(unknown)
    await expect(eve.api.bloodTests.get({ id: randomUUID() })).rejects.toMatchObject(unknown)
    await expect(elena.api.bloodTests.get({ id })).rejects.toMatchObject(unknown)
    await expect(elena.api.bloodTests.get({ id, patientId: eve.id })).rejects.toMatchObject(unknown)
    await expect(eve.api.bloodTests.get({ id, patientId: maya.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await elena.api.bloodTests.get({ id, patientId: maya.id })).toMatchObject({ id })
  })
})

describe('the counts of a list', () => {
  const listed = async (person: Person) => (await person.api.bloodTests.list()).rows[0]

  it('outside, toCheck and urgency follow answers and corrections', async () => {
    const maya = await signUp(portal)
    const uncertain = { ...potassium, doubtful: true, doubt: 'sign' as const }
    const unread = [{ text: 'Iron #?#', page: 1, place: potassium.place }]
    const markers = [uncertain, row('Sodium', 150, { low: 135, high: 145, flag: 'high' })]
    const id = await insertOne(maya, { markers, unread, collectedOn: daysAgo(2) })
    const expectCounts = async (counts: object) => {
      expect(await listed(maya)).toMatchObject(counts)
      expect(await maya.api.bloodTests.get({ id })).toMatchObject(counts)
    }
    const answer = async (line: number, said: 'as read' | 'unreadable' | 'no result') => {
      const check = (await maya.api.bloodTests.get({ id })).checks[line]
      await maya.api.bloodTests.answerCheck({
        id,
        check: check?.id ?? '',
        seen: check?.answer?.at ?? null,
        said,
        row: null,
      })
    }
    await answer(0, 'unreadable')
    await expectCounts({ outside: 1, toCheck: 2, urgency: 'today' })
    await answer(1, 'unreadable')
    await expectCounts({ outside: 1, toCheck: 2, urgency: 'today' })
    await answer(1, 'no result')
    await expectCounts({ outside: 1, toCheck: 1, urgency: 'today' })
    await answer(0, 'as read')
    await expectCounts({ outside: 2, toCheck: 0, urgency: 'today' })
    const change = { name: 'Potassium', value: 4.1, comparator: null, unit: 'mmol/L', low: 3.5, high: 5.1 }
    await maya.api.bloodTests.correct({ id, row: 0, seen: { name: 'Potassium', value: 6.9 }, change })
    await expectCounts({ outside: 1, toCheck: 0, urgency: 'none' })
    await maya.api.bloodTests.correct({
      id,
      row: 0,
      seen: { name: 'Potassium', value: 4.1 },
      change: { ...change, value: 7 },
    })
    await expectCounts({ outside: 2, toCheck: 0, urgency: 'today' })
    await maya.api.bloodTests.setCollectedOn({ id, seen: daysAgo(2), day: daysAgo(90) })
    await expectCounts({ outside: 2, toCheck: 0, urgency: 'none' })
  })

  it('a draw that becomes old is urgent no more, at once on the page and in the order with the next run', async () => {
    const maya = await signUp(portal)
    const [old = '', ambiguous = ''] = await insert(maya, [
      { urgency: 'today', markers: [potassium], collectedOn: daysAgo(31) },
      { urgency: 'today', markers: [potassium], possibleDays: [daysAgo(31), daysAgo(30)] },
    ])
    const urgencies = async () =>
      Object.fromEntries((await maya.api.bloodTests.list()).rows.map(({ id, urgency }) => [id, urgency]))
    expect(await urgencies()).toEqual({ [old]: 'none', [ambiguous]: 'today' })
    await settleUrgencies(portal.deps.db)
    const stored = await portal.deps.db
      .select({ id: bloodTestResults.id, urgency: bloodTestResults.urgency })
      .from(bloodTestResults)
      .where(inArray(bloodTestResults.id, [old, ambiguous]))
    expect(Object.fromEntries(stored.map(({ id, urgency }) => [id, urgency]))).toEqual({
      [old]: 'none',
      [ambiguous]: 'today',
    })
  })

  it('settleUrgencies decides results that an earlier release has written', async () => {
    const maya = await signUp(portal)
    const id = await insertOne(maya, { urgency: null, markers: [potassium] })
    const { place } = potassium
    const hiv = { name: 'HIV', text: 'reactive', page: 1, doubtful: false, place }
    await insertOne(maya, { urgency: null, qualitative: [hiv] })
    await insertOne(maya, { urgency: null, status: 'pending' })
    await settleUrgencies(portal.deps.db)
    const stored = await portal.deps.db
      .select()
      .from(bloodTestResults)
      .where(eq(bloodTestResults.userId, maya.id))
    expect(stored.map(({ urgency }) => urgency).toSorted()).toEqual([null, 'sameDay', 'today'])
    expect((await listed(maya))?.id).toBe(id)
  })
})
