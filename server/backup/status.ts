import { desc } from 'drizzle-orm'
import { backups } from '../../drizzle/schema.ts'
import type { Services } from '../platform/services.ts'

/** One missed night is enough to ask. */
const TOO_OLD_MS = 48 * 60 * 60 * 1000

/** When the last good backup was made, and whether that is too long ago; the demo clinic needs none. */
export async function backupStatus({ db, env }: Pick<Services, 'env' | 'db'>) {
  const [last] = await db
    .select({ createdAt: backups.createdAt })
    .from(backups)
    .orderBy(desc(backups.createdAt))
    .limit(1)
  const overdue = !env.DEMO && (!last || Date.now() - last.createdAt.getTime() > TOO_OLD_MS)
  return { overdue, lastAt: last?.createdAt.toISOString() ?? null }
}
