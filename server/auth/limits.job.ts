import { z } from 'zod'
import { defineJob } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { sweepLimits } from './limits.ts'

/** Deletes the counts of limits whose window is over. */
export const sweepTries = defineJob({
  name: 'sweep-limits',
  payload: z.object({}),
  schedule: '41 * * * *',
  handler: ({ db }: Pick<Services, 'db'>) => sweepLimits(db),
})
