import { z } from 'zod'
import { handle, type JobKind } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { settleUrgencies } from './urgency.ts'

/** Keeps the stored urgency of results right as time passes. */
export const settleUrgency: JobKind<Record<string, never>> = {
  name: 'settle-urgency',
  data: z.object({}) as z.ZodType<Record<string, never>>,
  schedule: '*/5 * * * *',
}

export const settleUrgencyHandler = ({ db }: Pick<Services, 'db'>) =>
  handle({ kind: settleUrgency, run: () => settleUrgencies(db) })
