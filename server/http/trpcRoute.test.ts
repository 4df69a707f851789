import { createTRPCClient, httpBatchLink, httpLink, httpSubscriptionLink, splitLink } from '@trpc/client'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { Agent, EventSource } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isHeavy } from '../../shared/heavyQueries.ts'
import { translatorFor } from '../platform/locales.ts'
import { type AppRouter, appRouter } from '../router.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { TICK } from '../test/ticks.ts'

const t = translatorFor('en')

let portal: TestPortal
let url: string
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off' })
  url = `${await portal.app.listen({ host: '127.0.0.1', port: 0 })}/api/trpc`
  maya = await signUp(portal)
})
afterAll(() => portal.close())

/** tRPC's own client with somebody's session, with or without batching. */
function clientOf(cookie: string, batching = true) {
  const signedIn = new Agent().compose(
    (dispatch) => (options, handler) =>
      dispatch({ ...options, headers: { ...options.headers, cookie } }, handler),
  )
  const link = batching ? httpBatchLink : httpLink
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink({ url, EventSource, eventSourceOptions: { dispatcher: signedIn } }),
        false: link({ url, headers: { cookie } }),
      }),
    ],
  })
}

it('a tick in an event stream has the form that the drill and the load tests read', async () => {
  const answer = await fetch(`${url}/credits.onChange`, { headers: { cookie: maya.cookie } })
  const stream = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const read = async () => {
    text += (await stream?.read())?.value ?? ''
  }
  await read()
  expect(text).toContain('connected')
  expect(text).not.toMatch(TICK)
  const { id } = maya
  await portal.deps.db.execute(sql`
    insert into credit_transactions (user_id, amount, transaction_type, description) values (${id}, 1, 'purchase', 'One')`)
  while (!text.match(TICK)) await read()
  expect(text.match(TICK)).toHaveLength(1)
  await stream?.cancel()
})

describe('tRPC’s client', () => {
  it.each([
    ['in batches', true],
    ['one by one', false],
  ])('tRPC’s client gets each call its own answer, %s', async (how, batching) => {
    const client = clientOf(maya.cookie, batching)
    const fullName = `Maya ${how}`
    await client.auth.updateProfile.mutate({ fullName })
    const [profile, entry, refused, crowd] = await Promise.allSettled([
      client.auth.profile.query(),
      client.health.entries.query({ limit: 1 }),
      client.plans.authored.query({}),
      client.health.summary.query({ today: '1999-01-01' }),
    ])
    expect(profile).toMatchObject({ status: 'fulfilled', value: { email: maya.email, fullName } })
    expect(entry).toEqual({ status: 'fulfilled', value: [] })
    expect(refused).toMatchObject({ reason: { data: { refusal: 'FORBIDDEN', httpStatus: 403 } } })
    expect(crowd).toMatchObject({
      reason: { message: t('health.refused.notToday'), data: { refusal: 'BAD_INPUT' } },
    })
  })

  it('tRPC’s client receives every change, until the session ends', async () => {
    const leaving = await signUp(portal)
    const heard: string[] = []
    let began = false
    clientOf(leaving.cookie).auth.onChange.subscribe(undefined, {
      onStarted: () => {
        began = true
      },
      onData: () => heard.push('change'),
      onError: ({ message }) => heard.push(message),
      onComplete: () => heard.push('end'),
    })
    await eventually(async () => began || undefined)
    await portal.deps.pool.query('select pg_notify($1, $2)', [
      'live',
      JSON.stringify({ topic: 'session', userId: leaving.id }),
    ])
    await eventually(async () => heard.length === 1 || undefined)
    await portal.deps.pool.query('delete from sessions where user_id = $1', [leaving.id])
    await eventually(async () => heard.at(-1) === 'end' || undefined)
    expect(new Set(heard)).toEqual(new Set(['change', 'end']))
  })

  it('tRPC’s client receives the reason why a subscription is refused', async () => {
    const refused = new Promise((done) =>
      clientOf('nobody=1').credits.onChange.subscribe(undefined, {
        onError: (error) => done([error.message, error.data]),
      }),
    )
    expect(await refused).toEqual([
      t('app.refused.signIn'),
      expect.objectContaining({ refusal: 'NOT_SIGNED_IN' }),
    ])
  })
})

describe('a request', () => {
  const get = (path: string) =>
    send(portal, 'GET', `/api/trpc/${path}`, undefined, { headers: { cookie: maya.cookie } })

  it('a batch whose calls end differently is answered with 207', async () => {
    const input = encodeURIComponent('{"1":{"today":"1999-01-01"}}')
    const answer = await get(`auth.profile,health.summary,no.such?batch=1&input=${input}`)
    expect(answer.statusCode).toBe(207)
    const [profile, summary, missing] = answer.json()
    expect(profile.result.data.email).toBe(maya.email)
    expect(summary.error.data).toMatchObject({ httpStatus: 400, refusal: 'BAD_INPUT' })
    expect(missing.error).toMatchObject({ message: t('app.refused.noCall'), data: { httpStatus: 404 } })
  })

  it('heavy queries of one batch run one after another, and hold up nobody else', async () => {
    const other = await signUp(portal)
    const lock = new pg.Client({ connectionString: portal.url })
    await lock.connect()
    await lock.query('begin; lock table health_tracking in access exclusive mode')
    const waiting = async () => {
      const { rows } = await lock.query(
        `select count(*)::int from pg_locks where not granted and relation = 'health_tracking'::regclass`,
      )
      return rows[0].count as number
    }
    const today = new Date().toISOString().slice(0, 10)
    const period = { from: today, until: today }
    const inputs = encodeURIComponent(JSON.stringify({ 0: period, 1: period, 2: period }))
    const batch = get(`care.timeline,care.timeline,care.timeline?batch=1&input=${inputs}`)
    await eventually(async () => (await waiting()) > 0 || undefined)
    // Each of these is answered later than the batch's other calls would have reached the database.
    for (let call = 0; call < 10; call++) await get('auth.profile')
    expect(await waiting()).toBe(1)
    const others = other.api.care.timeline(period)
    await eventually(async () => (await waiting()) === 2 || undefined)
    await lock.query('rollback')
    await lock.end()
    expect((await batch).json()).toHaveLength(3)
    expect((await batch).statusCode).toBe(200)
    await others
  })

  it('the heavy queries are the timeline, the worklist, the trends and the forecast', () => {
    expect(Object.keys(appRouter._def.procedures).filter(isHeavy).toSorted()).toEqual([
      'admin.products.forecast',
      'bloodTests.trends',
      'bloodTests.trendsOfMarker',
      'bloodTests.trendsOfPatient',
      'care.timeline',
      'care.worklist',
    ])
  })

  it('a request without the JSON content type changes nothing', async () => {
    const { rowCount } = await portal.deps.pool.query(
      "insert into sessions (user_id, token, expires_at) values ($1, 'another', now() + interval '1 day')",
      [maya.id],
    )
    const url = '/api/trpc/auth.sessions.endOthers'
    const answer = await send(portal, 'POST', url, undefined, { headers: { cookie: maya.cookie } })
    expect([rowCount, answer.statusCode]).toEqual([1, 415])
    expect(await maya.api.auth.sessions.list()).toHaveLength(2)
  })

  it.each([
    ['of an unknown call', 'no.such', 404, 'app.refused.noCall'],
    ['of a path that is decoded only once', '%25zz', 404, 'app.refused.noCall'],
    ['of a property of Object.prototype', 'constructor', 404, 'app.refused.noCall'],
    ['of a change by GET', 'auth.sessions.endOthers', 405, 'app.refused.unreadable'],
    ['whose input is not JSON', 'health.entries?input=%7B', 400, 'app.refused.unreadable'],
    ['whose inputs are not an object', 'auth.profile?batch=1&input=1', 400, 'app.refused.unreadable'],
    ['of a subscription in a batch', 'credits.onChange?batch=1', 400, 'app.refused.unreadable'],
  ] as const)('a request %s is refused', async (_case, path, status, refused) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(status)
    const [{ error }] = [answer.json()].flat()
    expect(error.message).toBe(t(refused))
  })
})
