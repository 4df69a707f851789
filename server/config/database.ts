import type { Logger } from 'pino'
import { migrateDb } from '../platform/db.ts'
import { startEmbedded } from '../platform/embeddedPostgres.ts'
import { installJobs } from '../platform/jobs.ts'
import { admitPortal, type Ways } from '../platform/portalRole.ts'
import type { Env } from './env.ts'

/** The ways to the portal's database, which is started where it is the embedded one; `as` is that of `startEmbedded`. */
export async function openDatabase(
  env: Env,
  as: 'owner' | 'guest' = 'owner',
): Promise<Ways & { stop(): Promise<void> }> {
  if (env.DATABASE_URL) {
    return {
      owner: env.DATABASE_OWNER_URL ?? env.DATABASE_URL,
      portal: env.DATABASE_URL,
      stop: async () => {},
    }
  }
  const { url, portalUrl, stop } = await startEmbedded(env.DATA_DIR, { as })
  return { owner: url, portal: portalUrl, stop }
}

/**
 * Brings the database to this version, tables and job queue, as its owner, and lets the portal's role in. Answers with what
 * ends that work: the job queue may build an index for a while.
 */
export async function bringForward(ways: Ways, log: Logger): Promise<() => Promise<void>> {
  await migrateDb(ways.owner)
  const stop = await installJobs(ways.owner, log)
  await admitPortal(ways)
  return stop
}
