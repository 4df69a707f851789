import { z } from 'zod'
import { defineJob } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { settleUrgencies } from './urgency.ts'

/** Updates the stored urgency of results, which changes as time passes. */
export const settleUrgency = defineJob({
  name: 'settle-urgency',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  handler: ({ db }: Pick<Services, 'db'>) => settleUrgencies(db),
})
