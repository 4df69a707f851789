import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { eventually, freshDatabase } from '../test/portal.ts'
import { migrateDb, openDb } from './db.ts'
import { handle, type JobKind, type Jobs, openJobs } from './jobs.ts'
import { openLog } from './log.ts'
import { openMetrics } from './metrics.ts'

const kind: JobKind<{ name: string }> = {
  name: 'try-things',
  data: z.object({ name: z.string() }),
  queue: { retryLimit: 1, retryDelay: 0 },
  concurrency: 3,
}

const log = openLog('silent')
const open = (...kinds: object[]) => openJobs(pool, log, openMetrics(), kinds as JobKind[])

let pool: ReturnType<typeof openDb>['pool']
let db: ReturnType<typeof openDb>['db']
let jobs: Jobs
beforeAll(async () => {
  const url = await freshDatabase()
  await migrateDb(url)
  const opened = openDb(url, log)
  pool = opened.pool
  db = opened.db
  jobs = await open(kind)
})
afterAll(async () => {
  await jobs.close()
  await pool.end()
})

it('a kind with concurrency runs jobs at once, and one that fails is retried and given up alone', async () => {
  const runs: string[] = []
  const givenUp: string[] = []
  let atOnce = 0
  let most = 0
  await jobs.enqueueAll(db, kind, [{ name: 'first' }, { name: 'broken' }, { name: 'last' }])
  await jobs.work([
    handle({
      kind,
      async run({ name }) {
        runs.push(name)
        most = Math.max(most, ++atOnce)
        await eventually(async () => (runs.length >= 3 ? true : undefined))
        atOnce--
        if (name === 'broken') throw new Error('cannot be done')
      },
      async giveUp({ name }) {
        givenUp.push(name)
      },
    }),
  ])
  await eventually(async () => (givenUp.length > 0 ? true : undefined))
  expect(most).toBe(kind.concurrency)
  expect(runs.toSorted()).toEqual(['broken', 'broken', 'first', 'last'])
  expect(givenUp).toEqual(['broken'])
})

it('giveUp is retried until it succeeds', async () => {
  const hard: JobKind = { name: 'try-hard', data: z.object({}), queue: { retryLimit: 0 } }
  const others = await open(hard)
  let tries = 0
  let putRight = false
  try {
    await others.enqueue(db, hard, {})
    await others.work([
      handle({
        kind: hard,
        async run() {
          throw new Error('cannot be done')
        },
        async giveUp() {
          tries++
          if (tries < 4) throw new Error('the database is away')
          putRight = true
        },
      }),
    ])
    await eventually(async () => (putRight ? true : undefined))
    expect(tries).toBe(4)
  } finally {
    await others.close()
  }
})

it('close waits for the jobs that run', async () => {
  const long: JobKind = { name: 'try-long', data: z.object({}) }
  const others = await open(long)
  const begun = Promise.withResolvers<void>()
  const may = Promise.withResolvers<void>()
  await others.enqueue(db, long, {})
  await others.work([
    handle({
      kind: long,
      async run() {
        begun.resolve()
        await may.promise
      },
    }),
  ])
  await begun.promise
  const closed = others.close()
  may.resolve()
  await closed
  const { rows } = await pool.query("select state from pgboss.job where name = 'try-long'")
  expect(rows).toEqual([{ state: 'completed' }])
})

it('a dead process is noticed within a heartbeat, in every queue', async () => {
  const { rows } = await pool.query(
    "select name from pgboss.queue where name like 'try-%' and heartbeat_seconds is distinct from 10",
  )
  expect(rows).toEqual([])
})

it('openJobs updates a queue whose options changed with an update', async () => {
  const other = { ...kind, name: 'try-others' }
  const settings = async () => {
    const found = await pool.query(
      'select retry_limit, expire_seconds, heartbeat_seconds from pgboss.queue where name = $1',
      [other.name],
    )
    return found.rows[0]
  }
  await (await open(other)).close()
  expect(await settings()).toEqual({ retry_limit: 1, expire_seconds: 900, heartbeat_seconds: 10 })
  await (await open({ ...other, queue: { retryLimit: 4, expireInSeconds: 300 } })).close()
  expect(await settings()).toEqual({ retry_limit: 4, expire_seconds: 300, heartbeat_seconds: 10 })
})

it('jobs are taken in turns between persons, however many one of them has', async () => {
  const turns: JobKind<{ who: string; n: number }> = {
    name: 'try-turns',
    data: z.object({ who: z.string(), n: z.number() }),
    personOf: ({ who }) => who,
  }
  const others = await open(turns)
  try {
    for (let n = 1; n <= 3; n++) await others.enqueue(db, turns, { who: 'Eve', n })
    await others.enqueueAll(db, turns, [
      { who: 'Maya', n: 1 },
      { who: 'Eve', n: 4 },
      { who: 'Maya', n: 2 },
    ])
    await others.enqueue(db, turns, { who: 'a name that does not count', n: 1 }, { person: 'Noor' })
    const order: string[] = []
    await others.work([handle({ kind: turns, run: async ({ who, n }) => void order.push(`${who} ${n}`) })])
    await eventually(async () => (order.length === 7 ? true : undefined))
    expect(order).toEqual([
      'Eve 1',
      'Maya 1',
      'a name that does not count 1',
      'Eve 2',
      'Maya 2',
      'Eve 3',
      'Eve 4',
    ])
  } finally {
    await others.close()
  }
})

it('what fell due by schedule while no portal ran is run once at the next start', async () => {
  const hour = (new Date().getUTCHours() + 18) % 24
  const nightly: JobKind<Record<string, never>> = {
    name: 'try-nightly',
    data: z.object({}) as z.ZodType<Record<string, never>>,
    schedule: `30 ${hour} * * *`,
  }
  await (await open(nightly)).close()
  // As after three days without a portal.
  await pool.query(`update pgboss.schedule set created_on = now() - interval '9 days'`)
  await pool.query(`update pgboss.version set cron_on = now() - interval '3 days'`)
  let runs = 0
  const again = await open(nightly)
  await again.work([
    handle({
      kind: nightly,
      async run() {
        runs++
      },
    }),
  ])
  await eventually(async () => (runs > 0 ? true : undefined))
  await again.close()
  expect(runs).toBe(1)
})
