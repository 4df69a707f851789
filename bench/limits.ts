import { spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hash, verify } from '@node-rs/argon2'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '../server/platform/db.ts'

/** An SQL statement as the portal sends it. */
type Statement = { text: string; values: unknown[] }

/** Records every statement that `work` sends, so that pgbench can send the same ones. */
export async function statementsOf(databaseUrl: string, work: (db: Db) => Promise<unknown>) {
  const statements: Statement[] = []
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const noting = new Proxy(pool, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key)
      if (key !== 'query') return found
      return (query: { text: string }, values: unknown[] = []) => {
        statements.push({ text: query.text, values })
        return target.query(query, values)
      }
    },
  })
  await work(drizzle(noting) as Db)
  await pool.end()
  return statements
}

/**
 * The text of a value in a pgbench script: an expression of pgbench's variables where `vary` has one, else the value
 * itself.
 */
function literal(value: unknown, vary: Map<unknown, string>) {
  const expression = vary.get(value)
  if (expression) return expression
  if (value === null || value === undefined) return 'null'
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}

/** Runs the same statements in sequence under pgbench for `seconds`; returns rounds per second. */
export async function pgbench(
  databaseUrl: string,
  how: { clients: number; seconds: number; variables: string; vary: Map<unknown, string> },
  statements: Statement[],
) {
  const lines = statements.map(
    ({ text, values }) =>
      `${text.replace(/\$(\d+)/g, (_, n) => literal(values[Number(n) - 1], how.vary)).replaceAll('\n', ' ')};`,
  )
  return pgbenchScript(databaseUrl, how, `${how.variables}\n${lines.join('\n')}\n`)
}

/** Runs a script under pgbench for `seconds`; returns rounds per second. */
export async function pgbenchScript(
  databaseUrl: string,
  { clients, seconds }: { clients: number; seconds: number },
  script: string,
) {
  const path = join(tmpdir(), `portal-bench-${process.pid}.sql`)
  await writeFile(path, script)
  const { stdout, stderr, error } = spawnSync(
    'pgbench',
    `-n -M prepared -c ${clients} -j 2 -T ${seconds} -f ${path} ${databaseUrl}`.split(' '),
    { encoding: 'utf8' },
  )
  await rm(path)
  const rate = /tps = ([\d.]+)/.exec(stdout ?? '')?.[1]
  if (!rate) {
    throw new Error(`pgbench finished no transaction in ${seconds} s: ${error?.message ?? stderr}`)
  }
  return Number(rate)
}

/** Passwords per second that argon2id verifies with the portal's parameters, in `lanes` parallel lanes. */
export async function rawHash(lanes: number, seconds: number) {
  const hashed = await hash('a password of the benchmark')
  const began = performance.now()
  const end = began + seconds * 1000
  let done = 0
  const lane = async () => {
    while (performance.now() < end) {
      await verify(hashed, 'a password of the benchmark')
      done++
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  // The last hashes end after the time is over.
  return (done * 1000) / (performance.now() - began)
}

/** A server that only writes each request body to a file. */
export async function openRawStream(directory: string) {
  let files = 0
  const server = createServer(async (request, response) => {
    const file = join(directory, `raw-${files++}`)
    // Requests that are open when the load ends are aborted.
    await pipeline(request, createWriteStream(file)).then(
      () => response.end(),
      () => {},
    )
    await rm(file)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
