import { z } from 'zod'
import { handle, type JobKind } from './jobs.ts'
import { removeUnlessHeld } from './removal.ts'
import type { Services } from './services.ts'

/** Removes one object from the storage. Its row is deleted before; a repeated run finds nothing left to do. */
export const removeObject: JobKind<{ key: string }> = {
  name: 'remove-object',
  data: z.object({ key: z.string() }),
  queue: { retryLimit: 10, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
}

export const removeObjectHandler = ({ db, files }: Pick<Services, 'db' | 'files'>) =>
  handle({
    kind: removeObject,
    async run({ key }) {
      // The job is retried. If the backup takes longer than all retries, the nightly sweep removes the object.
      if (!(await removeUnlessHeld(db, files, key))) throw new Error('a backup still holds the object')
    },
  })
