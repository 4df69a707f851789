import { spawnSync } from 'node:child_process'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { violations } from './faults/checker.ts'
import { databaseAwayWhileReminding, killInMidTick } from './faults/reminders.ts'
import { openTestbed, type Testbed } from './faults/testbed.ts'
import { type Load, prepare, startLoad, type Write } from './faults/writers.ts'

/**
 * Breaks a clinic of its own under load, repeatedly, and checks each time with its own SQL and arithmetic whether
 * anything was lost or happened twice. ROUNDS is how often each fault is repeated, OUTAGE how many seconds database and
 * storage are away, ONLY names the faults to try.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const OUTAGE_MS = Number(process.env.OUTAGE ?? 20) * 1000
const STOPS = 20
/** How long the load runs before and after a fault, in milliseconds. */
const BEFORE_MS = 1_500
const AFTER_MS = 2_500

type Fault = {
  name: string
  rounds?: number
  possible?: (testbed: Testbed) => boolean
  strike(testbed: Testbed, load: Load): Promise<string[]> | Promise<void>
}

async function storageAway({ files }: Testbed) {
  const away = `${files}.away`
  await rename(files, away)
  await wait(OUTAGE_MS)
  await rename(away, files)
}

/** SIGTERM: every request begun before it must be answered. */
async function stopInOrder({ web }: Testbed, load: Load) {
  const before = load.lost.length
  const signalled = performance.now()
  const took = await web.end('SIGTERM')
  const lost = load.lost.slice(before).filter(({ begun }) => begun < signalled)
  await web.start()
  return [
    ...lost.map(
      ({ kind, begun }) =>
        `a ${kind} begun ${Math.round(signalled - begun)} ms before the stop got no answer`,
    ),
    ...(took > 20_000 ? [`the stop took ${Math.round(took)} ms`] : []),
  ]
}

const FAULTS: Fault[] = [
  {
    name: 'kill -9 of the web process',
    async strike({ web }) {
      await web.end('SIGKILL')
      await web.start()
    },
  },
  {
    name: 'kill -9 of the worker',
    async strike({ worker }) {
      await worker.end('SIGKILL')
      await worker.start()
    },
  },
  { name: 'PostgreSQL stopped fast', strike: (testbed) => testbed.restartDatabase('SIGINT') },
  { name: 'PostgreSQL crashed', strike: (testbed) => testbed.restartDatabase('SIGQUIT') },
  {
    name: 'database connections stalled for 5 s',
    async strike({ relay }) {
      relay.stall()
      await wait(5_000)
      relay.flow()
    },
  },
  {
    name: 'database connections half open',
    async strike({ relay }) {
      relay.leaveHalfOpen()
    },
  },
  {
    name: `database away for ${OUTAGE_MS / 1000} s`,
    strike: (testbed) => testbed.restartDatabase('SIGQUIT', OUTAGE_MS),
  },
  { name: `storage away for ${OUTAGE_MS / 1000} s`, strike: storageAway },
  {
    name: 'disk of the uploads full for 5 s',
    possible: ({ mounted }) => mounted,
    async strike({ files }) {
      const ballast = join(files, 'ballast')
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M'])
      await wait(5_000)
      await rm(ballast)
    },
  },
  {
    name: 'clock set back by an hour',
    async strike({ web, worker }) {
      web.signal('SIGUSR2')
      worker.signal('SIGUSR2')
      await wait(3_000)
      for (const server of [web, worker]) {
        await server.end('SIGKILL')
        await server.start()
      }
    },
  },
  {
    name: 'workers killed in mid-tick of 2,000 reminders',
    async strike(testbed, load) {
      await load.stop()
      return killInMidTick(testbed)
    },
  },
  {
    name: `2,000 reminders, database away for ${OUTAGE_MS / 1000} s`,
    async strike(testbed, load) {
      await load.stop()
      return databaseAwayWhileReminding(testbed, OUTAGE_MS)
    },
  },
  { name: 'SIGTERM of the web process', rounds: STOPS, strike: stopInOrder },
]

const unanswered = (writes: Write[]) =>
  writes.filter(({ kind, acknowledged }) => kind === 'upload' && !acknowledged).length

const testbed = await openTestbed()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void testbed.close().then(() => process.exit(1)))
}
const table: string[] = []
let broken = 0
try {
  const cast = await prepare(testbed)
  const all: Write[] = []
  const only = process.env.ONLY
  for (const fault of FAULTS.filter(({ name }) => !only || name.includes(only))) {
    if (fault.possible && !fault.possible(testbed)) {
      table.push(`| ${fault.name} | not possible here | | | | |`)
      continue
    }
    const rounds = fault.rounds ?? ROUNDS
    const sum = { acknowledged: 0, again: 0, slowest: 0, violations: 0 }
    for (let round = 1; round <= rounds; round++) {
      const load = startLoad(testbed, cast)
      await wait(BEFORE_MS)
      const seen = (await fault.strike(testbed, load)) ?? []
      await wait(AFTER_MS)
      await load.stop()
      all.push(...load.writes)
      const wrong = [...seen, ...load.wrong, ...(await violations(testbed, load.writes, unanswered(all)))]
      for (const line of wrong.slice(0, 10)) console.log(`  ${fault.name}, round ${round}: ${line}`)
      sum.acknowledged += load.writes.filter(({ acknowledged }) => acknowledged).length
      sum.again += load.lost.length
      sum.slowest = Math.max(sum.slowest, load.slowest)
      sum.violations += wrong.length
    }
    broken += sum.violations
    const cells = [fault.name, rounds, sum.acknowledged, sum.again, Math.round(sum.slowest), sum.violations]
    table.push(`| ${cells.join(' | ')} |`)
    console.log(
      `${new Date().toISOString().slice(11, 19)} ${fault.name}: ${sum.violations === 0 ? 'survived' : `${sum.violations} violations`}`,
    )
  }
  const late = await violations(testbed, all, unanswered(all))
  for (const line of late) console.log(`  at the end: ${line}`)
  broken += late.length
} finally {
  await testbed.close()
}
console.log(
  '\n| fault | rounds | acknowledged writes | requests without an answer | longest write ms | violations |',
)
console.log('|---|---|---|---|---|---|')
console.log(table.join('\n'))
process.exit(broken === 0 ? 0 : 1)
