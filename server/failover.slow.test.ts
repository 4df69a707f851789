import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { products } from '../drizzle/schema.ts'
import { type Person, send, signUp } from './test/caller.ts'
import { eventually, startPortal, type TestPortal } from './test/portal.ts'
import { scratchDirectory } from './test/scratch.ts'
import { startWithStandby } from './test/standby.ts'

/** How long the primary takes no writes. */
const READ_ONLY_MS = 6_000

describe('a primary and its standby', () => {
  const directory = scratchDirectory('portal-standby-')
  let servers: Awaited<ReturnType<typeof startWithStandby>>
  let portal: TestPortal
  let maya: Person
  let productId = ''
  beforeAll(async () => {
    servers = await startWithStandby(directory)
    // No commit is acknowledged that the standby does not have.
    await servers.onPrimary.query("alter system set synchronous_standby_names = '*'")
    await servers.onPrimary.query('select pg_reload_conf()')
    portal = await startPortal({ DATABASE_URL: servers.url, DEMO: 'off', RATE_LIMITS: 'off' })
    maya = await signUp(portal)
    const [product] = await portal.deps.db
      .insert(products)
      .values({ name: 'Ginger', priceCents: 900, stock: 1_000_000 })
      .returning()
    productId = product?.id ?? ''
  })
  afterAll(async () => {
    await portal.close()
    await servers.close()
    await rm(directory, { recursive: true, force: true })
  })

  const call = (procedure: string, input?: object) =>
    send(portal, input ? 'POST' : 'GET', `/api/trpc/${procedure}`, input, {
      headers: { cookie: maya.cookie },
    })
  const order = () =>
    call('shop.placeOrder', { lines: [{ productId, quantity: 1 }], idempotencyKey: randomUUID() })

  /** Four clients that order and read continuously. */
  function openLoad() {
    const acknowledged: string[] = []
    const statuses = new Map<string, number>()
    let going = true
    const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1)
    const people = Array.from({ length: 4 }, async () => {
      while (going) {
        const answer = await order()
        count(`order ${answer.statusCode}`)
        if (answer.statusCode === 200) acknowledged.push(answer.json().result.data.orderId)
        count(`read ${(await call('shop.orders')).statusCode}`)
        await delay(5)
      }
    })
    const stop = async () => {
      going = false
      await Promise.all(people)
    }
    onTestFinished(stop)
    return {
      acknowledged,
      statuses,
      stop,
      /** Waits for more orders; returns how long they took in milliseconds. */
      async went(more: number) {
        const started = performance.now()
        const wanted = acknowledged.length + more
        await eventually(async () => acknowledged.length >= wanted || undefined)
        return Math.round(performance.now() - started)
      },
    }
  }
  const only = (statuses: Map<string, number>, ...allowed: string[]) =>
    expect([...statuses.keys()].filter((status) => !allowed.includes(status))).toEqual([])
  const ready = async () => (await send(portal, 'GET', '/readyz')).statusCode

  /** Checks that mails, live updates and the session still work. */
  async function goesOn() {
    const closed = new AbortController()
    const ticks: string[] = []
    const listening = (async () => {
      for await (const { topic } of portal.deps.live.ticks(['orders'], maya.id, closed.signal))
        ticks.push(topic)
    })()
    await eventually(async () => {
      await order()
      return ticks.length > 0 || undefined
    }, 30)
    closed.abort()
    await listening
    const before = portal.mails.length
    await send(portal, 'POST', '/api/auth/request-password-reset', { email: maya.email })
    await eventually(async () => portal.mails.length > before || undefined, 60)
    expect((await call('auth.profile')).statusCode).toBe(200)
  }

  it('a primary that takes no writes for six seconds: 503 and no 500, and all goes on', async () => {
    const load = openLoad()
    await load.went(20)
    await servers.onPrimary.query('alter system set default_transaction_read_only = on')
    await servers.onPrimary.query('select pg_reload_conf()')
    await eventually(async () => ((await ready()) === 503 ? true : undefined))
    await delay(READ_ONLY_MS)
    await servers.onPrimary.query('set default_transaction_read_only = off')
    await servers.onPrimary.query('alter system reset default_transaction_read_only')
    await servers.onPrimary.query('select pg_reload_conf()')
    const back = await load.went(20)
    await load.stop()
    only(load.statuses, 'order 200', 'order 503', 'read 200', 'read 503')
    expect(load.statuses.get('order 503')).toBeGreaterThan(0)
    expect(await ready()).toBe(200)
    await goesOn()
    console.log(
      `read-only for ${READ_ONLY_MS} ms:`,
      Object.fromEntries(load.statuses),
      `back after ${back} ms`,
    )
  })

  it('a primary that dies and a standby that is promoted: 503 and no 500, no acknowledged order is lost', async () => {
    const load = openLoad()
    await load.went(20)
    await servers.killPrimary()
    const died = performance.now()
    await eventually(async () => ((await ready()) === 503 ? true : undefined))
    await servers.onStandby.query('select pg_promote()')
    await load.went(20)
    const away = Math.round(performance.now() - died)
    await load.stop()
    only(load.statuses, 'order 200', 'order 503', 'read 200', 'read 503')
    const { rows } = await servers.onStandby.query<{ id: string }>('select id from orders')
    const kept = new Set(rows.map(({ id }) => id))
    expect(load.acknowledged.filter((id) => !kept.has(id))).toEqual([])
    await eventually(async () => ((await ready()) === 200 ? true : undefined), 30)
    await goesOn()
    console.log(
      `failover: ${load.acknowledged.length} orders, none lost, writes again after ${away} ms`,
      Object.fromEntries(load.statuses),
    )
  })
})
