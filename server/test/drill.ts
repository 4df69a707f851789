import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ironPanel } from '../demo/reports.ts'

/**
 * The containers in earnest: `make up` of a copy of this directory, a day at the clinic, the database and the storage killed
 * under load, and a backup brought back after every volume is gone. Leaves nothing behind. Run by `make drill`.
 */
const directory = mkdtempSync(join(tmpdir(), 'verbena-drill-'))
const project = `verbena-drill-${process.pid}`
const port = await freePort()
const base = `http://localhost:${port}`
const env = { ...process.env, COMPOSE_PROJECT_NAME: project, PORT: String(port) }
const password = randomUUID()
let passed = 0
let failed = 0

async function freePort() {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return address && typeof address === 'object' ? address.port : 3000
}

const execute = promisify(execFile)

/** Runs a command in the copy; the load goes on meanwhile. */
async function run(command: string, ...args: string[]) {
  const { stdout } = await execute(command, args, { cwd: directory, env, maxBuffer: 2 ** 26 })
  return stdout.trim()
}
const compose = (...args: string[]) => run('docker', 'compose', ...args)

const query = (sql: string) => compose('exec', '-T', 'db', 'psql', '-U', 'portal', '-Atqc', sql)
const ordersKept = async () => new Set((await query('select id from orders')).split('\n'))

/** One step of the drill; the steps after a failed one would prove nothing. */
async function step(title: string, work: () => Promise<string | undefined> | string | undefined) {
  const started = performance.now()
  try {
    const found = await work()
    passed++
    console.log(
      `ok      ${title}${found ? `: ${found}` : ''} (${Math.round((performance.now() - started) / 100) / 10} s)`,
    )
  } catch (error) {
    failed++
    console.log(`failed  ${title}: ${error instanceof Error ? error.message : error}`)
    throw error
  }
}

function expect(holds: boolean, what: string) {
  if (!holds) throw new Error(what)
}

/** The first answer of `ask` that is neither an error nor undefined. */
async function until<T>(seconds: number, ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined) return answer
    expect(Date.now() < end, `nothing came of it within ${seconds} seconds`)
    await delay(100)
  }
}

/** A signed-in person. */
class Person {
  cookie = ''

  async send(path: string, body?: object | FormData) {
    const answer = await fetch(`${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin: base,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(10_000),
    })
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    if (set.length > 0) this.cookie = set.join('; ')
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }

  async call<T>(procedure: string, input?: object): Promise<T> {
    const answer = await this.send(`/api/trpc/${procedure}`, input)
    return ((await answer.json()) as { result: { data: T } }).result.data
  }

  async upload(content: Uint8Array) {
    const form = new FormData()
    form.append('file', new Blob([Buffer.from(content)], { type: 'application/pdf' }), 'report.pdf')
    return ((await (await this.send('/api/blood-tests', form)).json()) as { id: string }).id
  }
}

type Order = { id: string }
type Test = { id: string; status: string }

const maya = new Person()
const email = `${randomUUID()}@drill.clinic`
const report = await ironPanel()
let product = ''
let uploaded = ''

const order = async () =>
  (
    await maya.call<{ orderId: string }>('shop.placeOrder', {
      lines: [{ productId: product, quantity: 1 }],
      idempotencyKey: randomUUID(),
    })
  ).orderId

/** Kills one service while `work` goes on; answers with how long after its start the work succeeded again. */
async function survive(service: string, work: () => Promise<string>) {
  const acknowledged: string[] = []
  let working = true
  const load = Array.from({ length: 4 }, async () => {
    while (working) {
      await work().then(
        (id) => acknowledged.push(id),
        () => delay(50),
      )
    }
  })
  await until(10, async () => (acknowledged.length > 8 ? true : undefined))
  await compose('kill', service)
  const before = acknowledged.length
  await compose('start', service)
  const started = performance.now()
  await until(30, async () => (acknowledged.length > before + 4 ? true : undefined))
  const seconds = (performance.now() - started) / 1000
  working = false
  await Promise.all(load)
  expect(seconds < 10, `${service} was back only after ${seconds.toFixed(1)} s`)
  return { acknowledged, seconds }
}

async function signIn() {
  await maya.send('/api/auth/sign-in/email', { email, password })
}

const hashOf = async (id: string) =>
  createHash('sha256')
    .update(new Uint8Array(await (await maya.send(`/api/blood-tests/${id}/file`)).arrayBuffer()))
    .digest('hex')
const wanted = createHash('sha256').update(report).digest('hex')

async function drill() {
  await step('make up brings a healthy portal in one command', async () => {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    const packed = spawnSync('tar', ['--null', '-T', '-', '-cf', '-'], { input: files, maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-xf', '-'], { cwd: directory, input: packed.stdout })
    await run('make', 'up')
    // The load below comes from one address.
    appendFileSync(join(directory, '.env'), 'RATE_LIMITS=off\n')
    await run('make', 'up')
    return run('docker', 'images', `${project}-portal`, '--format', '{{.Size}}')
  })
  await step('sign-up, upload, analysis and order work through the published port', async () => {
    await maya.send('/api/auth/sign-up/email', { name: 'Maya Drill', email, password })
    product = await query(
      "insert into products (name, price_cents, stock) values ('Ginger', 900, 100000) returning id",
    )
    await order()
    uploaded = await maya.upload(report)
    await until(30, async () =>
      (await maya.call<Test[]>('bloodTests.list')).find(
        ({ id, status }) => id === uploaded && status === 'completed',
      ),
    )
    expect((await hashOf(uploaded)) === wanted, 'the file changed')
    return undefined
  })
  await step('docker compose down and make up keep everything', async () => {
    await compose('down')
    await run('make', 'up')
    // The first try may meet a connection to the portal of before.
    const orders = await until(10, () => maya.call<Order[]>('shop.orders'))
    expect(orders.length === 1, 'the order is gone')
    expect((await hashOf(uploaded)) === wanted, 'the file changed')
    return undefined
  })
  await step(
    'the database killed under load: no acknowledged order lost, back without a restart of the portal',
    async () => {
      const { acknowledged, seconds } = await survive('db', order)
      const kept = await ordersKept()
      expect(
        acknowledged.every((id) => kept.has(id)),
        'an acknowledged order is gone',
      )
      return `${acknowledged.length} orders, back ${seconds.toFixed(1)} s after its start`
    },
  )
  await step('the storage killed under load: no acknowledged upload lost', async () => {
    const { acknowledged, seconds } = await survive('files', () => maya.upload(report))
    for (const id of acknowledged) expect((await hashOf(id)) === wanted, 'an acknowledged upload is gone')
    return `${acknowledged.length} uploads, back ${seconds.toFixed(1)} s after its start`
  })
  await step('a backup under load, every volume wiped, and all is back', async () => {
    const acknowledged = await ordersKept()
    const before = (await maya.call<Test[]>('bloodTests.list')).map(({ id }) => id)
    let working = true
    const load = (async () => {
      while (working) await order()
    })()
    const file = (await run('make', '--silent', 'backup')).split('\n').at(-1) ?? ''
    working = false
    await load
    await compose('down', '--volumes')
    await run('make', 'restore', `FILE=${file}`)
    await run('make', 'up')
    await until(10, async () => signIn().then(() => true))
    const after = (await maya.call<Test[]>('bloodTests.list')).map(({ id }) => id)
    expect(after.join() === before.join(), 'blood tests differ')
    const kept = await ordersKept()
    expect(
      [...acknowledged].every((id) => kept.has(id)),
      'an order of before the backup is gone',
    )
    for (const id of after) expect((await hashOf(id)) === wanted, 'a file differs')
    return `${kept.size} orders, ${after.length} files`
  })
}

try {
  await drill()
} catch {
  console.log(
    spawnSync('docker', ['compose', 'logs', '--tail', '20', 'portal'], {
      cwd: directory,
      env,
      encoding: 'utf8',
    }).stdout,
  )
} finally {
  spawnSync('docker', ['compose', 'down', '--volumes', '--remove-orphans', '--rmi', 'local'], {
    cwd: directory,
    env,
  })
  rmSync(directory, { recursive: true, force: true })
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
