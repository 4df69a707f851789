import { randomUUID } from 'node:crypto'
import { availableParallelism, cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool, request } from 'undici'
import { TICK } from '../server/test/ticks.ts'
import { idOf, openClinic } from './clinic.ts'

/**
 * Load test of a clinic with 10,000 patients and a month of entries each: mixed requests at a fixed rate for some
 * minutes, then ten times that rate, then the recovery. Requests are sent when they are due, even where earlier ones
 * are still open, and their times count from when they were due. Meanwhile people who order nothing listen for changes
 * of their orders, and must receive none.
 */
const PATIENTS = Number(process.env.PATIENTS ?? 10_000)
const DAYS = 30
const PRODUCTS = 200
const PER_SECOND = 100
const MINUTES = Number(process.env.MINUTES ?? 5)
const OVERLOAD_SECONDS = Number(process.env.OVERLOAD_SECONDS ?? 20)
const LISTENERS = 50
/** Requests go to each of them in turn. */
const PORTALS = Number(process.env.PORTALS ?? 1)
/** The portal has recovered when the p99 is below this, in milliseconds. */
const USUAL_MS = 250

const clinic = await openClinic()
const addresses = [clinic.url]
while (addresses.length < PORTALS) addresses.push(await clinic.join())
const pools = addresses.map((url) => new Pool(url, { connections: 1_024, pipelining: 1 }))
try {
  const cookies = await clinic.people(PATIENTS)
  await clinic.pool.query(
    `insert into health_tracking (user_id, date, mood, energy_level, sleep_hours, water_intake, exercise_minutes)
     select id, current_date - day, 'Good', 7, 7.5, 8, 30 from users, generate_series(1, $1) day`,
    [DAYS],
  )
  await clinic.pool.query(
    `insert into products (id, name, description, price_cents, stock, category)
     select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'Herb ' || n, 'Sixty capsules.', 1000, 1000000, 'Sleep'
     from generate_series(1, $1) n`,
    [PRODUCTS],
  )
  await clinic.pool.query('vacuum analyze')

  // The first people are the listeners; only the others send requests.
  const somebody = () => LISTENERS + Math.floor(Math.random() * (PATIENTS - LISTENERS))
  const today = new Date().toISOString().slice(0, 10)
  const read = (procedure: string, input?: object) =>
    `/api/trpc/${procedure}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`
  const entry = () => ({
    date: today,
    mood: 'Good',
    energyLevel: 6,
    waterIntake: 8,
    notes: null,
    symptoms: null,
  })
  const order = () => ({
    lines: [{ productId: idOf('product', 1 + Math.floor(Math.random() * PRODUCTS)), quantity: 1 }],
    idempotencyKey: randomUUID(),
  })
  /** The mix of 100 requests. */
  const uses: { share: number; path: string; body?: () => object }[] = [
    { share: 30, path: read('health.summary', { today }) },
    { share: 15, path: read('auth.me') },
    { share: 15, path: read('plans.mine') },
    { share: 10, path: read('credits.balance') },
    { share: 10, path: read('shop.products') },
    { share: 8, path: read('health.entries', { limit: 7 }) },
    { share: 9, path: read('health.addEntry'), body: entry },
    { share: 3, path: read('shop.placeOrder'), body: order },
  ]
  const deck = uses.flatMap((use) => Array.from({ length: use.share }, () => use))

  /** Sends requests evenly over the time; returns how each ended, and how many milliseconds after it was due. */
  async function run(perSecond: number, seconds: number) {
    const times: number[] = []
    const statuses = new Map<string, number>()
    const under = new Set<Promise<void>>()
    const began = performance.now()
    for (let sent = 0; sent < perSecond * seconds; sent++) {
      const due = began + (sent * 1000) / perSecond
      const early = due - performance.now()
      if (early > 0) await wait(early)
      const use = deck[Math.floor(Math.random() * deck.length)]
      if (!use) throw new Error('the mix of requests is empty')
      const call = async () => {
        const pool = pools[sent % pools.length]
        if (!pool) throw new Error('no portal was started')
        const status = await pool
          .request({
            path: use.path,
            method: use.body ? 'POST' : 'GET',
            headers: { cookie: cookies[somebody()] ?? '', 'content-type': 'application/json' },
            body: use.body ? JSON.stringify(use.body()) : null,
          })
          .then(async (answer) => {
            await answer.body.dump()
            return String(answer.statusCode)
          })
          .catch((error: Error) => error.message)
        times.push(performance.now() - due)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      const done = call().finally(() => under.delete(done))
      under.add(done)
    }
    await Promise.all(under)
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
    return {
      perSecond: times.length / ((performance.now() - began) / 1000),
      p50: at(0.5),
      p99: at(0.99),
      statuses,
    }
  }

  let overheard = 0
  for (let n = 0; n < LISTENERS; n++) {
    const { body } = await request(`${clinic.url}/api/trpc/shop.onChange`, {
      headers: { cookie: cookies[n] ?? '', accept: 'text/event-stream' },
    })
    body.setEncoding('utf8')
    body.on('data', (text: string) => (overheard += text.match(TICK)?.length ?? 0)).on('error', () => {})
  }

  const told = (title: string, { perSecond, p50, p99, statuses }: Awaited<ReturnType<typeof run>>) =>
    console.log(
      `| ${title} | ${Math.round(perSecond)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${[...statuses].map((s) => s.join(' × ')).join(', ')} |`,
    )
  await run(PER_SECOND, 5)
  console.log(
    `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}, portals: ${PORTALS}\n`,
  )
  console.log('| load | answers a second | p50 ms | p99 ms | statuses |\n|---|---|---|---|---|')
  told(`${PER_SECOND} a second for ${MINUTES} minutes`, await run(PER_SECOND, MINUTES * 60))
  told(`${10 * PER_SECOND} a second for ${OVERLOAD_SECONDS} s`, await run(10 * PER_SECOND, OVERLOAD_SECONDS))
  const over = performance.now()
  for (;;) {
    const { p99, statuses } = await run(PER_SECOND, 1)
    if (p99 <= USUAL_MS && [...statuses.keys()].every((status) => status === '200')) break
  }
  const { rows } = await clinic.pool.query('select count(*)::int as orders from orders')
  console.log(
    `\nrecovered to a p99 of ${USUAL_MS} ms ${((performance.now() - over) / 1000).toFixed(1)} s after it`,
  )
  console.log(
    `${overheard} ticks received by ${LISTENERS} listeners, while others placed ${rows[0]?.orders} orders`,
  )
} finally {
  await Promise.all(pools.map((pool) => pool.destroy()))
  await clinic.close()
}
