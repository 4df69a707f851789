import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { users } from '../../drizzle/schema.ts'
import { freshDatabase } from '../test/portal.ts'
import { openDb, openReads, refusalBehind } from './db.ts'
import { openLog } from './log.ts'

it('a transaction that fails at its beginning releases its connection', async () => {
  const { pool, db } = openDb(await freshDatabase(), openLog('silent'), { max: 1 })
  for (const _ of [1, 2]) {
    const broken = db.transaction(async () => 'never', { isolationLevel: 'no such level' as never })
    await expect(broken).rejects.toThrow('begin')
  }
  expect(await db.transaction(async (tx) => tx.$count(users))).toBe(0)
  await pool.end()
})

/** A TCP proxy to a database. Once cut, it closes the database's end of its connections and keeps the portal's open. */
async function openWire(to: string) {
  const url = new URL(to)
  const { hostname, port } = url
  const pairs = new Map<Socket, Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    pairs.set(near, far)
    near.on('data', (bytes) => far.write(bytes)).on('error', () => {})
    far.on('data', (bytes) => near.write(bytes)).on('error', () => {})
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    cut() {
      for (const [near, far] of pairs) {
        near.removeAllListeners('data').resume()
        far.destroy()
      }
    },
    /** Breaks every connection, as a host that forgot it does. */
    reset() {
      for (const [near] of pairs) near.resetAndDestroy()
    },
    close() {
      for (const [near, far] of pairs) {
        near.destroy()
        far.destroy()
      }
      server.close()
    },
  }
}

describe('openReads', () => {
  let url: string
  let short: ReturnType<typeof openReads>
  beforeEach(async () => {
    url = await freshDatabase()
    short = openReads(url, openLog('silent'))
  })
  afterEach(() => short.close())

  const one = sql`(select) one`
  const connection = async () => {
    const [row] = await short.reads.select({ pid: sql<number>`pg_backend_pid()` }).from(one)
    return row?.pid
  }

  it('openReads shares one connection, and a failing statement fails alone', async () => {
    const [before, failed, after] = await Promise.allSettled([
      connection(),
      short.reads.select({ never: sql`1 / 0` }).from(one),
      connection(),
    ])
    expect([before.status, failed.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(before).toEqual(after)
    expect(await connection()).toBe(before.status === 'fulfilled' && before.value)
  })

  it('days of the database are those of UTC and written alike, whatever it is set to', async () => {
    const { pool } = openDb(url, openLog('silent'))
    for (const setting of ["timezone to 'Pacific/Kiritimati'", "datestyle to 'German'"]) {
      await pool.query(
        `do $$ begin execute format('alter database %I set ', current_database()) || $set$${setting}$set$; end $$`,
      )
    }
    await pool.end()
    const opened = openDb(url, openLog('silent'))
    const day = sql<string>`('2026-11-30T12:00:00Z'::timestamptz)::date::text`
    const found = await Promise.all([
      opened.db.select({ day }).from(one),
      short.reads.select({ day }).from(one),
    ])
    expect(found).toEqual([[{ day: '2026-11-30' }], [{ day: '2026-11-30' }]])
    await opened.pool.end()
  })

  it('openReads reconnects after a break, and waiting reads fail', async () => {
    const broken = await connection()
    // Drizzle runs a statement again for each await unless it was executed.
    const waiting = short.reads.select({ slept: sql`pg_sleep(30)` }).from(one).execute()
    // The error arrives before the socket closes: a read in between must not use the old connection.
    const next = waiting.then(() => 'never', connection)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await vi.waitFor(async () => {
      const { rows } = await other.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and query ~ 'pg_sleep'",
        [broken],
      )
      expect(rows).toHaveLength(1)
    }, 30_000)
    await expect(waiting).rejects.toThrow()
    await other.end()
    expect(await next).toEqual(expect.any(Number))
    expect(await next).not.toBe(broken)
  })

  it('openReads leaves a silent connection, however many reads are sent on it', async () => {
    const wire = await openWire(url)
    const silent = openReads(wire.url, openLog('silent'), { silence: 500 })
    const ask = () => silent.reads.select({ pid: sql<number>`pg_backend_pid()` }).from(one)
    const [before] = await ask()
    wire.cut()
    const asking = setInterval(() => ask().catch(() => {}), 50)
    await expect(ask()).rejects.toThrow()
    clearInterval(asking)
    const [after] = await ask()
    expect(after?.pid).not.toBe(before?.pid)
    await silent.close()
    wire.close()
  })

  it('openReads sends the read after a reset on a new connection', async () => {
    const wire = await openWire(url)
    const reset = openReads(wire.url, openLog('silent'))
    const ask = () => reset.reads.select({ pid: sql<number>`pg_backend_pid()` }).from(one)
    const [before] = await ask()
    // The error arrives before the socket closes.
    const next = reset.reads
      .select({ slept: sql`pg_sleep(30)` })
      .from(one)
      .then(() => [], ask)
    await new Promise((sent) => setTimeout(sent, 50))
    wire.reset()
    const [after] = await next
    expect(after?.pid).toEqual(expect.any(Number))
    expect(after?.pid).not.toBe(before?.pid)
    await reset.close()
    wire.close()
  })

  it('openReads never gives a read the answer to another, whenever the connection breaks', async () => {
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    const pid = await connection()
    const read = { right: 0, wrong: 0, broken: 0 }
    let reading = true
    const reader = async (n: number) => {
      while (reading) {
        const asked = short.reads.select({ n: sql<number>`${n}::int` }).from(one)
        const answer = await asked
          .then(([row]) => (row?.n === n ? 'right' : 'wrong'))
          .catch(() => 'broken' as const)
        read[answer]++
      }
    }
    const readers = Array.from({ length: 50 }, (_, n) => reader(n))
    await vi.waitFor(() => expect(read.right).toBeGreaterThan(1_000), 30_000)
    await other.query('select pg_terminate_backend($1)', [pid])
    // The connection may break while none waits on it: then no read fails.
    await vi.waitFor(async () => expect(await connection()).not.toBe(pid), 30_000)
    reading = false
    await Promise.all(readers)
    await other.end()
    expect(read.wrong).toBe(0)
  })
})

it.each(['Connection terminated unexpectedly', 'timeout expired', 'Client was closed and is not queryable'])(
  'refusalBehind takes an error of the driver for an unreachable database: %s',
  (message) => {
    const wrapped = new Error('Failed query', { cause: new Error(message) })
    expect(refusalBehind(wrapped)).toMatchObject({ code: 'UNAVAILABLE' })
  },
)
