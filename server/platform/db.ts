import { Socket } from 'node:net'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { firstHost } from '../config/databaseHosts.ts'
import { primaryClient, READ_ONLY } from './primary.ts'
import { Refusal } from './refusal.ts'

export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** For short reads only: see `openReads`. */
export type Reads = Pick<Db, 'select'>
/** The pool or a transaction, for functions that work with either. */
export type Queries = Db | Tx

/** Time limit of a statement, which PostgreSQL itself enforces; milliseconds. */
const STATEMENT_MS = 30_000
/**
 * Milliseconds without a byte after which a connection counts as dead: a cut cable, a firewall or a crashed machine
 * reports nothing.
 */
const SILENCE_MS = STATEMENT_MS + 5_000

const silentError = () => new Error('Connection terminated: the database fell silent')

/** A socket for one statement at a time. Breaks, with the statement, if the server is silent for too long. */
function wire() {
  const socket = new Socket()
  // Only then, because a client that finds no host never uses its socket, and nothing would catch its error.
  return socket.once('connect', () => socket.setTimeout(SILENCE_MS, () => socket.destroy(silentError())))
}

/**
 * Opens Drizzle on the pool. Its own `transaction` sends `begin` before it guarantees the connection's release: each
 * connection that breaks at that point would leak, until the pool is empty.
 */
function openDrizzle(pool: pg.Pool): Db {
  const db = drizzle(pool)
  const onOne = new WeakMap<pg.PoolClient, NodePgDatabase>()
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let failed: Error | undefined
    try {
      const one = onOne.get(client) ?? drizzle(client)
      onOne.set(client, one)
      return await one.transaction(work, config)
    } catch (error) {
      if (sqlState(error) === READ_ONLY) failed = error as Error
      throw error
    } finally {
      // The next one finds the host that takes writes.
      client.release(failed)
    }
  }
  return db
}

/** Options of every connection; `primaryClient` chooses the host if there are several. */
const connection = (url: string) => ({
  connectionString: firstHost(url).href,
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  // The portal's statements are short: JIT compilation takes longer than it saves. Days of the database are those of
  // UTC, written as yyyy-MM-dd, whatever an operator's own database is set to.
  options: '-c jit=off -c TimeZone=UTC -c DateStyle=ISO',
  statement_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: 30_000,
})

/**
 * Opens the one pool that Drizzle and the job queue share. It survives a restart of the database. `onReadOnly` is called
 * when a host no longer takes writes.
 */
export function openDb(url: string, log: Logger, options: { max?: number; onReadOnly?: () => void } = {}) {
  const pool = new pg.Pool({
    ...connection(url),
    max: options.max ?? 16,
    stream: wire,
    Client: primaryClient(url),
  })
  pool.on('release', (error) => {
    if (sqlState(error) === READ_ONLY) options.onReadOnly?.()
  })
  // Without both listeners, a restart of the database would end the process.
  pool.on('error', (error) => log.warn({ err: error.message }, 'an idle database connection broke'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error.message }, 'a database connection broke'))
  })
  return { pool, db: openDrizzle(pool) }
}

/**
 * An array of ids or days as one parameter. The driver escapes each element, which takes longer than a statement about
 * thousands of them; these need no escaping.
 */
export const plainArray = (values: readonly string[]) => sql.param(`{${values.join()}}`)

/** A prepared statement: built once for each database handle, and planned once on each connection. */
export function prepared<Way extends object, Statement>(write: (db: Way) => Statement) {
  const written = new WeakMap<Way, Statement>()
  return (db: Way) => {
    const statement = written.get(db) ?? write(db)
    written.set(db, statement)
    return statement
  }
}

/** How often a shared connection is checked for silence; milliseconds. */
const CHECK_MS = 1_000

/**
 * A connection that sends all statements of one event-loop turn together. Breaks if the server has not answered for
 * `silence` milliseconds (a socket's own timeout would restart with each statement). Closes after the same idle time,
 * because a dead idle connection goes unnoticed. Calls `onClose` in both cases.
 */
async function openPipeline(url: string, silence: number, onClose: () => void) {
  let waiting = 0
  let lastAnswer = performance.now()
  let gathering = false
  const socket = new Socket()
  const client = new (primaryClient(url))({ ...connection(url), pipeline: true, stream: () => socket })
  const closeSilent = () => {
    if (performance.now() - lastAnswer <= silence) return
    onClose()
    if (waiting > 0) return socket.destroy(silentError())
    void client.end()
    socket.destroy()
  }
  await client.connect()
  const timer = setInterval(closeSilent, Math.min(CHECK_MS, silence)).unref()
  socket.once('close', () => clearInterval(timer))
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
      if (waiting === 0) lastAnswer = performance.now()
      waiting++
      try {
        return await client.query(config, values)
      } finally {
        waiting--
        lastAnswer = performance.now()
      }
    },
  }
}

/**
 * Short reads pipelined on one shared connection: none waits for another's answer, and concurrent ones are sent in one
 * write. For statements that neither take long nor wait for a lock. After a break, the next read reconnects. `silence`:
 * milliseconds that the database may leave all of them unanswered.
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
        // Before the socket closes: a read in between would fail too.
        client.on('error', (error) => {
          forget(opening)
          log.warn({ err: error.message }, 'the connection of short reads broke')
        })
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
      // When a database ends a connection, its error arrives a moment before the socket closes.
      if (sqlState(error)?.startsWith('57P')) forget(here)
      throw error
    }
  }
  return {
    reads: drizzle({ query } as unknown as pg.Client) as Reads,
    /** The next read connects again; the reads under way are answered. */
    leave: () => forget(open),
    close: async () => (await open?.catch(() => undefined))?.client.end(),
  }
}

/** The SQLSTATE of a database error, also when Drizzle wrapped it; null for any other error. */
export function sqlState(error: unknown): string | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e instanceof pg.DatabaseError) return e.code ?? null
  }
  return null
}

/** SQLSTATEs and codes of a full disk, database or storage, and of a read-only database. */
const UNWRITABLE_CODES = new Set([
  ...['ENOSPC', 'EDQUOT', '53100', READ_ONLY],
  ...['XMinioStorageFull', 'QuotaExceeded'],
])
const RETRY_UNWRITABLE_SECONDS = 30

/** Whether an error or its cause is a full disk, database or storage, or a read-only database: nothing was written. */
export function isUnwritable(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && UNWRITABLE_CODES.has(String(e.code))) return true
  }
  return false
}

/** SQLSTATEs and codes of a database or storage that is unreachable, starting, stopping, or too slow. */
const UNAVAILABLE_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
  ...['53300', '57014', '57P01', '57P02', '57P03', '25P03'],
])
/** Messages without a code: the driver's, and the S3 client's where a storage itself fails, also because it is full. */
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)|Request failed after \d+ retries: Error: Retryable HTTP status)/
const RETRY_AFTER_SECONDS = 2
/** The SQLSTATE of a refusal by one of our triggers; its message is a sentence for people. */
const REFUSED_BY_TRIGGER = 'VR403'

/**
 * The refusal behind an error: itself, a trigger's, or `UNAVAILABLE` if a service is unreachable or full. Null for
 * internal errors.
 */
export function refusalBehind(error: unknown): Refusal | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e instanceof Refusal) return e
    if (e instanceof pg.DatabaseError && e.code === REFUSED_BY_TRIGGER)
      return Refusal.from('FORBIDDEN', e.hint ?? e.message)
    // A full disk makes the embedded database read-only, and a failover one of several hosts.
    if ('code' in e && e.code === READ_ONLY)
      return new Refusal('UNAVAILABLE', 'app.refused.readOnly', {}, RETRY_AFTER_SECONDS)
    if ('code' in e && UNWRITABLE_CODES.has(String(e.code)))
      return new Refusal('UNAVAILABLE', 'app.refused.noSpace', {}, RETRY_UNWRITABLE_SECONDS)
    if (UNAVAILABLE_CODES.has(String('code' in e ? e.code : '')) || UNAVAILABLE_MESSAGES.test(e.message)) {
      return new Refusal('UNAVAILABLE', 'app.refused.noData', {}, RETRY_AFTER_SECONDS)
    }
  }
  return null
}

export const UNIQUE_VIOLATION = '23505'

/** Bytes of a text as JSON, for SQL. */
export const jsonBytes = (text: SQLWrapper) => sql`coalesce(octet_length(to_json(${text})::text), 0)`
