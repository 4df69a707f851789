import { randomBytes } from 'node:crypto'
import { Readable, Writable } from 'node:stream'
import { and, eq, sql } from 'drizzle-orm'
import { SHLViewer } from 'kill-the-clipboard'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, auditLog, notices, recordShares, sessions, users } from '../../drizzle/schema.ts'
import { MOST_OPEN_SHARES, MOST_OPENINGS, MOST_WRONG_PASSCODES, SHLINK } from '../../shared/shares.ts'
import { whoIs } from '../auth/who.ts'
import { translatorFor } from '../platform/locales.ts'
import { archiveOf } from '../test/archive.ts'
import { PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { shareInput } from './inputs.ts'
import type { BuildContent } from './shareContent.ts'
import { shareRecord } from './shares.ts'
import { sweepShares } from './sweep.job.ts'

const t = translatorFor('en')
const PASSCODE = '471902'
const PLANTED = 'Ferritin is 8 ng/mL in this planted record'
const BUNDLE = {
  resourceType: 'Bundle',
  type: 'collection',
  entry: [{ resource: { resourceType: 'Observation', code: { text: PLANTED } } }],
}

let portal: TestPortal
let base: string
let maya: Person
const logged: string[] = []
beforeAll(async () => {
  const log = pino(
    { level: 'trace' },
    new Writable({
      write: (line, _encoding, done) => {
        logged.push(String(line))
        done()
      },
    }),
  )
  portal = await startPortal({ RATE_LIMITS: 'off' }, log)
  base = await portal.app.listen({ port: 0 })
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
})
afterAll(() => portal.close())

const contentOf =
  (bundle: object): BuildContent =>
  async () =>
    Readable.from([JSON.stringify(bundle)])

type Options = { hours?: number; passcode?: string; label?: string; bundle?: object; owner?: Person }

/** A share, with what its address holds. */
async function shared({ owner = maya, bundle = BUNDLE, ...input }: Options = {}) {
  const token = decodeURIComponent(/session_token=([^;]+)/.exec(owner.cookie)?.[1] ?? '').split('.')[0]
  const who = await whoIs(portal.deps.db, token ?? '')
  if (!who) throw new Error('no session')
  const content = contentOf(bundle)
  const given = shareInput.parse({ what: 'summary', hours: 24, passcode: PASSCODE, ...input })
  const share = await shareRecord(portal.deps, who, given, { summary: content, record: content }, { t })
  const [viewer = '', link = ''] = share.url.split('#')
  const payload = JSON.parse(Buffer.from(link.slice(SHLINK.length), 'base64url').toString()) as {
    url: string
    key: string
    exp: number
    flag: string
    label: string
    v: number
  }
  return { ...share, viewer, link, payload, path: new URL(payload.url).pathname, owner }
}
type Shared = Awaited<ReturnType<typeof shared>>

const open = ({ path }: Pick<Shared, 'path'>, passcode = PASSCODE, more: object = {}) =>
  send(portal, 'POST', path, { recipient: 'Dr. Weber', passcode, ...more })
const statusOf = async (share: Shared, passcode?: string) => (await open(share, passcode)).statusCode
const listed = async ({ id, owner }: Shared) => {
  const found = (await owner.api.record.shares()).find((one) => one.id === id)
  if (!found) throw new Error('the share is not listed')
  return found
}
const stateOf = async (share: Shared) => (await listed(share)).state
const endAll = async () => {
  await portal.deps.db
    .update(recordShares)
    .set({ ended: 'revoked', endedAt: new Date() })
    .where(sql`ended is null`)
}
const change = (id: string, to: Partial<typeof recordShares.$inferInsert>) =>
  portal.deps.db.update(recordShares).set(to).where(eq(recordShares.id, id))

/** An address of the test's server: a link names the portal's public one. */
const atBase = (url: RequestInfo | URL, init?: RequestInit) => {
  const { pathname } = new URL(String(url))
  return fetch(`${base}${pathname}`, {
    ...init,
    headers: { ...init?.headers, origin: 'https://viewer.example' },
  })
}

describe('shareRecord', () => {
  it('shareRecord wants a sign-in or a password of the last quarter of an hour', async () => {
    const owner = await signUp(portal, 'patient', 'Ida')
    const { db } = portal.deps
    const old = new Date(Date.now() - 16 * 60_000)
    await db.update(sessions).set({ createdAt: old }).where(eq(sessions.userId, owner.id))
    const share = () => owner.api.record.share({ what: 'summary', hours: 1, passcode: PASSCODE })
    await expect(share()).rejects.toMatchObject({ code: 'FORBIDDEN', message: t('auth.refused.stale') })
    expect(await db.$count(recordShares, eq(recordShares.userId, owner.id))).toBe(0)
    await expect(owner.api.auth.prove({ password: 'wrong' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(share()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await owner.api.auth.prove({ password: PASSWORD })
    expect((await share()).url).toContain('/view#')
    // Who has no password signs in again.
    await db.update(sessions).set({ provedAt: old }).where(eq(sessions.userId, owner.id))
    await db.delete(accounts).where(eq(accounts.userId, owner.id))
    await expect(share()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await db.update(sessions).set({ createdAt: new Date() }).where(eq(sessions.userId, owner.id))
    expect((await share()).url).toContain('/view#')
  })

  it('shareRecord makes a plain SMART Health Link: passcode flag only, key and token of 256 bits, neutral label', async () => {
    const { payload, viewer, expiresAt } = await shared()
    expect(viewer).toBe(`${portal.deps.env.PUBLIC_URL}/view`)
    expect(payload).toEqual({
      url: expect.stringMatching(/\/api\/shares\/[\w-]{43}$/),
      key: expect.stringMatching(/^[\w-]{43}$/),
      exp: Math.floor(expiresAt.getTime() / 1000),
      flag: 'P',
      label: t('record.share.label'),
      v: 1,
    })
    expect(payload.url.length).toBeLessThanOrEqual(128)
    expect(Math.abs(payload.exp * 1000 - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000)
    await endAll()
  })

  it('shareRecord gives every share another key and another token', async () => {
    const [one, other] = [await shared(), await shared({ label: 'For Dr. Weber' })]
    expect(one.payload.key).not.toBe(other.payload.key)
    expect(one.payload.url).not.toBe(other.payload.url)
    expect(other.payload.label).toBe('For Dr. Weber')
    await endAll()
  })

  it.each([
    { hours: 0 },
    { hours: 169 },
    { hours: 1.5 },
    { passcode: '12345' },
    { passcode: '1 2 3 4 5' },
    { passcode: 'x'.repeat(65) },
    { label: 'x'.repeat(81) },
    { what: 'everything' },
  ])('shareInput refuses %j', (wrong) => {
    const input = { what: 'summary', hours: 24, passcode: PASSCODE, ...wrong }
    expect(shareInput.safeParse(input).success).toBe(false)
  })

  it('shareRecord refuses a content beyond its limit, and stores nothing', async () => {
    const before = await portal.deps.db.$count(recordShares)
    await expect(shared({ bundle: { text: 'x'.repeat(33 * 1024 * 1024) } })).rejects.toMatchObject({
      code: 'TOO_LARGE',
    })
    expect(await portal.deps.db.$count(recordShares)).toBe(before)
  })

  it(`shareRecord refuses the share after ${MOST_OPEN_SHARES} open ones, also where two are made at once`, async () => {
    const owner = await signUp(portal)
    for (let made = 1; made < MOST_OPEN_SHARES; made++) await shared({ owner })
    const both = await Promise.allSettled([shared({ owner }), shared({ owner })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await endAll()
  })
})

describe('a shared record', () => {
  it('a shared record is opened by a client library that this project did not write', async () => {
    const share = await shared()
    const viewer = new SHLViewer({ shlinkURI: share.url, fetch: atBase as typeof fetch })
    expect(viewer.shl).toMatchObject({
      label: t('record.share.label'),
      requiresPasscode: true,
      isDirectFile: false,
    })
    await expect(viewer.resolveSHL({ recipient: 'Dr. Weber', passcode: '000000' })).rejects.toMatchObject({
      name: 'SHLInvalidPasscodeError',
    })
    const embedded = await viewer.resolveSHL({ recipient: 'Dr. Weber', passcode: PASSCODE })
    expect(embedded.fhirResources).toEqual([BUNDLE])
    const linked = await viewer.resolveSHL({
      ...{ recipient: 'Dr. Weber', passcode: PASSCODE, embeddedLengthMax: 10 },
    })
    expect(linked.manifest?.files[0]).not.toHaveProperty('embedded')
    expect(linked.fhirResources).toEqual([BUNDLE])
    await share.owner.api.record.revoke({ id: share.id })
    await expect(viewer.resolveSHL({ recipient: 'Dr. Weber', passcode: PASSCODE })).rejects.toMatchObject({
      name: 'SHLManifestNotFoundError',
    })
  })

  it.each([
    ['summary', 'document'],
    ['record', 'collection'],
  ] as const)('a shared record holds what its owner chose: %s', async (what, type) => {
    const owner = await signUp(portal, 'patient', 'Nora Lind')
    await owner.api.auth.updateProfile({ fullName: 'Nora Lind', allergies: 'Penicillin' })
    const { url } = await owner.api.record.share({ what, hours: 1, passcode: PASSCODE })
    const viewer = new SHLViewer({ shlinkURI: url, fetch: atBase as typeof fetch })
    const { fhirResources } = await viewer.resolveSHL({ recipient: 'Dr. Weber', passcode: PASSCODE })
    expect(fhirResources).toMatchObject([{ resourceType: 'Bundle', type }])
    const text = JSON.stringify(fhirResources)
    expect(text).toContain('Penicillin')
    expect(text).toContain('Nora Lind')
    expect(text).not.toContain('Maya Lindqvist')
  })

  it('a shared record of megabytes comes from an address of its own', async () => {
    const share = await shared({ bundle: { ...BUNDLE, text: 'x'.repeat(2 * 1024 * 1024) } })
    const [file] = (await open(share)).json<{ files: { location: string }[] }>().files
    expect(file).toMatchObject({ contentType: 'application/fhir+json', location: expect.any(String) })
    const { pathname } = new URL(file?.location ?? '')
    const answer = await send(portal, 'GET', pathname)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/jose',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    })
    expect(answer.body.split('.')).toHaveLength(5)
    const forged = pathname.replace(/\.\d+\./, `.${Date.now() + 9e9}.`)
    expect((await send(portal, 'GET', forged)).statusCode).toBe(404)
    await maya.api.record.revoke({ id: share.id })
    expect((await send(portal, 'GET', pathname)).statusCode).toBe(404)
  })

  it('a shared record is not opened by a passcode that is typed in another way only where that is another one', async () => {
    const share = await shared()
    expect(await statusOf(share, '471 902')).toBe(200)
    expect(await statusOf(share, '471903')).toBe(401)
    await endAll()
  })

  it('a shared record may be read by pages of other sites, without credentials', async () => {
    const share = await shared()
    const origin = 'https://viewer.example'
    const preflight = await fetch(`${base}${share.path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
    expect(preflight.headers.get('access-control-allow-credentials')).toBe(null)
    for (const passcode of [PASSCODE, '000000']) {
      const answer = await atBase(share.payload.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ recipient: 'Dr. Weber', passcode }),
      })
      expect(answer.status).toBe(passcode === PASSCODE ? 200 : 401)
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    }
    const other = await fetch(`${base}/api/trpc/record.revoke`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', cookie: maya.cookie },
      body: JSON.stringify({ id: share.id }),
    })
    expect(other.status).toBe(403)
    expect(other.headers.get('access-control-allow-origin')).toBe(null)
    await endAll()
  })

  it('a shared record needs a recipient, and no passcode is not a try', async () => {
    const share = await shared()
    for (const body of [{}, { recipient: ' ' }, { recipient: 7 }, { recipient: 'A', passcode: {} }, []]) {
      expect((await send(portal, 'POST', share.path, body)).statusCode).toBe(400)
    }
    const asked = await send(portal, 'POST', share.path, { recipient: 'Dr. Weber' })
    expect([asked.statusCode, asked.json()]).toEqual([401, { remainingAttempts: 5 }])
    await endAll()
  })

  it('a shared record names who opened it, in plain characters of a bounded length', async () => {
    const share = await shared()
    await open(share, PASSCODE, { recipient: `  Dr.\u202E Weber\n${'x'.repeat(500)}` })
    await open(share, '111111', { recipient: 'Somebody' })
    const { openings, wrongTries } = await listed(share)
    expect(openings).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        recipient: expect.stringMatching(/^Dr\. {2}Weber x+$/),
      },
    ])
    expect(openings[0]?.recipient).toHaveLength(80)
    expect(wrongTries).toEqual([{ at: expect.any(String), recipient: 'Somebody' }])
    await endAll()
  })
})

describe('wrong passcodes', () => {
  it('wrong passcodes are five at most where fifty come at once, and end the share', async () => {
    const share = await shared()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => open(share, String(100_000 + n))))
    const wrong = answers.filter(({ statusCode }) => statusCode === 401)
    expect(wrong).toHaveLength(5)
    expect(
      wrong.map((answer) => answer.json<{ remainingAttempts: number }>().remainingAttempts).sort(),
    ).toEqual([0, 1, 2, 3, 4])
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(45)
    expect(await statusOf(share)).toBe(404)
    expect(await stateOf(share)).toBe('locked')
    expect((await listed(share)).wrongTries).toHaveLength(5)
  })

  it('wrong passcodes of earlier hours count, right ones between them do not reset the count', async () => {
    const share = await shared()
    const statuses: number[] = []
    for (const passcode of ['000000', PASSCODE, '000001', PASSCODE, '000002', '000003', PASSCODE, '000004']) {
      statuses.push(await statusOf(share, passcode))
    }
    expect(statuses).toEqual([401, 200, 401, 200, 401, 401, 200, 401])
    expect(await statusOf(share)).toBe(404)
  })

  it('each opening is told to the owner, without a name that a stranger chose', async () => {
    const share = await shared()
    for (const passcode of [PASSCODE, '000000', PASSCODE]) await open(share, passcode)
    const { rows } = await maya.api.notices.list({})
    const told = rows.filter(({ kind }) => kind === 'share-opened').slice(0, 2)
    expect(told).toMatchObject([
      { text: t('notices.text.share-opened'), href: '/record' },
      { text: t('notices.text.share-opened'), href: '/record' },
    ])
    const stored = await portal.deps.db
      .select({ key: notices.dedupeKey })
      .from(notices)
      .where(and(eq(notices.userId, maya.id), sql`matter like ${`${share.id}%`}`))
    expect(stored.map(({ key }) => key).sort()).toEqual([`${share.id} 1`, `${share.id} 2`])
  })

  it('wrong passcodes that end a share are told to the owner once, without a word about health outside', async () => {
    const share = await shared()
    for (let n = 0; n < 7; n++) await open(share, `00000${n}`)
    const told = await portal.deps.db
      .select()
      .from(notices)
      .where(and(eq(notices.userId, maya.id), eq(notices.dedupeKey, share.id)))
    expect(told).toMatchObject([{ kind: 'share-locked' }])
    const { rows } = await maya.api.notices.list({})
    expect(rows.find(({ kind }) => kind === 'share-locked')).toMatchObject({
      text: t('notices.text.share-locked'),
      href: '/record',
    })
    const lines = await portal.deps.db
      .select({ action: auditLog.action, actorId: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.targetId, share.id))
    expect(lines).toEqual([
      { action: 'share.create', actorId: maya.id },
      { action: 'share.lock', actorId: null },
    ])
  })
})

describe('the end of a share', () => {
  it(`the end of a share is its opening number ${MOST_OPENINGS}, also where more come at once`, async () => {
    const share = await shared()
    const statuses = await Promise.all(Array.from({ length: 4 }, () => statusOf(share)))
    for (let n = 0; n < 10; n++) statuses.push(await statusOf(share))
    expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_OPENINGS)
    expect(statuses.at(-1)).toBe(404)
    expect((await listed(share)).openings).toHaveLength(MOST_OPENINGS)
    expect(await stateOf(share)).toBe('used')
  })

  it('the last opening of a share still gets its file', async () => {
    const share = await shared()
    await change(share.id, { openings: MOST_OPENINGS - 1 })
    const last = await open(share, PASSCODE, { embeddedLengthMax: 0 })
    const { pathname } = new URL(last.json<{ files: { location: string }[] }>().files[0]?.location ?? '')
    expect(await statusOf(share)).toBe(404)
    expect((await send(portal, 'GET', pathname)).statusCode).toBe(200)
  })

  it('a share whose tries are used up is answered like an ended one without a passcode too', async () => {
    const share = await shared()
    await change(share.id, { wrongTries: MOST_WRONG_PASSCODES })
    expect([await statusOf(share, ''), await statusOf(share), await stateOf(share)]).toEqual([
      404,
      404,
      'locked',
    ])
  })

  it('an expired, an ended and an unknown share are answered alike, whatever the passcode is', async () => {
    const [expired, revoked] = [await shared(), await shared()]
    await change(expired.id, { expiresAt: new Date(Date.now() - 1_000) })
    await maya.api.record.revoke({ id: revoked.id })
    const suspended = await shared({ owner: await signUp(portal) })
    await portal.deps.db
      .update(users)
      .set({ suspendedAt: new Date() })
      .where(eq(users.id, suspended.owner.id))
    const unknown = { path: `/api/shares/${randomBytes(32).toString('base64url')}` }
    const answers = await Promise.all(
      [expired, revoked, suspended, unknown, { path: '/api/shares/short' }].flatMap((share) => [
        open(share),
        open(share, '000000'),
        send(portal, 'POST', share.path, { recipient: 'Dr. Weber' }),
      ]),
    )
    const bodies = new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))
    expect([...bodies]).toEqual([
      `404 ${JSON.stringify({ message: t('record.refused.noShare'), refusal: 'NOT_FOUND' })}`,
    ])
    expect([await stateOf(expired), await stateOf(revoked)]).toEqual(['expired', 'revoked'])
  })

  it('the end of a share by its owner is once, and nobody else can end it', async () => {
    const share = await shared()
    const stranger = await signUp(portal)
    await expect(stranger.api.record.revoke({ id: share.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await stranger.api.record.shares()).toEqual([])
    await maya.api.record.revoke({ id: share.id })
    await expect(maya.api.record.revoke({ id: share.id })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('an open share is listed, however many have ended since', async () => {
    const owner = await signUp(portal)
    const share = await shared({ owner })
    for (let n = 0; n < 21; n += 1) await owner.api.record.revoke({ id: (await shared({ owner })).id })
    expect(await stateOf(share)).toBe('open')
  })

  it('the end of a share removes its file', async () => {
    const isStored = async (path: string) =>
      portal.deps.files.get(path).then(
        (content) => {
          content.destroy()
          return true
        },
        () => false,
      )
    const pathOf = async ({ id }: Shared) => {
      const [row] = await portal.deps.db
        .select({ path: recordShares.filePath })
        .from(recordShares)
        .where(eq(recordShares.id, id))
      return row?.path ?? ''
    }
    const [revoked, expired, openOne] = [await shared(), await shared(), await shared()]
    const paths = await Promise.all([revoked, expired, openOne].map(pathOf))
    expect(await Promise.all(paths.map(isStored))).toEqual([true, true, true])
    await maya.api.record.revoke({ id: revoked.id })
    await change(expired.id, { expiresAt: new Date(Date.now() - 1_000) })
    await sweepShares.run(portal.deps, {}, new AbortController().signal)
    await eventually(async () => {
      const stored = await Promise.all(paths.map(isStored))
      return stored.join() === 'false,false,true' ? true : undefined
    })
    await endAll()
  })
})

describe('the key of a share', () => {
  it('the key of a share, its token, its passcode and its content are nowhere on the server', async () => {
    const share = await shared({ passcode: 'a-passcode-of-the-test' })
    await open(share, 'a-passcode-of-the-test')
    await open(share, 'a-passcode-of-the-test', { embeddedLengthMax: 0 })
    const secrets = [
      share.payload.key,
      Buffer.from(share.payload.key, 'base64url').toString('hex'),
      share.payload.url.split('/').at(-1) ?? '',
      'a-passcode-of-the-test',
      PLANTED,
    ]
    const { rows } = await portal.deps.db.execute<{ name: string }>(
      sql`select table_schema || '.' || table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
    )
    let tables = ''
    for (const { name } of rows) {
      const table = await portal.deps.db.execute(sql.raw(`select t::text as line from ${name} t`))
      tables += table.rows.map(({ line }) => String(line)).join('\n')
    }
    expect(tables).toContain(share.id)
    const stored: Buffer[] = []
    for await (const { key } of portal.deps.files.list('shares/')) {
      stored.push(Buffer.concat(await (await portal.deps.files.get(key)).toArray()))
    }
    expect(stored.length).toBeGreaterThan(0)
    const keyBytes = Buffer.from(share.payload.key, 'base64url')
    expect(stored.some((file) => file.includes(keyBytes))).toBe(false)
    const everything = tables + stored.map(String).join('\n') + logged.join('')
    for (const secret of secrets) expect(everything.includes(secret)).toBe(false)
  })
})

it('a share is in the archive of its owner without what opens it', async () => {
  const owner = await signUp(portal)
  const share = await shared({ owner })
  await open(share)
  const archive = await archiveOf(portal, owner)
  const { shares } = JSON.parse(String(archive.get('my-data.json'))) as { shares: object[] }
  expect(shares).toMatchObject([{ what: 'summary', visits: [{ recipient: 'Dr. Weber', opened: true }] }])
  expect(shares[0]).not.toHaveProperty('tokenHash')
  expect(shares[0]).not.toHaveProperty('passcodeHash')
})
