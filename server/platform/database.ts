import type { Logger } from 'pino'
import type { Env } from '../config/env.ts'
import { migrateDb } from './db.ts'
import { startEmbedded } from './embeddedPostgres.ts'
import { installJobs } from './jobs.ts'
import { admitPortal, type DatabaseUrls } from './portalRole.ts'

/**
 * Opens the portal's database and returns its connection URLs. Starts the embedded one where no DATABASE_URL is set;
 * `as` and `warn` are those of
 * `startEmbedded`.
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

/**
 * Migrates tables and job queue to this version as the database's owner, and gives the portal's role its rights.
 * Returns a function that stops the queue's migration, which may build an index for a while.
 */
export async function migrateDatabase(ways: DatabaseUrls, log: Logger): Promise<() => Promise<void>> {
  await migrateDb(ways.owner)
  const stop = await installJobs(ways.owner, log)
  await admitPortal(ways)
  return stop
}
