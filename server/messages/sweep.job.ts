import { z } from 'zod'
import { handle, type JobKind } from '../platform/jobs.ts'
import { removeOrphans } from '../platform/removal.ts'
import type { Services } from '../platform/services.ts'
import { MESSAGE_FILES, namedAttachments, sweepAttachments } from './attachments.ts'

export const sweepMessageFiles: JobKind<Record<string, never>> = {
  name: 'sweep-message-files',
  data: z.object({}) as z.ZodType<Record<string, never>>,
  schedule: '29 * * * *',
}

/** Removes files of messages that were never sent, and objects without a row. */
export const sweepMessageFilesHandler = (services: Pick<Services, 'log' | 'db' | 'files' | 'jobs'>) =>
  handle({
    kind: sweepMessageFiles,
    async run() {
      await sweepAttachments(services)
      await removeOrphans(services, MESSAGE_FILES, (keys) => namedAttachments(services, keys))
    },
  })
