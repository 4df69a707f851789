import { sql } from 'drizzle-orm'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { backupKey } from '../config/secrets.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { nightlyBackup } from './nightly.job.ts'
import { backupStatus } from './status.ts'

/** Why no backup is made; null if the portal makes them. */
async function off(env: Services['env']) {
  if (env.DEMO) return 'demo' as const
  if (env.BACKUP_KEEP === 0) return 'keep' as const
  return (await backupKey(env)) === null ? ('key' as const) : null
}

const lastState = sql<string | null>`(
  select state from pgboss.job where name = ${nightlyBackup.name} order by created_on desc limit 1)`

/** Returns the last verified backup, whether one is being made, and why none is made at all. */
export async function backupState(deps: Pick<Services, 'env' | 'db'>) {
  const { rows } = await deps.db.execute<{ state: string | null }>(sql`select ${lastState} as state`)
  const state = rows[0]?.state ?? null
  return {
    ...(await backupStatus(deps)),
    running: state === 'created' || state === 'active',
    failed: state === 'failed' || state === 'retry',
    off: await off(deps.env),
  }
}

/** Starts the nightly backup now. Refuses a second one at the same time. */
export async function makeBackupNow(deps: Pick<Services, 'env' | 'db' | 'jobs'>, who: Who) {
  if (await off(deps.env)) throw new Refusal('BAD_INPUT', 'clinic.refused.noBackups')
  if ((await backupState(deps)).running) throw new Refusal('CONFLICT', 'clinic.refused.backupRunning')
  await deps.db.transaction(async (tx) => {
    await deps.jobs.enqueue(tx, nightlyBackup, {})
    await audit(tx, { actorId: who.userId, action: 'backup.begin' })
  })
}
