import { z } from 'zod'
import { defineJob } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { recordFailedSignIns } from './failedSignIns.ts'
import { sealAuditLog, verifyAuditLog } from './seals.ts'

/** Moves the failed sign-ins of past hours to the audit log, then seals its new lines. */
export const sealAudit = defineJob({
  name: 'seal-audit-log',
  payload: z.object({}),
  schedule: '* * * * *',
  async handler({ db, log }: Pick<Services, 'log' | 'db'>) {
    await recordFailedSignIns(db)
    const seal = await sealAuditLog(db)
    // Logged outside the database, so that the database's owner cannot make another chain unnoticed.
    if (seal) log.info({ seal: seal.number, hash: seal.hash, rows: seal.rows }, 'the audit log was sealed')
  },
})

/** Compares the log with its seals. Has no retry: a log that differs will not change back. */
export const verifyAudit = defineJob({
  name: 'verify-audit-log',
  payload: z.object({}),
  schedule: '10 3 * * *',
  options: { retryLimit: 0, expireInSeconds: 2 * 60 * 60, heartbeatSeconds: 60 },
  async handler({ db, log }: Pick<Services, 'log' | 'db'>) {
    const { problems, seals, sealed, newest } = await verifyAuditLog(db)
    for (const problem of problems) log.error({ problem }, 'the audit log is not what was sealed')
    if (problems.length > 0) throw new Error('the audit log is not what was sealed')
    log.info({ seals, rows: sealed, hash: newest }, 'the audit log is what was sealed')
  },
})
