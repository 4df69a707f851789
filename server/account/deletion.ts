import { inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
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
import { DEFAULT_LOCALE } from '../../locales/translate.ts'
import { translatorFor } from '../platform/locales.ts'

/** The domain of a deleted account's address; reserved by RFC 2606, so never deliverable. */
const NOWHERE = 'deleted.invalid'

/** What the new values depend on. */
export type Closing = {
  userId: string
  at: Date
  /** Whether a retained record names the person. */
  isNamed: boolean
  /** Whether a retained record is a treatment record. */
  isTreated: boolean
}

type Options = {
  /** Restricts the rule to these rows. */
  only?: SQL
  /** Selects the rows if no column of the table itself names the person. */
  rows?: (userId: string) => SQL
  /** The storage key of a file that is removed with its row. */
  file?: AnyPgColumn<{ data: string; notNull: true }>
  /** The name of these records' count in the audit log. The person keeps the name while any count is not 0. */
  record?: string
  /** Without a date of birth, such a record could belong to another person of the same name. */
  isTreatment?: true
  /** The new values of an anonymised row. */
  values?: (closing: Closing) => Record<string, unknown>
}

export type Rule = Options & {
  does: 'delete' | 'anonymise' | 'keep'
  table: PgTable
  /** The columns that name the person. */
  columns: readonly AnyPgColumn[]
  why: string
}

const rule =
  (does: Rule['does']) =>
  (table: PgTable, columns: Rule['columns'], why: string, options?: Options): Rule => ({
    does,
    table,
    columns,
    why,
    ...options,
  })
const remove = rule('delete')
const keep = rule('keep')
const anonymise = rule('anonymise')

/** Sets columns to their default, which is null for most. */
const emptied = <Table extends PgTable>(
  _table: Table,
  ...columns: (keyof Table['$inferSelect'] & string)[]
) => Object.fromEntries(columns.map((column) => [column, sql`default`]))

const OWN = 'only the person needed it'
const SIGN_IN = 'nobody signs in with it again'
const TREATMENT = 'a treatment record'
const BOOKKEEPING = 'bookkeeping'
const AUTHOR = 'belongs to the record of somebody else'

/**
 * Lists what happens to rows that name a person who deletes the account, in the order of execution. A table can have
 * several rules for its columns that name a person. A test refuses a table or such a column that is missing here:
 * docs/decisions/account-deletion.md.
 */
export const DELETION: readonly Rule[] = [
  remove(doses, [], OWN, {
    rows: (userId) => sql`plan_id in (select id from ${treatmentPlans} where patient_id = ${userId})`,
  }),
  // A trigger refuses to delete a signed note.
  remove(visitNotes, [visitNotes.patientId, visitNotes.authorId], 'a draft', {
    only: isNull(visitNotes.signedAt),
  }),
  // A trigger refuses to delete what was signed.
  remove(consents, [consents.patientId], 'was not signed', {
    only: notInArray(consents.state, ['signed', 'withdrawn']),
  }),
  remove(notices, [notices.userId, notices.patientId], 'leads to what is deleted'),
  remove(noticeSettings, [noticeSettings.userId], OWN),
  remove(reminderTimes, [reminderTimes.userId], OWN),
  remove(reminders, [reminders.userId], OWN),
  remove(messageSettings, [messageSettings.practitionerId], OWN),
  remove(commentTemplates, [commentTemplates.practitionerId], OWN),
  remove(planTemplates, [planTemplates.ownerId], OWN),
  remove(supplyCorrections, [supplyCorrections.userId], OWN),
  // An import with such a line cannot be undone any more.
  remove(importLines, [importLines.rowId], 'only an undo needed it'),
  remove(retests, [retests.patientId], 'plans a result that will not come'),
  remove(emergencies, [emergencies.patientId], 'the care has ended'),
  remove(profileProposals, [profileProposals.patientId], 'follows from the answers'),
  // A trigger refuses to delete a submitted one.
  remove(sentForms, [sentForms.patientId], 'was never sent back', {
    only: sql`${sentForms.state} <> 'submitted'`,
  }),
  remove(healthTracking, [healthTracking.userId], OWN),
  remove(importedResources, [importedResources.userId], OWN),
  remove(recordImportEntries, [], OWN, {
    rows: (userId) => sql`import_id in (select id from ${recordImports} where user_id = ${userId})`,
  }),
  remove(recordImports, [recordImports.userId], OWN),
  remove(measurements, [measurements.userId], OWN),
  remove(measurementRules, [], 'the care has ended', {
    rows: (userId) => sql`${userId} in (patient_id, practitioner_id)`,
  }),
  remove(measurementTargets, [measurementTargets.patientId], 'what was measured is deleted'),
  remove(healthTotals, [healthTotals.userId], OWN),
  remove(healthAnalyses, [healthAnalyses.userId], 'made of the deleted entries'),
  remove(wizardRuns, [wizardRuns.userId], OWN),
  // Their changes go with them.
  remove(appointmentTimes, [appointmentTimes.practitionerId], 'its time is free again'),
  remove(
    appointments,
    [appointments.patientId, appointments.practitionerId, appointments.madeBy],
    'the care has ended; what was said at a visit is in its note',
  ),
  remove(appointmentKinds, [appointmentKinds.practitionerId], OWN),
  remove(practitionerHours, [practitionerHours.practitionerId], OWN),
  remove(calendarFeeds, [calendarFeeds.userId], OWN),
  remove(busyTimes, [], OWN, { rows: (userId) => sql`practitioner_id = ${userId}` }),
  remove(busyFeeds, [busyFeeds.practitionerId], OWN),
  remove(
    practitionerPatients,
    [practitionerPatients.patientId, practitionerPatients.practitionerId],
    'the care has ended',
  ),
  remove(
    careRequests,
    [careRequests.patientId, careRequests.practitionerId],
    'asks for care that will not begin',
  ),
  remove(linkRequests, [linkRequests.practitionerId], 'asks for care that will not begin'),
  remove(linkRequests, [], 'asks for care that will not begin', {
    rows: (userId) => sql`${linkRequests.email} = (select email from ${users} where ${users.id} = ${userId})`,
  }),
  remove(
    signingSessions,
    [signingSessions.patientId, signingSessions.handedBy],
    'opens documents of a closed account',
  ),
  remove(invites, [invites.createdBy, invites.practitionerId], 'nobody vouches for it any more'),
  remove(worklistSeen, [worklistSeen.patientId, worklistSeen.practitionerId], 'the care has ended'),
  remove(userRoles, [userRoles.userId], SIGN_IN),
  remove(twoFactors, [twoFactors.userId], SIGN_IN),
  remove(passkeys, [passkeys.userId], SIGN_IN),
  remove(accounts, [accounts.userId], SIGN_IN),
  remove(verifications, [verifications.value], SIGN_IN),
  remove(pushDevices, [pushDevices.userId], 'goes with its session'),
  remove(sessions, [sessions.userId], SIGN_IN),
  remove(failedSignIns, [failedSignIns.userId], SIGN_IN),
  remove(messageAttachments, [messageAttachments.uploader], 'was never sent', {
    only: isNull(messageAttachments.messageId),
    file: messageAttachments.filePath,
  }),
  // Their reviews go with them.
  remove(recordShares, [recordShares.userId], OWN, { file: recordShares.filePath }),
  remove(bloodTestResults, [bloodTestResults.userId], OWN, { file: bloodTestResults.filePath }),

  keep(treatmentPlans, [treatmentPlans.patientId], TREATMENT, { record: 'plans', isTreatment: true }),
  keep(treatmentPlans, [treatmentPlans.createdBy], AUTHOR, { record: 'writtenPlans' }),
  keep(treatmentPlans, [treatmentPlans.updatedBy, treatmentPlans.deletedBy], AUTHOR),
  keep(planVersions, [planVersions.by], AUTHOR),
  keep(appointmentChanges, [appointmentChanges.by], 'went with its appointment'),
  keep(planOverrulings, [planOverrulings.by], AUTHOR),
  keep(visitNotes, [visitNotes.patientId], TREATMENT, {
    only: isNotNull(visitNotes.signedAt),
    record: 'notes',
    isTreatment: true,
  }),
  keep(visitNotes, [visitNotes.authorId], AUTHOR, {
    only: isNotNull(visitNotes.signedAt),
    record: 'writtenNotes',
  }),
  keep(visitNoteAddenda, [visitNoteAddenda.authorId], AUTHOR, { record: 'addenda' }),
  keep(sentForms, [sentForms.patientId], TREATMENT, {
    only: sql`${sentForms.state} = 'submitted'`,
    record: 'forms',
    isTreatment: true,
  }),
  keep(sentForms, [sentForms.practitionerId], AUTHOR, { record: 'sentForms' }),
  keep(forms, [forms.authorId], AUTHOR, { record: 'writtenForms' }),
  keep(formVersions, [], 'belongs to the clinic'),
  keep(profileProposals, [profileProposals.decidedBy], AUTHOR),
  keep(consents, [consents.patientId], TREATMENT, {
    only: inArray(consents.state, ['signed', 'withdrawn']),
    record: 'signedConsents',
    isTreatment: true,
  }),
  keep(consents, [consents.askedBy], AUTHOR, { record: 'askedConsents' }),
  keep(signedDocuments, [signedDocuments.patientId], TREATMENT),
  keep(signedDocuments, [signedDocuments.handedBy], AUTHOR, { record: 'handedOverDocuments' }),
  keep(consentDocuments, [consentDocuments.createdBy], 'belongs to the clinic'),
  keep(consentDocumentVersions, [consentDocumentVersions.by], 'belongs to the clinic', {
    record: 'writtenDocuments',
  }),
  keep(bloodTestReviews, [bloodTestReviews.by], AUTHOR, { record: 'reviews' }),
  keep(retests, [retests.createdBy, retests.cancelledBy], AUTHOR, { record: 'retests' }),
  keep(healthAnalyses, [healthAnalyses.authorId], AUTHOR),
  keep(measurementTargets, [measurementTargets.setBy], AUTHOR),
  keep(messageThreads, [messageThreads.patientId], TREATMENT, { record: 'threads', isTreatment: true }),
  keep(messageThreads, [messageThreads.practitionerId], AUTHOR, { record: 'writtenThreads' }),
  keep(messages, [messages.patientId, messages.practitionerId, messages.sender], TREATMENT),
  keep(messageAttachments, [messageAttachments.uploader], TREATMENT, {
    only: isNotNull(messageAttachments.messageId),
  }),
  keep(creditTransactions, [creditTransactions.userId, creditTransactions.createdBy], BOOKKEEPING),
  keep(userCredits, [userCredits.userId], BOOKKEEPING),
  keep(stockMovements, [stockMovements.actorId], BOOKKEEPING),
  keep(imports, [imports.createdBy], 'belongs to the clinic'),
  keep(orderItems, [], BOOKKEEPING),
  keep(auditLog, [auditLog.actorId, auditLog.subjectId], 'answers by ids who looked at whose data'),
  keep(rateLimits, [], 'a key may contain the id; it expires by itself'),

  anonymise(orders, [orders.userId], BOOKKEEPING, {
    record: 'orders',
    values: () => ({ ...emptied(orders, 'notes', 'deliveryAddress'), warnings: [] }),
  }),
  anonymise(profiles, [profiles.id], 'name and date of birth attribute the records that stay', {
    values: ({ isTreated }) => ({
      ...emptied(profiles, 'phone', 'address', 'emergencyContactName', 'emergencyContactPhone'),
      ...emptied(profiles, 'medicalHistory', 'allergies', 'currentMedications', 'conditions'),
      ...emptied(profiles, 'modelConsentAt', 'pictureConsentAt', 'externalId', 'locale'),
      ...(isTreated ? {} : emptied(profiles, 'dateOfBirth')),
    }),
  }),
  // The last: triggers refuse any other change afterwards. One of them copies name and e-mail to the profile.
  anonymise(users, [users.id], 'records refer to it; closed for ever', {
    values: ({ userId, at, isNamed }) => ({
      ...emptied(users, 'emailVerified', 'image', 'twoFactorEnabled'),
      ...(isNamed ? {} : { name: translatorFor(DEFAULT_LOCALE)('account.deleted.name') }),
      email: `${userId}@${NOWHERE}`,
      suspendedAt: at,
      deletedAt: at,
    }),
  }),
]
