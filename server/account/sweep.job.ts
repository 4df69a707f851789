import { z } from 'zod'
import { defineJob } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { ARCHIVES } from './spool.ts'

/** The longest that sending an archive takes; milliseconds. */
const SENT_WITHIN_MS = 24 * 60 * 60 * 1000

/** Removes archive parts left by stopped processes. */
export const sweepArchives = defineJob({
  name: 'sweep-archives',
  payload: z.object({}),
  schedule: '41 * * * *',
  async handler({ files, log }: Pick<Services, 'files' | 'log'>) {
    for await (const { key, storedAt } of files.list(ARCHIVES)) {
      if (Date.now() - storedAt.getTime() < SENT_WITHIN_MS) continue
      await files.remove(key)
      log.info({ key }, 'removed a part of an archive that was not sent')
    }
  },
})
