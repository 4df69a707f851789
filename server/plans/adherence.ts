import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { doses, planVersions, treatmentPlans } from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import { addDays, canBeToday } from '../../shared/health.ts'
import { countIntakes, scheduleOf, type Tick } from '../../shared/planItems.ts'
import { ADHERENCE_DAYS } from '../../shared/plans.ts'
import type { PatientInCare } from '../access/careLinks.ts'
import { type Db, utcDay } from '../platform/db.ts'

/**
 * How many intakes of each plan were taken and skipped over the last 30 days up to `today`, which is the patient's own
 * day. A plan counts from the day on which it was written, and each version from the day on which it was saved (UTC).
 */
export async function adherenceOf(db: Db, patient: PatientInCare, today: string) {
  if (!canBeToday(today, Date.now())) {
    throw new Refusal('BAD_INPUT', 'The date must be today in your time zone.')
  }
  const first = addDays(today, 1 - ADHERENCE_DAYS)
  const versions = await db
    .select({
      planId: treatmentPlans.id,
      title: treatmentPlans.title,
      firstDay: utcDay(treatmentPlans.createdAt),
      version: planVersions.version,
      from: utcDay(planVersions.at),
      medications: planVersions.medications,
      items: planVersions.items,
    })
    .from(treatmentPlans)
    .innerJoin(planVersions, eq(planVersions.planId, treatmentPlans.id))
    .where(and(eq(treatmentPlans.patientId, patient), isNull(treatmentPlans.deletedAt)))
    .orderBy(asc(treatmentPlans.createdAt), asc(treatmentPlans.id), asc(planVersions.version))
  const plans = Map.groupBy(versions, ({ planId }) => planId)
  if (plans.size === 0) return []
  const ticks = await db
    .select({
      planId: doses.planId,
      medication: doses.medication,
      date: doses.date,
      slot: doses.slot,
      state: sql<Tick['state']>`${doses.state}`,
      version: doses.version,
    })
    .from(doses)
    .where(
      and(
        inArray(doses.planId, [...plans.keys()]),
        sql`${doses.date} between ${first} and ${today}`,
        ne(doses.state, 'open'),
      ),
    )
  return [...plans].flatMap(([planId, ofPlan]) => {
    const [{ title, firstDay } = { title: '', firstDay: today }] = ofPlan
    const dated = ofPlan.map(({ version, from, ...written }) => ({
      version,
      from,
      schedule: scheduleOf(written),
    }))
    const from = [firstDay, first].toSorted().at(-1) ?? first
    const counted = countIntakes(
      dated,
      ticks.filter((tick) => tick.planId === planId),
      from,
      today,
    )
    if (counted.items.length === 0) return []
    const days = Math.max(0, (Date.parse(today) - Date.parse(from)) / 86_400_000 + 1)
    return [{ planId, title, days, ...counted }]
  })
}
