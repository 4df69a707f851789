import type { Retest } from '../../../shared/retests.ts'

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
