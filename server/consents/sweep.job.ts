import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { signedDocuments } from '../../drizzle/schema.ts'
import { defineJob } from '../platform/jobs.ts'
import { removeOrphans } from '../platform/removal.ts'
import type { Services } from '../platform/services.ts'
import { sweepSigningSessions } from './handedOver.ts'
import { SIGNED_FILES } from './signing.ts'

/** Removes PDFs of signatures that were not completed: objects without a row. */
export const sweepSignedFiles = defineJob({
  name: 'sweep-signed-files',
  payload: z.object({}),
  schedule: '37 * * * *',
  handler: (services: Pick<Services, 'log' | 'db' | 'files'>) =>
    removeOrphans(services, SIGNED_FILES, (keys) =>
      services.db
        .select({ filePath: signedDocuments.filePath })
        .from(signedDocuments)
        .where(inArray(signedDocuments.filePath, keys)),
    ),
})

/** Deletes links of handed-over devices a day after they expired. */
export const sweepSigningSessionsJob = defineJob({
  name: 'sweep-signing-sessions',
  payload: z.object({}),
  schedule: '43 * * * *',
  handler: ({ db }: Pick<Services, 'db'>) => sweepSigningSessions(db),
})
