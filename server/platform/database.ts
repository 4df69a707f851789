import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { CannotStart } from '../config/cannotStart.ts'
import { databaseHosts } from '../config/databaseHosts.ts'
import type { Env } from '../config/env.ts'
import { refusalBehind } from './db.ts'
import { startEmbedded } from './embeddedPostgres.ts'
import { installJobs } from './jobs.ts'
import { migrateDb } from './migrations.ts'
import { admitPortal, type DatabaseUrls } from './portalRole.ts'
import { connectOnce } from './primary.ts'

/**
 * Opens the portal's database and returns its connection URLs. Starts the embedded one without DATABASE_URL; `as` and
 * `warn` are options of `startEmbedded`.
 */
export async function openDatabase(
  env: Env,
  as: 'owner' | 'guest' = 'owner',
  warn?: (line: string) => void,
): Promise<DatabaseUrls & { stop(): Promise<void> }> {
  if (env.DATABASE_URL) {
    return {
      owner: env.DATABASE_OWNER_URL ?? env.DATABASE_URL,
      portal: env.DATABASE_URL,
      stop: async () => {},
    }
  }
  const { url, portalUrl, stop } = await startEmbedded(env.DATA_DIR, { as, ...(warn && { warn }) })
  return { owner: url, portal: portalUrl, stop }
}

/** Milliseconds that a start waits for its database: longer than PostgreSQL's own start, or a failover. */
const PATIENCE_MS = 60_000
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [250, 5_000]

/**
 * Waits for a database that refuses connections, is starting up or has no address yet. Throws `CannotStart` after
 * `patience` milliseconds; any other error, such as a wrong password, at once.
 */
export async function awaitDatabase(url: string, log: Logger, patience = PATIENCE_MS) {
  const host = databaseHosts(url)
    .map((one) => new URL(one).host)
    .join(', ')
  const end = performance.now() + patience
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      const client = await connectOnce(url, { connectionTimeoutMillis: 10_000 })
      return await client.end()
    } catch (error) {
      if (refusalBehind(error)?.code !== 'UNAVAILABLE') throw error
      const reason = error instanceof Error && 'code' in error ? `${error.code}` : 'no answer'
      if (performance.now() + pause > end) {
        throw new CannotStart(
          `The database at ${host} did not answer within ${Math.round(patience / 1000)} seconds (${reason}). Start it, or correct DATABASE_URL and DATABASE_OWNER_URL.`,
          { cause: error },
        )
      }
      if (pause === FIRST_PAUSE_MS) log.warn({ host, reason }, 'waiting for the database')
      await delay(pause * (0.5 + Math.random() / 2))
    }
  }
}

/**
 * Waits for the database, migrates tables and job queue to this version as its owner, and gives the portal's role its
 * rights. `report` gets a line for each migration. Returns a function that stops the queue's migration, which may build an index for a while.
 */
export async function migrateDatabase(
  ways: DatabaseUrls,
  log: Logger,
  report = (line: string) => log.info(line),
): Promise<() => Promise<void>> {
  await awaitDatabase(ways.owner, log)
  await migrateDb(ways.owner, report)
  const stop = await installJobs(ways.owner, log)
  await admitPortal(ways)
  return stop
}
