import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { test as base, expect } from 'vitest'
import { ironPanel } from '../demo/reports.ts'
import { eventually, freshDatabase } from '../test/portal.ts'
import { type ServerProcess, startProcess } from '../test/process.ts'

const JOBS = "pgboss.job where name = 'analyse-blood-test'"
const COMPLETED = "blood_test_results where status = 'completed'"

/** Starts real server processes on a shared database and storage. */
type Site = {
  start(role: 'all' | 'web' | 'worker'): Promise<ServerProcess>
  /** Counts rows; `from` is the rest of the statement after `from`. */
  count(sql: string): Promise<number>
  /** Waits until all reports are analysed, and checks that each took one job, which never failed. */
  analysedOnce(reports: number, seconds: number): Promise<void>
  /** Waits until a job is running. */
  analyzing(): Promise<unknown>
  /** Waits until there are this many rows, see `count`. */
  until(sql: string, rows: number, seconds: number): Promise<unknown>
}

const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires a pattern here.
  site: async ({}, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'portal-crash-'))
    const env = { DATABASE_URL: await freshDatabase(), DATA_DIR: directory }
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    const servers: ServerProcess[] = []
    const count = async (sql: string) =>
      Number((await client.query<{ n: string }>(`select count(*) as n from ${sql}`)).rows[0]?.n)
    const until = (holds: () => Promise<boolean>, seconds?: number) =>
      eventually(async () => ((await holds()) ? true : undefined), seconds)
    await use({
      async start(role) {
        const server = await startProcess({ ...env, ROLE: role })
        servers.push(server)
        return server
      },
      count,
      async analysedOnce(reports, seconds) {
        await until(async () => (await count(COMPLETED)) === reports, seconds)
        await until(async () => (await count(`${JOBS} and state = 'completed'`)) === reports)
        expect(await count(JOBS)).toBe(reports)
        expect(await count("pgboss.job where name = 'analyse-blood-test-failed'")).toBe(0)
      },
      until: (sql, rows, seconds) => until(async () => (await count(sql)) === rows, seconds),
      analyzing: () => until(async () => (await count("blood_test_results where status = 'analyzing'")) > 0),
    })
    await Promise.all(servers.map(({ end }) => end('SIGKILL')))
    await client.end()
    await rm(directory, { recursive: true, force: true })
  },
})

/** Signs a patient up and uploads this many reports. */
async function upload({ address }: ServerProcess, reports: number) {
  const signedUp = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Maya',
      email: `${randomUUID()}@test.clinic`,
      password: 'a password of the tests',
    }),
  })
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const report = new Blob([Buffer.from(await ironPanel())])
  for (let i = 0; i < reports; i++) {
    const form = new FormData()
    form.append('file', report, 'report.pdf')
    const answer = await fetch(`${address}/api/blood-tests`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    })
    expect(answer.status).toBe(201)
  }
}

// Each of these mostly waits for a heartbeat that does not come, so they run at the same time.
test.concurrent('a job whose server was killed is finished after the restart, once', async ({ site }) => {
  const server = await site.start('all')
  await upload(server, 6)
  await site.analyzing()
  await server.end('SIGKILL')
  expect(await site.count(COMPLETED)).toBeLessThan(6)
  await site.start('all')
  await site.analysedOnce(6, 90)
}, 180_000)

test.concurrent('a job whose worker was killed is finished by another, once', async ({ site }) => {
  const [web, first] = await Promise.all([site.start('web'), site.start('worker')])
  await upload(web, 6)
  await site.analyzing()
  // The second process then finds the first one in the middle of its work.
  first.child.kill('SIGSTOP')
  expect(await site.count(COMPLETED)).toBeLessThan(6)
  await site.start('worker')
  await first.end('SIGKILL')
  await site.analysedOnce(6, 90)
}, 180_000)

test.concurrent('a job whose server was killed twice fails with a sentence, and is not started again', async ({
  site,
}) => {
  const first = await site.start('all')
  await upload(first, 1)
  await site.analyzing()
  await first.end('SIGKILL')
  const second = await site.start('all')
  await site.until(`${JOBS} and state = 'active' and retry_count = 1`, 1, 60)
  await second.end('SIGKILL')
  expect(await site.count(COMPLETED)).toBe(0)
  await site.start('all')
  await site.until(`blood_test_results where status = 'failed' and failed->>'why' = 'givenUp'`, 1, 90)
  expect(await site.count(`${JOBS} and state = 'failed' and retry_count = 1`)).toBe(1)
}, 180_000)
