import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { bloodTestResults } from '../../drizzle/schema.ts'
import { handle, type JobKind } from '../platform/jobs.ts'
import { removeOrphans } from '../platform/removal.ts'
import type { Services } from '../platform/services.ts'
import { UPLOADS } from './upload.ts'

export const sweepUploads: JobKind<Record<string, never>> = {
  name: 'sweep-uploads',
  data: z.object({}) as z.ZodType<Record<string, never>>,
  schedule: '17 * * * *',
}

/** Removes uploads without a row. */
export const sweepHandler = (services: Pick<Services, 'log' | 'db' | 'files'>) =>
  handle({
    kind: sweepUploads,
    run: () =>
      removeOrphans(services, UPLOADS, (keys) =>
        services.db
          .select({ filePath: bloodTestResults.filePath })
          .from(bloodTestResults)
          .where(inArray(bloodTestResults.filePath, keys)),
      ),
  })
