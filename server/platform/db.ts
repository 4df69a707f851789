import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from 'pino'
import * as schema from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import { CannotStart } from './cannotStart.ts'
import { ROOT } from './root.ts'

export type Db = NodePgDatabase<typeof schema>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Short reads: see `openReads`. */
export type Reads = Pick<Db, 'select'>
/** Either the pool or a transaction: what a function takes that does not care which. */
export type Queries = Db | Tx

const MIGRATIONS = join(ROOT, 'drizzle/migrations')
/** Any number, the same for every instance: the advisory lock that lets one migrate while others wait. */
export const MIGRATION_LOCK = 7_301_984

/** PostgreSQL ends every statement itself after this long; milliseconds. */
const STATEMENT_MS = 30_000
/** A connection without a byte for longer is dead, though nobody said so: a cable, a firewall, a machine that vanished. */
const SILENCE_MS = STATEMENT_MS + 5_000

const fellSilent = () => new Error('Connection terminated: the database fell silent')

/** The socket of a connection that does one thing at a time: breaks, with what waits for it, when the other end falls silent. */
function wire() {
  const socket = new Socket()
  return socket.setTimeout(SILENCE_MS, () => socket.destroy(fellSilent()))
}

/**
 * Drizzle on the pool. Its own transactions ask for `begin` before they care for giving the connection back: each one
 * whose connection breaks there would be lost to the pool, until there is none left.
 */
function openDrizzle(pool: pg.Pool): Db {
  const db = drizzle(pool, { schema })
  const onOne = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>()
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      const one = onOne.get(client) ?? drizzle(client, { schema })
      onOne.set(client, one)
      return await one.transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
}

/** What every connection of ours is like. */
const connection = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  // Our statements are short: compiling them takes longer than running them.
  options: '-c jit=off',
  statement_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: 30_000,
})

/** Opens the one pool that Drizzle and the job queue share. Survives a restart of the database. */
export function openDb(url: string, log: Logger, options: { max?: number } = {}) {
  const pool = new pg.Pool({ ...connection(url), max: options.max ?? 16, stream: wire })
  // Without both listeners a database restart would end the process.
  pool.on('error', (error) => log.warn({ err: error.message }, 'an idle database connection broke'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error.message }, 'a database connection broke'))
  })
  return { pool, db: openDrizzle(pool) }
}

/** A statement that is written once for each way to the database, and planned once on each connection. */
export function prepared<Way extends object, Statement>(write: (db: Way) => Statement) {
  const written = new WeakMap<Way, Statement>()
  return (db: Way) => {
    const statement = written.get(db) ?? write(db)
    written.set(db, statement)
    return statement
  }
}

/** How often a connection that many share is looked at; milliseconds. */
const LOOK_MS = 1_000

/**
 * A connection whose statements leave together, at the end of a turn of the event loop. It breaks when the other end falls
 * silent: so long without an answer, however much is sent meanwhile, which would keep the clock of a socket itself running.
 * One that nobody asks for so long is given up as well: nobody would hear that it is gone. `left` is told of both.
 */
async function openPipeline(url: string, silence: number, left: () => void) {
  let waiting = 0
  let heard = performance.now()
  let gathering = false
  const socket = new Socket()
  const client = new pg.Client({ ...connection(url), pipeline: true, stream: () => socket })
  const leaveSilent = () => {
    if (performance.now() - heard <= silence) return
    left()
    if (waiting > 0) return socket.destroy(fellSilent())
    void client.end()
    socket.destroy()
  }
  await client.connect()
  const look = setInterval(leaveSilent, Math.min(LOOK_MS, silence)).unref()
  socket.once('close', () => clearInterval(look))
  return {
    client,
    async query(config: pg.QueryConfig, values: unknown[]) {
      if (!gathering) {
        gathering = true
        socket.cork()
        setImmediate(() => {
          gathering = false
          socket.uncork()
        })
      }
      if (waiting === 0) heard = performance.now()
      waiting++
      try {
        return await client.query(config, values)
      } finally {
        waiting--
        heard = performance.now()
      }
    },
  }
}

/**
 * Short reads, which all share one connection: none waits for the answer to another, and those of one moment leave in
 * one write. For what neither takes long nor waits for a lock. The next read after a break connects anew. `silence` is how long
 * the database may leave all of them without an answer; milliseconds.
 */
export function openReads(url: string, log: Logger, { silence = SILENCE_MS } = {}) {
  let open: ReturnType<typeof openPipeline> | undefined
  const forget = (gone: typeof open) => {
    if (open === gone) open = undefined
  }
  const connect = () => {
    const opening: ReturnType<typeof openPipeline> = openPipeline(url, silence, () => forget(opening))
    opening.then(
      ({ client }) => {
        client.on('end', () => forget(opening))
        client.on('error', (error) => log.warn({ err: error.message }, 'the connection of short reads broke'))
      },
      () => forget(opening),
    )
    return opening
  }
  const query = async (config: pg.QueryConfig, values: unknown[]) => {
    open ??= connect()
    const here = open
    try {
      return await (await here).query(config, values)
    } catch (error) {
      // A database that ends a connection says so first, and hangs up a moment later.
      if (sqlState(error)?.startsWith('57P')) forget(here)
      throw error
    }
  }
  return {
    reads: drizzle({ query } as unknown as pg.Client, { schema }) as Reads,
    close: async () => (await open?.catch(() => undefined))?.client.end(),
  }
}

/** A migration as drizzle-kit's journal names it; `when` (milliseconds) is also its mark in the database. */
type Migration = { tag: string; when: number; sql: string }

/** The migrations of this version, oldest first. */
export function knownMigrations(): Migration[] {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
  )
  return journal.entries.map(({ tag, when }) => ({
    tag,
    when,
    sql: readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8'),
  }))
}

/** Marks of the migrations that a database has, oldest first; none where the portal never was. */
export async function appliedMigrations(client: pg.ClientBase): Promise<number[]> {
  const found = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as there")
  if (!found.rows[0]?.there) return []
  const { rows } = await client.query<{ when: string }>(
    'select created_at as when from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ when }) => Number(when))
}

/** Older code on a newer schema would write what the newer one does not expect. */
async function refuseDowngrade(client: pg.Client) {
  const known = new Set(knownMigrations().map(({ when }) => when))
  const unknown = (await appliedMigrations(client)).filter((when) => !known.has(when))
  if (unknown.length > 0) {
    throw new CannotStart(
      `This database was already used by a newer version of the portal (${unknown.length} of its migrations are unknown here). Start that version again, or restore a backup of this version into an empty database.`,
    )
  }
}

/**
 * Brings the database to this version's schema. Several instances may call it at once: one works, the others wait.
 * Refuses a database that a newer version has migrated.
 */
export async function migrateDb(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseDowngrade(client)
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

/** The database or the storage is away, starting, stopping, full of clients, or too slow now. */
const AWAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOSPC'],
  ...['53300', '57014', '57P01', '57P02', '57P03', '25P03'],
])
/** What the driver says without a code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/
const RETRY_AFTER_SECONDS = 2
/** The SQLSTATE with which a trigger of ours refuses; its message is a sentence for people. */
const REFUSED_BY_TRIGGER = 'VR403'

/** The refusal behind an error: itself, or one that says to try again where a service is away for now. Null for our own faults. */
export function refusalBehind(error: unknown): Refusal | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e instanceof Refusal) return e
    if (e instanceof pg.DatabaseError && e.code === REFUSED_BY_TRIGGER)
      return new Refusal('FORBIDDEN', e.message)
    if (AWAY.has(String('code' in e ? e.code : '')) || AWAY_WORDS.test(e.message)) {
      return new Refusal(
        'UNAVAILABLE',
        'The portal cannot reach its data right now. Please try again in a moment.',
        RETRY_AFTER_SECONDS,
      )
    }
  }
  return null
}

export const UNIQUE_VIOLATION = '23505'
