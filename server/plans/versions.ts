import { and, desc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { planVersions, treatmentPlans, users } from '../../drizzle/schema.ts'
import { changesBetween, scheduleOf } from '../../shared/planItems.ts'
import { audit } from '../audit/audit.ts'
import type { Who } from '../auth/who.ts'
import type { Db } from '../platform/db.ts'
import { readable } from './plans.ts'

/**
 * Every version of a plan, newest first: what it said, who saved it and when, and what it changed about the items; with
 * the plan's patient, and `own` where the caller wrote the plan.
 * Refuses a plan that the caller may not read exactly as an unknown one. Reads by others than the patient are recorded.
 */
export async function versionsOf(db: Db, who: Who, planId: string) {
  const patient = alias(users, 'patient')
  const versions = await db
    .select({
      patientId: treatmentPlans.patientId,
      patient: patient.name,
      createdBy: treatmentPlans.createdBy,
      version: planVersions.version,
      by: users.name,
      at: planVersions.at,
      title: planVersions.title,
      description: planVersions.description,
      medications: planVersions.medications,
      items: planVersions.items,
      dosageInstructions: planVersions.dosageInstructions,
      duration: planVersions.duration,
      notes: planVersions.notes,
    })
    .from(planVersions)
    .innerJoin(treatmentPlans, eq(treatmentPlans.id, planVersions.planId))
    .innerJoin(users, eq(users.id, planVersions.by))
    .innerJoin(patient, eq(patient.id, treatmentPlans.patientId))
    .where(and(eq(planVersions.planId, planId), isNull(treatmentPlans.deletedAt)))
    .orderBy(desc(planVersions.version))
  const { patientId } = await readable(db, who, versions[0])
  if (patientId !== who.userId) {
    await audit(db, { actorId: who.userId, action: 'plans.versions', subjectId: patientId, targetId: planId })
  }
  return versions.map(({ createdBy, ...version }, index) => {
    const before = versions[index + 1]
    const own = createdBy === who.userId
    return { ...version, own, changes: changesBetween(before ? scheduleOf(before) : [], scheduleOf(version)) }
  })
}
