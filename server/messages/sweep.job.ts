import { z } from 'zod'
import { defineJob } from '../platform/jobs.ts'
import { removeOrphans } from '../platform/removal.ts'
import type { Services } from '../platform/services.ts'
import { MESSAGE_FILES, namedAttachments, sweepAttachments } from './attachments.ts'

/** Removes unsent files, and objects without a row. */
export const sweepMessageFiles = defineJob({
  name: 'sweep-message-files',
  payload: z.object({}),
  schedule: '29 * * * *',
  async handler(services: Pick<Services, 'log' | 'db' | 'files' | 'jobs'>) {
    await sweepAttachments(services)
    await removeOrphans(services, MESSAGE_FILES, (keys) => namedAttachments(services, keys))
  },
})
