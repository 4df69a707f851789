import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { doses, treatmentPlans } from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import { addDays, canBeToday } from '../../shared/health.ts'
import { ADHERENCE_DAYS, type DoseInput } from '../../shared/plans.ts'
import type { Who } from '../auth/who.ts'
import type { PatientInCare } from '../care/access.ts'
import type { Db } from '../platform/db.ts'

/** Refuses a day that is today nowhere on earth: a dose is ticked on the day it is taken. */
function refuseOtherDays(date: string) {
  if (!canBeToday(date, Date.now()))
    throw new Refusal('BAD_INPUT', 'The date must be today in your time zone.')
}

/**
 * Ticks a medication of one's own plan as taken today, or removes the tick. Refuses a medication that is not in the
 * plan.
 */
export async function setDose(db: Db, who: Who, { planId, medication, date, taken }: DoseInput) {
  refuseOtherDays(date)
  const [plan] = await db
    .select({ medications: treatmentPlans.medications })
    .from(treatmentPlans)
    .where(
      and(
        eq(treatmentPlans.id, planId),
        eq(treatmentPlans.patientId, who.userId),
        isNull(treatmentPlans.deletedAt),
      ),
    )
  if (!plan?.medications?.includes(medication)) {
    throw new Refusal('NOT_FOUND', 'There is no such medication in your plans.')
  }
  const dose = { planId, medication, date }
  if (taken) {
    await db.insert(doses).values(dose).onConflictDoNothing()
  } else {
    await db
      .delete(doses)
      .where(and(eq(doses.planId, planId), eq(doses.medication, medication), eq(doses.date, date)))
  }
}

/** The caller's ticks of one day. */
export async function dosesOn(db: Db, who: Who, date: string) {
  return db
    .select({ planId: doses.planId, medication: doses.medication })
    .from(doses)
    .innerJoin(treatmentPlans, eq(treatmentPlans.id, doses.planId))
    .where(and(eq(treatmentPlans.patientId, who.userId), eq(doses.date, date)))
}

/**
 * How much of each plan was ticked over the last 30 days up to `today`, which is the patient's own day. A plan counts
 * from the day it was written (UTC), with each of its present medications once a day.
 */
export async function adherenceOf(db: Db, patient: PatientInCare, today: string) {
  refuseOtherDays(today)
  const first = addDays(today, 1 - ADHERENCE_DAYS)
  const plans = await db
    .select({
      planId: treatmentPlans.id,
      title: treatmentPlans.title,
      medications: treatmentPlans.medications,
      days: sql<number>`greatest(0, ${today}::date - greatest(${first}::date, (${treatmentPlans.createdAt} at time zone 'UTC')::date) + 1)`,
    })
    .from(treatmentPlans)
    .where(
      and(
        eq(treatmentPlans.patientId, patient),
        isNull(treatmentPlans.deletedAt),
        sql`${treatmentPlans.medications} is not null`,
      ),
    )
    .orderBy(treatmentPlans.createdAt)
  if (plans.length === 0) return []
  const ticked = await db
    .select({ planId: doses.planId, medication: doses.medication, count: sql<number>`count(*)::int` })
    .from(doses)
    .where(
      and(
        inArray(
          doses.planId,
          plans.map(({ planId }) => planId),
        ),
        sql`${doses.date} between greatest(${first}::date, (select (created_at at time zone 'UTC')::date from treatment_plans where id = ${doses.planId})) and ${today}`,
      ),
    )
    .groupBy(doses.planId, doses.medication)
  return plans.map(({ planId, title, medications, days }) => {
    const names = new Set(medications)
    const taken = ticked
      .filter((row) => row.planId === planId && names.has(row.medication))
      .reduce((sum, { count }) => sum + count, 0)
    return { planId, title, taken, due: names.size * days, days }
  })
}
