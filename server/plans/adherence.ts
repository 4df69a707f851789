import { addDays } from '../../shared/health.ts'
import { daysFrom } from '../../shared/planItems.ts'
import { later } from '../../shared/timeline.ts'
import type { PatientInCare } from '../access/careLinks.ts'
import { canBeToday } from '../access/today.ts'
import type { Db } from '../platform/db.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import { loadPlans } from './history.ts'
import { countIntakes } from './intakes.ts'

/** Days over which a practitioner sees how much of a plan was taken. */
export const ADHERENCE_DAYS = 30

/**
 * How many intakes of each plan were taken and skipped over the last 30 days up to `today`, which is the patient's own
 * day. A plan counts from the day on which it was written, and each version from the day on which it was saved. The last
 * plan says `more` where others have no place in an answer.
 */
export async function adherenceOf(db: Db, patient: PatientInCare, today: string) {
  if (!canBeToday(today, Date.now())) {
    throw new Refusal('BAD_INPUT', 'care.refused.otherDay')
  }
  const first = addDays(today, 1 - ADHERENCE_DAYS)
  const plans = await loadPlans(db, { patients: [patient], period: { from: first, until: today } })
  const figures = plans.flatMap((plan) => {
    const counted = countIntakes(plan, first, today)
    if (counted.items.length === 0) return []
    const days = daysFrom(later(plan.firstDay, first), today) + 1
    return [{ planId: plan.planId, title: plan.title, days, ...counted }]
  })
  return pageOf(figures, figures.length)
}
