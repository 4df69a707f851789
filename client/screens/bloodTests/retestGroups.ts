import type { Retest } from '../../../shared/retests.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days from one day (yyyy-MM-dd) to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Names in a sentence: "Ferritin, Iron and Zinc". */
export const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const isOpen = ({ state }: Retest) => state !== 'closed' && state !== 'cancelled'

/** The open retests, those of one practitioner with the same window together, in the order of their windows. */
export function groupRetests(retests: readonly Retest[]): [Retest, ...Retest[]][] {
  const groups = new Map<string, [Retest, ...Retest[]]>()
  for (const retest of retests.filter(isOpen)) {
    const key = `${retest.from} ${retest.until} ${retest.by}`
    const group = groups.get(key)
    if (group) group.push(retest)
    else groups.set(key, [retest])
  }
  return [...groups.values()]
}
