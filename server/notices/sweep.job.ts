import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { notices } from '../../drizzle/schema.ts'
import { NOTICE_DAYS } from '../../shared/notices.ts'
import { backupStatus } from '../backup/status.ts'
import { handle, type JobKind } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { tellAdmins } from './notices.ts'

export const sweepNotices: JobKind<Record<string, never>> = {
  name: 'sweep-notices',
  data: z.object({}) as z.ZodType<Record<string, never>>,
  schedule: '41 * * * *',
}

/** Deletes notices of more than 90 days ago, and tells admins of an overdue backup, once a day. */
export const sweepNoticesHandler = ({ env, db }: Pick<Services, 'env' | 'db'>) =>
  handle({
    kind: sweepNotices,
    async run() {
      await db.delete(notices).where(lt(notices.at, sql`now() - ${NOTICE_DAYS}::int * interval '1 day'`))
      const { overdue } = await backupStatus({ db, env })
      if (overdue)
        await tellAdmins(db, { kind: 'backup-overdue', matter: new Date().toISOString().slice(0, 10) })
    },
  })
