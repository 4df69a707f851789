import { z } from 'zod'
import { handle, type JobKind } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { recordFailedSignIns } from './failedSignIns.ts'
import { sealAuditLog, verifyAuditLog } from './seals.ts'

const nothing = z.object({}) as z.ZodType<Record<string, never>>

/**
 * Seals the lines of the audit log since the last minute, after the failed sign-ins of past hours were written to it.
 */
export const sealAudit: JobKind<Record<string, never>> = {
  name: 'seal-audit-log',
  data: nothing,
  schedule: '* * * * *',
}

export const sealAuditHandler = ({ db, log }: Pick<Services, 'log' | 'db'>) =>
  handle({
    kind: sealAudit,
    async run() {
      await recordFailedSignIns(db)
      const seal = await sealAuditLog(db)
      // Logged outside the database, so that the database's owner cannot make another chain unnoticed.
      if (seal) log.info({ seal: seal.number, hash: seal.hash, rows: seal.rows }, 'the audit log was sealed')
    },
  })

/** Runs every night (UTC). A log that differs from its seals will not change back: the job fails without a retry. */
export const verifyAudit: JobKind<Record<string, never>> = {
  name: 'verify-audit-log',
  data: nothing,
  schedule: '10 3 * * *',
  queue: { retryLimit: 0, expireInSeconds: 2 * 60 * 60, heartbeatSeconds: 60 },
}

export const verifyAuditHandler = ({ db, log }: Pick<Services, 'log' | 'db'>) =>
  handle({
    kind: verifyAudit,
    async run() {
      const { problems, seals, sealed, newest } = await verifyAuditLog(db)
      for (const problem of problems) log.error({ problem }, 'the audit log is not what was sealed')
      if (problems.length > 0) throw new Error('the audit log is not what was sealed')
      log.info({ seals, rows: sealed, hash: newest }, 'the audit log is what was sealed')
    },
  })
