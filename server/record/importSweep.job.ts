import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordImports } from '../../drizzle/schema.ts'
import { defineJob } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { sweepImportFolders } from './importFile.ts'

const HOUR = 60 * 60 * 1000

/** Removes imports, applied or not, after a day, and files left by stopped processes. */
export const sweepRecordImports = defineJob({
  name: 'sweep-record-imports',
  payload: z.object({}),
  schedule: '37 * * * *',
  async handler({ db }: Pick<Services, 'db'>) {
    await db.delete(recordImports).where(lt(recordImports.createdAt, sql`now() - interval '1 day'`))
    await sweepImportFolders(HOUR)
  },
})
