import { sealAudit, sealAuditHandler, verifyAudit, verifyAuditHandler } from './audit/seals.job.ts'
import type { Auth } from './auth/accounts.ts'
import { sweepTries, sweepTriesHandler } from './auth/limits.job.ts'
import { askReset, askResetHandler } from './auth/reset.job.ts'
import { nightlyBackup, nightlyBackupHandler } from './backup/nightly.job.ts'
import { analyseBloodTest, analyseHandler } from './bloodTests/analyse.job.ts'
import { tellRetests, tellRetestsHandler } from './bloodTests/retests.job.ts'
import { sweepHandler, sweepUploads } from './bloodTests/sweep.job.ts'
import { settleUrgency, settleUrgencyHandler } from './bloodTests/urgency.job.ts'
import { refundLostRuns, refundLostRunsHandler } from './credits/refunds.job.ts'
import { analysePatientHealth, analysePatientHealthHandler } from './health/analyses.job.ts'
import { sweepMessageFiles, sweepMessageFilesHandler } from './messages/sweep.job.ts'
import type { JobHandler, JobKind } from './platform/jobs.ts'
import { mailHandler, sendMailJob } from './platform/mail.job.ts'
import { removeObject, removeObjectHandler } from './platform/removal.job.ts'
import type { Services } from './platform/services.ts'
import { sendPushHandlers, sendPushJob, sendSlowPushJob } from './reminders/push.job.ts'
import { passOn, passOnHandler } from './reminders/sendDue.job.ts'
import { sweepNotices, sweepNoticesHandler } from './reminders/sweep.job.ts'
import {
  confirmOrder,
  confirmOrderHandler,
  noticeLowStock,
  noticeLowStockHandler,
} from './shop/orders.job.ts'
import { fetchPictures, fetchPicturesHandler } from './shop/pictures.job.ts'

/** Every kind of job. Each gets its queue at the start, before a job is sent to it. */
export const jobKinds = [
  // On request.
  analyseBloodTest,
  sendMailJob,
  sendPushJob,
  sendSlowPushJob,
  askReset,
  removeObject,
  confirmOrder,
  noticeLowStock,
  fetchPictures,
  analysePatientHealth,
  // At night; the hour is in its kind.
  nightlyBackup,
  verifyAudit,
  // Every hour.
  sweepUploads,
  sweepMessageFiles,
  sweepTries,
  sweepNotices,
  tellRetests,
  // Every five minutes.
  settleUrgency,
  refundLostRuns,
  // Every minute.
  sealAudit,
  passOn,
] as unknown as JobKind[]

/** The handler of each kind, for a worker. */
export function jobHandlers(services: Services & { auth: Auth }): JobHandler[] {
  return [
    analyseHandler,
    sweepHandler,
    sweepMessageFilesHandler,
    sweepTriesHandler,
    sweepNoticesHandler,
    tellRetestsHandler,
    settleUrgencyHandler,
    mailHandler,
    sendPushHandlers,
    askResetHandler,
    removeObjectHandler,
    confirmOrderHandler,
    noticeLowStockHandler,
    fetchPicturesHandler,
    refundLostRunsHandler,
    analysePatientHealthHandler,
    nightlyBackupHandler,
    sealAuditHandler,
    passOnHandler,
    verifyAuditHandler,
  ].flatMap((open) => open(services))
}
