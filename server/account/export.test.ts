import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Column, is, SQL } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { uploadBloodTest } from '../bloodTests/upload.ts'
import { archiveOf as archive } from '../test/archive.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { makeHistory } from '../test/history.ts'
import { NAMES_NOBODY, nameOf, TABLES } from '../test/people.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { archiveMine, NOT_EXPORTED, PARTS } from './export.ts'
import { ARCHIVES } from './spool.ts'
import { sweepArchives } from './sweep.job.ts'

let portal: TestPortal
let history: Awaited<ReturnType<typeof makeHistory>>
beforeAll(async () => {
  portal = await startPortal()
  history = await makeHistory(portal, await signUp(portal, 'admin'))
})
afterAll(() => portal.close())

const archiveOf = (person: Person) => archive(portal, person)

describe('archiveMine', () => {
  it('archiveMine has all data of the person, and who read them', async () => {
    const json = (await archiveOf(history.maya)).get('my-data.json')
    expect(JSON.parse(String(json))).toMatchObject({
      account: { email: history.maya.email },
      profile: { allergies: 'Asthma', modelConsentAt: null },
      treatmentPlans: [{ title: 'Iron for Asthma' }],
      doses: [{ medication: 'Iron 20 mg', state: 'taken', slot: 'any' }],
      visitNotes: [{ text: 'Rest, because of Asthma', by: 'Test Person', at: expect.any(String) }],
      planVersions: [{ title: 'Iron for Asthma', version: 1 }],
      healthEntries: [{ notes: 'Asthma' }],
      bloodTests: [{ id: history.bloodTestId }],
      retests: [{ marker: 'Ferritin', reason: 'Asthma', createdBy: 'Test Person' }],
      orders: [{ notes: 'Asthma', items: [{ quantity: 1 }] }],
      sessions: [{}],
      accessToMyData: expect.arrayContaining([
        expect.objectContaining({ action: 'health.patientEntries', actor: 'Test Person' }),
      ]),
      lostFiles: [],
    })
  })

  it('archiveMine has the uploaded files as they were sent', async () => {
    const { maya, bloodTestId, report } = history
    const file = (await archiveOf(maya)).get(`blood-tests/${bloodTestId}-Asthma.pdf`)
    expect(file?.equals(report)).toBe(true)
  })

  it('archiveMine names a file as its content is, whatever it was called', async () => {
    const maya = await signUp(portal)
    const upload = { name: 'report.hta', content: Readable.from([history.report]) }
    const { id } = await uploadBloodTest(portal.deps, { userId: maya.id }, upload)
    expect([...(await archiveOf(maya)).keys()]).toContain(`blood-tests/${id}-report.hta.pdf`)
  })

  it('archiveMine has no storage key, no secret, and nothing of anybody else', async () => {
    const whole = String((await archiveOf(history.maya)).get('my-data.json'))
    const token = decodeURIComponent(history.maya.cookie).split('=')[1]?.split('.')[0] ?? ''
    for (const secret of [token, '$argon2', 'filePath', history.jonas.email])
      expect(whole).not.toContain(secret)
    // Of a note, only what was released; an addendum and a draft never.
    for (const kept of ['says she is tired', 'Asthma, later', 'A draft about'])
      expect(whole).not.toContain(kept)
    const practitioner = String((await archiveOf(history.jonas)).get('my-data.json'))
    expect(practitioner).not.toContain('Asthma')
    const other = String((await archiveOf(await signUp(portal))).get('my-data.json'))
    expect(other).not.toContain('Asthma')
  })

  it('archiveMine is built in small steps, so that nobody else waits', async () => {
    const maya = await signUp(portal)
    await portal.deps.pool.query(
      `insert into health_tracking (user_id, date, notes)
       select $1, date '2010-01-01' + n, repeat('n', 2000) from generate_series(1, 3000) n`,
      [maya.id],
    )
    const stringify = vi.spyOn(JSON, 'stringify')
    const made = await archiveOf(maya)
    const longest = Math.max(...stringify.mock.results.map(({ value }) => String(value).length))
    stringify.mockRestore()
    const json = String(made.get('my-data.json'))
    expect(json.length).toBeGreaterThan(6_000_000)
    expect(JSON.parse(json).healthEntries).toHaveLength(3_000)
    expect(longest).toBeLessThan(100_000)
  })

  /** The keys of parts of archives in the storage. */
  const stored = async () => {
    const keys: string[] = []
    for await (const { key } of portal.deps.files.list(ARCHIVES)) keys.push(key)
    return keys
  }
  /** A person with 30 MB of entries as JSON. */
  const talkative = async () => {
    const maya = await signUp(portal)
    await portal.deps.pool.query(
      `insert into health_tracking (user_id, date, notes)
       select $1, date '2010-01-01' + n, repeat('n', 5000) from generate_series(1, 6000) n`,
      [maya.id],
    )
    return maya
  }

  it('archiveMine holds few megabytes of a large record in memory, and leaves nothing in the storage', async () => {
    const maya = await talkative()
    const put = vi.spyOn(portal.deps.files, 'put')
    const json = String((await archiveOf(maya)).get('my-data.json'))
    expect(JSON.parse(json).healthEntries).toHaveLength(6_000)
    expect(put.mock.calls.length).toBeGreaterThan(2)
    put.mockRestore()
    await eventually(async () => (await stored()).length === 0 || undefined)
  })

  it('archiveMine leaves nothing in the storage where the client disconnects or the storage fails', async () => {
    const maya = await talkative()
    const who = { userId: maya.id } as Parameters<typeof archiveMine>[1]
    const leaving = new AbortController()
    const archive = await archiveMine(portal.deps, who, leaving.signal)
    expect((await stored()).length).toBeGreaterThan(0)
    leaving.abort()
    await expect(buffer(archive)).rejects.toThrow()
    await eventually(async () => (await stored()).length === 0 || undefined)
    const put = vi.spyOn(portal.deps.files, 'put').mockRejectedValueOnce(new Error('the disk is full'))
    await expect(archiveMine(portal.deps, who, new AbortController().signal)).rejects.toThrow('full')
    put.mockRestore()
    await eventually(async () => (await stored()).length === 0 || undefined)
  })

  it('sweepArchives removes what a stopped process left in the storage', async () => {
    const { files } = portal.deps
    for (const name of ['left', 'later']) {
      await files.put(`${ARCHIVES}${name}`, Readable.from([Buffer.from('x')]), 'application/octet-stream')
    }
    await sweepArchives.run(portal.deps, {}, AbortSignal.abort())
    expect(await stored()).toHaveLength(2)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000)
    await sweepArchives.run(portal.deps, {}, AbortSignal.abort())
    vi.restoreAllMocks()
    expect(await stored()).toEqual([])
  })

  it('archiveMine runs once at a time for each person, and again once the first has ended', async () => {
    const { maya } = history
    const ask = () => send(portal, 'GET', '/api/my-data', undefined, { headers: { cookie: maya.cookie } })
    const { get } = portal.deps.files
    const slow = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    portal.deps.files.get = async (key) => {
      begun.resolve()
      await slow.promise
      return get.call(portal.deps.files, key)
    }
    try {
      const first = ask()
      await begun.promise
      expect((await ask()).statusCode).toBe(429)
      slow.resolve()
      expect((await first).statusCode).toBe(200)
    } finally {
      portal.deps.files.get = get
    }
    expect((await archiveOf(maya)).has('my-data.json')).toBe(true)
  })
})

/** The columns that an expression of a query reads. */
const columnsIn = (part: unknown): Column[] =>
  is(part, Column) ? [part] : is(part, SQL) ? part.queryChunks.flatMap(columnsIn) : []

it('each column about a person is exported, or listed as not exported with a reason, and never both', () => {
  const withheld = new Set<unknown>(NOT_EXPORTED.flat())
  const exported = new Set(
    Object.values(PARTS).flatMap(({ fields }) => Object.values(fields).flatMap(columnsIn)),
  )
  const columns = TABLES.filter((table) => !NAMES_NOBODY.includes(table)).flatMap((table) =>
    getTableConfig(table).columns.map((column) => ({
      name: nameOf(column),
      decisions: [withheld.has(table), withheld.has(column), exported.has(column)].filter(Boolean).length,
    })),
  )
  expect(columns.filter(({ decisions }) => decisions !== 1)).toEqual([])
})
