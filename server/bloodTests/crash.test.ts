import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ironPanel } from '../demo/reports.ts'
import { eventually, freshDatabase } from '../test/portal.ts'

let directory: string
let databaseUrl: string
let client: pg.Client
let server: ChildProcess | undefined
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-crash-'))
  databaseUrl = await freshDatabase()
  client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
})
afterEach(async () => {
  server?.kill('SIGKILL')
  await client.end()
  await rm(directory, { recursive: true, force: true })
})

async function freePort() {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return address && typeof address === 'object' ? address.port : 0
}

/** The real server, as a process of its own that can be killed. */
async function startServer(port: number) {
  server = spawn(process.execPath, ['server/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: directory,
      AUTH_SECRET: 'a secret of the tests, long enough for them',
      PORT: String(port),
      DEMO: 'off',
      LOG_LEVEL: 'silent',
    },
  })
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (r) => (r.ok ? true : undefined),
      () => undefined,
    )
  await eventually(ready, 30)
}

it('a job whose server was killed is finished after the restart, once', async () => {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  await startServer(port)
  const signedUp = await fetch(`${base}/api/auth/sign-up/email`, {
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
  for (let i = 0; i < 6; i++) {
    const form = new FormData()
    form.append('file', report, 'report.pdf')
    const answer = await fetch(`${base}/api/blood-tests`, { method: 'POST', headers: { cookie }, body: form })
    expect(answer.status).toBe(201)
  }
  const count = async (sql: string) =>
    Number((await client.query<{ n: string }>(`select count(*) as n from ${sql}`)).rows[0]?.n)
  await eventually(async () =>
    (await count("blood_test_results where status = 'analyzing'")) > 0 ? true : undefined,
  )
  server?.kill('SIGKILL')
  expect(await count("blood_test_results where status = 'completed'")).toBeLessThan(6)

  await startServer(port)
  await eventually(
    async () => ((await count("blood_test_results where status = 'completed'")) === 6 ? true : undefined),
    60,
  )
  await eventually(async () =>
    (await count("pgboss.job where name = 'analyse-blood-test' and state = 'completed'")) === 6
      ? true
      : undefined,
  )
  expect(await count("pgboss.job where name = 'analyse-blood-test'")).toBe(6)
  expect(await count("pgboss.job where name = 'analyse-blood-test-failed'")).toBe(0)
}, 120_000)
