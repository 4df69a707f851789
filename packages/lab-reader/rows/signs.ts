/** What a report's own rows show about the signs that it prints beside its values. */
import type { MarkerFlag } from '../types.ts'
import { isCode } from './cells.ts'
import type { Draft } from './draft.ts'
import { flagOf, isFlag } from './flags.ts'

/**
 * The meaning of each sign that the rows explain, null for "attention" without a direction; and letters that are beside
 * so many rows that they mean something else, such as the laboratory that measured.
 */
export type Signs = { meanings: ReadonlyMap<string, MarkerFlag>; codes: ReadonlySet<string> }

/** Letters beside a larger share of the rows than this are not a flag. */
const CODE_SHARE = 0.4

/** A dash in an empty column. */
export const DASH = /^[-–−]{1,3}$/

/** The fewest rows that explain a sign; one row may have it by chance. */
const LEAST_ROWS = 2

/**
 * The known signs whose rows are all on one side of their ranges: in this report the sign means that side, whatever it
 * means elsewhere. A dash beside values that are all in range only fills an empty column. Unknown signs stay unknown.
 */
export function learnSigns(drafts: readonly Draft[]): Signs {
  const sides = new Map<string, MarkerFlag[]>()
  for (const { parts } of drafts) {
    const { flag, range, value, comparator } = parts
    if (flag === null || range === null || value === null || /\p{L}/u.test(flag)) continue
    const side = flagOf(value, comparator, range, null)
    if (side !== null) sides.set(flag, [...(sides.get(flag) ?? []), side])
  }
  const meanings = new Map<string, MarkerFlag>()
  for (const [sign, found] of sides) {
    const [first = null] = found
    const isOneSided = found.every((side) => side === first)
    if (found.length < LEAST_ROWS) continue
    if (isFlag(sign) && isOneSided && (first !== 'normal' || DASH.test(sign))) meanings.set(sign, first)
  }
  const counts = new Map<string, number>()
  for (const { parts } of drafts) if (parts.flag) counts.set(parts.flag, (counts.get(parts.flag) ?? 0) + 1)
  // A sign that is only beside values outside their ranges is a flag, however many they are.
  const isOnlyOutside = (flag: string) =>
    drafts.every(({ parts: { flag: own, range, value, comparator } }) => {
      const side = range === null || value === null ? null : flagOf(value, comparator, range, null)
      return own !== flag || side === 'high' || side === 'low'
    })
  const codes = [...counts].filter(
    ([flag, count]) => isCode(flag) && count > CODE_SHARE * drafts.length && !isOnlyOutside(flag),
  )
  return { meanings, codes: new Set(codes.map(([flag]) => flag)) }
}
