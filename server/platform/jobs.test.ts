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

let jobs: Jobs
let db: ReturnType<typeof openDb>['db']
let close: () => Promise<void>
beforeAll(async () => {
  const log = openLog('silent')
  const url = await freshDatabase()
  await migrateDb(url)
  const opened = openDb(url, log)
  db = opened.db
  jobs = await openJobs(opened.pool, log, openMetrics(), [kind] as unknown as JobKind[])
  close = async () => {
    await jobs.close()
    await opened.pool.end()
  }
})
afterAll(() => close())

it('runs as many at once as the kind allows; one that fails is tried again alone, and given up alone', async () => {
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
