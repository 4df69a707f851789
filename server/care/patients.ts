import { and, asc, eq, sql } from 'drizzle-orm'
import { careLinks, profiles, users } from '../../drizzle/schema.ts'
import type { ProfileField } from '../../shared/forms.ts'
import { insertCareLink, isOpenPractitioner } from '../access/assignments.ts'
import type { PatientInCare } from '../access/careLinks.ts'
import type { PeoplePage } from '../access/inputs.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { createAccount } from '../auth/createAccount.ts'
import type { Db } from '../platform/db.ts'
import { byName, foundIn } from '../platform/names.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import type { NewPatient } from './inputs.ts'
import { canInvite, sendInvitation } from './invitation.ts'

/** Patients of one page. */
const PAGE = 500

/**
 * A page of the patients in the caller's care, by name; `addedAt` is when the care link was created. Empty for a
 * practitioner whom no admin has verified.
 */
export async function patientsInCare(db: Db, who: Who, input: PeoplePage = {}) {
  const { search, cursor, id, limit = PAGE } = input
  const rows = await db
    .select({
      id: users.id,
      fullName: users.name,
      email: users.email,
      phone: profiles.phone,
      dateOfBirth: profiles.dateOfBirth,
      locale: profiles.locale,
      addedAt: careLinks.assignedAt,
    })
    .from(careLinks)
    .innerJoin(users, eq(users.id, careLinks.patientId))
    .innerJoin(profiles, eq(profiles.id, careLinks.patientId))
    .where(
      and(
        eq(careLinks.practitionerId, who.userId),
        id ? eq(users.id, id) : undefined,
        foundIn([users.name, users.email, profiles.phone], search),
        cursor
          ? sql`(${byName(users.name)}, ${users.id}) > (
              select ${byName(sql`last.name`)}, last.id from users last join ${careLinks} on ${careLinks.patientId} = last.id
              where last.id = ${cursor} and ${careLinks.practitionerId} = ${who.userId})`
          : undefined,
      ),
    )
    .orderBy(asc(byName(users.name)), asc(users.id))
    .limit(limit + 1)
  return pageOf(rows, limit)
}

/**
 * Creates a patient's account and a care link to the caller, or to the practitioner whom an admin has chosen. Its
 * password must be changed at the first sign-in; an invited patient has none until a mailed link sets it. Refuses a
 * taken e-mail with `EMAIL_TAKEN` (an existing account is never linked), and an invitation without a mail server.
 */
export async function createPatient(
  deps: Pick<Services, 'env' | 'clinic' | 'db' | 'jobs'>,
  who: Who,
  input: NewPatient,
) {
  const { db } = deps
  const { phone, dateOfBirth, invite, fullName, email, password } = input
  const practitionerId = input.practitionerId ?? who.userId
  const forAnother = practitionerId !== who.userId
  if (forAnother && who.role !== 'admin') throw new Refusal('FORBIDDEN', 'app.refused.role')
  if (invite && !canInvite(deps)) {
    throw new Refusal('BAD_INPUT', 'care.refused.noMailServer')
  }
  return db.transaction(async (tx) => {
    if (forAnother && !(await isOpenPractitioner(tx, practitionerId))) {
      throw new Refusal('NOT_FOUND', 'care.refused.noPractitioner')
    }
    const patientId = await createAccount(tx, { fullName, email, password: invite ? null : password })
    await tx.update(profiles).set({ phone, dateOfBirth }).where(eq(profiles.id, patientId))
    await insertCareLink(tx, who.userId, practitionerId, patientId)
    if (invite) await sendInvitation(deps, tx, { id: patientId, email, fullName })
    await audit(tx, {
      actorId: who.userId,
      action: 'patient.create',
      subjectId: patientId,
      ...(invite && { detail: { invited: true } }),
    })
    return { success: true, patientId }
  })
}

/** Undecided answers shown on a patient's page. */
const MOST_UNDECIDED = 50

/** The profile of a patient in care, with the date of the care link. */
export async function patientProfile(db: Db, who: Who, patient: PatientInCare) {
  const [row] = await db
    .select({
      id: profiles.id,
      fullName: profiles.fullName,
      email: profiles.email,
      phone: profiles.phone,
      dateOfBirth: profiles.dateOfBirth,
      address: profiles.address,
      emergencyContactName: profiles.emergencyContactName,
      emergencyContactPhone: profiles.emergencyContactPhone,
      medicalHistory: profiles.medicalHistory,
      allergies: profiles.allergies,
      currentMedications: profiles.currentMedications,
      conditions: profiles.conditions,
      locale: profiles.locale,
      createdAt: profiles.createdAt,
      addedAt: careLinks.assignedAt,
      /** Undecided answers that would change the profile. */
      undecided: sql<{ field: ProfileField; value: string }[]>`(
        select coalesce(json_agg(json_build_object('field', field, 'value', left(value, 200))), '[]') from (
          select field, value from profile_proposals where patient_id = ${profiles.id} and state = 'open'
          order by created_at, path limit ${MOST_UNDECIDED}) waiting)`,
    })
    .from(profiles)
    .innerJoin(careLinks, eq(careLinks.patientId, profiles.id))
    .where(and(eq(profiles.id, patient), eq(careLinks.practitionerId, who.userId)))
  if (!row) throw new Refusal('NOT_FOUND', 'care.refused.notInCare')
  return row
}
