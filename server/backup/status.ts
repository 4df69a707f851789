import { desc, sql } from 'drizzle-orm'
import { backups } from '../../drizzle/schema.ts'
import type { Services } from '../platform/services.ts'
import { nightlyBackup } from './nightly.job.ts'
import type { Space } from './refused.ts'

/** One missed night is enough to ask. */
const TOO_OLD_MS = 48 * 60 * 60 * 1000

/** The space that the last nightly backup lacked; null where it failed for another reason, or not at all. */
const lackedSpace = sql<Space | null>`(
  select case when output ->> 'code' = 'full' and state <> 'completed'
      and created_on > coalesce((select max(created_at) from backups), '-infinity')
    then json_build_object('needed', output -> 'needed', 'free', output -> 'free') end
  from pgboss.job where name = ${nightlyBackup.name} order by created_on desc limit 1)`

/**
 * When the last good backup was made, whether that is too long ago, and the space that a later one lacked; the demo
 * clinic needs none.
 */
export async function backupStatus({ db, env }: Pick<Services, 'env' | 'db'>) {
  const [last] = await db
    .select({ createdAt: backups.createdAt })
    .from(backups)
    .orderBy(desc(backups.createdAt))
    .limit(1)
  const { rows } = await db.execute<{ full: Space | null }>(sql`select ${lackedSpace} as full`)
  const overdue = !env.DEMO && (!last || Date.now() - last.createdAt.getTime() > TOO_OLD_MS)
  return { overdue, lastAt: last?.createdAt.toISOString() ?? null, full: rows[0]?.full ?? null }
}
