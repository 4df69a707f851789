import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ironPanel } from '../../server/demo/reports.ts'
import type { House } from './house.ts'

const WRITERS = 6
const PRODUCTS = 5
/** Pieces of each product at the start: more than anybody can buy here. */
export const INITIAL_STOCK = 500_000
/** An answer that takes longer never comes; milliseconds. */
const PATIENCE_MS = 45_000
const PASSWORD = 'a password of the fault tests'

/** A write that the portal acknowledged, or (an upload or a stock change, which has no key) may have made. */
export type Write = {
  kind: 'sign-up' | 'entry' | 'order' | 'wizard run' | 'upload' | 'stock change'
  /** What finds it in the database again: an e-mail, a day, a key, an id, a reason. */
  key: string
  userId: string
  acknowledged: boolean
}

/** A request that failed without an answer, and when it was begun (milliseconds of `performance.now`). */
type Lost = { kind: Write['kind']; begun: number }

export type Load = {
  writes: Write[]
  lost: Lost[]
  /** Answers that were neither success nor a request to try again. */
  wrong: string[]
  /** How long the longest write took with all its tries; milliseconds. */
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

/** People and products for the load: an admin who counts stock, and writers with credits. */
export async function prepare(house: House) {
  const signUp = async (name: string) => {
    const email = `${randomUUID()}@faults.clinic`
    const answer = await send(`${house.web.url}/api/auth/sign-up/email`, '', {
      name,
      email,
      password: PASSWORD,
    })
    if (answer.status !== 200) throw new Error(`nobody can sign up: ${answer.body}`)
    return { id: (JSON.parse(answer.body) as { user: { id: string } }).user.id, cookie: answer.cookie }
  }
  const admin = await signUp('Admin of the Stock')
  await house.sql("update user_roles set role = 'admin' where user_id = $1", [admin.id])
  const people = await Promise.all(Array.from({ length: WRITERS }, () => signUp('Person Writing')))
  for (const { id } of people) {
    await house.sql(
      "insert into credit_transactions (user_id, amount, transaction_type, description) values ($1, 500000, 'purchase', 'Start')",
      [id],
    )
  }
  const products = await house.sql<{ id: string }>(
    `insert into products (name, price_cents, stock) select 'Herb ' || n, 100 * n, ${INITIAL_STOCK} from generate_series(1, ${PRODUCTS}) n returning id`,
  )
  return { admin, people, products: products.map(({ id }) => id), report: await ironPanel(), day: 0 }
}
type Cast = Awaited<ReturnType<typeof prepare>>

/** Starts everybody writing; each write is tried again with its key until it is acknowledged. */
export function startLoad(house: House, cast: Cast): Load {
  const load: Load = { writes: [], lost: [], wrong: [], slowest: 0, stop }
  let stopping = false
  const base = house.web.url

  /** Tries until acknowledged, or once where the write has no key. */
  async function write(one: Omit<Write, 'acknowledged'>, keyed: boolean, attempt: () => Promise<Answer>) {
    const record: Write = { ...one, acknowledged: false }
    load.writes.push(record)
    const began = performance.now()
    for (;;) {
      const begun = performance.now()
      const answer = await attempt().catch(() => null)
      if (!answer) load.lost.push({ kind: one.kind, begun })
      const made = answer && (answer.status < 300 || (one.kind === 'sign-up' && answer.status === 422))
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
