import { and, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { wizardRuns } from '../../drizzle/schema.ts'
import { defineJob } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { refundRun } from './wizard.ts'

/** Longer than any model may take: a run still running was cut off by a crash. */
const LOST_AFTER = '5 minutes'

/** Refunds the credits of runs that a crash cut off. */
export const refundLostRuns = defineJob({
  name: 'refund-lost-wizard-runs',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  async handler({ db }: Pick<Services, 'db'>) {
    const isLost = lt(wizardRuns.createdAt, sql`now() - ${LOST_AFTER}::interval`)
    const lost = await db
      .select()
      .from(wizardRuns)
      .where(and(eq(wizardRuns.status, 'running'), isLost))
    for (const run of lost) await refundRun(db, run)
  },
})
