import { z } from 'zod'
import { defineJob } from './jobs.ts'
import { removeUnlessHeld } from './removal.ts'
import type { Services } from './services.ts'

/** Removes one object from the storage. Its row is deleted before; a repeated run finds nothing left to do. */
export const removeObject = defineJob({
  name: 'remove-object',
  payload: z.object({ key: z.string() }),
  options: { retryLimit: 10, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  async handler({ db, files }: Pick<Services, 'db' | 'files'>, { key }) {
    // The job is retried. If the backup takes longer than all retries, the nightly sweep removes the object.
    if (!(await removeUnlessHeld(db, files, key))) throw new Error('a backup still holds the object')
  },
})
