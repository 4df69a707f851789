import { isStopped, readHistory } from './history.ts'
import { effectiveIn } from './limits.ts'
import { isNothing } from './recognise.ts'
import type { Condition } from './rules.ts'
import { untimed } from './schedule.ts'

/** A person's conditions, and texts of profile and plans. */
export type Said = {
  conditions: readonly Condition[]
  /** The medical history, as it was written. */
  history: readonly string[]
  /** Items that are taken. */
  taken: readonly string[]
  /** `yyyy-MM-dd`. */
  today: string
}

/**
 * Codes of a person's conditions, and of the substances taken with their classes: `pregnancy`, `metformin`,
 * `proton-pump-inhibitor`. What is denied, past or stopped does not count, nor a
 * substance in an amount that has no effect, such as 30 µg of biotin.
 */
export function factsOf({ conditions, history, taken, today }: Said): string[] {
  const read = readHistory(history, today)
  const items = [...taken, ...read.taken].filter((item) => !isNothing(item) && !isStopped(item, today))
  const schedules = items.map(untimed)
  const facets = items
    .flatMap((item) => effectiveIn(item, schedules, today))
    .flatMap((substance) => [...substance.facets])
  return [...new Set([...conditions, ...read.conditions, ...facets])]
}
