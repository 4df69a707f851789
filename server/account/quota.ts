import { eq, sql } from 'drizzle-orm'
import { bloodTestResults, importedResources, messageAttachments, users } from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import type { Queries, Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

const MB = 1_000_000

const full = (mb: number) => new Refusal('TOO_LARGE', 'account.refused.full', { mb })

async function usedBy(db: Queries, userId: string) {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select coalesce(sum(file_size), 0)::float8 as bytes from (
      select file_size from ${bloodTestResults} where user_id = ${userId}
      union all
      select file_size from ${messageAttachments} where uploader = ${userId}
      union all
      select size_bytes from ${importedResources} where user_id = ${userId}
    ) files`)
  return rows[0]?.bytes ?? 0
}

/** Bytes that the caller's uploads (blood tests, message files and imported records) use, and may use. */
export const storageOf = async (
  { env, db }: Pick<Services, 'env' | 'db'>,
  { userId }: Pick<Who, 'userId'>,
) => ({
  usedBytes: await usedBy(db, userId),
  maxBytes: env.MAX_STORED_MB * MB,
})

/** Throws `TOO_LARGE` if no space is left, before anything is stored. */
export async function refuseFull(deps: Pick<Services, 'env' | 'db'>, who: Pick<Who, 'userId'>) {
  const { usedBytes, maxBytes } = await storageOf(deps, who)
  if (usedBytes >= maxBytes) throw full(deps.env.MAX_STORED_MB)
}

/** Refuses this transaction's uploads beyond the quota. Locks the user, so that concurrent uploads are counted. */
export async function refuseBeyondQuota({ env }: Pick<Services, 'env'>, tx: Tx, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  if ((await usedBy(tx, userId)) > env.MAX_STORED_MB * MB) throw full(env.MAX_STORED_MB)
}
