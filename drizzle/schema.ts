import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language, Locale } from '../locales/translate.ts'
import {
  APPOINTMENT_STATES,
  APPOINTMENT_STEPS,
  type AppointmentState,
  type AppointmentStep,
  type HoursException,
  PLACES,
  type Place,
  type WeeklyHours,
} from '../shared/appointments.ts'
import { ROLES, type Role, SIGN_IN_METHODS, type SignInMethod } from '../shared/auth.ts'
import {
  BLOOD_TEST_STATUSES,
  type BloodTestStatus,
  type Correction,
  type Failure,
  type MarkerRow,
  type ModelText,
  type Omission,
  type Prose,
  type QualitativeRow,
  type UnreadLine,
  URGENCIES,
  type Urgency,
} from '../shared/bloodTests.ts'
import type { ClinicSettings } from '../shared/clinic.ts'
import { CONDITIONS, type Condition } from '../shared/conditions.ts'
import {
  CAPACITIES,
  type Capacity,
  CONSENT_KINDS,
  CONSENT_STATES,
  type ConsentKind,
  type ConsentState,
  SIGNING_METHODS,
  type SigningMethod,
  type Stroke,
} from '../shared/consents.ts'
import {
  type Recommendation,
  TRANSACTION_TYPES,
  type TransactionType,
  type WizardInput,
} from '../shared/credits.ts'
import { EMERGENCY_SOURCES, type EmergencyKind, type EmergencySource } from '../shared/emergencies.ts'
import {
  type Answers,
  PROFILE_FIELDS,
  PROPOSAL_STATES,
  type ProfileField,
  type ProposalState,
  type Questionnaire,
  SENT_FORM_STATES,
  type SentFormState,
} from '../shared/forms.ts'
import {
  ANALYSIS_STATUSES,
  ANALYSIS_TYPES,
  type AnalysisStatus,
  type AnalysisType,
  MOODS,
  type Mood,
} from '../shared/health.ts'
import type { HealthReading, WrittenReading } from '../shared/healthReading.ts'
import {
  type FormatChoice,
  IMPORT_KINDS,
  IMPORT_STATES,
  type ImportCounts,
  type ImportDecisions,
  type ImportKind,
  type ImportMapping,
  type ImportState,
} from '../shared/imports.ts'
import { RULE_KINDS, type RuleKind } from '../shared/measurementRules.ts'
import {
  MEASUREMENT_KINDS,
  MEASUREMENT_UNITS,
  type MeasurementKind,
  type MeasurementUnit,
} from '../shared/measurements.ts'
import type { MessageSettings, Quote } from '../shared/messages.ts'
import {
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeSettings,
  REMINDER_SLOTS,
  type ReminderSlot,
} from '../shared/notices.ts'
import { DOSE_SLOTS, type DoseSlot, type PlanItem } from '../shared/planItems.ts'
import { DOSE_STATES, type DoseState } from '../shared/plans.ts'
import {
  ENTRY_DECISIONS,
  ENTRY_KINDS,
  type EntryDecision,
  type EntryKind,
  IMPORT_SOURCES,
  type ImportSource,
  UNREADABLE,
  type Unreadable,
} from '../shared/recordImport.ts'
import {
  MOST_OPENINGS,
  MOST_WRONG_PASSCODES,
  SHARE_CONTENTS,
  SHARE_ENDS,
  type ShareContent,
  type ShareEnd,
  type ShareVisit,
} from '../shared/shares.ts'
import {
  DELIVERIES,
  type Delivery,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENTS,
  type Payment,
} from '../shared/shop.ts'

const id = () => uuid('id').primaryKey().defaultRandom()
const foreignId = (column: string) => uuid(column).notNull()
const instant = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = () => instant('created_at').notNull().defaultNow()
const updatedAt = () => instant('updated_at').notNull().defaultNow()
const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`)

/**
 * The distinct words of a text without accents and in lower case, as `wordsOf` of server/care/search.ts divides what is
 * searched. The indexes on it find the beginnings of words. Only the first 500 characters count: a lexeme has 2046 bytes
 * at most.
 */
export const searchWords = (text: SQLWrapper): SQL =>
  sql`array_to_tsvector(array_remove(string_to_array(regexp_replace(regexp_replace(left(normalize(lower(${text}), NFKD), 500), '[\\u0300-\\u036f]+', '', 'g'), '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+', ' ', 'g'), ' '), ''))`
/** Without a list of pending entries, which every search would read. */
const PROMPT = { fastupdate: false }

// ---------------------------------------------------------------- accounts (better-auth's tables)

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    /** True once the person followed a mailed link, or when the clinic created or verified the account. */
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    suspendedAt: instant('suspended_at'),
    /** Permanently closed by its owner. The row stays, because records refer to it. */
    deletedAt: instant('deleted_at'),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** The version of the privacy notice accepted at sign-up, and when. */
    privacyVersion: text('privacy_version'),
    privacyAcceptedAt: instant('privacy_accepted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('users_words')
      .using('gin', searchWords(sql`(${t.name} || ' ' || ${t.email})`))
      .with(PROMPT),
  ],
)

/** A person with whose account the row is deleted. */
const owner = (column: string) =>
  uuid(column)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const userId = () => owner('user_id')
/** A person whose account cannot be deleted while the row exists. */
const person = (column: string) =>
  uuid(column)
    .notNull()
    .references(() => users.id)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: userId(),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** How the session began. Every method except `password` counts as a second factor. */
    method: text('method').$type<SignInMethod>().notNull().default('password'),
    /** The account had no session before this one. */
    isFirst: boolean('is_first').notNull().default(false),
    /** When the owner last confirmed the password in this session. */
    provedAt: instant('proved_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('sessions_user').on(t.userId), check('sessions_method', oneOf('method', SIGN_IN_METHODS))],
)

/** An authenticator app (TOTP) with its recovery codes, both encrypted with AUTH_SECRET; at most one per account. */
export const twoFactors = pgTable('two_factors', {
  id: id(),
  userId: userId().unique(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** False until the app's first code was verified. */
  verified: boolean('verified').notNull().default(false),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: instant('locked_until'),
  createdAt: createdAt(),
})

/** The public key of a passkey. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    /** A readable name of the browser that created it. */
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    /** Identifies the authenticator's model, never a single device. */
    aaguid: text('aaguid'),
    createdAt: createdAt(),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: userId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('accounts_user').on(t.userId),
    uniqueIndex('accounts_identity').on(t.providerId, t.accountId),
  ],
)

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
)

/** Attempts within a time window, shared by all instances of the portal. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('rate_limits_resets').on(t.resetsAt)],
)

// ---------------------------------------------------------------- people

export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name and e-mail are copied from the account by a trigger; nothing else writes them. */
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    address: text('address'),
    emergencyContactName: text('emergency_contact_name'),
    emergencyContactPhone: text('emergency_contact_phone'),
    medicalHistory: text('medical_history'),
    allergies: text('allergies'),
    currentMedications: text('current_medications'),
    /** Health conditions that the safety check considers. The patient and practitioners in care may set them. */
    conditions: text('conditions').array().$type<Condition[]>().notNull().default([]),
    /** When the person consented to a model outside the clinic; null without consent. */
    modelConsentAt: instant('model_consent_at'),
    /** The same for pictures of the lines of reports. */
    pictureConsentAt: instant('picture_consent_at'),
    /** The patient's id in the system from which the clinic imported it. */
    externalId: text('external_id'),
    /** The language that the person chose, with its region; null for that of the browser. */
    locale: text('locale').$type<Locale>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('profiles_name').on(t.fullName),
    index('profiles_created').on(t.createdAt.desc()),
    uniqueIndex('profiles_external').on(t.externalId).where(sql`${t.externalId} is not null`),
    index('profiles_search').on(sql`lower(${t.fullName})`, sql`lower(${t.email})`),
    check(
      'profiles_conditions',
      sql.raw(
        `conditions <@ array[${[...CONDITIONS]
          .sort()
          .map((condition) => `'${condition}'`)
          .join(', ')}]::text[]`,
      ),
    ),
  ],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>().notNull(),
    /** False only for a practitioner who signed up alone and is not verified yet. */
    verified: boolean('verified').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [check('user_roles_role', oneOf('role', ROLES)), index('user_roles_by_role').on(t.role)],
)

/** Care links as assigned by admins. `careLinks` decides who may see what. */
export const practitionerPatients = pgTable(
  'practitioner_patients',
  {
    id: id(),
    practitionerId: owner('practitioner_id'),
    patientId: owner('patient_id'),
    assignedAt: instant('assigned_at').notNull().defaultNow(),
  },
  (t) => [
    unique('practitioner_patients_once').on(t.practitionerId, t.patientId),
    index('practitioner_patients_patient').on(t.patientId),
    check('practitioner_patients_two_people', sql`${t.practitionerId} <> ${t.patientId}`),
  ],
)

/**
 * The care links in force: those whose practitioner is a verified practitioner or admin. An admin needs a care link as
 * well.
 */
export const careLinks = pgView('care_links').as((qb) =>
  qb
    .select({
      id: practitionerPatients.id,
      practitionerId: practitionerPatients.practitionerId,
      patientId: practitionerPatients.patientId,
      assignedAt: practitionerPatients.assignedAt,
    })
    .from(practitionerPatients)
    .innerJoin(userRoles, eq(userRoles.userId, practitionerPatients.practitionerId))
    .where(sql`${userRoles.role} in ('practitioner', 'admin') and ${userRoles.verified}`),
)

/**
 * Open invitations: each makes one account. The row goes when it is used, revoked or expired. Only the token's SHA-256 is
 * stored, so that a stolen backup opens nothing.
 */
export const invites = pgTable(
  'invites',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    role: text('role').$type<Role>().notNull(),
    /** What the form of the invited person begins with. */
    fullName: text('full_name'),
    email: text('email'),
    /** Whose patient the invited one becomes. */
    practitionerId: uuid('practitioner_id').references(() => users.id, { onDelete: 'cascade' }),
    createdBy: owner('created_by'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check('invites_role', oneOf('role', ROLES)),
    check('invites_practitioner', sql`${t.practitionerId} is null or ${t.role} = 'patient'`),
    index('invites_practitioner_id').on(t.practitionerId),
    index('invites_created_by').on(t.createdBy),
    index('invites_expires').on(t.expiresAt),
  ],
)

/**
 * A practitioner asks the owner of an e-mail address for a care link. There is a row whether or not an account has the
 * address, so that neither the row nor the time that it takes reveals it.
 */
export const linkRequests = pgTable(
  'link_requests',
  {
    id: id(),
    practitionerId: owner('practitioner_id'),
    /** In lower case. */
    email: text('email').notNull(),
    createdAt: createdAt(),
    /** When the owner of the address declined. For the practitioner it looks like an open request. */
    declinedAt: instant('declined_at'),
  },
  (t) => [
    unique('link_requests_once').on(t.practitionerId, t.email),
    index('link_requests_email').on(t.email),
    index('link_requests_created').on(t.createdAt),
  ],
)

/** A patient asks a practitioner of the clinic for a care link. */
export const careRequests = pgTable(
  'care_requests',
  {
    id: id(),
    patientId: owner('patient_id'),
    practitionerId: owner('practitioner_id'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('care_requests_once').on(t.patientId, t.practitionerId),
    index('care_requests_practitioner').on(t.practitionerId),
    check('care_requests_two_people', sql`${t.patientId} <> ${t.practitionerId}`),
  ],
)

/** Append-only: who read or changed whose data. It has no foreign keys, so that rows outlive the people they name. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    /** The person whose data it was. */
    subjectId: uuid('subject_id'),
    /** The id of the affected row in another table. */
    targetId: uuid('target_id'),
    /** Codes, counts and what an admin typed, never health data. */
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>(),
  },
  (t) => [
    index('audit_log_at').on(t.at.desc()),
    index('audit_log_subject').on(t.subjectId, t.at.desc()),
    index('audit_log_actor').on(t.actorId, t.at.desc()),
  ],
)

/** Audit log rows that no seal covers yet. A trigger adds them; they become visible when their transaction commits. */
export const auditUnsealed = pgTable('audit_unsealed', {
  auditId: bigint('audit_id', { mode: 'number' }).primaryKey(),
})

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** A set of ids as ranges; Postgres merges adjacent ids into one range. */
const idMultirange = customType<{ data: string }>({ dataType: () => 'int8multirange' })

/** Append-only: each seal covers rows of the audit log and the previous seal. See server/audit/seals.ts. */
export const auditSeals = pgTable('audit_seals', {
  /** From 1, without gaps. */
  number: bigint('number', { mode: 'number' }).primaryKey(),
  at: instant('at').notNull().defaultNow(),
  /** The ids of exactly the rows that it covers. */
  ids: idMultirange('ids').notNull(),
  /** SHA-256, hexadecimal, of the previous seal, this seal's number and time, and its rows. */
  hash: text('hash').notNull(),
})

/**
 * Failed sign-ins per account and hour. After the hour they are written to the audit log and removed. Rows without an
 * account count tries with unknown addresses.
 */
export const failedSignIns = pgTable(
  'failed_sign_ins',
  {
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    hour: instant('hour').notNull(),
    tries: integer('tries').notNull().default(1),
  },
  (t) => [unique('failed_sign_ins_one').on(t.userId, t.hour).nullsNotDistinct()],
)

// ---------------------------------------------------------------- credits

/** Written only by a trigger on credit_transactions, so that the balance is the sum of the ledger. */
export const userCredits = pgTable(
  'user_credits',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    balance: integer('balance').notNull().default(0),
  },
  (t) => [check('user_credits_not_negative', sql`${t.balance} >= 0`)],
)

/** Append-only. Each insert updates the balance. */
export const creditTransactions = pgTable(
  'credit_transactions',
  {
    id: id(),
    userId: userId(),
    amount: integer('amount').notNull(),
    transactionType: text('transaction_type').$type<TransactionType>().notNull(),
    description: text('description').notNull(),
    /** Makes a deduction idempotent: one row per user and reference. */
    referenceId: text('reference_id'),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    /** The price paid, in cents, at the time of the sale. Null for other transactions, and for older sales. */
    priceCents: integer('price_cents'),
  },
  (t) => [
    index('credit_transactions_user').on(t.userId, t.createdAt.desc()),
    // A covering index, so that the admin's weekly sums do not read the table.
    index('credit_transactions_recent').on(t.createdAt.desc(), t.transactionType, t.amount),
    uniqueIndex('credit_transactions_reference')
      .on(t.userId, t.referenceId)
      .where(sql`${t.referenceId} is not null`),
    index('credit_transactions_sales')
      .on(t.description, t.priceCents)
      .where(sql`${t.transactionType} = 'purchase'`),
    check('credit_transactions_moves', sql`${t.amount} <> 0`),
    check('credit_transactions_type', oneOf('transaction_type', TRANSACTION_TYPES)),
  ],
)

export const creditPackages = pgTable(
  'credit_packages',
  {
    id: id(),
    name: text('name').notNull(),
    credits: integer('credits').notNull(),
    priceCents: integer('price_cents').notNull(),
    description: text('description'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    index('credit_packages_credits').on(t.credits),
    check('credit_packages_credits_positive', sql`${t.credits} >= 1`),
    check('credit_packages_price_not_negative', sql`${t.priceCents} >= 0`),
  ],
)

/** A run of the AI wizard with a model: its inputs and recommendation, visible only to its author. */
export const wizardRuns = pgTable(
  'wizard_runs',
  {
    id: id(),
    userId: userId(),
    /** The run's idempotency key, also the reference of its charge. */
    key: text('key').notNull(),
    inputs: jsonb('inputs').$type<Omit<WizardInput, 'idempotencyKey'>>().notNull(),
    status: text('status').$type<'running' | 'completed' | 'failed'>().notNull().default('running'),
    recommendation: jsonb('recommendation').$type<Recommendation>(),
    model: text('model').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('wizard_runs_once_per_key').on(t.userId, t.key),
    index('wizard_runs_user').on(t.userId, t.createdAt.desc()),
    index('wizard_runs_running').on(t.createdAt).where(sql`${t.status} = 'running'`),
    check('wizard_runs_status', oneOf('status', ['running', 'completed', 'failed'])),
  ],
)

// ---------------------------------------------------------------- care

export const treatmentPlans = pgTable(
  'treatment_plans',
  {
    id: id(),
    patientId: person('patient_id'),
    createdBy: person('created_by'),
    title: text('title').notNull(),
    description: text('description'),
    medications: text('medications').array(),
    dosageInstructions: text('dosage_instructions'),
    duration: text('duration'),
    notes: text('notes'),
    /** When and how much of the medications; those without an item are taken once a day. */
    items: jsonb('items').$type<PlanItem[]>().notNull().default([]),
    /** Counted by a trigger, which also writes plan_versions. */
    version: integer('version').notNull().default(1),
    /** Who saved the present version; null means its author. */
    updatedBy: uuid('updated_by').references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the plan was deleted. It is no longer shown; the row stays as a treatment record. */
    deletedAt: instant('deleted_at'),
    deletedBy: uuid('deleted_by'),
  },
  (t) => [
    index('treatment_plans_patient').on(t.patientId, t.createdAt.desc()).where(sql`${t.deletedAt} is null`),
    index('treatment_plans_all_of_patient').on(t.patientId),
    index('treatment_plans_author').on(t.createdBy, t.createdAt.desc()).where(sql`${t.deletedAt} is null`),
    index('treatment_plans_words').using('gin', searchWords(t.title)).with(PROMPT),
    index('treatment_plans_recent').on(t.createdAt.desc()).where(sql`${t.deletedAt} is null`),
    check('treatment_plans_medications', sql`${t.medications} is null or cardinality(${t.medications}) > 0`),
  ],
)

/**
 * Append-only: what every plan said, from when, and who saved it. Written by a trigger on treatment_plans. Products are
 * named without a foreign key, so that one can still be deleted.
 */
export const planVersions = pgTable(
  'plan_versions',
  {
    planId: foreignId('plan_id').references(() => treatmentPlans.id),
    version: integer('version').notNull(),
    by: person('by'),
    at: instant('at').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    medications: text('medications').array(),
    items: jsonb('items').$type<PlanItem[]>().notNull(),
    dosageInstructions: text('dosage_instructions'),
    duration: text('duration'),
    notes: text('notes'),
  },
  (t) => [primaryKey({ columns: [t.planId, t.version] })],
)

/**
 * Append-only: why a version was saved in spite of a serious warning. A table of its own, because a version that is saved
 * again without a change stays the same row.
 */
export const planOverrulings = pgTable(
  'plan_overrulings',
  {
    id: id(),
    planId: uuid('plan_id').notNull(),
    version: integer('version').notNull(),
    by: person('by'),
    at: instant('at').notNull().defaultNow(),
    /** Ids of the rules that warned. */
    rules: text('rules').array().notNull(),
    /** Version of the rules. */
    rulesVersion: text('rules_version').notNull(),
    reason: text('reason').notNull(),
    /** What the warnings were about, as `warnedPair` writes it; null in rows of earlier releases. */
    pairs: text('pairs').array(),
  },
  (t) => [
    foreignKey({
      columns: [t.planId, t.version],
      foreignColumns: [planVersions.planId, planVersions.version],
    }),
    index('plan_overrulings_version').on(t.planId, t.version),
  ],
)

/** A plan without a patient, which its owner or, where it is shared, every practitioner begins plans from. */
export const planTemplates = pgTable(
  'plan_templates',
  {
    id: id(),
    ownerId: owner('owner_id'),
    /** What practitioners call it; patients read the title. */
    name: text('name').notNull(),
    folder: text('folder'),
    shared: boolean('shared').notNull().default(false),
    title: text('title').notNull(),
    description: text('description'),
    medications: text('medications').array(),
    items: jsonb('items').$type<PlanItem[]>().notNull().default([]),
    dosageInstructions: text('dosage_instructions'),
    duration: text('duration'),
    notes: text('notes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('plan_templates_owner').on(t.ownerId),
    index('plan_templates_by_name').on(sql`${t.name} collate "und-x-icu"`, t.id).where(sql`${t.shared}`),
    check('plan_templates_medications', sql`${t.medications} is null or cardinality(${t.medications}) > 0`),
  ],
)

/**
 * A practitioner's note about a visit. A draft is its author's alone; after the signature a trigger refuses every change.
 * `base` is another one after each save, so that a save over a newer draft is noticed.
 */
export const visitNotes = pgTable(
  'visit_notes',
  {
    id: id(),
    patientId: person('patient_id'),
    authorId: person('author_id'),
    subjective: text('subjective').notNull().default(''),
    objective: text('objective').notNull().default(''),
    assessment: text('assessment').notNull().default(''),
    plan: text('plan').notNull().default(''),
    /** What the patient reads, where it was released. */
    forPatient: text('for_patient').notNull().default(''),
    base: uuid('base').notNull().defaultRandom(),
    createdAt: createdAt(),
    signedAt: instant('signed_at'),
    releasedAt: instant('released_at'),
  },
  (t) => [
    index('visit_notes_patient').on(t.patientId, t.signedAt.desc()),
    index('visit_notes_author').on(t.authorId),
    uniqueIndex('visit_notes_one_draft').on(t.authorId, t.patientId).where(sql`${t.signedAt} is null`),
    check('visit_notes_released_is_signed', sql`${t.releasedAt} is null or ${t.signedAt} is not null`),
  ],
)

/** Append-only: what was added to a signed note. */
export const visitNoteAddenda = pgTable(
  'visit_note_addenda',
  {
    id: id(),
    noteId: foreignId('note_id').references(() => visitNotes.id),
    authorId: person('author_id'),
    at: instant('at').notNull().defaultNow(),
    text: text('text').notNull(),
  },
  (t) => [
    index('visit_note_addenda_note').on(t.noteId, t.at),
    index('visit_note_addenda_author').on(t.authorId),
  ],
)

export const bloodTestResults = pgTable(
  'blood_test_results',
  {
    id: id(),
    userId: userId(),
    /** The key in the object storage; it never leaves the server. */
    filePath: text('file_path').notNull().unique(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    fileSize: integer('file_size').notNull(),
    status: text('status').$type<BloodTestStatus>().notNull().default('pending'),
    /** The result in words, for earlier releases and for what a model wrote before `written` existed. */
    analysis: text('analysis').$type<Prose>(),
    /** The model that also wrote about the result; null when fixed rules alone did. */
    analysisModel: text('analysis_model'),
    /** What the model wrote. */
    written: jsonb('written').$type<ModelText>(),
    markers: jsonb('markers').$type<MarkerRow[]>().notNull().default([]),
    /** The owner's corrections, with what was printed. */
    corrections: jsonb('corrections').$type<Correction[]>().notNull().default([]),
    /** Lines that may be results but were not understood. */
    unread: jsonb('unread').$type<UnreadLine[]>().notNull().default([]),
    /** Qualitative results. */
    qualitative: jsonb('qualitative').$type<QualitativeRow[]>().notNull().default([]),
    collectedOn: date('collected_on', { mode: 'string' }),
    /** The days that an ambiguous printed date may mean. */
    possibleDays: jsonb('possible_days').$type<string[]>().notNull().default([]),
    /** ISO 639-1 code of the language that the report is printed in. */
    language: text('language'),
    /** Why the analysis failed. `failure` is the same as a sentence: earlier releases read and write it. */
    failed: jsonb('failed').$type<Failure>(),
    failure: text('failure'),
    /** What the file contains besides what was read. `notice` is the same as text: earlier releases read and write it. */
    omissions: jsonb('omissions').$type<Omission[]>(),
    notice: text('notice'),
    /** Progress of reading a picture or scan, in pages. */
    pagesRead: integer('pages_read'),
    pagesTotal: integer('pages_total'),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
    /** Counts what its owner changed: a review covers the revision that its practitioner saw. */
    revision: integer('revision').notNull().default(1),
    /** `urgencyOf` the row, set with every change of it; null until the analysis has ended. */
    urgency: text('urgency').$type<Urgency>(),
    /** When its owner said to have seen that it is urgent, and in which revision: a later one is unseen again. */
    acknowledgedAt: instant('acknowledged_at'),
    acknowledgedRevision: integer('acknowledged_revision'),
    /** Rows outside their printed range that are certain. */
    outside: integer('outside')
      .notNull()
      .generatedAlwaysAs(
        sql`jsonb_array_length(jsonb_path_query_array(markers,
          '$[*] ? (@.plausible == true && !(@.doubtful == true) && (@.flag == "low" || @.flag == "high"))'))`,
      ),
    /** Lines whose content is uncertain: doubtful rows, and unread lines without an answer or with "unreadable". */
    toCheck: integer('to_check')
      .notNull()
      .generatedAlwaysAs(
        sql`jsonb_array_length(jsonb_path_query_array(markers, '$[*] ? (@.doubtful == true)')) + jsonb_array_length(unread)
          - jsonb_array_length(jsonb_path_query_array(corrections,
            '$[*] ? (exists(@.unread) && !(@.said == "unreadable"))'))`,
      ),
  },
  (t) => [
    index('blood_test_results_user').on(t.userId, t.createdAt.desc()),
    // The order of lists. The urgencies' own order is that of their texts: none, sameDay, today.
    index('blood_test_results_listed').on(
      t.userId,
      sql`coalesce(urgency, 'none') desc`,
      sql`created_at desc`,
      sql`id desc`,
    ),
    index('blood_test_results_words').using('gin', searchWords(t.fileName)).with(PROMPT),
    index('blood_test_results_urgent')
      .on(t.id)
      .where(sql`status = 'completed' and coalesce(urgency, 'today') <> 'none'`),
    check('blood_test_results_urgency', oneOf('urgency', URGENCIES)),
    check('blood_test_results_status', oneOf('status', BLOOD_TEST_STATUSES)),
    check('blood_test_results_size', sql`${t.fileSize} > 0`),
  ],
)

/** A practitioner's review of a result, with what the patient is told. A result may have several. */
export const bloodTestReviews = pgTable(
  'blood_test_reviews',
  {
    id: id(),
    bloodTestId: foreignId('blood_test_id').references(() => bloodTestResults.id, { onDelete: 'cascade' }),
    by: person('by'),
    at: instant('at').notNull().defaultNow(),
    comment: text('comment'),
    /** The result's revision that was reviewed. */
    revision: integer('revision').notNull(),
    /** The reviewer states that they spoke to the patient about the result. */
    spoken: boolean('spoken').notNull().default(false),
  },
  (t) => [
    index('blood_test_reviews_test').on(t.bloodTestId, t.at.desc()),
    index('blood_test_reviews_by').on(t.by),
  ],
)

/** A marker that a practitioner wants to see again. Its state follows from the patient's day, and is not stored. */
export const retests = pgTable(
  'retests',
  {
    id: id(),
    patientId: owner('patient_id'),
    /** Canonical name. */
    marker: text('marker').notNull(),
    weeks: integer('weeks').notNull(),
    /** The first and last day of its window: a week around the planned day. */
    from: date('from', { mode: 'string' }).notNull(),
    until: date('until', { mode: 'string' }).notNull(),
    reason: text('reason'),
    /** The result it was planned on. */
    fromTest: uuid('from_test').references(() => bloodTestResults.id, { onDelete: 'set null' }),
    createdBy: person('created_by'),
    createdAt: createdAt(),
    /** The result that closed it: derived from the patient's results, and counted again when one of them changes. */
    closedBy: uuid('closed_by').references(() => bloodTestResults.id, { onDelete: 'set null' }),
    cancelledAt: instant('cancelled_at'),
    /** Null if a newer retest of the same marker took its place. */
    cancelledBy: uuid('cancelled_by').references(() => users.id),
    cancelReason: text('cancel_reason'),
  },
  (t) => [
    index('retests_patient').on(t.patientId),
    uniqueIndex('retests_one_open')
      .on(t.patientId, t.marker)
      .where(sql`${t.closedBy} is null and ${t.cancelledAt} is null`),
    // For the notices at the window's start and a week before its end.
    index('retests_open_from').on(t.from).where(sql`${t.closedBy} is null and ${t.cancelledAt} is null`),
    index('retests_open_until').on(t.until).where(sql`${t.closedBy} is null and ${t.cancelledAt} is null`),
    index('retests_from_test').on(t.fromTest),
    index('retests_closed_by').on(t.closedBy),
    check('retests_window', sql`${t.from} <= ${t.until}`),
    check('retests_weeks', sql`${t.weeks} between 1 and 104`),
  ],
)

/** Lines of the worklist that a practitioner has marked as seen; they return after some days if still true. */
/** What a patient wrote or measured that cannot wait: by kind, without the text. */
export const emergencies = pgTable(
  'emergencies',
  {
    id: id(),
    patientId: owner('patient_id'),
    kinds: text('kinds').array().$type<EmergencyKind[]>().notNull(),
    source: text('source').$type<EmergencySource>().notNull(),
    /** The message, the entry, the measurement, or the plan whose doses were skipped that day. */
    sourceId: uuid('source_id').notNull(),
    /** The patient's own day. */
    day: date('day', { mode: 'string' }).notNull(),
    at: instant('at').notNull().defaultNow(),
    /** When a practitioner marked it as dealt with. */
    answeredAt: instant('answered_at'),
  },
  (t) => [
    unique('emergencies_once').on(t.source, t.sourceId, t.day),
    index('emergencies_open').on(t.patientId, t.at).where(sql`${t.answeredAt} is null`),
    index('emergencies_patient').on(t.patientId, t.at),
    check('emergencies_source', oneOf('source', EMERGENCY_SOURCES)),
  ],
)

export const worklistSeen = pgTable(
  'worklist_seen',
  {
    practitionerId: owner('practitioner_id'),
    patientId: owner('patient_id'),
    /** `SeenKey` in shared/worklist.ts. */
    seenKey: text('matter').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.practitionerId, t.patientId, t.seenKey] }),
    index('worklist_seen_patient').on(t.patientId),
  ],
)

/**
 * The thread of a patient and a practitioner. Its row is locked while a message is written, so that messages have the
 * same order for both sides.
 */
export const messageThreads = pgTable(
  'message_threads',
  {
    patientId: person('patient_id'),
    practitionerId: person('practitioner_id'),
    /** The number of its last message. */
    messages: integer('messages').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.patientId, t.practitionerId] }),
    index('message_threads_practitioner').on(t.practitionerId),
  ],
)

/** A message. Never edited or deleted: a trigger allows that it is read, and withdrawn while it is unread. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    patientId: person('patient_id'),
    practitionerId: person('practitioner_id'),
    /** Its place in the thread, from 1. */
    number: integer('number').notNull(),
    sender: person('sender'),
    /** Null once it is withdrawn. */
    text: text('text'),
    quote: jsonb('quote').$type<Quote>(),
    /** Chosen by the sender: the same key is the same message. */
    key: text('key').notNull(),
    /** When it was written, in the order of the thread. */
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    readAt: instant('read_at'),
    withdrawnAt: instant('withdrawn_at'),
    /** A patient's message with words of the critical list. */
    urgent: boolean('urgent').notNull().default(false),
    /** Written by the portal during an absence. */
    automatic: boolean('automatic').notNull().default(false),
  },
  (t) => [
    foreignKey({
      name: 'messages_thread',
      columns: [t.patientId, t.practitionerId],
      foreignColumns: [messageThreads.patientId, messageThreads.practitionerId],
    }),
    unique('messages_order').on(t.patientId, t.practitionerId, t.number),
    unique('messages_key').on(t.sender, t.key),
    index('messages_unread')
      .on(t.patientId, t.practitionerId, t.sender)
      .where(sql`${t.readAt} is null and ${t.withdrawnAt} is null`),
    check('messages_sender', sql`${t.sender} in (${t.patientId}, ${t.practitionerId})`),
    check('messages_text', sql`(${t.text} is null) = (${t.withdrawnAt} is not null)`),
    check('messages_length', sql`char_length(${t.text}) <= 4000`),
  ],
)

/** An uploaded file of a message; until it is sent, its uploader's alone. */
export const messageAttachments = pgTable(
  'message_attachments',
  {
    id: id(),
    uploader: person('uploader'),
    messageId: uuid('message_id').references(() => messages.id),
    /** The key in the object storage; it never leaves the server. */
    filePath: text('file_path').notNull().unique(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    fileSize: integer('file_size').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('message_attachments_uploader').on(t.uploader),
    index('message_attachments_message').on(t.messageId),
    index('message_attachments_unsent').on(t.createdAt).where(sql`${t.messageId} is null`),
    check('message_attachments_size', sql`${t.fileSize} between 1 and 10485760`),
  ],
)

/** What a practitioner lets patients expect. */
export const messageSettings = pgTable('message_settings', {
  practitionerId: uuid('practitioner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull(),
  hours: jsonb('hours').$type<MessageSettings['hours']>().notNull(),
  answerHours: integer('answer_hours'),
  absence: jsonb('absence').$type<MessageSettings['absence']>(),
  /** The number that patients read beside a result that needs a doctor. */
  phone: text('phone'),
  /** A new one for each absence, so that each thread is answered once in it. */
  absenceId: uuid('absence_id'),
})

/** What admins wrote about the clinic: one row at most. Null wherever they wrote nothing. */
export const clinicSettings = pgTable(
  'clinic_settings',
  {
    /** Always true, so that there is no second row. */
    only: boolean('only').primaryKey().default(true),
    name: text('name'),
    address: text('address'),
    phone: text('phone'),
    email: text('email'),
    emergencyNumber: text('emergency_number'),
    timeZone: text('time_zone'),
    hours: jsonb('hours').$type<MessageSettings['hours']>(),
    answerHours: integer('answer_hours'),
    locale: text('locale').$type<Locale>(),
    privacy: text('privacy'),
    imprint: text('imprint'),
    /** The same texts in other languages, where the clinic has written them. */
    translations: jsonb('translations').$type<ClinicSettings['translations']>(),
    /** WebP, as the portal drew it. */
    logo: bytea('logo'),
    /** The last test mail: when, and what the mail server answered where it refused it. */
    mailTestedAt: instant('mail_tested_at'),
    mailError: text('mail_error'),
  },
  (t) => [
    check('clinic_settings_only', sql`${t.only}`),
    check(
      'clinic_settings_lengths',
      sql`length(${t.name}) <= 60 and length(${t.address}) <= 300 and length(${t.phone}) <= 30
        and length(${t.email}) <= 254 and length(${t.emergencyNumber}) <= 20 and length(${t.timeZone}) <= 60
        and length(${t.privacy}) <= 20000 and length(${t.imprint}) <= 20000 and length(${t.mailError}) <= 500`,
    ),
    check('clinic_settings_logo', sql`octet_length(${t.logo}) <= 1048576`),
  ],
)

/** Texts that a practitioner uses again as comments of reviews. */
export const commentTemplates = pgTable(
  'comment_templates',
  {
    practitionerId: owner('practitioner_id'),
    name: text('name').notNull(),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.practitionerId, t.name] })],
)

/** A file of patients or products. It is removed once it is imported, or a day after its upload. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    createdBy: owner('created_by'),
    kind: text('kind').$type<ImportKind>().notNull(),
    state: text('state').$type<ImportState>().notNull().default('waiting'),
    /** Null once it is imported. */
    file: bytea('file'),
    /** How the columns were last read: the field of each, and what the admin said about the file's form. */
    mapping: jsonb('mapping').$type<ImportMapping>(),
    format: jsonb('format').$type<FormatChoice>(),
    decisions: jsonb('decisions').$type<ImportDecisions>(),
    /** Lines that are written, and all lines of the file. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts>(),
    /** Why it failed, as a message. */
    failure: text('failure'),
    createdAt: createdAt(),
    doneAt: instant('done_at'),
  },
  (t) => [
    index('imports_created').on(t.createdAt.desc()),
    check('imports_kind', oneOf('kind', IMPORT_KINDS)),
    check('imports_state', oneOf('state', IMPORT_STATES)),
  ],
)

/** What an import wrote, line by line, so that it can be undone. */
export const importLines = pgTable(
  'import_lines',
  {
    importId: foreignId('import_id').references(() => imports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    /** `taken`: the line changed a row that was here before. */
    state: text('state').$type<'new' | 'taken'>().notNull(),
    /** The account or product. */
    rowId: uuid('row_id').notNull(),
    /** The line's fields, until they are written. */
    written: jsonb('written').$type<Record<string, string | number>>(),
    /** The fields of a changed row as they were. */
    before: jsonb('before').$type<Record<string, string | number | null>>(),
    /** MD5 of the row as it was written: another one shows that it was edited. */
    fingerprint: text('fingerprint'),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('import_lines_row').on(t.rowId),
    check('import_lines_state', oneOf('state', ['new', 'taken'])),
  ],
)

export const healthTracking = pgTable(
  'health_tracking',
  {
    id: id(),
    userId: userId(),
    /** The patient's own day. */
    date: date('date', { mode: 'string' }).notNull(),
    mood: text('mood').$type<Mood>(),
    energyLevel: integer('energy_level'),
    sleepHours: numeric('sleep_hours', { precision: 3, scale: 1, mode: 'number' }),
    waterIntake: integer('water_intake'),
    exerciseMinutes: integer('exercise_minutes'),
    symptoms: text('symptoms'),
    notes: text('notes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // One entry per patient and day; read backwards, the index also serves "newest first".
    unique('health_tracking_once_a_day').on(t.userId, t.date),
    // For the admin's count of active trackers by day.
    index('health_tracking_day').on(t.date, t.userId),
    check('health_tracking_mood', oneOf('mood', MOODS)),
    check('health_tracking_energy', sql`${t.energyLevel} between 1 and 10`),
    check(
      'health_tracking_sleep',
      sql`${t.sleepHours} between 0 and 24 and ${t.sleepHours} * 2 = trunc(${t.sleepHours} * 2)`,
    ),
    check('health_tracking_water', sql`${t.waterIntake} >= 0`),
    check('health_tracking_exercise', sql`${t.exerciseMinutes} >= 0`),
  ],
)

/** Append-only: what a person measured. Its owner may remove one. */
export const measurements = pgTable(
  'measurements',
  {
    id: id(),
    userId: userId(),
    at: instant('at').notNull(),
    kind: text('kind').$type<MeasurementKind>().notNull(),
    /** As entered; of a blood pressure the systolic value. */
    value: numeric('value', { precision: 7, scale: 2, mode: 'number' }).notNull(),
    /** Only of a blood pressure. */
    diastolic: numeric('diastolic', { precision: 7, scale: 2, mode: 'number' }),
    unit: text('unit').$type<MeasurementUnit>().notNull(),
    /** `value` in the first unit of its kind. */
    canonical: numeric('canonical', { precision: 7, scale: 2, mode: 'number' }).notNull(),
    /** Whether a glucose was measured fasting; null where it is unknown. */
    fasting: boolean('fasting'),
    /** The file or device from which it was imported; null if the person entered it. */
    source: text('source'),
    /** The idempotency key; null for an imported one. */
    key: text('key'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('measurements_once_per_key').on(t.userId, t.key),
    // The same reading from two files is one. Read backwards, the index also serves "newest first".
    unique('measurements_once').on(t.userId, t.kind, t.at, t.canonical, t.diastolic).nullsNotDistinct(),
    check('measurements_kind', oneOf('kind', MEASUREMENT_KINDS)),
    check('measurements_unit', oneOf('unit', MEASUREMENT_UNITS)),
    check('measurements_values', sql`(${t.diastolic} is not null) = (${t.kind} = 'bloodPressure')`),
    check('measurements_fasting', sql`${t.fasting} is null or ${t.kind} = 'glucose'`),
    check('measurements_origin', sql`(${t.key} is null) = (${t.source} is not null)`),
  ],
)

/** What a patient's measurements should reach. Without a row, a kind has the usual range. */
export const measurementTargets = pgTable(
  'measurement_targets',
  {
    patientId: owner('patient_id'),
    kind: text('kind').$type<MeasurementKind>().notNull(),
    /** In the first unit of the kind, as in `Target` of shared/measurements.ts. */
    low: numeric('low', { precision: 7, scale: 2, mode: 'number' }),
    high: numeric('high', { precision: 7, scale: 2, mode: 'number' }),
    diastolic: numeric('diastolic', { precision: 7, scale: 2, mode: 'number' }),
    goal: numeric('goal', { precision: 7, scale: 2, mode: 'number' }),
    setBy: person('set_by'),
    setAt: instant('set_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.patientId, t.kind] }),
    index('measurement_targets_set_by').on(t.setBy),
    check('measurement_targets_kind', oneOf('kind', MEASUREMENT_KINDS)),
    check('measurement_targets_some', sql`num_nonnulls(${t.low}, ${t.high}, ${t.goal}) > 0`),
  ],
)

/**
 * What a practitioner wants to be told of a patient's measurements. A rule ends with the care link. `earlierId`, `lastId`,
 * `toldAt` and `seenAt` are of the latest time that it was met, and null before.
 */
export const measurementRules = pgTable(
  'measurement_rules',
  {
    practitionerId: uuid('practitioner_id').notNull(),
    patientId: uuid('patient_id').notNull(),
    kind: text('kind').$type<RuleKind>().notNull(),
    /** In the first unit of the kind, as in `MeasurementRule` of shared/measurementRules.ts. */
    low: numeric('low', { precision: 7, scale: 2, mode: 'number' }),
    high: numeric('high', { precision: 7, scale: 2, mode: 'number' }),
    diastolic: numeric('diastolic', { precision: 7, scale: 2, mode: 'number' }),
    change: numeric('change', { precision: 7, scale: 2, mode: 'number' }),
    days: integer('days'),
    setAt: instant('set_at').notNull().defaultNow(),
    /** The measurements by which it was met. */
    earlierId: uuid('earlier_id'),
    lastId: uuid('last_id'),
    toldAt: instant('told_at'),
    /** When the practitioner marked it as seen. */
    seenAt: instant('seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.practitionerId, t.patientId, t.kind] }),
    index('measurement_rules_patient').on(t.patientId, t.kind),
    foreignKey({
      name: 'measurement_rules_care',
      columns: [t.practitionerId, t.patientId],
      foreignColumns: [practitionerPatients.practitionerId, practitionerPatients.patientId],
    }).onDelete('cascade'),
    check('measurement_rules_kind', oneOf('kind', RULE_KINDS)),
    check(
      'measurement_rules_numbers',
      sql`case ${t.kind} when 'bloodPressure' then num_nulls(${t.high}, ${t.diastolic}, ${t.days})
        when 'weight' then num_nulls(${t.change}, ${t.days}) else num_nulls(${t.low}, ${t.high}) end = 0`,
    ),
    check('measurement_rules_told', sql`(${t.toldAt} is null) = (${t.lastId} is null)`),
  ],
)

/** A set of days as ranges; Postgres merges adjacent days into one range. */
const dateMultirange = customType<{ data: string }>({ dataType: () => 'datemultirange' })

/**
 * Counts for the health summary, maintained by a trigger on health_tracking, so that ten years of entries cost no more
 * than ten days. `days` holds the days with an entry: the range that ends today is the streak.
 */
export const healthTotals = pgTable('health_totals', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  entries: integer('entries').notNull().default(0),
  hydrated: integer('hydrated').notNull().default(0),
  rested: integer('rested').notNull().default(0),
  active: integer('active').notNull().default(0),
  perfect: integer('perfect').notNull().default(0),
  days: dateMultirange('days').notNull().default('{}'),
})

/** An analysis of a patient's last 30 days, requested by a practitioner. */
export const healthAnalyses = pgTable(
  'health_analyses',
  {
    id: id(),
    /** The patient. */
    userId: userId(),
    authorId: owner('author_id'),
    analysisType: text('analysis_type').$type<AnalysisType>().notNull(),
    status: text('status').$type<AnalysisStatus>().notNull().default('pending'),
    /** Null while pending, and for what an earlier version stored as text. */
    reading: jsonb('reading').$type<HealthReading>(),
    /** What a model wrote about the reading. */
    written: jsonb('written').$type<WrittenReading>(),
    /** The text that an earlier version stored. */
    analysis: text('analysis'),
    /** Null when fixed rules alone made it. */
    model: text('model'),
    createdAt: createdAt(),
  },
  (t) => [
    index('health_analyses_user').on(t.userId, t.createdAt.desc()),
    check('health_analyses_type', oneOf('analysis_type', ANALYSIS_TYPES)),
    check('health_analyses_status', oneOf('status', ANALYSIS_STATUSES)),
  ],
)

/** What the patient said last about a dose. A withdrawn tick stays as `open`, so that an older word does not return. */
export const doses = pgTable(
  'doses',
  {
    planId: foreignId('plan_id').references(() => treatmentPlans.id, { onDelete: 'cascade' }),
    /** The medication's text in that version of the plan. */
    medication: text('medication').notNull(),
    /** The patient's own day. */
    date: date('date', { mode: 'string' }).notNull(),
    slot: text('slot').$type<DoseSlot>().notNull().default('any'),
    state: text('state').$type<DoseState>().notNull().default('taken'),
    /** When it was taken; null unless it was. */
    takenAt: instant('taken_at').defaultNow(),
    /** Why it was skipped. */
    reason: text('reason'),
    /** When the patient said so, by the device's clock, never later than the server's. */
    saidAt: instant('said_at').notNull().defaultNow(),
    /** The version of the plan that the patient saw. */
    version: integer('version').notNull().default(1),
    /** How often it was taken; more than once only for what is taken when needed. */
    times: integer('times').notNull().default(1),
    /** The product in that version, and the units that all intakes together take from its supply. */
    productId: uuid('product_id'),
    units: numeric('units', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.planId, t.date, t.medication, t.slot] }),
    foreignKey({
      columns: [t.planId, t.version],
      foreignColumns: [planVersions.planId, planVersions.version],
    }),
    check('doses_slot', oneOf('slot', DOSE_SLOTS)),
    check('doses_state', oneOf('state', DOSE_STATES)),
    check('doses_times', sql`${t.times} > 0`),
  ],
)

// ---------------------------------------------------------------- shop

export const products = pgTable(
  'products',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    priceCents: integer('price_cents').notNull(),
    stock: integer('stock').notNull(),
    /** The URL of a picture as an admin typed it, or of an upload. */
    imageUrl: text('image_url'),
    /** The URL of the portal's own copy of an external picture; null until it is downloaded. */
    pictureUrl: text('picture_url'),
    /** Why the picture could not be downloaded, as a sentence for the admin. */
    pictureProblem: text('picture_problem'),
    category: text('category'),
    /** What a pack holds, and the name of one; null when the clinic has not said. */
    unitsPerPack: integer('units_per_pack'),
    unitName: text('unit_name'),
    /** The product's id in the system from which the clinic imported it. */
    externalId: text('external_id'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('products_name').on(t.name),
    uniqueIndex('products_external').on(t.externalId).where(sql`${t.externalId} is not null`),
    check('products_units_positive', sql`${t.unitsPerPack} > 0`),
    check('products_stock_not_negative', sql`${t.stock} >= 0`),
    check('products_price_not_negative', sql`${t.priceCents} >= 0`),
  ],
)

export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: person('user_id'),
    totalCents: integer('total_cents').notNull(),
    notes: text('notes'),
    status: text('status').$type<OrderStatus>().notNull().default('pending'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** A hash of the order's contents, so that a key is never reused for another cart. */
    cartHash: text('cart_hash').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** From then on the patient has what was ordered. */
    completedAt: instant('completed_at'),
    delivery: text('delivery').$type<Delivery>().notNull().default('pickup'),
    /** Where it is sent; null where it is picked up. */
    deliveryAddress: text('delivery_address'),
    payment: text('payment').$type<Payment>().notNull().default('open'),
    /** When an admin wrote down that it is paid; null while the payment is open. */
    paidAt: instant('paid_at'),
    /** The rules whose serious warnings the buyer has read before ordering, by id. */
    warnings: text('warnings').array().notNull().default([]),
  },
  (t) => [
    unique('orders_once_per_key').on(t.userId, t.idempotencyKey),
    index('orders_user').on(t.userId, t.createdAt.desc(), t.id),
    index('orders_recent').on(t.createdAt.desc(), t.id),
    index('orders_status').on(t.status, t.createdAt.desc()),
    check('orders_total_not_negative', sql`${t.totalCents} >= 0`),
    check('orders_completed', sql`(${t.status} = 'completed') = (${t.completedAt} is not null)`),
    check('orders_status_known', oneOf('status', ORDER_STATUSES)),
    check('orders_delivery', oneOf('delivery', DELIVERIES)),
    check('orders_delivery_address', sql`${t.delivery} = 'address' or ${t.deliveryAddress} is null`),
    check('orders_payment', oneOf('payment', PAYMENTS)),
    check('orders_paid', sql`(${t.payment} = 'open') = (${t.paidAt} is null)`),
  ],
)

/** Name and unit price on the day of the order; they outlive the product. */
export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: foreignId('order_id').references(() => orders.id),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    productName: text('product_name').notNull(),
    quantity: integer('quantity').notNull(),
    priceCents: integer('price_cents').notNull(),
    /** What a pack held on the day of the order; null when the clinic had not said. */
    unitsPerPack: integer('units_per_pack'),
  },
  (t) => [
    index('order_items_order').on(t.orderId),
    index('order_items_product').on(t.productId),
    check('order_items_quantity', sql`${t.quantity} between 1 and 999`),
    check('order_items_price_not_negative', sql`${t.priceCents} >= 0`),
  ],
)

/** How many units of a product a patient has left, as the patient last said: it replaces what was counted before. */
export const supplyCorrections = pgTable(
  'supply_corrections',
  {
    userId: userId(),
    productId: foreignId('product_id').references(() => products.id, { onDelete: 'cascade' }),
    unitsLeft: numeric('units_left', { mode: 'number' }).notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('supply_corrections_product').on(t.productId),
    check('supply_corrections_not_negative', sql`${t.unitsLeft} >= 0`),
  ],
)

/** Append-only: every change of a stock, with actor and reason. Rows outlive the product and the order. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    productId: uuid('product_id').notNull(),
    delta: integer('delta').notNull(),
    reason: text('reason').notNull(),
    orderId: uuid('order_id'),
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
  },
  (t) => [index('stock_movements_product').on(t.productId, t.createdAt.desc())],
)

// ---------------------------------------------------------------- notices

/**
 * Notices: a kind and ids, never a text. One row per (user, kind, dedupe key). Its text is made when it is
 * read; see server/notify/notices.ts for who may still read it.
 */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    userId: userId(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** Ids, a status, a version or a day: a second notice of the kind with the same key is ignored. */
    dedupeKey: text('matter').notNull(),
    /** The row that it leads to. */
    targetId: uuid('target_id'),
    /** The person whom it is about, where that is not its reader. */
    patientId: uuid('patient_id').references(() => users.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
    readAt: instant('read_at'),
    /** When it was passed on to the channels that its reader chose; null until then. */
    sentAt: instant('sent_at'),
  },
  (t) => [
    unique('notices_once').on(t.userId, t.kind, t.dedupeKey),
    index('notices_user').on(t.userId, t.at.desc(), t.id.desc()),
    index('notices_unread').on(t.userId).where(sql`${t.readAt} is null`),
    index('notices_unsent').on(t.at).where(sql`${t.sentAt} is null`),
    index('notices_patient').on(t.patientId),
    index('notices_at').on(t.at),
    check('notices_kind', oneOf('kind', NOTICE_KINDS)),
  ],
)

/** How a person wants to receive notices and reminders. Without a row: only in the portal. */
export const noticeSettings = pgTable('notice_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull(),
  times: jsonb('times').$type<NoticeSettings['times']>().notNull(),
  quiet: jsonb('quiet').$type<NoticeSettings['quiet']>(),
  kinds: jsonb('kinds').$type<NoticeSettings['kinds']>().notNull(),
})

/** When a person's next reminder of each kind is due; only for those that leave the portal. */
export const reminderTimes = pgTable(
  'reminder_times',
  {
    userId: userId(),
    slot: text('slot').$type<ReminderSlot>().notNull(),
    nextAt: instant('next_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.slot] }),
    index('reminder_times_next').on(t.nextAt),
    check('reminder_times_slot', oneOf('slot', REMINDER_SLOTS)),
  ],
)

/** One row per person, time and day, however many workers run. */
export const reminders = pgTable(
  'reminders',
  {
    userId: userId(),
    slot: text('slot').$type<ReminderSlot>().notNull(),
    /** The person's own day. */
    day: date('day', { mode: 'string' }).notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.slot, t.day] }), index('reminders_at').on(t.at)],
)

/** A browser that gets Web Push. It belongs to one session, and goes with it. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    userId: userId(),
    sessionId: foreignId('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address at the browser's push service; whoever knows it can send to it only with our key. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key, and the secret that it shares with us, in base64url (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    /** When a push service last took something for it. */
    lastUsed: instant('last_used'),
  },
  (t) => [index('push_devices_user').on(t.userId), index('push_devices_session').on(t.sessionId)],
)

// ---------------------------------------------------------------- operations

/** At most one row: since when nothing is sent, because the data was restored from a backup. */
export const sendingHold = pgTable(
  'sending_hold',
  {
    one: boolean('one').primaryKey().default(true),
    since: instant('since').notNull().defaultNow(),
  },
  (t) => [check('sending_hold_one', sql`${t.one}`)],
)

/** Successful, verified backups. The archives are stored elsewhere; this table says when the last one was made. */
export const backups = pgTable(
  'backups',
  {
    id: id(),
    fileName: text('file_name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** The time of the database snapshot in it. */
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('backups_created').on(t.createdAt.desc())],
)

// ---------------------------------------------------------------- appointments

const practitionerId = () => person('practitioner_id')

/** A period of time; PostgreSQL's `tstzrange`, with its begin and without its end. */
const period = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/** When a practitioner works, in the clinic's time zone. */
export const practitionerHours = pgTable('practitioner_hours', {
  practitionerId: practitionerId().primaryKey(),
  weekly: jsonb('weekly').$type<WeeklyHours[]>().notNull(),
  exceptions: jsonb('exceptions').$type<HoursException[]>().notNull(),
  updatedAt: updatedAt(),
})

/** What a practitioner offers. Lengths and gaps in minutes. Never deleted: appointments refer to it. */
export const appointmentKinds = pgTable(
  'appointment_kinds',
  {
    id: id(),
    practitionerId: practitionerId(),
    name: text('name').notNull(),
    minutes: integer('minutes').notNull(),
    gapBefore: integer('gap_before').notNull(),
    gapAfter: integer('gap_after').notNull(),
    place: text('place').$type<Place>().notNull(),
    newPatients: boolean('new_patients').notNull(),
    earliestHours: integer('earliest_hours').notNull(),
    latestDays: integer('latest_days').notNull(),
    active: boolean('active').notNull().default(true),
    link: text('link'),
    /** The form that a patient fills in before such an appointment. */
    formId: uuid('form_id').references((): AnyPgColumn => forms.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('appointment_kinds_practitioner').on(t.practitionerId),
    index('appointment_kinds_form').on(t.formId),
    check('appointment_kinds_place', oneOf('place', PLACES)),
    check('appointment_kinds_minutes', sql`${t.minutes} > 0 and ${t.gapBefore} >= 0 and ${t.gapAfter} >= 0`),
  ],
)

/** Name, place, length and gaps are those of its kind when it was made. */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    practitionerId: practitionerId(),
    patientId: person('patient_id'),
    kindId: foreignId('kind_id').references(() => appointmentKinds.id),
    kind: text('kind').notNull(),
    place: text('place').$type<Place>().notNull(),
    gapBefore: integer('gap_before').notNull(),
    gapAfter: integer('gap_after').notNull(),
    state: text('state').$type<AppointmentState>().notNull(),
    /** The first of the offered times while it is offered. */
    at: instant('at').notNull(),
    until: instant('until').notNull(),
    reason: text('reason'),
    /** Chosen by who made it: the same key is the same appointment. */
    key: text('key').notNull(),
    madeBy: person('made_by'),
    /** Asked for by a patient without a care link, and there has been none since. */
    isNew: boolean('is_new').notNull().default(false),
    /** Until when a request or an offer holds its times, also the offer of an earlier time for a confirmed one. */
    heldUntil: instant('held_until'),
    /** Since when its patient would take an earlier time; null if not, or once one was offered. */
    wantsEarlierSince: instant('wants_earlier_since'),
    /** How often it has been sent out as a calendar entry: the SEQUENCE of the next one. */
    sequence: integer('sequence').notNull().default(0),
    /** Whether its entry was sent out, and not removed since. */
    inCalendars: boolean('in_calendars').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique('appointments_key').on(t.madeBy, t.key),
    index('appointments_practitioner').on(t.practitionerId, t.at),
    index('appointments_patient').on(t.patientId, t.at),
    index('appointments_at').on(t.at),
    index('appointments_kind').on(t.kindId),
    index('appointments_held').on(t.heldUntil).where(sql`${t.heldUntil} is not null`),
    index('appointments_earlier')
      .on(t.kindId, t.wantsEarlierSince)
      .where(sql`${t.wantsEarlierSince} is not null`),
    index('appointments_to_remove').on(t.at).where(sql`${t.inCalendars} and ${t.state} = 'cancelled'`),
    check('appointments_state', oneOf('state', APPOINTMENT_STATES)),
    check('appointments_place', oneOf('place', PLACES)),
    check('appointments_length', sql`${t.until} > ${t.at}`),
    check(
      'appointments_held_state',
      sql`${t.state} = 'confirmed' or (${t.heldUntil} is null) = (${t.state} not in ('asked', 'offered'))`,
    ),
  ],
)

/**
 * The times that appointments hold, gaps included: one of a request or a confirmed appointment, up to three of an offer.
 * No two of a practitioner overlap, whatever their kind or place: the migration adds that constraint.
 */
export const appointmentTimes = pgTable(
  'appointment_times',
  {
    id: id(),
    appointmentId: foreignId('appointment_id').references(() => appointments.id, { onDelete: 'cascade' }),
    practitionerId: practitionerId(),
    at: instant('at').notNull(),
    blocked: period('blocked').notNull(),
  },
  (t) => [index('appointment_times_appointment').on(t.appointmentId)],
)

/** Append-only: who changed an appointment, and to which time. */
export const appointmentChanges = pgTable(
  'appointment_changes',
  {
    id: id(),
    appointmentId: foreignId('appointment_id').references(() => appointments.id, { onDelete: 'cascade' }),
    step: text('step').$type<AppointmentStep>().notNull(),
    /** Null for the portal, which lets a request expire. */
    by: uuid('by').references(() => users.id),
    at: instant('at').notNull(),
    /** What the other person was told about it. */
    reason: text('reason'),
    changedAt: instant('changed_at').notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('appointment_changes_appointment').on(t.appointmentId, t.changedAt),
    index('appointment_changes_by').on(t.by),
    check('appointment_changes_step', oneOf('step', APPOINTMENT_STEPS)),
  ],
)

/** The private address of a person's appointments. It follows from `salt` and AUTH_SECRET, and is found by its hash. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: userId().primaryKey(),
  salt: text('salt').notNull(),
  hash: text('hash').notNull().unique(),
  createdAt: createdAt(),
})

/** A practitioner's calendar elsewhere, read for its busy times. */
export const busyFeeds = pgTable('busy_feeds', {
  practitionerId: practitionerId().primaryKey(),
  url: text('url').notNull(),
  createdAt: createdAt(),
  triedAt: instant('tried_at'),
  /** The last time that it was read; what it held then counts until it is read again. */
  readAt: instant('read_at'),
  /** Why the last try failed; null when it did not. */
  failure: text('failure'),
})

/** Busy times of the calendar elsewhere. */
export const busyTimes = pgTable(
  'busy_times',
  {
    id: id(),
    practitionerId: foreignId('practitioner_id').references(() => busyFeeds.practitionerId, {
      onDelete: 'cascade',
    }),
    busy: period('busy').notNull(),
  },
  (t) => [
    index('busy_times_busy').using('gist', t.busy),
    index('busy_times_practitioner').on(t.practitionerId),
  ],
)

// ---------------------------------------------------------------- forms

/** A form and the draft of its next version. Sent is a version, so the draft changes nothing that is being filled in. */
export const forms = pgTable(
  'forms',
  {
    id: id(),
    authorId: person('author_id'),
    title: text('title').notNull(),
    /** What it is written in, whatever language its reader has. */
    language: text('language').$type<Language>().notNull(),
    questionnaire: jsonb('questionnaire').$type<Questionnaire>().notNull(),
    /** Sent by itself to everyone who comes into the care of a practitioner. */
    forNewPatients: boolean('for_new_patients').notNull().default(false),
    retiredAt: instant('retired_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('forms_created').on(t.createdAt.desc(), t.id),
    index('forms_author').on(t.authorId),
    index('forms_for_new').on(t.id).where(sql`${t.forNewPatients} and ${t.retiredAt} is null`),
  ],
)

/** Append-only: what was published, and may have been sent. */
export const formVersions = pgTable(
  'form_versions',
  {
    id: id(),
    formId: foreignId('form_id').references(() => forms.id),
    /** From 1. */
    version: integer('version').notNull(),
    title: text('title').notNull(),
    language: text('language').$type<Language>().notNull(),
    questionnaire: jsonb('questionnaire').$type<Questionnaire>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [unique('form_versions_once').on(t.formId, t.version)],
)

/** A version of a form in a patient's hands, and what the patient answered. Its people, and submitted answers, stay. */
export const sentForms = pgTable(
  'sent_forms',
  {
    id: id(),
    versionId: foreignId('version_id').references(() => formVersions.id),
    patientId: person('patient_id'),
    /** Who sent it, or in whose care it was sent by itself. */
    practitionerId: practitionerId(),
    state: text('state').$type<SentFormState>().notNull().default('sent'),
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    /** Counts the changes of the draft. */
    base: integer('base').notNull().default(0),
    /** By question: with which change, and when, its answer was given. */
    given: jsonb('given').$type<{ [linkId: string]: { base: number; at: string } }>().notNull().default({}),
    /** The patient's own day until which it is wanted. */
    dueOn: date('due_on', { mode: 'string' }),
    sentAt: instant('sent_at').notNull().defaultNow(),
    /** When it was submitted or declined. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    index('sent_forms_patient').on(t.patientId, t.sentAt.desc(), t.id),
    index('sent_forms_version').on(t.versionId),
    index('sent_forms_practitioner').on(t.practitionerId),
    index('sent_forms_open').on(t.patientId).where(sql`${t.closedAt} is null`),
    check('sent_forms_state', oneOf('state', SENT_FORM_STATES)),
    check('sent_forms_closed', sql`(${t.closedAt} is null) = (${t.state} in ('sent', 'begun'))`),
  ],
)

/** What an answer would write into the patient's profile, and what was decided about it. */
export const profileProposals = pgTable(
  'profile_proposals',
  {
    id: id(),
    sentFormId: foreignId('sent_form_id').references(() => sentForms.id, { onDelete: 'cascade' }),
    patientId: person('patient_id'),
    /** The question, or the entry of a repeated group: `medicines.0`. */
    path: text('path').notNull(),
    field: text('field').$type<ProfileField>().notNull(),
    value: text('value').notNull(),
    state: text('state').$type<ProposalState>().notNull().default('open'),
    /** The field before and after it was accepted. */
    before: text('before'),
    after: text('after'),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('profile_proposals_patient').on(t.patientId, t.createdAt.desc(), t.id),
    index('profile_proposals_open').on(t.patientId).where(sql`${t.state} = 'open'`),
    index('profile_proposals_sent_form').on(t.sentFormId),
    index('profile_proposals_decided_by').on(t.decidedBy),
    check('profile_proposals_state', oneOf('state', PROPOSAL_STATES)),
    check('profile_proposals_field', oneOf('field', PROFILE_FIELDS)),
    check('profile_proposals_decided', sql`(${t.decidedAt} is null) = (${t.state} = 'open')`),
  ],
)

// ---------------------------------------------------------------- taken in from elsewhere

/** A file with which a person takes records in. It goes a day later, with what was not chosen. */
export const recordImports = pgTable(
  'record_imports',
  {
    id: id(),
    userId: userId(),
    fileName: text('file_name').notNull(),
    /** Null while the file is read. */
    source: text('source').$type<ImportSource>(),
    /** Readings that are not among the entries. */
    leftOut: integer('left_out').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('record_imports_user').on(t.userId),
    index('record_imports_created').on(t.createdAt),
    check('record_imports_source', oneOf('source', IMPORT_SOURCES)),
  ],
)

/** What a file has, as it was read: see `FileEntry` of server/record/importEntries.ts. */
export const recordImportEntries = pgTable(
  'record_import_entries',
  {
    id: id(),
    importId: foreignId('import_id').references(() => recordImports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    at: instant('at'),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    hash: text('hash').notNull(),
    reason: text('reason').$type<Unreadable>(),
    /** What the person answered: a difference is taken or stays as it is here, a new or refused entry is left out. */
    decision: text('decision').$type<EntryDecision>(),
  },
  (t) => [
    index('record_import_entries_import').on(t.importId, t.line, t.id),
    check('record_import_entries_kind', oneOf('kind', ENTRY_KINDS)),
    check('record_import_entries_reason', oneOf('reason', UNREADABLE)),
    check('record_import_entries_decision', oneOf('decision', ENTRY_DECISIONS)),
  ],
)

/**
 * FHIR resources of other systems that a person took in. They are shown with where they are from and written out again;
 * no rule, warning or list of the care reads them.
 */
export const importedResources = pgTable(
  'imported_resources',
  {
    id: id(),
    userId: userId(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    at: instant('at'),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** Of the content: the same resource is taken in once. */
    hash: text('hash').notNull(),
    fileName: text('file_name').notNull(),
    /** Counts towards the person's quota. */
    sizeBytes: integer('size_bytes').notNull(),
    importedAt: instant('imported_at').notNull().defaultNow(),
  },
  (t) => [unique('imported_resources_once').on(t.userId, t.hash)],
)

// ---------------------------------------------------------------- consents

/** A text that patients sign. It belongs to the clinic. */
export const consentDocuments = pgTable(
  'consent_documents',
  {
    id: id(),
    createdBy: person('created_by'),
    createdAt: createdAt(),
    /** Since when nobody is asked to sign it any more. */
    retiredAt: instant('retired_at'),
  },
  (t) => [index('consent_documents_author').on(t.createdBy)],
)

/** Append-only: what a document says, from when, and who wrote it. */
export const consentDocumentVersions = pgTable(
  'consent_document_versions',
  {
    id: id(),
    documentId: foreignId('document_id').references(() => consentDocuments.id),
    version: integer('version').notNull(),
    kind: text('kind').$type<ConsentKind>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Whether it must be explained orally before it is signed. */
    explained: boolean('explained').notNull(),
    by: person('by'),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    unique('consent_document_versions_number').on(t.documentId, t.version),
    index('consent_document_versions_by').on(t.by),
    check('consent_document_versions_kind', oneOf('kind', CONSENT_KINDS)),
  ],
)

/** A version that a patient was asked to sign. A trigger refuses every change but the next state. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    patientId: person('patient_id'),
    versionId: foreignId('version_id').references(() => consentDocumentVersions.id),
    askedBy: person('asked_by'),
    /** The name of who explained it orally, and when. */
    explainedBy: text('explained_by'),
    explainedAt: instant('explained_at'),
    state: text('state').$type<ConsentState>().notNull().default('asked'),
    askedAt: instant('asked_at').notNull().defaultNow(),
    declinedAt: instant('declined_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    index('consents_patient').on(t.patientId, t.askedAt.desc()),
    index('consents_version').on(t.versionId),
    index('consents_asked_by').on(t.askedBy),
    check('consents_state', oneOf('state', CONSENT_STATES)),
    check('consents_explained', sql`(${t.explainedBy} is null) = (${t.explainedAt} is null)`),
    check('consents_declined', sql`(${t.declinedAt} is not null) = (${t.state} = 'declined')`),
    check('consents_withdrawn', sql`(${t.withdrawnAt} is not null) = (${t.state} = 'withdrawn')`),
  ],
)

/** A patient who signs on a device of the practice: a link that opens the documents it was made for, and nothing else. */
export const signingSessions = pgTable(
  'signing_sessions',
  {
    id: id(),
    /** SHA-256 of the link's token, base64url. */
    tokenHash: text('token_hash').notNull().unique(),
    patientId: owner('patient_id'),
    /** Who handed the device over. */
    handedBy: owner('handed_by'),
    /** The documents that can still be read in it. */
    consentIds: uuid('consent_ids').array().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('signing_sessions_patient').on(t.patientId),
    index('signing_sessions_handed_by').on(t.handedBy),
    index('signing_sessions_expires').on(t.expiresAt),
  ],
)

/** Append-only: a signature, and the PDF that was made of it. */
export const signedDocuments = pgTable(
  'signed_documents',
  {
    id: id(),
    consentId: foreignId('consent_id')
      .unique()
      .references(() => consents.id),
    patientId: person('patient_id'),
    /** As it was typed or shown at the signature. */
    name: text('name').notNull(),
    capacity: text('capacity').$type<Capacity>().notNull(),
    /** The patient's name where a guardian signed. */
    forName: text('for_name'),
    method: text('method').$type<SigningMethod>().notNull(),
    drawing: jsonb('drawing').$type<Stroke[]>(),
    /** Who handed over the device of the practice on which it was signed; null where it was the signer's own account. */
    handedBy: uuid('handed_by').references(() => users.id),
    signedAt: instant('signed_at').notNull(),
    /** The text with the person's data, and its SHA-256 in hex, which the PDF prints. */
    text: text('text').notNull(),
    textSha256: text('text_sha256').notNull(),
    /** The key in the object storage; it never leaves the server. */
    filePath: text('file_path').notNull().unique(),
    fileSize: integer('file_size').notNull(),
    /** SHA-256 of the PDF's bytes, in hex. */
    sha256: text('sha256').notNull(),
  },
  (t) => [
    index('signed_documents_patient').on(t.patientId),
    index('signed_documents_handed_by').on(t.handedBy),
    check('signed_documents_capacity', oneOf('capacity', CAPACITIES)),
    check('signed_documents_method', oneOf('method', SIGNING_METHODS)),
    check('signed_documents_for', sql`(${t.forName} is not null) = (${t.capacity} = 'guardian')`),
    check('signed_documents_drawing', sql`(${t.drawing} is not null) = (${t.method} = 'drawn')`),
  ],
)

/**
 * A SMART Health Link that somebody made of their own record. The file is a snapshot, encrypted with a key that only the
 * link has: docs/decisions/sharing.md.
 */
export const recordShares = pgTable(
  'record_shares',
  {
    id: id(),
    userId: person('user_id'),
    what: text('what').$type<ShareContent>().notNull(),
    /** SHA-256 of the token in the address of the manifest, base64url. */
    tokenHash: text('token_hash').notNull().unique(),
    passcodeHash: text('passcode_hash').notNull(),
    /** The key in the object storage; it never leaves the server. */
    filePath: text('file_path').notNull().unique(),
    fileSize: integer('file_size').notNull(),
    /** False once the file was removed. */
    hasFile: boolean('has_file').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** Why it ended before it expired, and when. */
    ended: text('ended').$type<ShareEnd>(),
    endedAt: instant('ended_at'),
    /** Wrong passcodes, and passcodes that are being checked. */
    wrongTries: integer('wrong_tries').notNull().default(0),
    openings: integer('openings').notNull().default(0),
    /** Openings and wrong passcodes, oldest first. */
    visits: jsonb('visits').$type<ShareVisit[]>().notNull().default([]),
  },
  (t) => [
    index('record_shares_user').on(t.userId, t.createdAt.desc()),
    index('record_shares_with_file').on(t.expiresAt).where(sql`${t.hasFile}`),
    check('record_shares_what', oneOf('what', SHARE_CONTENTS)),
    check('record_shares_ended', oneOf('ended', SHARE_ENDS)),
    check('record_shares_ended_at', sql`(${t.ended} is null) = (${t.endedAt} is null)`),
    check('record_shares_tries', sql`${t.wrongTries} between 0 and ${sql.raw(String(MOST_WRONG_PASSCODES))}`),
    check('record_shares_openings', sql`${t.openings} between 0 and ${sql.raw(String(MOST_OPENINGS))}`),
  ],
)
