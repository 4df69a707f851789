import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { eventually, freshDatabase } from '../test/portal.ts'
import { openDb } from './db.ts'
import { defineJob, type Job, type Jobs, openJobs } from './jobs.ts'
import { openLog } from './log.ts'
import { openMetrics } from './metrics.ts'
import { migrateDb } from './migrations.ts'

const runs: string[] = []
const givenUp: string[] = []
let atOnce = 0
let most = 0
const things = defineJob({
  name: 'try-things',
  payload: z.object({ name: z.string() }),
  options: { retryLimit: 1, retryDelay: 0 },
  concurrency: 3,
  async handler(_services, { name }) {
    runs.push(name)
    most = Math.max(most, ++atOnce)
    await eventually(async () => (runs.length >= 3 ? true : undefined))
    atOnce--
    if (name === 'broken') throw new Error('cannot be done')
  },
  async giveUp(_services, { name }) {
    givenUp.push(name)
  },
})

const log = openLog('silent')
const open = (...list: Job[]) => openJobs(pool, log, openMetrics(), list)

let pool: ReturnType<typeof openDb>['pool']
let db: ReturnType<typeof openDb>['db']
let jobs: Jobs
beforeAll(async () => {
  const url = await freshDatabase()
  await migrateDb(url)
  const opened = openDb(url, log)
  pool = opened.pool
  db = opened.db
  jobs = await open(things)
})
afterAll(async () => {
  await jobs.close()
  await pool.end()
})

it('a job with concurrency runs several at once, and one that fails is retried and given up alone', async () => {
  await jobs.enqueueAll(db, things, [{ name: 'first' }, { name: 'broken' }, { name: 'last' }])
  await jobs.work([things], {})
  await eventually(async () => (givenUp.length > 0 ? true : undefined))
  expect(most).toBe(things.concurrency)
  expect(runs.toSorted()).toEqual(['broken', 'broken', 'first', 'last'])
  expect(givenUp).toEqual(['broken'])
})

it('giveUp is retried until it succeeds', async () => {
  let tries = 0
  let putRight = false
  const hard = defineJob({
    name: 'try-hard',
    payload: z.object({}),
    options: { retryLimit: 0 },
    async handler() {
      throw new Error('cannot be done')
    },
    async giveUp() {
      tries++
      if (tries < 4) throw new Error('the database is away')
      putRight = true
    },
  })
  const others = await open(hard)
  try {
    await others.enqueue(db, hard, {})
    await others.work([hard], {})
    await eventually(async () => (putRight ? true : undefined))
    expect(tries).toBe(4)
  } finally {
    await others.close()
  }
})

it('close waits for the jobs that run', async () => {
  const begun = Promise.withResolvers<void>()
  const may = Promise.withResolvers<void>()
  const long = defineJob({
    name: 'try-long',
    payload: z.object({}),
    async handler() {
      begun.resolve()
      await may.promise
    },
  })
  const others = await open(long)
  await others.enqueue(db, long, {})
  await others.work([long], {})
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
  const other = { ...things, name: 'try-others' }
  const settings = async () => {
    const found = await pool.query(
      'select retry_limit, expire_seconds, heartbeat_seconds from pgboss.queue where name = $1',
      [other.name],
    )
    return found.rows[0]
  }
  await (await open(other)).close()
  expect(await settings()).toEqual({ retry_limit: 1, expire_seconds: 900, heartbeat_seconds: 10 })
  await (await open({ ...other, options: { retryLimit: 4, expireInSeconds: 300 } })).close()
  expect(await settings()).toEqual({ retry_limit: 4, expire_seconds: 300, heartbeat_seconds: 10 })
})

it('jobs are taken in turns between persons, however many one of them has', async () => {
  const order: string[] = []
  const turns = defineJob({
    name: 'try-turns',
    payload: z.object({ who: z.string(), n: z.number() }),
    personOf: ({ who }) => who,
    handler: async (_services, { who, n }) => void order.push(`${who} ${n}`),
  })
  const others = await open(turns)
  try {
    for (let n = 1; n <= 3; n++) await others.enqueue(db, turns, { who: 'Eve', n })
    await others.enqueueAll(db, turns, [
      { who: 'Maya', n: 1 },
      { who: 'Eve', n: 4 },
      { who: 'Maya', n: 2 },
    ])
    await others.enqueue(db, turns, { who: 'a name that does not count', n: 1 }, { person: 'Noor' })
    await others.work([turns], {})
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
  let runs = 0
  const nightly = defineJob({
    name: 'try-nightly',
    payload: z.object({}),
    schedule: `30 ${hour} * * *`,
    async handler() {
      runs++
    },
  })
  await (await open(nightly)).close()
  // As after three days without a portal.
  await pool.query(`update pgboss.schedule set created_on = now() - interval '9 days'`)
  await pool.query(`update pgboss.version set cron_on = now() - interval '3 days'`)
  const again = await open(nightly)
  await again.work([nightly], {})
  await eventually(async () => (runs > 0 ? true : undefined))
  await again.close()
  expect(runs).toBe(1)
})

it('a job parses its payload when it is taken from the queue, and never runs with another', async () => {
  const seen: unknown[] = []
  const strict = defineJob({
    name: 'try-strict',
    payload: z.object({ n: z.number() }),
    async handler(_services, payload) {
      seen.push(payload)
    },
  })
  const { signal } = new AbortController()
  await strict.run({}, { n: 1, unknown: 'dropped' }, signal)
  await expect(strict.run({}, { n: 'one' }, signal)).rejects.toThrow('expected number')
  expect(seen).toEqual([{ n: 1 }])
})
