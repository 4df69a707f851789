import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Embedded, startEmbedded } from '../../server/platform/embeddedPostgres.ts'
import { freePort } from '../../server/platform/freePort.ts'
import { openRelay } from './relay.ts'

const CLOCK = fileURLToPath(new URL('./clock.ts', import.meta.url))
/** The size of the uploads' disk, where one can be mounted. */
const DISK_MEGABYTES = 256

/** One process of the portal, always on the same port. */
export type Server = {
  url: string
  start(): Promise<void>
  /** Sends a signal and waits for the process to end; returns how long that took, in milliseconds. */
  end(signal: NodeJS.Signals): Promise<number>
  signal(signal: NodeJS.Signals): void
}

async function serverOf(env: Record<string, string>, entry = 'server/main.ts'): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  return {
    url,
    async start() {
      const started = spawn(
        process.execPath,
        ['--import', CLOCK, '--import', './tools/fastDrizzleImports.ts', entry],
        {
          stdio: ['ignore', 'ignore', 'inherit'],
          env: { ...process.env, ...env, PORT: String(port) },
        },
      )
      child = started
      for (;;) {
        if (started.exitCode !== null) throw new Error('the portal did not start')
        const answer = await fetch(`${url}/healthz`).catch(() => null)
        if (answer?.ok) return
        await wait(50)
      }
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return 0
      const began = performance.now()
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
      return performance.now() - began
    },
    signal: (signal) => void child?.kill(signal),
  }
}

/** A clinic to break: a database, a disk, a web process and a worker of its own, all on this machine. */
export type Testbed = Awaited<ReturnType<typeof openTestbed>>

export async function openTestbed() {
  const directory = await mkdtemp(join(tmpdir(), 'portal-faults-'))
  const data = join(directory, 'data')
  const files = join(data, 'files')
  const relay = await openRelay()
  let database: Embedded
  let pool: pg.Pool
  const openDatabase = async () => {
    database = await startEmbedded(join(directory, 'db'))
    relay.leadTo(Number(new URL(database.url).port))
    pool = new pg.Pool({ connectionString: database.url, max: 2 })
    pool.on('error', () => {})
    return database
  }
  const opened = await openDatabase()
  const wired = (address: string) => {
    const url = new URL(address)
    url.port = String(relay.port)
    return url.href
  }
  await mkdir(data)
  const mounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'portal-faults', data]).status === 0
  const env = {
    DATABASE_OWNER_URL: wired(opened.url),
    DATABASE_URL: wired(opened.portalUrl),
    DATA_DIR: data,
    AUTH_SECRET: 'a secret of the fault tests, long enough for them',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  }
  const web = await serverOf({ ...env, ROLE: 'web' })
  const worker = await serverOf({ ...env, ROLE: 'worker' })
  await web.start()
  await worker.start()
  return {
    web,
    worker,
    /** A further worker, whose mails and pushes go where `more` says. */
    reminding: (more: Record<string, string>) =>
      serverOf({ ...env, ...more, ROLE: 'worker' }, 'bench/faults/remindingWorker.ts'),
    relay,
    files,
    /** True where the uploads have a small disk of their own, which can be filled. */
    mounted,
    sql: async <T extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<T>(text, values)).rows,
    /** Locks a table, so that whoever works with it waits. */
    async lock(table: string) {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      await client.query(`begin; lock table ${table} in access exclusive mode`)
      return {
        async isWaitedFor() {
          const { rows } = await client.query(
            'select from pg_locks where relation = $1::regclass and not granted',
            [table],
          )
          return rows.length > 0
        },
        release: () => client.end(),
      }
    },
    /**
     * Stops PostgreSQL (SIGINT: fast shutdown; SIGQUIT: immediate, as in a crash) and starts it again after `awayMs`
     * milliseconds.
     */
    async restartDatabase(signal: 'SIGINT' | 'SIGQUIT', awayMs = 1_000) {
      const pid = Number(
        (await readFile(join(directory, 'db/postgres/postmaster.pid'), 'utf8')).split('\n')[0],
      )
      process.kill(pid, signal)
      await pool.end()
      await wait(awayMs)
      await openDatabase()
    },
    async close() {
      await web.end('SIGTERM')
      await worker.end('SIGTERM')
      await pool.end()
      relay.close()
      await database.stop()
      if (mounted) spawnSync('umount', [data])
      await rm(directory, { recursive: true, force: true })
    },
  }
}
