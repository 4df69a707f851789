import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../server/platform/embeddedPostgres.ts'
import { freePort } from '../server/platform/freePort.ts'

const SECRET = 'a secret of the benchmark, long enough for it'

/** The same id for the same number, so that pgbench can compute ids instead of querying them. */
export const idOf = (kind: 'user' | 'product', n: number) =>
  `00000000-0000-4000-${kind === 'user' ? '8000' : '9000'}-${String(n).padStart(12, '0')}`

/** The session token of user `n`; pgbench computes it in the same way. */
export const tokenOf = (n: number) => `session-${String(n).padStart(12, '0')}`

/** The cookie of a session, signed as better-auth does. */
function cookieOf(token: string) {
  const signature = createHmac('sha256', SECRET).update(token).digest('base64')
  return `portal.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

/** Waits until the portal answers. Throws where its process ends first. */
async function untilReady(url: string, server: ChildProcess) {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the portal did not start')
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await new Promise((next) => setTimeout(next, 20))
  }
}

/** Starts a portal in a process of its own, on an embedded database of its own, without rate limits. */
export async function openClinic(role: 'all' | 'web' = 'all', content: 'empty' | 'demo' = 'empty') {
  const directory = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const database = await startEmbedded(join(directory, 'db'))
  const start = async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const server = spawn(process.execPath, [...process.execArgv, 'dist/server/main.js'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DATABASE_OWNER_URL: database.url,
        DATABASE_URL: database.portalUrl,
        DATA_DIR: directory,
        AUTH_SECRET: SECRET,
        PORT: String(port),
        ROLE: role,
        DEMO: content === 'demo' ? 'on' : 'off',
        LOG_LEVEL: 'warn',
        RATE_LIMITS: 'off',
      },
    })
    await untilReady(url, server)
    return { url, server }
  }
  const { url, server } = await start()
  const servers = [server]
  const pool = new pg.Pool({ connectionString: database.url, max: 4 })
  return {
    url,
    directory,
    /** The resident memory of the portal's process, in bytes. */
    async memory() {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
    },
    /** The processor time that the portal's process has used, in milliseconds; Linux counts in steps of 10. */
    async processorMs() {
      const fields = (await readFile(`/proc/${server.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) * 10
    },
    /** Milliseconds until one more portal on the same database is ready. */
    async coldStart() {
      const began = performance.now()
      const other = await start()
      const took = performance.now() - began
      other.server.kill('SIGTERM')
      await once(other.server, 'exit')
      return took
    },
    /** Starts one more portal on the same database, which closes with the clinic; returns its address. */
    async join() {
      const other = await start()
      servers.push(other.server)
      return other.url
    },
    databaseUrl: database.url,
    pool,
    /** Creates users 1 to `count`, each with a session; returns their cookies. */
    async people(count: number) {
      const numbers = Array.from({ length: count }, (_, n) => n + 1)
      const tokens = numbers.map(tokenOf)
      const ids = numbers.map((n) => idOf('user', n))
      await pool.query(
        `insert into users (id, name, email)
         select id, 'Person ' || n, 'person' || n || '@bench.clinic' from unnest($1::uuid[], $2::int[]) as given (id, n)`,
        [ids, numbers],
      )
      await pool.query(
        `insert into sessions (user_id, token, expires_at)
         select id, token, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as given (id, token)`,
        [ids, tokens],
      )
      return tokens.map(cookieOf)
    },
    /** Creates `count` further sessions of user `n`; returns their cookies. */
    async sessions(n: number, count: number) {
      const tokens = Array.from({ length: count }, (_, index) => `${tokenOf(n)}-${index}`)
      await pool.query(
        `insert into sessions (user_id, token, expires_at)
         select $1, token, now() + interval '1 day' from unnest($2::text[]) as given (token)`,
        [idOf('user', n), tokens],
      )
      return tokens.map(cookieOf)
    },
    async close() {
      await pool.end()
      for (const one of servers) {
        one.kill('SIGTERM')
        if (one.exitCode === null) await once(one, 'exit')
      }
      await database.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
