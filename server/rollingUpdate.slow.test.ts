import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, it } from 'vitest'
import { emptyDatabase, eventually } from './test/portal.ts'
import { previousRelease, unpack } from './test/previousRelease.ts'
import { type ServerProcess, startProcess } from './test/process.ts'

const run = promisify(execFile)
/** Of this machine: a public portal refuses the password of a test's database. */
const ORIGIN = 'http://localhost'
const DAY_MS = 86_400_000
/** How long a backup reads every table while the migrations wait for it, and how long both releases answer together. */
const [BACKUP_MS, TOGETHER_MS] = [3_000, 3_000]

const previous = previousRelease()
if (!previous)
  console.log('!!! THE ROLLING UPDATE WAS NOT TESTED: this clone has no history of the previous release !!!')

/** People who order, record their health and read, at any of the portals in `rotation`. */
function openLoad(rotation: ServerProcess[], productId: string) {
  const seen = { answers: 0, slowest: 0, bad: [] as string[] }
  const kept = { orders: new Set<string>(), days: new Map<string, Set<string>>() }
  let going = true
  let turn = 0

  async function request(cookie: string, path: string, body?: object) {
    const to = rotation[turn++ % rotation.length]?.address
    const started = performance.now()
    const answer = await fetch(`${to}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { origin: ORIGIN, cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    seen.answers++
    seen.slowest = Math.max(seen.slowest, performance.now() - started)
    if (!answer.ok) throw new Error(`${path} ${answer.status} ${text.slice(0, 300)}`)
    return { answer, json: JSON.parse(text) }
  }
  const call = async <T>(cookie: string, procedure: string, input?: object): Promise<T> =>
    (await request(cookie, `/api/trpc/${procedure}`, input)).json.result.data

  async function person() {
    const account = { name: 'Maya', email: `${randomUUID()}@test.clinic`, password: randomUUID() }
    const { answer } = await request('', '/api/auth/sign-up/email', account)
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const days = new Set<string>()
    kept.days.set(account.email, days)
    for (let day = 1; going; day++) {
      try {
        const lines = [{ productId, quantity: 1 }]
        const { orderId } = await call<{ orderId: string }>(cookie, 'shop.placeOrder', {
          lines,
          idempotencyKey: randomUUID(),
        })
        kept.orders.add(orderId)
        const date = new Date(Date.now() - day * DAY_MS).toISOString().slice(0, 10)
        await call(cookie, 'health.addEntry', { date, waterIntake: 3 })
        days.add(date)
        await call(cookie, 'auth.me')
        await call(cookie, 'shop.orders')
      } catch (error) {
        seen.bad.push(String(error))
      }
      await delay(20)
    }
  }
  const people = [person(), person(), person(), person()]
  return {
    seen,
    kept,
    async stop() {
      going = false
      await Promise.all(people)
    },
  }
}

it.skipIf(!previous)(
  'the previous release answers while this one migrates and takes over: no failed call, no lost write',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'portal-previous-'))
    const env = {
      DATABASE_URL: await emptyDatabase(),
      DATA_DIR: join(directory, 'data'),
      ROLE: 'web',
      RATE_LIMITS: 'off',
      PUBLIC_URL: ORIGIN,
      AUTH_SECRET: randomBytes(32).toString('hex'),
    }
    unpack(previous ?? '', directory)
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    const running: ServerProcess[] = []
    try {
      const old = await startProcess(env, {
        command: ['--import', './tools/fastDrizzleImports.ts', 'server/main.ts'],
        cwd: directory,
      })
      running.push(old)
      await client.connect()
      const { rows } = await client.query(
        "insert into products (name, price_cents, stock) values ('Ginger', 900, 1000000) returning id",
      )
      const rotation = [old]
      const load = openLoad(rotation, rows[0].id)
      const went = async (more: number) => {
        const wanted = load.kept.orders.size + more
        await eventually(async () => load.kept.orders.size >= wanted || load.seen.bad.length > 0 || undefined)
      }
      await went(20)

      const tables = await client.query(
        "select string_agg(format('%I', tablename), ', ') as all from pg_tables where schemaname = 'public'",
      )
      await client.query(`begin; lock table ${tables.rows[0].all} in access share mode`)
      const migrating = run(process.execPath, ['dist/server/main.js', 'migrate'], {
        env: { ...process.env, NODE_ENV: 'production', ...env },
      })
      await delay(BACKUP_MS)
      await client.query('commit')
      const { stdout } = await migrating
      await went(20)

      const next = await startProcess(env)
      running.push(next)
      rotation.push(next)
      await delay(TOGETHER_MS)
      await went(20)
      rotation.splice(0, 1)
      await old.end('SIGTERM')
      await went(20)
      await load.stop()

      const { seen, kept } = load
      expect(stdout).toMatch(/^\d{4}_\w+: done in /m)
      expect(seen.bad.slice(0, 5)).toEqual([])
      const orders = new Set((await client.query('select id from orders')).rows.map(({ id }) => id))
      expect([...kept.orders].filter((id) => !orders.has(id))).toEqual([])
      const entries = await client.query(
        'select email, date::text as day from health_tracking h join users u on u.id = h.user_id',
      )
      const days = new Set(entries.rows.map(({ email, day }) => `${email} ${day}`))
      for (const [email, acknowledged] of kept.days) {
        expect([...acknowledged].filter((day) => !days.has(`${email} ${day}`))).toEqual([])
      }
      console.log(
        `rolling update from ${previous?.slice(0, 8)}: ${seen.answers} calls, ${kept.orders.size} orders, slowest ${Math.round(seen.slowest)} ms`,
      )
    } finally {
      await client.end()
      for (const { end } of running) await end('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    }
  },
)
