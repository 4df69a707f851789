import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { bloodTestResults } from '../../drizzle/schema.ts'
import { defineJob } from '../platform/jobs.ts'
import { removeOrphans } from '../platform/removal.ts'
import type { Services } from '../platform/services.ts'
import { UPLOADS } from './upload.ts'

/** Removes uploads without a row. */
export const sweepUploads = defineJob({
  name: 'sweep-uploads',
  payload: z.object({}),
  schedule: '17 * * * *',
  handler: (services: Pick<Services, 'log' | 'db' | 'files'>) =>
    removeOrphans(services, UPLOADS, (keys) =>
      services.db
        .select({ filePath: bloodTestResults.filePath })
        .from(bloodTestResults)
        .where(inArray(bloodTestResults.filePath, keys)),
    ),
})
