import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { notices, reminders } from '../../drizzle/schema.ts'
import { backupStatus } from '../backup/status.ts'
import { addNoticeForAdmins } from '../notify/notices.ts'
import { defineJob } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'

/** After this many days a notice is deleted. */
const NOTICE_DAYS = 90

/** Deletes notices older than 90 days, and notifies admins of an overdue backup, once a day. */
export const sweepNotices = defineJob({
  name: 'sweep-notices',
  payload: z.object({}),
  schedule: '41 * * * *',
  async handler({ env, db }: Pick<Services, 'env' | 'db'>) {
    const old = sql`now() - ${NOTICE_DAYS}::int * interval '1 day'`
    await db.delete(notices).where(lt(notices.at, old))
    await db.delete(reminders).where(lt(reminders.at, old))
    const { overdue, full } = await backupStatus({ db, env })
    // Of a full disk, the backup itself has notified them.
    if (overdue && !full)
      await addNoticeForAdmins(db, {
        kind: 'backup-overdue',
        dedupeKey: new Date().toISOString().slice(0, 10),
      })
  },
})
