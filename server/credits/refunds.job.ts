import { and, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { wizardRuns } from '../../drizzle/schema.ts'
import { handle, type JobKind } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { refundRun } from './wizard.ts'

/** Longer than any model may take: a run that is still running then was cut off by a crash. */
const LOST_AFTER = '5 minutes'

/** Refunds the credits of runs that a crash cut off. */
export const refundLostRuns: JobKind<Record<string, never>> = {
  name: 'refund-lost-wizard-runs',
  data: z.object({}) as z.ZodType<Record<string, never>>,
  schedule: '*/5 * * * *',
}

export const refundLostRunsHandler = ({ db }: Pick<Services, 'db'>) =>
  handle({
    kind: refundLostRuns,
    async run() {
      const lost = await db
        .select()
        .from(wizardRuns)
        .where(
          and(
            eq(wizardRuns.status, 'running'),
            lt(wizardRuns.createdAt, sql`now() - ${LOST_AFTER}::interval`),
          ),
        )
      for (const run of lost) await refundRun(db, run)
    },
  })
