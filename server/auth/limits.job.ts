import { z } from 'zod'
import { handle, type JobKind } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { sweepLimits } from './limits.ts'

export const sweepTries: JobKind<Record<string, never>> = {
  name: 'sweep-limits',
  data: z.object({}) as z.ZodType<Record<string, never>>,
  schedule: '41 * * * *',
}

/** Deletes the counts of limits whose window is over. */
export const sweepTriesHandler = ({ db }: Pick<Services, 'db'>) =>
  handle({ kind: sweepTries, run: () => sweepLimits(db) })
