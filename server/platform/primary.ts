import pg from 'pg'
import { databaseHosts } from '../config/databaseHosts.ts'

/** read_only_sql_transaction: the host is, or has become, a standby, or is temporarily read-only. */
export const READ_ONLY = '25006'
/** A wrong user, password or database: retrying does not help. */
const SETTING = /^(?:28|3D)/
const PROBE_MS = 3_000

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
type Connected = (error: Error | null, client?: pg.Client) => void

/** The last known primary of each connection string. */
const lastPrimary = new Map<string, string>()
/** Concurrent connections share a search: without a primary, each of them would query every host. */
const searches = new Map<string, Promise<string>>()

async function probe(host: string) {
  const client = new pg.Client({
    connectionString: host,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('show transaction_read_only')
    if (rows[0]?.transaction_read_only === 'off') return host
    throw Object.assign(new Error(`${new URL(host).host} takes no writes`), { code: READ_ONLY })
  } finally {
    await client.end().catch(() => {})
  }
}

/** Tries the last primary first, then all hosts at once, so that none waits for a host that is gone. */
async function search(url: string, hosts: string[]) {
  const last = lastPrimary.get(url)
  try {
    const found = (last && (await probe(last).catch(() => null))) || (await Promise.any(hosts.map(probe)))
    lastPrimary.set(url, found)
    return found
  } catch (error) {
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
    throw errors.find((one) => SETTING.test(codeOf(one))) ?? errors[0]
  }
}

/** The connection string of the primary; a single host is not checked. Throws a host's error if none is primary. */
export async function primaryOf(url: string): Promise<string> {
  const hosts = databaseHosts(url)
  const [only] = hosts
  if (only !== undefined && hosts.length === 1) return only
  const open = searches.get(url) ?? search(url, hosts).finally(() => searches.delete(url))
  searches.set(url, open)
  return open
}

/** A pg client that looks for the primary at each connect. */
export function primaryClient(url: string): typeof pg.Client {
  if (databaseHosts(url).length === 1) return pg.Client
  return class extends pg.Client {
    async #connect(): Promise<pg.Client> {
      const { hostname, port } = new URL(await primaryOf(url))
      Object.assign(this, { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) })
      return super.connect()
    }
    override connect(): Promise<pg.Client>
    // The pool's way.
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      const connected = this.#connect()
      if (!callback) return connected
      connected.then((client) => callback(null, client), callback)
      return undefined
    }
  }
}

/** Connects to the primary; the caller ends the connection. A lost connection does not crash the process. */
export async function connectOnce(url: string, options: pg.ClientConfig = {}) {
  const client = new pg.Client({ ...options, connectionString: await primaryOf(url) })
  client.on('error', () => {})
  await client.connect()
  return client
}
