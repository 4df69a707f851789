import { writeFileSync } from 'node:fs'
import { ironPanel } from '../server/demo/reports.ts'
import { whyNoContainers } from './drill/engine.ts'
import {
  compose,
  fillCopy,
  image,
  lastWords,
  promote,
  query,
  removeAll,
  run,
  SMALL_DISK,
  set,
} from './drill/installation.ts'
import { openLoad } from './drill/load.ts'
import { neighbours } from './drill/neighbours.ts'
import { rollingUpdate } from './drill/rollingUpdate.ts'
import { severalPortals } from './drill/severalPortals.ts'
import { standby } from './drill/standby.ts'
import { expect, outcome, step, until } from './drill/steps.ts'
import { updateOfEarlier } from './drill/update.ts'
import { hash, Visitor } from './drill/visitor.ts'

/**
 * Tests the containers as an operator uses them: `make up` on a copy of this directory, a day at the clinic, the ports
 * that neighbours reach, the database and the storage killed under load, a backup restored after every volume is
 * deleted, a full disk, several portals behind HTTPS, a standby that takes over, the previous release replaced under
 * load, and an installation of an earlier version updated (FROM names its commit).
 * Removes everything it created. Run by `make drill`, and by `make test` in CI, which names a file for the outcome.
 */
const [, , reportFile] = process.argv

/**
 * The recovery time that is required, in seconds; CI may run on a slow, busy machine, so the limit there is wide and
 * the time is only reported.
 */
const RECOVERY_SECONDS = process.env.CI ? 90 : 10
/** The limit for steps that must end, in seconds; only a broken portal reaches it. */
const PATIENCE = 120

type Order = { id: string }
type Test = { id: string; status: string }

const maya = new Visitor()
const report = await ironPanel()
const wanted = hash(report)
let product = ''
let uploaded = ''

const order = () => maya.order(product)

const ordersKept = async () => new Set((await query('select id from orders')).split('\n'))

/**
 * Kills one service while `work` goes on; returns how many seconds after the service's restart the work succeeded
 * again.
 */
async function survive(service: string, work: () => Promise<string>) {
  const load = openLoad(work)
  try {
    await load.went(9, PATIENCE)
    await compose('kill', service)
    await compose('start', service)
    const seconds = await load.went(5, RECOVERY_SECONDS)
    return { acknowledged: load.acknowledged, seconds }
  } finally {
    await load.close()
  }
}

/** Lets a restored portal send again, as an admin of the clinic does. */
async function release() {
  const admin = new Visitor()
  await admin.signUp()
  await promote(admin.email)
  const { heldSince } = await admin.call<{ heldSince: string | null }>('admin.sending')
  expect(heldSince !== null, 'the restored portal sends before an admin released it')
  await admin.call('admin.releaseSending', {})
  expect((await query('select count(*) from sending_hold')) === '0', 'sending is not released')
}

async function drill() {
  await step('make up brings a healthy portal in one command', async () => {
    fillCopy()
    await run('make', 'up')
    // All load comes from one address.
    set('RATE_LIMITS=off')
    await run('make', 'up')
    return run('docker', 'images', image, '--format', '{{.Size}}')
  })
  await step('sign-up, upload, analysis and order work through the published port', async () => {
    await maya.signUp()
    product = await query(
      "insert into products (name, price_cents, stock) values ('Ginger', 900, 100000) returning id",
    )
    await order()
    uploaded = await maya.upload(report)
    await until('the analysis', PATIENCE, async () =>
      (await maya.call<{ rows: Test[] }>('bloodTests.list')).rows.find(
        ({ id, status }) => id === uploaded && status === 'completed',
      ),
    )
    expect((await maya.hashOf(uploaded)) === wanted, 'the file changed')
  })
  await step('the database’s log holds no value of a statement', async () => {
    const refused = await query("select 'Melusine'::int").then(
      () => false,
      () => true,
    )
    expect(refused, 'a word was taken for a number')
    const logged = await compose('logs', '--no-color', 'db')
    expect(logged.includes('ready to accept connections'), 'the log of the database is empty')
    expect(!logged.includes('Melusine'), 'the log of the database holds a value of a statement')
  })
  await neighbours()
  await step('make migrate runs beside the portal', async () => {
    await run('make', '--silent', 'migrate')
    await order()
  })
  await step('docker compose down and make up keep everything', async () => {
    await compose('down')
    await run('make', 'up')
    // The first try may meet a connection to the former portal.
    const { answer: orders } = await until('an answer', PATIENCE, () => maya.call<Order[]>('shop.orders'))
    expect(orders.length === 2, 'an order is gone')
    expect((await maya.hashOf(uploaded)) === wanted, 'the file changed')
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
    for (const id of acknowledged) {
      expect((await maya.hashOf(id)) === wanted, 'an acknowledged upload is gone')
    }
    return `${acknowledged.length} uploads, back ${seconds.toFixed(1)} s after its start`
  })
  await step('a backup under load is restored after every volume is deleted', async () => {
    const acknowledged = await ordersKept()
    const before = (await maya.call<{ rows: Test[] }>('bloodTests.list')).rows.map(({ id }) => id)
    let working = true
    const load = (async () => {
      while (working) await order()
    })()
    const made = run('make', '--silent', 'backup').finally(() => {
      working = false
    })
    const file = (await made).split('\n').at(-1) ?? ''
    await load
    await compose('down', '--volumes')
    await run('make', 'restore', `FILE=${file}`)
    await run('make', 'up')
    await until('signing in', PATIENCE, async () => maya.signIn())
    await release()
    const after = (await maya.call<{ rows: Test[] }>('bloodTests.list')).rows.map(({ id }) => id)
    expect(after.join() === before.join(), 'blood tests differ')
    const kept = await ordersKept()
    expect(
      [...acknowledged].every((id) => kept.has(id)),
      'an order from before the backup is gone',
    )
    for (const id of after) expect((await maya.hashOf(id)) === wanted, 'a file differs')
    return `${kept.size} orders, ${after.length} files`
  })
  await step('a backup onto a full disk fails in one sentence and leaves no file', async () => {
    const failed = await compose(
      ...['exec', '-T', '-e', `BACKUP_DIR=${SMALL_DISK}`, 'portal', 'node', 'server/backup/makeBackup.ts'],
    ).then(
      () => 'it did not fail',
      (error: Error) => error.message,
    )
    expect(/space/.test(failed) && !/^\s+at /m.test(failed), failed)
    const left = await compose('exec', '-T', 'portal', 'ls', '-A', SMALL_DISK)
    expect(left === '', `left on the disk: ${left}`)
    await order()
    return failed.replace(/^.*failed \(1\): /, '')
  })
  await severalPortals()
  await maya.signIn()
  await standby(maya, product)
  await rollingUpdate()
  await updateOfEarlier()
}

const why = whyNoContainers()
if (why) {
  console.log(`The containers cannot be tested: ${why}.`)
  process.exit(1)
}
try {
  await drill()
} catch (error) {
  // A failed step has printed its own error already.
  if (outcome.failed.length === 0) throw error
  console.log(lastWords())
} finally {
  const left = removeAll()
  if (left) {
    const name = `everything is removed again: ${left.replaceAll('\n', ' ')} is still there`
    outcome.failed.push(name)
    console.log(`failed  ${name}`)
  }
  if (reportFile) writeFileSync(reportFile, JSON.stringify(outcome))
}
console.log(`\n${outcome.passed} passed, ${outcome.failed.length} failed`)
process.exit(outcome.failed.length === 0 ? 0 : 1)
