import { addAbortSignal, PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import tar from 'tar-stream'
import {
  accounts,
  appointmentChanges,
  appointmentKinds,
  appointments,
  appointmentTimes,
  auditLog,
  bloodTestResults,
  bloodTestReviews,
  busyFeeds,
  busyTimes,
  calendarFeeds,
  careRequests,
  commentTemplates,
  consentDocuments,
  consentDocumentVersions,
  consents,
  creditTransactions,
  doses,
  emergencies,
  failedSignIns,
  forms,
  formVersions,
  healthAnalyses,
  healthTotals,
  healthTracking,
  importedResources,
  importLines,
  imports,
  invites,
  linkRequests,
  measurementRules,
  measurements,
  measurementTargets,
  messageAttachments,
  messageSettings,
  messages,
  messageThreads,
  noticeSettings,
  notices,
  orderItems,
  orders,
  passkeys,
  planOverrulings,
  planTemplates,
  planVersions,
  practitionerHours,
  practitionerPatients,
  profileProposals,
  profiles,
  pushDevices,
  rateLimits,
  recordImportEntries,
  recordImports,
  recordShares,
  reminders,
  reminderTimes,
  retests,
  sentForms,
  sessions,
  signedDocuments,
  signingSessions,
  stockMovements,
  supplyCorrections,
  treatmentPlans,
  twoFactors,
  userCredits,
  userRoles,
  users,
  verifications,
  visitNoteAddenda,
  visitNotes,
  wizardRuns,
  worklistSeen,
} from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import { accessFields, lookedAt } from '../audit/audit.ts'
import { sessionFields, stillOpen } from '../auth/sessions.ts'
import { type Fields, rowAsJson, rowsInSteps } from '../platform/cursor.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { endingAs } from '../platform/upload.ts'
import { openSpool, type Spool } from './spool.ts'

/** Rows per read: a few hundred kilobytes of the longest ones. */
const STEP = 20
const RETRY_AFTER_SECONDS = 10

/** Columns that are not exported, with the reason. A test refuses a column that is neither here nor in `PARTS`. */
export const NOT_EXPORTED: readonly [why: string, ...(PgTable | PgColumn)[]][] = [
  ['proves a sign-in', accounts, passkeys, twoFactors, verifications, sessions.token, sessions.method],
  ['an account of somebody else, who has none yet', invites],
  ['opens documents for half an hour', signingSessions],
  ['proves a sign-in', sessions.expiresAt, sessions.provedAt, pushDevices.sessionId],
  ['lets others send to the browser', pushDevices.endpoint, pushDevices.p256dh, pushDevices.auth],
  [
    'a key in the storage; the file is in the archive',
    bloodTestResults.filePath,
    messageAttachments.filePath,
    signedDocuments.filePath,
    recordShares.filePath,
  ],
  ['the file is in the archive', messageAttachments.uploader, messageAttachments.createdAt],
  ['the file is in the archive', messageAttachments.contentType, messageAttachments.fileSize],
  [
    'is the caller',
    userCredits.userId,
    practitionerPatients.patientId,
    auditLog.subjectId,
    messages.patientId,
  ],
  ['is the caller', sessions.userId, wizardRuns.userId, visitNotes.patientId, healthAnalyses.userId],
  ['is the caller', emergencies.patientId, careRequests.patientId, linkRequests.email],
  ['is the caller', measurements.userId, measurementTargets.patientId, measurementRules.patientId],
  ['another person, exported by name', measurementTargets.setBy, measurementRules.practitionerId],
  ['how the portal works', measurementRules.earlierId, measurementRules.lastId],
  ['written for the clinic only', measurementRules.seenAt],
  ['is the caller', notices.userId, notices.patientId, pushDevices.userId],
  ['another person, exported by name', planVersions.by, bloodTestReviews.by, retests.createdBy],
  ['another person, exported by name', practitionerPatients.practitionerId, auditLog.actorId],
  ['is the caller', consents.patientId, signedDocuments.patientId],
  ['another person, exported by name', consents.askedBy, consentDocumentVersions.by],
  ['another person', signedDocuments.handedBy],
  ['another person, exported by name', visitNotes.authorId, appointmentChanges.by],
  ['another person, exported by name', sentForms.practitionerId, profileProposals.decidedBy],
  ['is the caller', sentForms.patientId, profileProposals.patientId, forms.authorId],
  ['how the portal works', sentForms.versionId, sentForms.base, sentForms.given, profileProposals.id],
  ['how the portal works', formVersions.id, formVersions.formId, formVersions.at],
  ['another person, exported by name', careRequests.practitionerId, linkRequests.practitionerId],
  ['another person', treatmentPlans.updatedBy, treatmentPlans.deletedBy, retests.cancelledBy],
  ['another person', healthAnalyses.authorId],
  ['written for the clinic only', visitNoteAddenda, visitNotes.subjective, visitNotes.objective],
  ['written for the clinic only', visitNotes.assessment, visitNotes.plan, auditLog.detail],
  ['written for the clinic only', messages.urgent, worklistSeen, stockMovements, planOverrulings],
  ['state of the account', users.emailVerified, users.image, users.suspendedAt, users.deletedAt],
  ['state of the account', users.mustChangePassword, users.twoFactorEnabled, users.updatedAt],
  ['state of the account', failedSignIns, rateLimits],
  ['follows from what is exported', healthTotals, messageThreads, reminders, reminderTimes],
  ['how the portal works', orders.cartHash, orders.idempotencyKey, messages.key, wizardRuns.key],
  ['how the portal works', measurements.key],
  ['follows from what is exported', measurements.canonical],
  ['how the portal works', wizardRuns.id, wizardRuns.status, wizardRuns.model, healthAnalyses.id],
  ['how the portal works', healthAnalyses.status, healthAnalyses.model, visitNotes.base],
  ['how the portal works', visitNotes.createdAt, visitNotes.releasedAt, messageSettings.absenceId],
  ['a file that the person uploaded, for a day', recordImports, recordImportEntries],
  ['is the caller', importedResources.userId],
  ['how the portal works', importedResources.hash, importedResources.sizeBytes],
  ['how the portal works', emergencies.id, importLines, careRequests.id, linkRequests.id],
  ['how the portal works', appointments.kindId, appointments.gapBefore, appointments.gapAfter],
  [
    'how the portal works',
    appointments.key,
    appointments.isNew,
    appointments.sequence,
    appointments.inCalendars,
    appointmentChanges.id,
  ],
  ['how the portal works', busyFeeds.triedAt, busyFeeds.failure],
  ['follows from what is exported', appointmentTimes, busyTimes, appointments.heldUntil],
  ['is the caller, or another person, exported by name', appointments.patientId, appointments.practitionerId],
  ['is the caller, or another person, exported by name', appointments.madeBy],
  ['lets others read the appointments', calendarFeeds],
  ['lets others read what was shared', recordShares.tokenHash, recordShares.passcodeHash],
  ['how the portal works', recordShares.id, recordShares.fileSize, recordShares.hasFile],
  ['follows from what is exported', recordShares.openings, recordShares.wrongTries],
  ['is the caller', recordShares.userId],
  ['a list of the clinic', imports],
  ['belongs to the clinic', consentDocuments],
  ['how the portal works', consents.versionId, signedDocuments.id, consentDocumentVersions.id],
  ['belongs to the clinic', consentDocumentVersions.documentId, consentDocumentVersions.at],
  ['belongs to the clinic', consentDocumentVersions.explained],
  ['the file is in the archive', signedDocuments.fileSize],
  ['how the portal works', sessions.isFirst],
  ['how the portal works', notices.id, notices.dedupeKey, notices.targetId, notices.sentAt, pushDevices.id],
  ['how the portal works', practitionerPatients.id, auditLog.targetId],
]

const withheld = new Set<unknown>(NOT_EXPORTED.flat())

const exported = (table: PgTable): Fields =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([, column]) => !withheld.has(column)))

type Part = {
  fields: Fields
  /** SQL that follows `from`. */
  rows: (who: Who) => SQL
  /** A single row instead of a list. */
  one?: true
}

/** The rows of a table whose `owner` is the caller, newest first. */
const own = (table: PgTable, owner: PgColumn, newest?: PgColumn, fields = exported(table)): Part => ({
  fields,
  rows: ({ userId }) =>
    sql`${table} where ${owner} = ${userId} ${newest ? sql`order by ${newest} desc` : sql.empty()}`,
})
const one = (part: Part): Part => ({ ...part, one: true })

/** What is stored about a person, by its name in the file. No secrets, and no data of other people. */
export const PARTS: Record<string, Part> = {
  account: one(own(users, users.id)),
  profile: one(own(profiles, profiles.id)),
  role: one(own(userRoles, userRoles.userId)),
  credits: one(own(userCredits, userCredits.userId)),
  creditTransactions: own(creditTransactions, creditTransactions.userId, creditTransactions.createdAt),
  careLinks: {
    fields: { practitioner: users.name, ...exported(practitionerPatients) },
    rows: ({ userId }) => sql`${practitionerPatients}
      join ${users} on ${users.id} = ${practitionerPatients.practitionerId}
      where ${practitionerPatients.patientId} = ${userId}`,
  },
  careRequests: {
    fields: { practitioner: users.name, ...exported(careRequests) },
    rows: ({ userId }) => sql`${careRequests} join ${users} on ${users.id} = ${careRequests.practitionerId}
      where ${careRequests.patientId} = ${userId}`,
  },
  linkRequests: {
    fields: { practitioner: users.name, ...exported(linkRequests) },
    rows: ({ userId }) => sql`${linkRequests} join ${users} on ${users.id} = ${linkRequests.practitionerId}
      where ${linkRequests.email} = (select owner.email from ${users} owner where owner.id = ${userId})`,
  },
  treatmentPlans: own(treatmentPlans, treatmentPlans.patientId, treatmentPlans.createdAt),
  planVersions: {
    fields: { ...exported(planVersions), by: users.name },
    rows: ({ userId }) => sql`${planVersions}
      join ${treatmentPlans} on ${treatmentPlans.id} = ${planVersions.planId}
      join ${users} on ${users.id} = ${planVersions.by}
      where ${treatmentPlans.patientId} = ${userId} order by ${planVersions.at} desc`,
  },
  visitNotes: {
    fields: { id: visitNotes.id, at: visitNotes.signedAt, by: users.name, text: visitNotes.forPatient },
    rows: ({ userId }) => sql`${visitNotes} join ${users} on ${users.id} = ${visitNotes.authorId}
      where ${visitNotes.patientId} = ${userId} and ${visitNotes.releasedAt} is not null
      order by ${visitNotes.signedAt} desc`,
  },
  doses: {
    fields: exported(doses),
    rows: ({ userId }) => sql`${doses} join ${treatmentPlans} on ${treatmentPlans.id} = ${doses.planId}
      where ${treatmentPlans.patientId} = ${userId} and ${doses.state} <> 'open' order by ${doses.date} desc`,
  },
  forms: {
    fields: {
      ...exported(sentForms),
      title: formVersions.title,
      language: formVersions.language,
      version: formVersions.version,
      questionnaire: formVersions.questionnaire,
      practitioner: users.name,
    },
    rows: ({ userId }) => sql`${sentForms} join ${formVersions} on ${formVersions.id} = ${sentForms.versionId}
      join ${users} on ${users.id} = ${sentForms.practitionerId}
      where ${sentForms.patientId} = ${userId} order by ${sentForms.sentAt} desc`,
  },
  profileProposals: {
    fields: { ...exported(profileProposals), decidedBy: users.name },
    rows: ({
      userId,
    }) => sql`${profileProposals} left join ${users} on ${users.id} = ${profileProposals.decidedBy}
      where ${profileProposals.patientId} = ${userId} order by ${profileProposals.createdAt} desc`,
  },
  writtenForms: own(forms, forms.authorId, forms.createdAt),
  appointments: {
    fields: { practitioner: users.name, ...exported(appointments) },
    rows: ({ userId }) => sql`${appointments} join ${users} on ${users.id} = ${appointments.practitionerId}
      where ${appointments.patientId} = ${userId} order by ${appointments.at} desc`,
  },
  appointmentChanges: {
    fields: { ...exported(appointmentChanges), by: users.name },
    rows: ({ userId }) => sql`${appointmentChanges}
      join ${appointments} on ${appointments.id} = ${appointmentChanges.appointmentId}
      left join ${users} on ${users.id} = ${appointmentChanges.by}
      where ${appointments.patientId} = ${userId} order by ${appointmentChanges.changedAt} desc`,
  },
  consents: {
    fields: {
      askedBy: users.name,
      title: consentDocumentVersions.title,
      kind: consentDocumentVersions.kind,
      version: consentDocumentVersions.version,
      text: consentDocumentVersions.text,
      ...exported(consents),
    },
    rows: ({ userId }) => sql`${consents} join ${users} on ${users.id} = ${consents.askedBy}
      join ${consentDocumentVersions} on ${consentDocumentVersions.id} = ${consents.versionId}
      where ${consents.patientId} = ${userId} order by ${consents.askedAt} desc`,
  },
  signedDocuments: own(signedDocuments, signedDocuments.patientId, signedDocuments.signedAt),
  shares: own(recordShares, recordShares.userId, recordShares.createdAt),
  practitionerHours: one(own(practitionerHours, practitionerHours.practitionerId)),
  appointmentKinds: own(appointmentKinds, appointmentKinds.practitionerId, appointmentKinds.createdAt),
  busyFeed: one(own(busyFeeds, busyFeeds.practitionerId)),
  supplyCorrections: own(supplyCorrections, supplyCorrections.userId),
  notices: {
    fields: exported(notices),
    rows: ({ userId }) => sql`${notices}
      where ${notices.userId} = ${userId} and ${notices.patientId} is null order by ${notices.at} desc`,
  },
  noticeSettings: one(own(noticeSettings, noticeSettings.userId)),
  devices: own(pushDevices, pushDevices.userId, pushDevices.createdAt),
  emergencies: own(emergencies, emergencies.patientId, emergencies.at),
  healthEntries: own(healthTracking, healthTracking.userId, healthTracking.date),
  fromElsewhere: own(importedResources, importedResources.userId, importedResources.importedAt),
  measurements: own(measurements, measurements.userId, measurements.at),
  measurementTargets: {
    fields: { ...exported(measurementTargets), setBy: users.name },
    rows: ({ userId }) => sql`${measurementTargets} join ${users} on ${users.id} = ${measurementTargets.setBy}
      where ${measurementTargets.patientId} = ${userId}`,
  },
  measurementRules: {
    fields: { practitioner: users.name, ...exported(measurementRules) },
    rows: ({
      userId,
    }) => sql`${measurementRules} join ${users} on ${users.id} = ${measurementRules.practitionerId}
      where ${measurementRules.patientId} = ${userId}`,
  },
  healthAnalyses: own(healthAnalyses, healthAnalyses.userId, healthAnalyses.createdAt),
  wizardRuns: own(wizardRuns, wizardRuns.userId, wizardRuns.createdAt),
  accessToMyData: {
    fields: accessFields,
    rows: (who) => sql`${auditLog} left join ${users} on ${users.id} = ${auditLog.actorId}
      left join ${userRoles} on ${userRoles.userId} = ${auditLog.actorId}
      where ${lookedAt(who)} order by ${auditLog.at} desc`,
  },
  sessions: {
    fields: sessionFields,
    rows: (who) => sql`${sessions} where ${stillOpen(who)} order by ${sessions.updatedAt} desc`,
  },
  bloodTests: own(bloodTestResults, bloodTestResults.userId, bloodTestResults.createdAt),
  bloodTestReviews: {
    fields: { ...exported(bloodTestReviews), by: users.name },
    rows: ({ userId }) => sql`${bloodTestReviews}
      join ${bloodTestResults} on ${bloodTestResults.id} = ${bloodTestReviews.bloodTestId}
      join ${users} on ${users.id} = ${bloodTestReviews.by}
      where ${bloodTestResults.userId} = ${userId} order by ${bloodTestReviews.at} desc`,
  },
  retests: {
    fields: { ...exported(retests), createdBy: users.name },
    rows: ({ userId }) => sql`${retests} join ${users} on ${users.id} = ${retests.createdBy}
      where ${retests.patientId} = ${userId} order by ${retests.createdAt} desc`,
  },
  messages: {
    fields: {
      practitioner: users.name,
      ...exported(messages),
      files: sql`(
        select json_agg(${rowAsJson({ id: messageAttachments.id, name: messageAttachments.fileName })})
        from ${messageAttachments} where ${messageAttachments.messageId} = ${messages.id})`,
    },
    rows: ({ userId }) => sql`${messages} join ${users} on ${users.id} = ${messages.practitionerId}
      where ${messages.patientId} = ${userId} order by ${messages.practitionerId}, ${messages.number}`,
  },
  messageSettings: one(own(messageSettings, messageSettings.practitionerId)),
  planTemplates: own(planTemplates, planTemplates.ownerId),
  commentTemplates: own(commentTemplates, commentTemplates.practitionerId),
  orders: own(orders, orders.userId, orders.createdAt, {
    ...exported(orders),
    items: sql`(select json_agg(${rowAsJson(exported(orderItems))}) from ${orderItems}
      where ${orderItems.orderId} = ${orders.id})`,
  }),
}

/** Writes everything, as of one moment, as a JSON object without its closing brace. */
async function writeMine(db: Db, who: Who, { write }: Spool, gone: AbortSignal) {
  await write(`{"exportedAt": ${JSON.stringify(new Date())}`)
  await db.transaction(
    async (tx) => {
      for (const [name, { fields, rows, one }] of Object.entries(PARTS)) {
        await write(`,\n"${name}": ${one ? '' : '['}`)
        let count = 0
        for await (const lines of rowsInSteps(tx, { fields, rows: rows(who) }, STEP, gone)) {
          await write(`${count > 0 ? ',\n' : ''}${lines.join(',\n')}`)
          count += lines.length
        }
        if (!one) await write(']')
        else if (count === 0) await write('null')
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** The people whose archive this process is sending. */
const sending = new Set<string>()

/**
 * All data about the caller as a tar: `my-data.json`, the uploads in `blood-tests/`, and the files of both sides of the
 * caller's threads as a patient in `messages/`, named by id and name, and signed documents in `signed-documents/`. The JSON lists files that are missing in the
 * storage. Refuses a second archive while the first is being sent. Stops when `gone` is aborted.
 */
export async function archiveMine(
  { db, files, log }: Pick<Services, 'db' | 'files' | 'log'>,
  who: Who,
  gone: AbortSignal,
): Promise<Readable> {
  const { userId } = who
  if (sending.has(userId)) {
    throw new Refusal('TOO_MANY', 'account.refused.downloading', {}, RETRY_AFTER_SECONDS)
  }
  sending.add(userId)
  const spool = openSpool(files)
  const archive = new PassThrough()
  archive.once('close', () => {
    sending.delete(userId)
    spool.remove().catch((error) => log.warn({ err: error }, 'an archive stays until the sweep'))
  })
  try {
    await writeMine(db, who, spool, gone)
    const { rows: uploads } = await db.execute<{
      name: string
      type: string
      id: string
      filePath: string
      fileSize: number
    }>(sql`
      select 'blood-tests/' || id || '-' || file_name as name, content_type as type, id, file_path as "filePath", file_size as "fileSize"
      from ${bloodTestResults} where user_id = ${userId}
      union all
      select 'messages/' || a.id || '-' || a.file_name, a.content_type, a.id, a.file_path, a.file_size
      from ${messageAttachments} a join ${messages} m on m.id = a.message_id
      where m.patient_id = ${userId}
      union all
      select 'signed-documents/' || consent_id || '.pdf', 'application/pdf', consent_id, file_path, file_size
      from ${signedDocuments} where patient_id = ${userId}`)
    const pack = tar.pack()
    const fill = async () => {
      const lost: string[] = []
      for (const { name, type, id, filePath, fileSize } of uploads) {
        const content = await files.get(filePath).catch(() => null)
        if (content) await pipeline(content, pack.entry({ name: endingAs(type, name), size: fileSize }))
        else lost.push(id)
      }
      await spool.write(`,\n"lostFiles": ${JSON.stringify(lost)}}\n`)
      spool.end()
      const content = Readable.from(spool.read(), { objectMode: false })
      await pipeline(content, pack.entry({ name: 'my-data.json', size: spool.bytes() }))
      pack.finalize()
    }
    // After an error in the middle the download must fail, so that it does not look complete.
    fill().catch((error: Error) => pack.destroy(error))
    pipeline(pack, archive).catch((error: Error) => archive.destroy(error))
    return addAbortSignal(gone, archive)
  } catch (error) {
    archive.destroy()
    throw error
  }
}
