import { getTableColumns, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../drizzle/schema.ts'
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

type Column<Table extends PgTable> = keyof Table['$inferSelect'] & string

const rule =
  (does: Rule['does']) =>
  <Table extends PgTable>(table: Table, names: Column<Table>[], why: string, options?: Options): Rule => {
    const all: Record<string, AnyPgColumn> = getTableColumns(table)
    const columns = names.flatMap((name) => all[name] ?? [])
    return { does, table, columns, why, ...options }
  }
const remove = rule('delete')
const keep = rule('keep')
const anonymise = rule('anonymise')

/** Sets columns to their default, which is null for most. */
const emptied = <Table extends PgTable>(_table: Table, ...columns: Column<Table>[]) =>
  Object.fromEntries(columns.map((column) => [column, sql`default`]))

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
  remove(schema.doses, [], OWN, {
    rows: (userId) => sql`plan_id in (select id from ${schema.treatmentPlans} where patient_id = ${userId})`,
  }),
  // A trigger refuses to delete a signed note.
  remove(schema.visitNotes, ['patientId', 'authorId'], 'a draft', {
    only: isNull(schema.visitNotes.signedAt),
  }),
  // A trigger refuses to delete what was signed.
  remove(schema.consents, ['patientId'], 'was not signed', {
    only: notInArray(schema.consents.state, ['signed', 'withdrawn']),
  }),
  remove(schema.notices, ['userId', 'patientId'], 'leads to what is deleted'),
  remove(schema.noticeSettings, ['userId'], OWN),
  remove(schema.reminderTimes, ['userId'], OWN),
  remove(schema.reminders, ['userId'], OWN),
  remove(schema.messageSettings, ['practitionerId'], OWN),
  remove(schema.commentTemplates, ['practitionerId'], OWN),
  remove(schema.planTemplates, ['ownerId'], OWN),
  remove(schema.supplyCorrections, ['userId'], OWN),
  // An import with such a line cannot be undone any more.
  remove(schema.importLines, ['rowId'], 'only an undo needed it'),
  remove(schema.retests, ['patientId'], 'plans a result that will not come'),
  remove(schema.emergencies, ['patientId'], 'the care has ended'),
  remove(schema.profileProposals, ['patientId'], 'follows from the answers'),
  // A trigger refuses to delete a submitted one.
  remove(schema.sentForms, ['patientId'], 'was never sent back', {
    only: sql`${schema.sentForms.state} <> 'submitted'`,
  }),
  remove(schema.healthTracking, ['userId'], OWN),
  remove(schema.importedResources, ['userId'], OWN),
  remove(schema.recordImportEntries, [], OWN, {
    rows: (userId) => sql`import_id in (select id from ${schema.recordImports} where user_id = ${userId})`,
  }),
  remove(schema.recordImports, ['userId'], OWN),
  remove(schema.measurements, ['userId'], OWN),
  remove(schema.measurementRules, [], 'the care has ended', {
    rows: (userId) => sql`${userId} in (patient_id, practitioner_id)`,
  }),
  remove(schema.measurementTargets, ['patientId'], 'what was measured is deleted'),
  remove(schema.healthTotals, ['userId'], OWN),
  remove(schema.healthAnalyses, ['userId'], 'made of the deleted entries'),
  remove(schema.wizardRuns, ['userId'], OWN),
  // Their changes go with them.
  remove(schema.appointmentTimes, ['practitionerId'], 'its time is free again'),
  remove(
    schema.appointments,
    ['patientId', 'practitionerId', 'madeBy'],
    'the care has ended; what was said at a visit is in its note',
  ),
  remove(schema.appointmentKinds, ['practitionerId'], OWN),
  remove(schema.practitionerHours, ['practitionerId'], OWN),
  remove(schema.calendarFeeds, ['userId'], OWN),
  remove(schema.busyTimes, [], OWN, { rows: (userId) => sql`practitioner_id = ${userId}` }),
  remove(schema.busyFeeds, ['practitionerId'], OWN),
  remove(schema.practitionerPatients, ['patientId', 'practitionerId'], 'the care has ended'),
  remove(schema.careRequests, ['patientId', 'practitionerId'], 'asks for care that will not begin'),
  remove(schema.linkRequests, ['practitionerId'], 'asks for care that will not begin'),
  remove(schema.linkRequests, [], 'asks for care that will not begin', {
    rows: (userId) =>
      sql`${schema.linkRequests.email} = (select email from ${schema.users} where ${schema.users.id} = ${userId})`,
  }),
  remove(schema.signingSessions, ['patientId', 'handedBy'], 'opens documents of a closed account'),
  remove(schema.invites, ['createdBy', 'practitionerId'], 'nobody vouches for it any more'),
  remove(schema.worklistSeen, ['patientId', 'practitionerId'], 'the care has ended'),
  remove(schema.userRoles, ['userId'], SIGN_IN),
  remove(schema.twoFactors, ['userId'], SIGN_IN),
  remove(schema.passkeys, ['userId'], SIGN_IN),
  remove(schema.accounts, ['userId'], SIGN_IN),
  remove(schema.verifications, ['value'], SIGN_IN),
  remove(schema.pushDevices, ['userId'], 'goes with its session'),
  remove(schema.sessions, ['userId'], SIGN_IN),
  remove(schema.failedSignIns, ['userId'], SIGN_IN),
  remove(schema.messageAttachments, ['uploader'], 'was never sent', {
    only: isNull(schema.messageAttachments.messageId),
    file: schema.messageAttachments.filePath,
  }),
  // Their reviews go with them.
  remove(schema.recordShares, ['userId'], OWN, { file: schema.recordShares.filePath }),
  remove(schema.bloodTestResults, ['userId'], OWN, {
    file: schema.bloodTestResults.filePath,
  }),

  keep(schema.treatmentPlans, ['patientId'], TREATMENT, {
    record: 'plans',
    isTreatment: true,
  }),
  keep(schema.treatmentPlans, ['createdBy'], AUTHOR, { record: 'writtenPlans' }),
  keep(schema.treatmentPlans, ['updatedBy', 'deletedBy'], AUTHOR),
  keep(schema.planVersions, ['by'], AUTHOR),
  keep(schema.appointmentChanges, ['by'], 'went with its appointment'),
  keep(schema.planOverrulings, ['by'], AUTHOR),
  keep(schema.visitNotes, ['patientId'], TREATMENT, {
    only: isNotNull(schema.visitNotes.signedAt),
    record: 'notes',
    isTreatment: true,
  }),
  keep(schema.visitNotes, ['authorId'], AUTHOR, {
    only: isNotNull(schema.visitNotes.signedAt),
    record: 'writtenNotes',
  }),
  keep(schema.visitNoteAddenda, ['authorId'], AUTHOR, { record: 'addenda' }),
  keep(schema.sentForms, ['patientId'], TREATMENT, {
    only: sql`${schema.sentForms.state} = 'submitted'`,
    record: 'forms',
    isTreatment: true,
  }),
  keep(schema.sentForms, ['practitionerId'], AUTHOR, { record: 'sentForms' }),
  keep(schema.forms, ['authorId'], AUTHOR, { record: 'writtenForms' }),
  keep(schema.formVersions, [], 'belongs to the clinic'),
  keep(schema.profileProposals, ['decidedBy'], AUTHOR),
  keep(schema.consents, ['patientId'], TREATMENT, {
    only: inArray(schema.consents.state, ['signed', 'withdrawn']),
    record: 'signedConsents',
    isTreatment: true,
  }),
  keep(schema.consents, ['askedBy'], AUTHOR, { record: 'askedConsents' }),
  keep(schema.signedDocuments, ['patientId'], TREATMENT),
  keep(schema.signedDocuments, ['handedBy'], AUTHOR, { record: 'handedOverDocuments' }),
  keep(schema.consentDocuments, ['createdBy'], 'belongs to the clinic'),
  keep(schema.consentDocumentVersions, ['by'], 'belongs to the clinic', {
    record: 'writtenDocuments',
  }),
  keep(schema.bloodTestReviews, ['by'], AUTHOR, { record: 'reviews' }),
  keep(schema.retests, ['createdBy', 'cancelledBy'], AUTHOR, { record: 'retests' }),
  keep(schema.healthAnalyses, ['authorId'], AUTHOR),
  keep(schema.measurementTargets, ['setBy'], AUTHOR),
  keep(schema.messageThreads, ['patientId'], TREATMENT, {
    record: 'threads',
    isTreatment: true,
  }),
  keep(schema.messageThreads, ['practitionerId'], AUTHOR, { record: 'writtenThreads' }),
  keep(schema.messages, ['patientId', 'practitionerId', 'sender'], TREATMENT),
  keep(schema.messageAttachments, ['uploader'], TREATMENT, {
    only: isNotNull(schema.messageAttachments.messageId),
  }),
  keep(schema.creditTransactions, ['userId', 'createdBy'], BOOKKEEPING),
  keep(schema.userCredits, ['userId'], BOOKKEEPING),
  keep(schema.stockMovements, ['actorId'], BOOKKEEPING),
  keep(schema.imports, ['createdBy'], 'belongs to the clinic'),
  keep(schema.orderItems, [], BOOKKEEPING),
  keep(schema.auditLog, ['actorId', 'subjectId'], 'answers by ids who looked at whose data'),
  keep(schema.rateLimits, [], 'a key may contain the id; it expires by itself'),

  anonymise(schema.orders, ['userId'], BOOKKEEPING, {
    record: 'orders',
    values: () => ({ ...emptied(schema.orders, 'notes', 'deliveryAddress'), warnings: [] }),
  }),
  anonymise(schema.profiles, ['id'], 'name and date of birth attribute the records that stay', {
    values: ({ isTreated }) => ({
      ...emptied(schema.profiles, 'phone', 'address', 'emergencyContactName', 'emergencyContactPhone'),
      ...emptied(schema.profiles, 'medicalHistory', 'allergies', 'currentMedications', 'conditions'),
      ...emptied(schema.profiles, 'modelConsentAt', 'pictureConsentAt', 'externalId', 'locale'),
      ...(isTreated ? {} : emptied(schema.profiles, 'dateOfBirth')),
    }),
  }),
  // The last: triggers refuse any other change afterwards. One of them copies name and e-mail to the profile.
  anonymise(schema.users, ['id'], 'records refer to it; closed for ever', {
    values: ({ userId, at, isNamed }) => ({
      ...emptied(schema.users, 'emailVerified', 'image', 'twoFactorEnabled'),
      ...(isNamed ? {} : { name: translatorFor(DEFAULT_LOCALE)('account.deleted.name') }),
      email: `${userId}@${NOWHERE}`,
      suspendedAt: at,
      deletedAt: at,
    }),
  }),
]
