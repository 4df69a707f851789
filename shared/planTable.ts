/** A plan's medications as a table by time of the day, for paper. */
import { DOSE_SLOTS, type DoseSlot, itemWords, type PlanItem, scheduleOf, slotsOf } from './planItems.ts'

const SLOT_TITLES: Record<DoseSlot, string> = {
  any: 'Any time',
  morning: 'Morning',
  midday: 'Midday',
  evening: 'Evening',
  night: 'Night',
}
const DAILY = 'Every day'
/** The cell of an intake with unknown units. */
const TAKEN = 'yes'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** True if something is known about when or how much of a medication is taken. */
const isScheduled = ({ slots, units, days, until }: PlanItem) =>
  slots.length > 0 || units !== null || days.kind !== 'daily' || until !== null

/** On which days: the first day only while it is after `on`, or where a cycle is counted from it. */
function daysCell(item: PlanItem, on: string): string {
  const { days, from, until } = itemWords(item)
  const counted = item.from !== null && (item.from > on || item.days.kind === 'cycle')
  return [capital(days), counted ? from : null, until].filter(Boolean).join(', ')
}

/**
 * The table of a plan that is printed on the day `on` (`yyyy-MM-dd`): a row for each medication with its name, then its
 * units at the times of the day that the plan uses, then its days where they are not every day for all. Null for a plan
 * in which no medication has a schedule.
 */
export function planTable(
  plan: { medications: readonly string[] | null; items: readonly PlanItem[] },
  on: string,
): { titles: string[]; slots: number; rows: string[][] } | null {
  const schedule = scheduleOf(plan)
  if (!schedule.some(isScheduled)) return null
  const slots = DOSE_SLOTS.filter((slot) => schedule.some((item) => slotsOf(item).includes(slot)))
  const days = schedule.map((item) => daysCell(item, on))
  const withDays = days.some((text) => text !== DAILY)
  return {
    titles: ['Medication', ...slots.map((slot) => SLOT_TITLES[slot]), ...(withDays ? ['Days'] : [])],
    slots: slots.length,
    rows: schedule.map((item, index) => [
      item.text,
      ...slots.map((slot) => (slotsOf(item).includes(slot) ? (itemWords(item).units ?? TAKEN) : '')),
      ...(withDays ? [days[index] ?? ''] : []),
    ]),
  }
}
