import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordShares } from '../../drizzle/schema.ts'
import { defineJob } from '../platform/jobs.ts'
import { removeObject } from '../platform/removal.job.ts'
import { removeOrphans } from '../platform/removal.ts'
import type { Services } from '../platform/services.ts'
import { SHARED_FILES } from './shares.ts'

/**
 * Removes the files of shares at their expiry, or an hour after an earlier end; shares that expired a year ago; and
 * objects without a row.
 */
export const sweepShares = defineJob({
  name: 'sweep-shares',
  payload: z.object({}),
  schedule: '43 * * * *',
  async handler(services: Pick<Services, 'log' | 'db' | 'files' | 'jobs'>) {
    const { db, jobs } = services
    await db.transaction(async (tx) => {
      const over = await tx
        .update(recordShares)
        .set({ hasFile: false })
        .where(
          and(
            eq(recordShares.hasFile, true),
            or(
              lt(recordShares.expiresAt, sql`now()`),
              // The last who opened it may still fetch the file.
              lt(recordShares.endedAt, sql`now() - interval '1 hour'`),
            ),
          ),
        )
        .returning({ key: recordShares.filePath })
      await jobs.enqueueAll(tx, removeObject, over)
      await tx
        .delete(recordShares)
        .where(
          and(eq(recordShares.hasFile, false), lt(recordShares.expiresAt, sql`now() - interval '1 year'`)),
        )
    })
    await removeOrphans(services, SHARED_FILES, (keys) =>
      db
        .select({ filePath: recordShares.filePath })
        .from(recordShares)
        .where(inArray(recordShares.filePath, keys)),
    )
  },
})
