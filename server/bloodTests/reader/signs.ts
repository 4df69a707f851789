/** What a report's own rows say about the signs that it prints beside its values. */
import type { MarkerFlag } from '../../../shared/bloodTests.ts'
import { flagMeaning, flagOf, isFlag } from './cells.ts'
import type { Draft } from './drafts.ts'

/** The meaning of each sign that the rows explain; null for "look here" without a direction. */
export type Signs = ReadonlyMap<string, MarkerFlag>

/** One row may bear a sign by chance. */
const LEAST_ROWS = 2

/**
 * The signs whose rows lie all on one side of their ranges, or all outside of them: then the sign says so, whatever it
 * is. A dash beside values that are all in range only fills an empty column.
 */
export function learnSigns(drafts: readonly Draft[]): Signs {
  const sides = new Map<string, MarkerFlag[]>()
  for (const { parts } of drafts) {
    const { flag, range, value, comparator } = parts
    if (flag === null || range === null || value === null || /\p{L}/u.test(flag)) continue
    const side = flagOf(value, comparator, range, null)
    if (side !== null) sides.set(flag, [...(sides.get(flag) ?? []), side])
  }
  const signs = new Map<string, MarkerFlag>()
  for (const [sign, found] of sides) {
    const [first = null] = found
    const isOneSided = found.every((side) => side === first)
    if (found.length < LEAST_ROWS) continue
    if (isOneSided && (first !== 'normal' || !isFlag(sign) || /^[-–−]+$/u.test(sign))) signs.set(sign, first)
    else if (flagMeaning(sign) === null && found.every((side) => side !== 'normal')) signs.set(sign, null)
  }
  return signs
}
