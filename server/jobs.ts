import { sweepArchives } from './account/sweep.job.ts'
import {
  expireAppointments,
  remindOfAppointments,
  removeEndedEntries,
} from './appointments/appointments.job.ts'
import { readBusyFeedJob, readBusyFeedsJob } from './appointments/busyFeed.job.ts'
import { sealAudit, verifyAudit } from './audit/seals.job.ts'
import type { Auth } from './auth/accounts.ts'
import { sweepInvitesJob } from './auth/invites.job.ts'
import { sweepTries } from './auth/limits.job.ts'
import { askReset } from './auth/reset.job.ts'
import { nightlyBackup } from './backup/nightly.job.ts'
import { analyseBloodTest } from './bloodTests/analyse.job.ts'
import { retestNoticesJob } from './bloodTests/retests.job.ts'
import { sweepUploads } from './bloodTests/sweep.job.ts'
import { settleUrgency } from './bloodTests/urgency.job.ts'
import { noticeLinkRequest, sweepRequestsJob } from './care/linkRequests.job.ts'
import { sweepSignedFiles, sweepSigningSessionsJob } from './consents/sweep.job.ts'
import { refundLostRuns } from './credits/refunds.job.ts'
import { analysePatientHealth } from './health/analyses.job.ts'
import { writeImport } from './imports/apply.job.ts'
import { sweepImports } from './imports/sweep.job.ts'
import { sweepMessageFiles } from './messages/sweep.job.ts'
import type { Job } from './platform/jobs.ts'
import { sendMailJob } from './platform/mail.job.ts'
import { removeObject } from './platform/removal.job.ts'
import type { Services } from './platform/services.ts'
import { sweepRecordImports } from './record/importSweep.job.ts'
import { sweepShares } from './record/sweep.job.ts'
import { sendPushJob, sendSlowPushJob } from './reminders/push.job.ts'
import { sendDueJob } from './reminders/sendDue.job.ts'
import { sweepNotices } from './reminders/sweep.job.ts'
import { confirmOrder, noticeLowStock } from './shop/orders.job.ts'
import { fetchPictures } from './shop/pictures.job.ts'

/** At the start each gets a queue and a worker. */
export const allJobs: readonly Job<object, Services & { auth: Auth }>[] = [
  // On request.
  analyseBloodTest,
  sendMailJob,
  sendPushJob,
  sendSlowPushJob,
  askReset,
  removeObject,
  confirmOrder,
  noticeLowStock,
  noticeLinkRequest,
  fetchPictures,
  analysePatientHealth,
  writeImport,
  readBusyFeedJob,
  // Every night, at the hour of their schedule.
  nightlyBackup,
  verifyAudit,
  // Every hour.
  sweepUploads,
  sweepMessageFiles,
  sweepSignedFiles,
  sweepSigningSessionsJob,
  sweepShares,
  sweepImports,
  sweepRecordImports,
  sweepArchives,
  sweepTries,
  sweepInvitesJob,
  sweepRequestsJob,
  sweepNotices,
  retestNoticesJob,
  remindOfAppointments,
  // Every quarter of an hour.
  readBusyFeedsJob,
  // Every five minutes.
  settleUrgency,
  refundLostRuns,
  expireAppointments,
  removeEndedEntries,
  // Every minute.
  sealAudit,
  sendDueJob,
]
