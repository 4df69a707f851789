import { and, eq, sql } from 'drizzle-orm'
import { careLinks } from '../../drizzle/schema.ts'
import type { Queries } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Who } from './who.ts'

declare const inCare: unique symbol

/** A patient's id after the check: the caller has a care link to this patient now. */
export type PatientInCare = string & { readonly [inCare]: true }

/** Whose record a rule may read: the caller's own, or that of a patient whose care link was checked. */
export type RecordOwner = PatientInCare | { own: string }

/** The user's id of a record's owner. */
export const ownerId = (owner: RecordOwner): string => (typeof owner === 'string' ? owner : owner.own)

/** Whether the caller has a care link to the patient that is in force. */
export async function caresFor(db: Queries, who: Pick<Who, 'userId'>, patientId: string) {
  const [link] = await db
    .select({ one: sql`1` })
    .from(careLinks)
    .where(and(eq(careLinks.practitionerId, who.userId), eq(careLinks.patientId, patientId)))
  return link !== undefined
}

/**
 * Requires a care link in force between the caller and the patient.
 * Refuses with the same `NOT_FOUND` whether the link is missing, the person unknown, or the practitioner unverified.
 */
export async function patientInCare(
  db: Queries,
  who: Pick<Who, 'userId'>,
  patientId: string,
): Promise<PatientInCare> {
  if (!(await caresFor(db, who, patientId))) {
    throw new Refusal('NOT_FOUND', 'care.refused.notInCare')
  }
  return patientId as PatientInCare
}
