import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { imports } from '../../drizzle/schema.ts'
import { defineJob } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'

/** Removes uploaded files that were not imported within a day. */
export const sweepImports = defineJob({
  name: 'sweep-imports',
  payload: z.object({}),
  schedule: '23 * * * *',
  async handler({ db }: Pick<Services, 'db'>) {
    await db
      .delete(imports)
      .where(
        and(
          inArray(imports.state, ['waiting', 'failed']),
          isNotNull(imports.file),
          lt(imports.createdAt, sql`now() - interval '1 day'`),
        ),
      )
  },
})
