import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from 'pino'
import * as schema from '../../drizzle/schema.ts'

export type Db = NodePgDatabase<typeof schema>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Either the pool or a transaction: what a function takes that does not care which. */
export type Queries = Db | Tx

const MIGRATIONS = fileURLToPath(new URL('../../drizzle/migrations', import.meta.url))
/** Any number, the same for every instance: the advisory lock that lets one migrate while others wait. */
const MIGRATION_LOCK = 7_301_984

/** Opens the one pool that Drizzle and the job queue share. Survives a restart of the database. */
export function openDb(url: string, log: Logger, options: { max?: number } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 16,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Our statements are short: compiling them takes longer than running them.
    options: '-c jit=off',
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Without both listeners a database restart would end the process.
  pool.on('error', (error) => log.warn({ err: error.message }, 'an idle database connection broke'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error.message }, 'a database connection broke'))
  })
  return { pool, db: drizzle(pool, { schema }) as Db }
}

/** Brings the database to this version's schema. Several instances may call it at once: one works, the others wait. */
export async function migrateDb(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
  } finally {
    await client.end()
  }
}

/** SQLSTATE of a database error, also when Drizzle wrapped it; null for anything else. */
export function sqlState(error: unknown): string | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e instanceof pg.DatabaseError) return e.code ?? null
  }
  return null
}

export const UNIQUE_VIOLATION = '23505'
