import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  careLinks,
  careRequests,
  linkRequests,
  practitionerPatients,
  userRoles,
  users,
} from '../../drizzle/schema.ts'
import { audit } from '../audit/audit.ts'
import type { Db, Queries, Tx } from '../platform/db.ts'
import { foundIn } from '../platform/names.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { CareLinksPage } from './inputs.ts'
import type { Who } from './who.ts'

/**
 * Creates a care link in the caller's transaction, answers open requests between the two, and audits it. Refuses a
 * duplicate.
 */
export async function insertCareLink(tx: Tx, actorId: string, practitionerId: string, patientId: string) {
  const [row] = await tx
    .insert(practitionerPatients)
    .values({ practitionerId, patientId })
    .onConflictDoNothing()
    .returning({ id: practitionerPatients.id })
  if (!row) throw new Refusal('CONFLICT', 'care.refused.assignedAlready')
  await tx
    .delete(careRequests)
    .where(and(eq(careRequests.practitionerId, practitionerId), eq(careRequests.patientId, patientId)))
  const address = tx.select({ email: users.email }).from(users).where(eq(users.id, patientId))
  await tx
    .delete(linkRequests)
    .where(and(eq(linkRequests.practitionerId, practitionerId), eq(linkRequests.email, address)))
  await audit(tx, { actorId, action: 'link.assign', subjectId: patientId, targetId: practitionerId })
  return row
}

/** Whether a person is a practitioner whose account is open. */
export async function isOpenPractitioner(db: Queries, userId: string) {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'practitioner')))
    .where(and(eq(users.id, userId), isNull(users.suspendedAt)))
  return row !== undefined
}

/**
 * Creates a care link between a practitioner and a patient; for admins only. Refuses people of other roles, and a
 * duplicate.
 */
export async function createCareLink(db: Db, who: Who, practitionerId: string, patientId: string) {
  return db.transaction(async (tx) => {
    const roleOf = async (userId: string) => {
      const [row] = await tx
        .select({ role: userRoles.role })
        .from(userRoles)
        .where(eq(userRoles.userId, userId))
        .for('share')
      return row?.role
    }
    if ((await roleOf(practitionerId)) !== 'practitioner')
      throw new Refusal('NOT_FOUND', 'care.refused.noPractitioner')
    if ((await roleOf(patientId)) !== 'patient') throw new Refusal('NOT_FOUND', 'care.refused.noPatient')
    return insertCareLink(tx, who.userId, practitionerId, patientId)
  })
}

/** Removes a care link; takes effect at the practitioner's next call. */
export async function removeCareLink(db: Db, who: Who, id: string) {
  await db.transaction(async (tx) => {
    const [link] = await tx.delete(practitionerPatients).where(eq(practitionerPatients.id, id)).returning()
    if (!link) throw new Refusal('NOT_FOUND', 'care.refused.noAssignment')
    await audit(tx, {
      actorId: who.userId,
      action: 'link.remove',
      subjectId: link.patientId,
      targetId: link.practitionerId,
    })
  })
}

const PAGE = 200

/** A page of the care links with both names, the newest first, found by the name or address of one of the two. */
export async function allCareLinks(db: Db, { search, cursor, limit = PAGE }: CareLinksPage = {}) {
  const practitioner = alias(users, 'practitioner')
  const patient = alias(users, 'patient')
  const rows = await db
    .select({
      id: practitionerPatients.id,
      practitioner: { id: practitioner.id, fullName: practitioner.name, email: practitioner.email },
      patient: { id: patient.id, fullName: patient.name, email: patient.email },
      assignedAt: practitionerPatients.assignedAt,
      /** False if the link has no effect: its practitioner changed role or is not verified. */
      counts: sql<boolean>`${careLinks.id} is not null`,
    })
    .from(practitionerPatients)
    .innerJoin(practitioner, eq(practitioner.id, practitionerPatients.practitionerId))
    .innerJoin(patient, eq(patient.id, practitionerPatients.patientId))
    .leftJoin(careLinks, eq(careLinks.id, practitionerPatients.id))
    .where(
      and(
        foundIn([practitioner.name, practitioner.email, patient.name, patient.email], search),
        cursor
          ? sql`(${practitionerPatients.assignedAt}, ${practitionerPatients.id}) < (
              select last.assigned_at, last.id from practitioner_patients last where last.id = ${cursor})`
          : undefined,
      ),
    )
    .orderBy(desc(practitionerPatients.assignedAt), desc(practitionerPatients.id))
    .limit(limit + 1)
  return pageOf(rows, limit)
}
