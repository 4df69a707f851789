import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { bloodTestResults } from '../../drizzle/schema.ts'
import { handle, type JobKind } from '../platform/jobs.ts'
import { removeUnlessHeld } from '../platform/removal.ts'
import type { Services } from '../platform/services.ts'
import { UPLOADS } from './upload.ts'

export const sweepUploads: JobKind<Record<string, never>> = {
  name: 'sweep-uploads',
  data: z.object({}) as z.ZodType<Record<string, never>>,
  schedule: '17 * * * *',
}

/** An object is stored before its row, so only an object older than an upload takes can be an orphan. Milliseconds. */
const ORPHAN_AGE_MS = 60 * 60 * 1000
const BATCH = 500

/** Removes uploads without a row: those that a crash left between the two writes. */
export const sweepHandler = ({ db, files, log }: Pick<Services, 'log' | 'db' | 'files'>) =>
  handle({
    kind: sweepUploads,
    async run() {
      let batch: string[] = []
      const removeOrphans = async () => {
        const known = await db
          .select({ filePath: bloodTestResults.filePath })
          .from(bloodTestResults)
          .where(sql`${bloodTestResults.filePath} = any(${sql.param(batch)})`)
        const kept = new Set(known.map((row) => row.filePath))
        for (const key of batch.filter((path) => !kept.has(path))) {
          if (await removeUnlessHeld(db, files, key)) log.info({ key }, 'removed an upload without a row')
        }
        batch = []
      }
      for await (const { key, storedAt } of files.list(UPLOADS)) {
        if (Date.now() - storedAt.getTime() > ORPHAN_AGE_MS) batch.push(key)
        if (batch.length >= BATCH) await removeOrphans()
      }
      await removeOrphans()
    },
  })
