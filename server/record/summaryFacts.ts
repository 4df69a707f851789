/** The facts of a person's summary, from the database; bounded regardless of the record's size. */
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import {
  bloodTestResults,
  careLinks,
  profileProposals,
  profiles,
  retests,
  treatmentPlans,
  users,
} from '../../drizzle/schema.ts'
import type { ClinicalTranslate, Locale, Translate } from '../../locales/translate.ts'
import type { Condition } from '../../shared/conditions.ts'
import type { ProfileField } from '../../shared/forms.ts'
import { dangerOf } from '../../shared/measurements.ts'
import { kindText } from '../../shared/measurementText.ts'
import { type PlanItem, scheduleOf } from '../../shared/planItems.ts'
import { isUrgentPart } from '../../shared/resultOpening.ts'
import { resultParts } from '../../shared/resultText.ts'
import { dayIn, timeZoneOf, todayOf } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import type { ProfileRow } from '../account/fhir.ts'
import { conclusionsFor } from '../bloodTests/conclusions.ts'
import { type LatestResults, latestResults } from '../bloodTests/latest.ts'
import { aboutOwner, ownerColumns } from '../bloodTests/owner.ts'
import { urgencyToday } from '../bloodTests/urgency.ts'
import type { MeasuredRow } from '../measurements/fhir.ts'
import { latestMeasurements } from '../measurements/measurements.ts'
import type { PlanRow } from '../plans/fhir.ts'
import { letterheadOf } from '../platform/clinic.ts'
import type { Db } from '../platform/db.ts'
import { clinicalTexts, translatorFor } from '../platform/locales.ts'
import type { Letterhead } from '../platform/paper.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { figureText } from './figures.ts'
import { type StatementInForm, type Statements, statementsOf } from './statements.ts'

/** The latest plans, form answers, urgent results and retests read. */
const [MAX_PLANS, MAX_ANSWERS, MAX_URGENT, MAX_RETESTS] = [30, 200, 3, 50]

/** A plan's row, the day it was written, and its current and later items. */
export type SummaryPlan = { row: PlanRow; day: string; taken: PlanItem[] }

/** A result or measurement that needs a doctor, in the reader's language and in English. */
type Urgent = { id: string; day: string | null; texts: string[]; english: string[] }

/** A measurement as its row, and the person's own day. */
type Measured = { row: MeasuredRow; day: string }

export type SummaryFacts = LatestResults & {
  locale: Locale
  at: Date
  /** The person's day. */
  today: string
  letterhead: Letterhead
  patient: ProfileRow
  /** Names of the practitioners in care. */
  carers: string[]
  allergies: Statements
  medicines: Statements
  history: Statements
  /** Includes conditions chosen in a form and not decided yet. */
  conditions: { condition: Condition; day: string | null; isOpen: boolean }[]
  plans: SummaryPlan[]
  retests: { marker: string; from: string; until: string }[]
  urgent: Urgent[]
  /** The latest measurement of each kind. */
  measured: Measured[]
}

/** The person, their statements, and their practitioners. */
async function personOf(db: Db, userId: string) {
  const [person] = await db
    .select({
      id: profiles.id,
      name: users.name,
      email: profiles.email,
      phone: profiles.phone,
      dateOfBirth: profiles.dateOfBirth,
      address: profiles.address,
      emergencyContactName: profiles.emergencyContactName,
      emergencyContactPhone: profiles.emergencyContactPhone,
      externalId: profiles.externalId,
      locale: profiles.locale,
      allergies: profiles.allergies,
      currentMedications: profiles.currentMedications,
      medicalHistory: profiles.medicalHistory,
      conditions: profiles.conditions,
      today: sql<string>`${todayOf(profiles.id)}::text`,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, userId))
  if (!person) throw new Refusal('NOT_FOUND', 'account.refused.noProfile')
  const carers = await db
    .select({ name: users.name })
    .from(careLinks)
    .innerJoin(users, eq(users.id, careLinks.practitionerId))
    .where(and(eq(careLinks.patientId, userId), isNull(users.suspendedAt)))
    .orderBy(careLinks.assignedAt)
    .limit(10)
  const { allergies, currentMedications, medicalHistory, conditions, today, ...patient } = person
  return {
    ...{ patient, today, carers: carers.map(({ name }) => name) },
    profile: { allergies, currentMedications, medicalHistory, conditions },
  }
}

const FIELDS = ['allergies', 'currentMedications', 'medicalHistory', 'conditions'] as const

/** Form answers for these fields, by field, newest first; without those left in the form. */
async function answersOf(db: Db, userId: string) {
  const rows = await db
    .select({
      field: profileProposals.field,
      value: profileProposals.value,
      isOpen: sql<boolean>`${profileProposals.state} = 'open'`,
      day: dayIn(profileProposals.createdAt, timeZoneOf(userId)),
    })
    .from(profileProposals)
    .where(
      and(
        eq(profileProposals.patientId, userId),
        ne(profileProposals.state, 'left'),
        inArray(profileProposals.field, [...FIELDS]),
      ),
    )
    .orderBy(
      sql`${profileProposals.state} <> 'open'`,
      desc(profileProposals.createdAt),
      profileProposals.path,
      profileProposals.id,
    )
    .limit(MAX_ANSWERS)
  const byField = Map.groupBy(rows, ({ field }) => field)
  return (field: ProfileField): StatementInForm[] => byField.get(field) ?? []
}

async function plansOf(db: Db, userId: string, today: string): Promise<SummaryPlan[]> {
  const { title, description, items, dosageInstructions, duration, notes, version } = treatmentPlans
  const { id, createdBy, createdAt, updatedAt, deletedAt } = treatmentPlans
  const plans = await db
    .select({
      ...{ id, createdBy, createdAt, updatedAt, deletedAt },
      ...{ title, description, items, dosageInstructions, duration, notes, version },
      author: users.name,
      medications: sql<string[] | null>`to_json(${treatmentPlans.medications})`,
      day: dayIn(createdAt, timeZoneOf(userId)),
    })
    .from(treatmentPlans)
    .innerJoin(users, eq(users.id, createdBy))
    .where(and(eq(treatmentPlans.patientId, userId), isNull(deletedAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_PLANS)
  return plans.map(({ day, ...plan }) => ({
    row: {
      ...plan,
      createdAt: plan.createdAt.toISOString(),
      updatedAt: plan.updatedAt.toISOString(),
      deletedAt: null,
    },
    day,
    taken: scheduleOf(plan).filter(({ until }) => until === null || until >= today),
  }))
}

/** Results that need a doctor today, the most urgent first, worded for practitioners. */
async function urgentOf(db: Db, userId: string, locale: Locale): Promise<Urgent[]> {
  const rows = await db
    .select()
    .from(bloodTestResults)
    .where(
      and(
        eq(bloodTestResults.userId, userId),
        eq(bloodTestResults.status, 'completed'),
        sql`${urgencyToday} <> 'none'`,
      ),
    )
    .orderBy(sql`${urgencyToday} desc`, desc(bloodTestResults.createdAt), desc(bloodTestResults.id))
    .limit(MAX_URGENT)
  if (rows.length === 0) return []
  const [owner] = await db.select(ownerColumns).from(profiles).where(eq(profiles.id, userId))
  const about = await aboutOwner(owner)
  return rows.map((row) => {
    const concluded = conclusionsFor(row, about)
    const wordsIn = (t: ClinicalTranslate) =>
      resultParts(concluded, t, 'practitioner')
        .filter(isUrgentPart)
        .flatMap(({ blocks }) => blocks.flat())
    const texts = clinicalTexts(locale, wordsIn).text
    return { id: row.id, day: row.collectedOn, texts, english: wordsIn(translatorFor('en')) }
  })
}

/** Days for which a dangerous measurement is urgent. */
const MEASURED_DAYS = 7

async function measuredOf(db: Db, userId: string): Promise<Measured[]> {
  const rows = await latestMeasurements(db, { own: userId })
  return rows.map(({ at, createdAt, canonical: _canonical, key: _key, day, ...row }) => ({
    row: { ...row, at: at.toISOString(), createdAt: createdAt.toISOString() },
    day,
  }))
}

/** Dangerous measurements of recent days that the person entered; imported ones do not count. */
function urgentAmong(measured: readonly Measured[], at: Date, locale: Locale): Urgent[] {
  const since = new Date(at.getTime() - MEASURED_DAYS * 86_400_000).toISOString()
  const urgent = measured.filter(
    ({ row }) => row.source === null && row.at >= since && dangerOf(row) !== null,
  )
  return urgent.map(({ row, day }) => {
    const textIn = (t: Translate) =>
      t('record.summary.alerts.measured', { kind: kindText(row.kind, t), value: figureText(row), day })
    return { id: row.id, day, texts: [textIn(translatorFor(locale))], english: [textIn(translatorFor('en'))] }
  })
}

/** The facts of the caller's summary. Refuses an account without a profile. */
export async function summaryFacts(
  { db, clinic }: Pick<Services, 'clinic' | 'db'>,
  { userId }: Who,
  locale: Locale,
): Promise<SummaryFacts> {
  const person = await personOf(db, userId)
  const at = new Date()
  const [answers, plans, results, urgent, measured, open] = await Promise.all([
    answersOf(db, userId),
    plansOf(db, userId, person.today),
    latestResults(db, { own: userId }),
    urgentOf(db, userId, locale),
    measuredOf(db, userId),
    db
      .select({ marker: retests.marker, from: retests.from, until: retests.until })
      .from(retests)
      .where(and(eq(retests.patientId, userId), isNull(retests.closedBy), isNull(retests.cancelledAt)))
      .orderBy(retests.from, retests.marker)
      .limit(MAX_RETESTS),
  ])
  const chosen = answers('conditions')
  return {
    ...{ locale, at, today: person.today },
    letterhead: letterheadOf(clinic, locale),
    patient: person.patient,
    carers: person.carers,
    allergies: statementsOf(person.profile.allergies, answers('allergies')),
    medicines: statementsOf(person.profile.currentMedications, answers('currentMedications')),
    history: statementsOf(person.profile.medicalHistory, answers('medicalHistory')),
    conditions: [
      ...person.profile.conditions.map((condition) => ({
        condition,
        day: chosen.find(({ value, isOpen }) => !isOpen && value === condition)?.day ?? null,
        isOpen: false,
      })),
      ...chosen
        .filter(({ value, isOpen }) => isOpen && !person.profile.conditions.some((one) => one === value))
        .map(({ value, day, isOpen }) => ({ condition: value as Condition, day, isOpen })),
    ],
    ...{ plans, retests: open, measured },
    urgent: [...urgent, ...urgentAmong(measured, at, locale)],
    ...results,
  }
}
