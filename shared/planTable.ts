/** A plan's medications as a table by time of the day, for paper. */
import type { Translate } from '../locales/translate.ts'
import { DOSE_SLOTS, type PlanItem, scheduleOf, slotsOf } from './planItems.ts'
import { capital, itemWords, sequence, slotTitle } from './planItemText.ts'

/** True if anything about when or how much is known. */
const isScheduled = ({ slots, units, days, until }: PlanItem) =>
  slots.length > 0 || units !== null || days.kind !== 'daily' || until !== null

/** True if the first day is written: while it is after `on`, or where a cycle is counted from it. */
const hasFirstDay = ({ from, days }: PlanItem, on: string) =>
  from !== null && (from > on || days.kind === 'cycle')

/**
 * The table of a plan that is printed on the day `on` (`yyyy-MM-dd`): a row for each medication with its name, then its
 * units at the times of the day that the plan uses, then its days where they are not every day for all. Null for a plan
 * in which no medication has a schedule.
 */
export function planTable(
  plan: { medications: readonly string[] | null; items: readonly PlanItem[] },
  on: string,
  t: Translate,
): { titles: string[]; slots: number; rows: string[][] } | null {
  const schedule = scheduleOf(plan)
  if (!schedule.some(isScheduled)) return null
  const slots = DOSE_SLOTS.filter((slot) => schedule.some((item) => slotsOf(item).includes(slot)))
  /** Steps of a taper are distinguished by their days. */
  const isStep = ({ text }: PlanItem) => schedule.filter((item) => item.text === text).length > 1
  const isFirstDayWritten = (item: PlanItem) => hasFirstDay(item, on) || (item.from !== null && isStep(item))
  const withDays = schedule.some(
    (item) => item.days.kind !== 'daily' || item.until !== null || isFirstDayWritten(item),
  )
  const titles = slots.map((slot) => slotTitle(slot, t))
  return {
    titles: [t('plans.table.medication'), ...titles, ...(withDays ? [t('plans.table.days')] : [])],
    slots: slots.length,
    rows: schedule.map((item) => {
      const { units, days, from, until } = itemWords(item, t)
      const dayWords = capital(sequence([days, isFirstDayWritten(item) ? from : null, until], t))
      return [
        item.text,
        ...slots.map((slot) => (slotsOf(item).includes(slot) ? (units ?? t('plans.table.taken')) : '')),
        ...(withDays ? [dayWords] : []),
      ]
    }),
  }
}
