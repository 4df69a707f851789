import { addDays } from '../../shared/health.ts'
import { type Count, type DoseSlot, expectedOn, type PlanItem } from '../../shared/planItems.ts'
import { sumOf } from '../../shared/timeline.ts'

/** A patient's tick of one intake. */
export type Tick = {
  medication: string
  date: string
  slot: DoseSlot
  state: 'taken' | 'skipped'
  /** The version of the plan that the patient saw. */
  version: number
}

/** A version of a plan and the first day on which it is in force. */
export type DatedVersion = { version: number; from: string; schedule: readonly PlanItem[] }

/** A plan's versions in order, and its ticks. Days are the patient's; the plan was written on `firstDay`. */
export type CountedPlan<Version = DatedVersion, Ticked extends Tick = Tick> = {
  firstDay: string
  versions: readonly Version[]
  ticks: readonly Ticked[]
}

/**
 * The version in force on a day: the latest saved by then; the first also before its day. Undefined before the plan was
 * written.
 */
export function versionOn<Version extends { from: string }>(
  { firstDay, versions }: Pick<CountedPlan<Version>, 'firstDay' | 'versions'>,
  date: string,
): Version | undefined {
  if (date < firstDay) return undefined
  return versions.findLast(({ from }) => from <= date) ?? versions[0]
}

/** The intakes of one item on one day. */
export type DayCount = Count & { text: string; date: string }

/**
 * Counts the intakes of each item on each day from `first` to `last` on which the plan was in force: those that the
 * version of the day expected, and those that were ticked and that the version of the tick expected. Items without any
 * on a day are left out.
 */
export function* dailyIntakes(plan: CountedPlan, first: string, last: string): Generator<DayCount> {
  const schedules = new Map(plan.versions.map(({ version, schedule }) => [version, schedule]))
  const expects = (schedule: readonly PlanItem[] | undefined, { medication, date, slot }: Tick) =>
    schedule?.some((item) => item.text === medication && expectedOn(item, date).includes(slot)) ?? false
  const byDay = Map.groupBy(plan.ticks, ({ date }) => date)
  for (let date = first > plan.firstDay ? first : plan.firstDay; date <= last; date = addDays(date, 1)) {
    const byItem = new Map<string, DayCount>()
    const countOf = (text: string) => {
      const count = byItem.get(text) ?? { text, date, taken: 0, skipped: 0, due: 0 }
      byItem.set(text, count)
      return count
    }
    const planned = new Map<string, readonly DoseSlot[]>()
    for (const item of versionOn(plan, date)?.schedule ?? []) {
      const slots = expectedOn(item, date)
      if (slots.length === 0) continue
      planned.set(item.text, slots)
      countOf(item.text).due += slots.length
    }
    for (const tick of byDay.get(date) ?? []) {
      const expected = planned.get(tick.medication)?.includes(tick.slot) ?? false
      if (!expected && !expects(schedules.get(tick.version), tick)) continue
      const count = countOf(tick.medication)
      if (!expected) count.due += 1
      count[tick.state] += 1
    }
    yield* byItem.values()
  }
}

/** The intakes from `first` to `last` by item, and together: see `dailyIntakes`. */
export function countIntakes(
  plan: CountedPlan,
  first: string,
  last: string,
): Count & { items: (Count & { text: string })[] } {
  const byItem = new Map<string, Count & { text: string }>()
  for (const { text, taken, skipped, due } of dailyIntakes(plan, first, last)) {
    const count = byItem.get(text) ?? { text, taken: 0, skipped: 0, due: 0 }
    byItem.set(text, count)
    count.taken += taken
    count.skipped += skipped
    count.due += due
  }
  const items = [...byItem.values()]
  return { ...sumOf(items), items }
}
