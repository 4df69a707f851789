import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { products } from '../../drizzle/schema.ts'
import { callerOf, type Person, send, signUp } from '../test/caller.ts'
import { openDoor } from '../test/door.ts'
import { eventually, freshDatabase, startPortal, type TestPortal } from '../test/portal.ts'
import { openDb } from './db.ts'
import { openLog } from './log.ts'
import { primaryOf } from './primary.ts'

describe('several hosts', () => {
  let one: Awaited<ReturnType<typeof openDoor>>
  let other: typeof one
  let both: string
  beforeEach(async () => {
    ;[one, other] = await Promise.all([openDoor(inject('postgresUrl')), openDoor(inject('postgresUrl'))])
    both = one.url.replace(one.host, `${one.host},${other.host}`)
  })
  afterEach(async () => {
    await one.shut()
    await other.shut()
  })

  it('primaryOf finds the host that answers, and stays with it', async () => {
    await one.shut()
    expect(await primaryOf(both)).toBe(other.url)
    await one.open()
    expect(await primaryOf(both)).toBe(other.url)
    await other.shut()
    expect(await primaryOf(both)).toBe(one.url)
  })

  it('primaryOf fails with what a host answered', async () => {
    await one.shut()
    const stranger = new URL(other.url)
    stranger.password = 'not this one'
    await expect(
      primaryOf(stranger.href.replace(other.host, `${one.host},${other.host}`)),
    ).rejects.toMatchObject({
      code: '28P01',
    })
    await other.shut()
    await expect(primaryOf(both)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('the pool goes on at the other host once one is gone', async () => {
    const { pool, db } = openDb(both, openLog('silent'), { max: 3 })
    const work = () => db.transaction((tx) => tx.execute(sql`select inet_server_port()`))
    await Promise.all([work(), work(), work()])
    await ((await primaryOf(both)) === one.url ? one : other).shut()
    await eventually(async () => (await work().catch(() => undefined))?.rowCount ?? undefined)
    await Promise.all([work(), work(), work()])
    await pool.end()
  })
})

describe('a database that takes no writes for a while', () => {
  let admin: pg.Client
  let portal: TestPortal
  let maya: Person
  let productId = ''
  beforeEach(async () => {
    const url = await freshDatabase()
    admin = new pg.Client({ connectionString: url })
    await admin.connect()
    portal = await startPortal({ DATABASE_URL: url, DEMO: 'off', RATE_LIMITS: 'off' })
    maya = await signUp(portal)
    const [product] = await portal.deps.db
      .insert(products)
      .values({ name: 'Ginger', priceCents: 900, stock: 1000 })
      .returning()
    productId = product?.id ?? ''
  })
  afterEach(async () => {
    await portal.close()
    await admin.end()
  })

  const setReadOnly = (to: string) =>
    admin.query(`do $$ begin execute format('alter database %I ${to}', current_database()) ; end $$`)
  const breakConnections = () =>
    admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  const order = async () =>
    (
      await send(
        portal,
        'POST',
        '/api/trpc/shop.placeOrder',
        { lines: [{ productId, quantity: 1 }], idempotencyKey: randomUUID() },
        { headers: { cookie: maya.cookie } },
      )
    ).statusCode
  const ready = async () => (await send(portal, 'GET', '/readyz')).statusCode

  it('a database that takes no writes for a while writes answer 503, reads go on, /readyz says no, and all is well afterwards without a restart', async () => {
    expect([await order(), await ready()]).toEqual([200, 200])
    await setReadOnly('set default_transaction_read_only to on')
    await breakConnections()
    await eventually(async () =>
      (await callerOf(portal, maya.cookie)
        .shop.orders()
        .catch(() => null))
        ? true
        : undefined,
    )
    expect([await order(), await ready()]).toEqual([503, 503])
    const one = sql`(select) one`
    const readsFrom = async () => {
      const [row] = await portal.deps.reads.select({ pid: sql<number>`pg_backend_pid()` }).from(one)
      return row?.pid
    }
    const before = await readsFrom()
    expect(await order()).toBe(503)
    // A stale standby would answer it otherwise.
    expect(await readsFrom()).not.toBe(before)

    await setReadOnly('reset default_transaction_read_only')
    // The pool's connections are still read-only: each is dropped at its first write.
    const answers: number[] = []
    await eventually(async () => {
      answers.push(await order())
      return answers.slice(-20).filter((status) => status === 200).length === 20 || undefined
    })
    expect(answers.every((status) => [200, 503].includes(status))).toBe(true)
    expect(answers.filter((status) => status === 503).length).toBeLessThanOrEqual(16)
    expect(await ready()).toBe(200)
  })
})
