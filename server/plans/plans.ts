import { and, asc, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { practitionerPatients, treatmentPlans, userRoles, users } from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import type { NewPlan, PlanFields, PlansInput } from '../../shared/plans.ts'
import { audit, auditReads } from '../audit/audit.ts'
import type { Who } from '../auth/who.ts'
import type { PatientInCare } from '../care/access.ts'
import type { Db, Tx } from '../platform/db.ts'
import { refuseUnsafe } from './safety/safety.ts'

const planFields = {
  id: treatmentPlans.id,
  title: treatmentPlans.title,
  description: treatmentPlans.description,
  medications: treatmentPlans.medications,
  dosageInstructions: treatmentPlans.dosageInstructions,
  duration: treatmentPlans.duration,
  notes: treatmentPlans.notes,
  createdAt: treatmentPlans.createdAt,
}

const patient = alias(users, 'patient')
const author = alias(users, 'author')
const notFound = () => new Refusal('NOT_FOUND', 'There is no such plan.')

/** Whose plans may be read here: one's own, or those of a patient whose care link was checked. */
export type PlanOwner = PatientInCare | { own: string }

/** The plans written for a patient, newest first, with who wrote them. Deleted plans are on no screen. */
export async function plansFor(db: Db, owner: PlanOwner) {
  return db
    .select({ ...planFields, author: users.name })
    .from(treatmentPlans)
    .innerJoin(users, eq(users.id, treatmentPlans.createdBy))
    .where(
      and(
        eq(treatmentPlans.patientId, typeof owner === 'string' ? owner : owner.own),
        isNull(treatmentPlans.deletedAt),
      ),
    )
    .orderBy(desc(treatmentPlans.createdAt), desc(treatmentPlans.id))
}

/**
 * The part of a list that was asked for; a page's last plan is the cursor of the next one. A plan that is not in the list
 * is no place in it, or it would tell that it exists.
 */
function asked({ search, cursor }: PlansInput, author?: string): SQL | undefined {
  const pattern = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : undefined
  return and(
    isNull(treatmentPlans.deletedAt),
    pattern ? or(ilike(treatmentPlans.title, pattern), ilike(patient.name, pattern)) : undefined,
    author ? eq(treatmentPlans.createdBy, author) : undefined,
    cursor
      ? sql`(${treatmentPlans.createdAt}, ${treatmentPlans.id}) < (
          select last.created_at, last.id from treatment_plans last
          where last.id = ${cursor} and last.created_by = ${author ?? sql`last.created_by`})`
      : undefined,
  )
}

/**
 * The plans that the caller wrote, newest first; the read is recorded. The patient's e-mail is there while the caller
 * cares for the patient.
 */
export async function authoredPlans(db: Db, who: Who, input: PlansInput = {}) {
  const query = db
    .select({
      ...planFields,
      patientId: treatmentPlans.patientId,
      patient: {
        fullName: patient.name,
        email: sql<
          string | null
        >`case when ${practitionerPatients.id} is not null and ${userRoles.verified} then ${patient.email} end`,
      },
    })
    .from(treatmentPlans)
    .innerJoin(patient, eq(patient.id, treatmentPlans.patientId))
    .leftJoin(userRoles, eq(userRoles.userId, treatmentPlans.createdBy))
    .leftJoin(
      practitionerPatients,
      and(
        eq(practitionerPatients.patientId, treatmentPlans.patientId),
        eq(practitionerPatients.practitionerId, treatmentPlans.createdBy),
      ),
    )
    .where(asked(input, who.userId))
    .orderBy(desc(treatmentPlans.createdAt), desc(treatmentPlans.id))
  const plans = await (input.limit ? query.limit(input.limit) : query)
  await auditReads(db, who, 'plans.authored', patientsOf(plans))
  return plans
}

const patientsOf = (plans: { patientId: string }[]) => plans.map(({ patientId }) => patientId)

/** Every plan of the clinic, newest first, for the admin; the read is recorded. */
export async function allPlans(db: Db, who: Who, input: PlansInput = {}) {
  const query = db
    .select({
      ...planFields,
      patientId: treatmentPlans.patientId,
      patient: { fullName: patient.name, email: patient.email },
      author: author.name,
    })
    .from(treatmentPlans)
    .innerJoin(patient, eq(patient.id, treatmentPlans.patientId))
    .innerJoin(author, eq(author.id, treatmentPlans.createdBy))
    .where(asked(input))
    .orderBy(desc(treatmentPlans.createdAt), desc(treatmentPlans.id))
  const plans = await (input.limit ? query.limit(input.limit) : query)
  await auditReads(db, who, 'plan.list-all', patientsOf(plans))
  return plans
}

/** Whom a plan may be written for, by name; for practitioners whom an admin has verified, and nobody for others. */
export async function patientOptions(db: Db, who: Who) {
  if (!who.verified) return []
  return db
    .select({ id: users.id, fullName: users.name })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(isNull(users.suspendedAt), mayBePatient()))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
}

const mayBePatient = () => or(eq(userRoles.role, 'patient'), isNull(userRoles.role))

/** Refuses anyone that a plan cannot be written for. */
export async function refuseNoPatient(tx: Tx, patientId: string) {
  const [row] = await tx
    .select({ one: sql`1` })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(users.id, patientId), isNull(users.deletedAt), mayBePatient()))
  if (!row) throw new Refusal('NOT_FOUND', 'There is no such patient.')
}

/** Writes a plan for a patient. Needs no care link, and is recorded. Refuses whoever is no patient, and what is unsafe. */
export async function createPlan(db: Db, who: Who, { reason, ...fields }: NewPlan) {
  return db.transaction(async (tx) => {
    await refuseNoPatient(tx, fields.patientId)
    const despite = await refuseUnsafe(tx, who, fields, reason)
    return insertPlan(tx, who, fields, 'plan.create', despite)
  })
}

/** What the audit log keeps of a serious warning that was overruled. */
type Despite = Awaited<ReturnType<typeof refuseUnsafe>>
const detailOf = (despite: Despite) => (despite ? { detail: despite } : {})

/** The row and its line in the audit log. */
export async function insertPlan(
  tx: Tx,
  who: Who,
  fields: PlanFields,
  action: 'plan.create' | 'plan.assign',
  despite: Despite,
) {
  const [plan] = await tx
    .insert(treatmentPlans)
    .values({ ...fields, createdBy: who.userId })
    .returning({ id: treatmentPlans.id })
  if (!plan) throw new Error('the new plan was not returned')
  await audit(tx, {
    actorId: who.userId,
    action,
    subjectId: fields.patientId,
    targetId: plan.id,
    ...detailOf(despite),
  })
  return plan
}

/** A plan that the caller may change: an own one, or any for an admin who came by the admin's door. */
const changeable = (who: Who, id: string, door: Door) =>
  and(
    eq(treatmentPlans.id, id),
    isNull(treatmentPlans.deletedAt),
    door === 'own' ? eq(treatmentPlans.createdBy, who.userId) : undefined,
  )

/** Which plans a change may reach. */
type Door = 'own' | 'all'

/** Writes every field of a plan anew. Refuses somebody else's as it refuses an unknown one. */
export async function updatePlan(
  db: Db,
  who: Who,
  id: string,
  { reason, ...fields }: NewPlan,
  door: Door = 'own',
) {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ patientId: treatmentPlans.patientId })
      .from(treatmentPlans)
      .where(changeable(who, id, door))
      .for('update')
    if (!before) throw notFound()
    if (before.patientId !== fields.patientId) {
      if (!who.verified) throw new Refusal('FORBIDDEN', 'Your account waits for an admin to verify it.')
      await refuseNoPatient(tx, fields.patientId)
    }
    const despite = await refuseUnsafe(tx, who, { ...fields, exceptPlan: id }, reason)
    await tx
      .update(treatmentPlans)
      .set({ ...fields, updatedAt: new Date() })
      .where(eq(treatmentPlans.id, id))
    // A plan that changes hands is news for both.
    for (const subjectId of new Set([before.patientId, fields.patientId])) {
      await audit(tx, {
        actorId: who.userId,
        action: 'plan.update',
        subjectId,
        targetId: id,
        ...detailOf(despite),
      })
    }
  })
}

/** Takes a plan from every screen; its row stays, with who deleted it and when. Refuses as `updatePlan` does. */
export async function removePlan(db: Db, who: Who, id: string, door: Door = 'own') {
  await db.transaction(async (tx) => {
    const [plan] = await tx
      .update(treatmentPlans)
      .set({ deletedAt: new Date(), deletedBy: who.userId })
      .where(changeable(who, id, door))
      .returning({ patientId: treatmentPlans.patientId })
    if (!plan) throw notFound()
    await audit(tx, { actorId: who.userId, action: 'plan.delete', subjectId: plan.patientId, targetId: id })
  })
}
