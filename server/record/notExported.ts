import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../drizzle/schema.ts'

/**
 * Tables that the FHIR record leaves out entirely, with the reason. A noun with resources lists its omitted columns in
 * its own `fhir.ts`.
 */
export const NOT_IN_RECORD: readonly [why: string, ...(PgTable | PgColumn)[]][] = [
  [
    'proves a sign-in, or is about the account',
    ...[schema.accounts, schema.sessions, schema.passkeys, schema.twoFactors, schema.verifications],
    ...[schema.failedSignIns, schema.rateLimits, schema.pushDevices],
    schema.recordShares,
  ],
  ['invites and requests: no care yet', schema.invites, schema.linkRequests, schema.careRequests],
  ['opens documents for half an hour', schema.signingSessions],
  [
    'the log of the clinic, shown on the page about access',
    ...[schema.auditLog, schema.auditUnsealed, schema.auditSeals],
  ],
  [
    'purchases, not care: in the full export',
    ...[schema.orders, schema.orderItems, schema.supplyCorrections, schema.stockMovements, schema.products],
    ...[schema.userCredits, schema.creditTransactions, schema.creditPackages, schema.wizardRuns],
  ],
  [
    'how the portal tells something: in the full export',
    ...[schema.notices, schema.noticeSettings, schema.reminderTimes, schema.reminders],
    schema.measurementRules,
  ],
  [
    'work of the clinic, not a record of the patient',
    ...[schema.imports, schema.importLines, schema.worklistSeen, schema.clinicSettings],
    ...[schema.sendingHold, schema.backups],
  ],
  ['a file that nobody has chosen from yet', schema.recordImports, schema.recordImportEntries],
]
