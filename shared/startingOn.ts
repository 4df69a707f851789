import { addDays } from './health.ts'
import { daysFrom, type PlanItem } from './planItems.ts'

/** Items as they begin on a day: the first day of all of them becomes that day, and every phase keeps its distance. */
export function startingOn(items: PlanItem[], day: string): PlanItem[] {
  const first = items.flatMap(({ from }) => from ?? []).sort()[0]
  const moved = (date: string | null) => (date && first ? addDays(day, daysFrom(first, date)) : null)
  return items.map((item) => ({ ...item, from: moved(item.from) ?? day, until: moved(item.until) }))
}
