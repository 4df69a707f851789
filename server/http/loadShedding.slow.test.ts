import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bloodTestResults } from '../../drizzle/schema.ts'
import { send, signUp } from '../test/caller.ts'
import { eventually, freshDatabase, startPortal, type TestPortal } from '../test/portal.ts'
import { LATE_REQUESTS_MS } from './loadShedding.ts'

/** A TCP proxy to the database that a test can cut and restore. */
async function wireTo(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let cut = false
  const server: Server = createServer((socket) => {
    if (cut) return socket.destroy()
    const far = connect(Number(port), hostname)
    for (const [end, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      sockets.add(end)
      end.pipe(other)
      end.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
    return undefined
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: through.href,
    cut() {
      cut = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      cut = false
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}

/** Waits until `count` of the calls are answered; returns the first answer. */
async function untilAnswered(calls: Promise<Response>[], count: number) {
  let answered = 0
  await new Promise<void>((resolve) => {
    for (const call of calls) call.finally(() => ++answered === count && resolve())
  })
  return Promise.race(calls)
}

describe('load shedding and stopping', () => {
  let portal: TestPortal
  let address: string
  let lock: pg.Client

  beforeEach(async () => {
    portal = await startPortal({ RATE_LIMITS: 'off' }, undefined, { bodyGrace: 2_000 })
    address = await portal.app.listen({ host: '127.0.0.1', port: 0 })
    lock = new pg.Client({ connectionString: portal.deps.env.DATABASE_URL })
    await lock.connect()
  })
  afterEach(async () => {
    await lock.end()
    await portal.close()
  })

  /** Blocks every read of orders until `release`. */
  async function holdOrders() {
    await lock.query('begin; lock table orders in access exclusive mode')
    return () => lock.query('rollback')
  }

  it('a busy server answers 503 before calls pile up, stays alive, and recovers', async () => {
    const { cookie } = await signUp(portal)
    const release = await holdOrders()
    const ask = () => fetch(`${address}/api/trpc/shop.orders`, { headers: { cookie } })
    const calls = Array.from({ length: 300 }, ask)
    // One network may hold at most 224 of the 256 places.
    const first = await untilAnswered(calls, 76)
    expect(first.status).toBe(503)
    expect(Number(first.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await first.json()).toMatchObject({ refusal: 'UNAVAILABLE' })
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    await release()
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(224)
    expect(statuses.filter((status) => status === 503)).toHaveLength(76)
    expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ status: 'ready', shedding: true })
    expect((await ask()).status).toBe(200)
  })

  it('a batch takes as many places as it has calls', async () => {
    const { cookie } = await signUp(portal)
    const release = await holdOrders()
    const batch = `${address}/api/trpc/${Array(10).fill('shop.orders').join()}?batch=1`
    const batches = Array.from({ length: 30 }, () => fetch(batch, { headers: { cookie } }))
    // 22 batches of ten are 220 of the 224 calls that one network may have under way.
    expect((await untilAnswered(batches, 8)).status).toBe(503)
    await release()
    const statuses = (await Promise.all(batches)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(22)
    expect(statuses.filter((status) => status === 503)).toHaveLength(8)
    expect((await fetch(batch, { headers: { cookie } })).status).toBe(200)
  })

  it('a busy server keeps places for other networks while one network takes all it can', async () => {
    const { cookie } = await signUp(portal)
    const release = await holdOrders()
    const ask = (remoteAddress: string) =>
      send(portal, 'GET', '/api/trpc/shop.orders', undefined, { headers: { cookie }, remoteAddress })
    const greedy = Array.from({ length: 300 }, () => ask('10.1.0.1'))
    const first = await Promise.race(greedy)
    expect(first.statusCode).toBe(503)
    const other = send(portal, 'GET', '/api/trpc/shop.products', undefined, { remoteAddress: '10.2.0.1' })
    expect((await other).statusCode).toBe(200)
    await release()
    await Promise.all(greedy)
  })

  it('a request whose body does not arrive takes no place, and its connection is cut', async () => {
    const { port } = new URL(address)
    const head = (path: string, type: string) =>
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{`
    const heads = [
      ...Array.from({ length: 200 }, () => head('/api/auth/sign-in/email', 'application/json')),
      ...Array.from({ length: 60 }, () => head('/api/blood-tests', 'multipart/form-data; boundary=b')),
      // Not even the whole head is sent.
      ...Array.from({ length: 40 }, () => 'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: local'),
    ]
    let open = heads.length
    const sockets = heads.map((text) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
      return socket
        .resume()
        .on('error', () => {})
        .on('close', () => {
          open -= 1
        })
    })
    for (let i = 0; i < 50; i++) expect((await fetch(`${address}/api/trpc/shop.products`)).status).toBe(200)
    await eventually(async () => (open === 0 ? true : undefined), 40)
    for (const socket of sockets) socket.destroy()
  })

  it('an answer that nobody reads keeps no place', async () => {
    const { id: userId, cookie } = await signUp(portal)
    const fileSize = 10_000_000
    const filePath = `blood-tests/${userId}/large.pdf`
    await portal.deps.files.put(filePath, Readable.from([Buffer.alloc(fileSize)]), 'application/pdf')
    const [row] = await portal.deps.db
      .insert(bloodTestResults)
      .values({ userId, filePath, fileName: 'large.pdf', contentType: 'application/pdf', fileSize })
      .returning()
    const { port } = new URL(address)
    const sockets = Array.from({ length: 240 }, () => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(
          `GET /api/blood-tests/${row?.id}/file HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`,
        ),
      )
      return socket.on('error', () => {})
    })
    // Each download has begun, and nothing more is read.
    await Promise.all(sockets.map((socket) => once(socket, 'readable')))
    const turnedAway = sockets
      .map((socket) => String(socket.read()))
      .filter((answer) => answer.startsWith('HTTP/1.1 503 '))
    // One network may have at most 224 downloads under way.
    expect(turnedAway).toHaveLength(16)
    expect(turnedAway[0]).toContain('"refusal":"UNAVAILABLE"')
    expect((await fetch(`${address}/api/trpc/shop.products`)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    expect(portal.app.server.timeout).toBe(120_000)
  }, 90_000)

  it('a body that arrives too slowly is answered with 408, an upload too, and nothing of it is stored', async () => {
    const { cookie } = await signUp(portal)
    const { port } = new URL(address)
    const head = (path: string, type: string) =>
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nContent-Length: 900000\r\n\r\n`
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'
    const sent = [
      `${head('/api/auth/sign-in/email', 'application/json')}{"email":"`,
      `${head('/api/blood-tests', 'multipart/form-data; boundary=b')}${part}`,
    ]
    const answers = sent.map((begin) => {
      const answer = Promise.withResolvers<string>()
      let heard = ''
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(begin))
      const trickle = setInterval(() => socket.write('x'.repeat(8_000)), 1_000)
      socket
        .on('data', (bytes) => {
          heard += bytes
        })
        .on('error', () => {})
        .on('close', () => {
          clearInterval(trickle)
          answer.resolve(heard)
        })
      return answer.promise
    })
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /)
      expect(answer).toContain('"refusal":"TOO_SLOW"')
    }
    expect(await portal.deps.db.select().from(bloodTestResults)).toEqual([])
    for await (const { key } of portal.deps.files.list('blood-tests/')) expect.unreachable(key)
  }, 90_000)

  it('a stream is exempt by its procedure, not by what the request claims to accept', async () => {
    const { cookie } = await signUp(portal)
    const release = await holdOrders()
    const headers = { cookie, accept: 'text/event-stream' }
    const calls = Array.from({ length: 300 }, () => fetch(`${address}/api/trpc/shop.orders`, { headers }))
    await Promise.race(calls)
    await release()
    await Promise.all(calls)
    expect(await portal.deps.metrics.text()).toMatch(/^portal_requests_shed_total [1-9]/m)
  })

  it('a session may open a limited number of streams', async () => {
    const { cookie } = await signUp(portal)
    const stop = new AbortController()
    const stream = () =>
      fetch(`${address}/api/trpc/credits.onChange`, { headers: { cookie }, signal: stop.signal })
    const opened = await Promise.all(Array.from({ length: 30 }, stream))
    expect(opened.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 20 }, () => 200),
      ...Array.from({ length: 10 }, () => 429),
    ])
    const other = await signUp(portal)
    const { status } = await fetch(`${address}/api/trpc/credits.onChange`, {
      headers: { cookie: other.cookie },
      signal: stop.signal,
    })
    expect(status).toBe(200)
    stop.abort()
    await eventually(async () => {
      const again = new AbortController()
      const answer = await fetch(`${address}/api/trpc/credits.onChange`, {
        headers: { cookie },
        signal: again.signal,
      })
      again.abort()
      return answer.status === 200 ? true : undefined
    })
  })

  it('a stopping server finishes requests under way, accepts late ones, and lets browsers reconnect streams', async () => {
    const { cookie } = await signUp(portal)
    const stream = await fetch(`${address}/api/trpc/credits.onChange`, { headers: { cookie } })
    const streamed = stream.text()
    const release = await holdOrders()
    const underWay = fetch(`${address}/api/trpc/shop.orders`, { headers: { cookie } })
    await eventually(async () => {
      const { rows } = await portal.deps.pool.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rows[0]
    })
    const closed = portal.app.close()
    const crossing = await fetch(`${address}/api/trpc/credits.packages`, { headers: { cookie } })
    expect([crossing.status, crossing.headers.get('connection')]).toEqual([200, 'close'])
    expect((await fetch(`${address}/readyz`)).status).toBe(503)
    // A stream that ended in order would not be reconnected.
    await expect(streamed).rejects.toThrow()
    await release()
    expect((await underWay).status).toBe(200)
    await closed
    await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  })

  it('a stopping server answers every connection that waits at its port', async () => {
    const closed = portal.app.close()
    // One turn of the event loop before the port closes; a turn accepts one connection.
    await wait(LATE_REQUESTS_MS - 1)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fetch(`${address}/healthz`, { headers: { connection: 'close' } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    await closed
  })
})

describe('while the database does not answer', () => {
  it('every call says when to try again while the database does not answer, and no restart is needed', async () => {
    const wire = await wireTo(await freshDatabase())
    const portal = await startPortal({ DATABASE_URL: wire.url, RATE_LIMITS: 'off' })
    const { cookie, email } = await signUp(portal)
    const calls = {
      query: () => send(portal, 'GET', '/api/trpc/shop.orders', undefined, { headers: { cookie } }),
      change: () =>
        send(portal, 'POST', '/api/trpc/health.addEntry', { date: '2026-01-01' }, { headers: { cookie } }),
      signIn: () => send(portal, 'POST', '/api/auth/sign-in/email', { email, password: 'another password' }),
      file: () =>
        send(portal, 'GET', '/api/blood-tests/00000000-0000-4000-8000-000000000000/file', undefined, {
          headers: { cookie },
        }),
    }
    wire.cut()
    for (const [name, call] of Object.entries(calls)) {
      const answer = await call()
      expect([answer.statusCode, Number(answer.headers['retry-after'])], name).toEqual([503, 2])
      expect(answer.body, name).toContain('try again in a moment')
      expect(answer.body, name).not.toMatch(/select|insert|ECONN|127\.0\.0\.1/i)
    }
    expect((await send(portal, 'GET', '/healthz')).statusCode).toBe(200)
    expect((await send(portal, 'GET', '/readyz')).json()).toMatchObject({ database: false, queue: false })
    wire.mend()
    const statuses = { query: 200, change: 200, signIn: 401, file: 404 }
    for (const [name, call] of Object.entries(calls)) {
      expect((await call()).statusCode, name).toBe(statuses[name as keyof typeof statuses])
    }
    await portal.close()
    await wire.close()
  })
})

describe('an internal error', () => {
  it('an internal error is answered with the id under which it is logged, and no details', async () => {
    const portal = await startPortal()
    const { cookie } = await signUp(portal)
    await portal.deps.pool.query('alter table orders rename to lost')
    const answer = await send(portal, 'GET', '/api/trpc/shop.orders', undefined, { headers: { cookie } })
    expect(answer.statusCode).toBe(500)
    expect(answer.json().error.data.requestId).toBe(answer.headers['x-request-id'])
    expect(answer.body).not.toMatch(/orders\b.*exist|select|relation/)
    await portal.close()
  })
})
