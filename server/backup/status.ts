import { desc, sql } from 'drizzle-orm'
import { backups } from '../../drizzle/schema.ts'
import type { Services } from '../platform/services.ts'
import { nightlyBackup } from './nightly.job.ts'
import type { Space } from './refused.ts'

/** One missed night is tolerated. */
const TOO_OLD_MS = 48 * 60 * 60 * 1000
/** Hours before a new clinic is expected to have a backup: its first night and the backup's own time. */
const FIRST_NIGHT = 26

/** The space that the last nightly backup was short of; null if it failed for another reason, or not at all. */
const lackedSpace = sql<Space | null>`(
  select case when output ->> 'code' = 'full' and state <> 'completed'
      and created_on > coalesce((select max(created_at) from backups), '-infinity')
    then json_build_object('needed', output -> 'needed', 'free', output -> 'free') end
  from pgboss.job where name = ${nightlyBackup.name} order by created_on desc limit 1)`

/**
 * Returns the time of the last good backup, whether it is too old (not on a clinic's first day), and the space that a
 * later one was short of. The demo clinic needs none.
 */
export async function backupStatus({ db, env }: Pick<Services, 'env' | 'db'>) {
  const [last] = await db
    .select({ createdAt: backups.createdAt })
    .from(backups)
    .orderBy(desc(backups.createdAt))
    .limit(1)
  const { rows } = await db.execute<{ full: Space | null; settled: boolean }>(sql`
    select ${lackedSpace} as full,
      exists (select from users where created_at < now() - make_interval(hours => ${FIRST_NIGHT})) as settled`)
  const late = last ? Date.now() - last.createdAt.getTime() > TOO_OLD_MS : rows[0]?.settled
  const overdue = !env.DEMO && Boolean(late)
  return { overdue, lastAt: last?.createdAt.toISOString() ?? null, full: rows[0]?.full ?? null }
}
