import { and, eq, sql } from 'drizzle-orm'
import { practitionerPatients, userRoles } from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import type { Who } from '../auth/who.ts'
import type { Queries } from '../platform/db.ts'

declare const inCare: unique symbol

/** A patient's id after the check: the caller has a care link to this patient now. */
export type PatientInCare = string & { readonly [inCare]: true }

/** Whose record a rule may read: the caller's own, or that of a patient whose care link was checked. */
export type RecordOwner = PatientInCare | { own: string }

/** The user's id of a record's owner. */
export const ownerId = (owner: RecordOwner): string => (typeof owner === 'string' ? owner : owner.own)

/**
 * The condition under which a care link has effect, on the `userRoles` row of its practitioner: the role is practitioner
 * or admin, and verified. An admin needs a care link as well.
 */
export const careLinkCounts = sql<boolean>`(${userRoles.role} in ('practitioner', 'admin') and ${userRoles.verified})`

/** True where the caller has a care link to the patient that has effect now. */
export async function caresFor(db: Queries, who: Who, patientId: string) {
  const [link] = await db
    .select({ one: sql`1` })
    .from(practitionerPatients)
    .innerJoin(userRoles, eq(userRoles.userId, practitionerPatients.practitionerId))
    .where(
      and(
        eq(practitionerPatients.practitionerId, who.userId),
        eq(practitionerPatients.patientId, patientId),
        careLinkCounts,
      ),
    )
  return link !== undefined
}

/**
 * Checks that the caller has a care link to the patient that has effect now.
 * Refuses with the same `NOT_FOUND` whether the link is missing, the person unknown, or the practitioner unverified.
 */
export async function patientInCare(db: Queries, who: Who, patientId: string): Promise<PatientInCare> {
  if (!(await caresFor(db, who, patientId))) {
    throw new Refusal('NOT_FOUND', 'There is no such patient in your care.')
  }
  return patientId as PatientInCare
}
