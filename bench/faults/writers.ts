import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ironPanel } from '../../server/demo/reports.ts'
import type { Testbed } from './testbed.ts'

const WRITERS = 6
const PRODUCTS = 5
/** The stock of each product at the start: more than the load can order. */
export const INITIAL_STOCK = 500_000
/** A request without an answer after this many milliseconds counts as lost. */
const PATIENCE_MS = 45_000
const PASSWORD = 'a password of the fault tests'

/**
 * A write that the portal acknowledged, or may have made (an upload or a stock change, which has no idempotency key).
 */
export type Write = {
  kind: 'sign-up' | 'entry' | 'order' | 'wizard run' | 'upload' | 'stock change'
  /** Identifies the write in the database: an e-mail address, a day, a key, an id or a reason. */
  key: string
  userId: string
  acknowledged: boolean
}

/** A request that ended without an answer, and when it began (milliseconds of `performance.now`). */
type Lost = { kind: Write['kind']; begun: number }

export type Load = {
  writes: Write[]
  lost: Lost[]
  /** Answers that were neither a success nor a request to retry. */
  wrong: string[]
  /** The longest time of a write with all its retries, in milliseconds. */
  slowest: number
  stop(): Promise<void>
}

type Answer = { status: number; body: string; cookie: string }

async function send(url: string, cookie: string, body: object | FormData): Promise<Answer> {
  const form = body instanceof FormData
  const answer = await fetch(url, {
    method: 'POST',
    headers: { cookie, origin: new URL(url).origin, ...(form ? {} : { 'content-type': 'application/json' }) },
    body: form ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const set = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { status: answer.status, body: await answer.text(), cookie: set.join('; ') }
}

/** Creates the people and products for the load: an admin who changes stock, and writers with credits. */
export async function prepare(testbed: Testbed) {
  const signUp = async (name: string) => {
    const email = `${randomUUID()}@faults.clinic`
    const answer = await send(`${testbed.web.url}/api/auth/sign-up/email`, '', {
      name,
      email,
      password: PASSWORD,
    })
    if (answer.status !== 200) throw new Error(`the sign-up failed: ${answer.body}`)
    return { id: (JSON.parse(answer.body) as { user: { id: string } }).user.id, cookie: answer.cookie }
  }
  const admin = await signUp('Admin of the Stock')
  await testbed.sql("update user_roles set role = 'admin' where user_id = $1", [admin.id])
  const people = await Promise.all(Array.from({ length: WRITERS }, () => signUp('Person Writing')))
  for (const { id } of people) {
    await testbed.sql(
      "insert into credit_transactions (user_id, amount, transaction_type, description) values ($1, 500000, 'purchase', 'Start')",
      [id],
    )
  }
  const products = await testbed.sql<{ id: string }>(
    `insert into products (name, price_cents, stock) select 'Herb ' || n, 100 * n, ${INITIAL_STOCK} from generate_series(1, ${PRODUCTS}) n returning id`,
  )
  return { admin, people, products: products.map(({ id }) => id), report: await ironPanel(), day: 0 }
}
type Cast = Awaited<ReturnType<typeof prepare>>

/** Starts all writers; each retries a write with the same key until it is acknowledged. */
export function startLoad(testbed: Testbed, cast: Cast): Load {
  const load: Load = { writes: [], lost: [], wrong: [], slowest: 0, stop }
  let stopping = false
  const base = testbed.web.url

  /** Retries until the write is acknowledged; a write without a key is sent once. */
  async function write(one: Omit<Write, 'acknowledged'>, keyed: boolean, attempt: () => Promise<Answer>) {
    const record: Write = { ...one, acknowledged: false }
    load.writes.push(record)
    const began = performance.now()
    for (;;) {
      const begun = performance.now()
      const answer = await attempt().catch(() => null)
      if (!answer) load.lost.push({ kind: one.kind, begun })
      // An earlier attempt may have been made although its answer was lost.
      const before = one.kind === 'sign-up' && answer?.body.includes('USER_ALREADY_EXISTS')
      const made = answer && (answer.status < 300 || before)
      if (answer && made) {
        record.acknowledged = true
        load.slowest = Math.max(load.slowest, performance.now() - began)
        return answer
      }
      if (answer && answer.status !== 503)
        load.wrong.push(`${one.kind}: ${answer.status} ${answer.body.slice(0, 200)}`)
      if (!keyed || performance.now() - began > 2 * PATIENCE_MS) return answer
      await wait(100)
    }
  }

  const trpc = (path: string, cookie: string, body: object) => () =>
    send(`${base}/api/trpc/${path}`, cookie, body)
  const pick = <T>(all: T[]) => all[Math.floor(Math.random() * all.length)] as T

  async function person({ id: userId, cookie }: Cast['people'][number]) {
    for (let turn = 0; !stopping; turn++) {
      const key = randomUUID()
      const date = new Date(Date.UTC(1950, 0, ++cast.day)).toISOString().slice(0, 10)
      await write(
        { kind: 'entry', key: date, userId },
        true,
        trpc('health.addEntry', cookie, { date, waterIntake: 8 }),
      )
      if (turn % 4 === 0) {
        const lines = [...new Set([pick(cast.products), pick(cast.products)])].map((productId) => ({
          productId,
          quantity: 2,
        }))
        const order = { lines, idempotencyKey: key }
        await write({ kind: 'order', key, userId }, true, trpc('shop.placeOrder', cookie, order))
      }
      const wish = { demographics: '', symptoms: '', history: '', preferences: '', idempotencyKey: key }
      await write({ kind: 'wizard run', key, userId }, true, trpc('credits.runWizard', cookie, wish))
      await wait(20)
      if (turn % 20 === 5) await upload(userId, cookie)
      if (turn % 20 === 15) {
        const email = `${key}@faults.clinic`
        const body = { name: 'Person New', email, password: PASSWORD }
        await write({ kind: 'sign-up', key: email, userId }, true, () =>
          send(`${base}/api/auth/sign-up/email`, '', body),
        )
      }
    }
  }

  async function upload(userId: string, cookie: string) {
    const record = { kind: 'upload', key: '', userId } as const
    const form = new FormData()
    form.append('file', new Blob([Buffer.from(cast.report)]), 'report.pdf')
    const answer = await write(record, false, () => send(`${base}/api/blood-tests`, cookie, form))
    const made = load.writes.findLast((one) => one.kind === 'upload' && one.userId === userId)
    if (answer?.status === 201 && made) made.key = (JSON.parse(answer.body) as { id: string }).id
  }

  async function stockKeeper() {
    while (!stopping) {
      const reason = randomUUID()
      const change = { productId: pick(cast.products), delta: pick([1, 2, 3, -1]), reason }
      const record = { kind: 'stock change', key: reason, userId: cast.admin.id } as const
      await write(record, false, trpc('admin.products.adjustStock', cast.admin.cookie, change))
      await wait(20)
    }
  }

  const running = [...cast.people.map(person), stockKeeper()]
  async function stop() {
    stopping = true
    await Promise.all(running)
  }
  return load
}
