import type { Answers } from '../../app/trpc.ts'
import type { Shared } from './shares.ts'

type Downloads = Answers['record']['downloads']
type Visit = { at: string; recipient: string; opened: boolean; share: Shared }
type Download = { at: string; what: Downloads[number]['what']; count: number }

/**
 * Openings and wrong passcodes of all shares, and the patient's own downloads, newest first. Downloads of the same thing
 * with no visit between them are one event with a count.
 */
export function eventsOf(shares: readonly Shared[], downloads: Downloads): (Visit | Download)[] {
  const visits = shares.flatMap((share) => [
    ...share.openings.map((visit) => ({ ...visit, share, opened: true })),
    ...share.wrongTries.map((visit) => ({ ...visit, share, opened: false })),
  ])
  const all = [...visits, ...downloads.map((download) => ({ ...download, count: 1 }))]
  const events: (Visit | Download)[] = []
  /** Downloads since the last visit, by content. */
  let own = new Map<string, Download>()
  for (const event of all.sort((a, b) => b.at.localeCompare(a.at))) {
    const same = 'what' in event ? own.get(event.what) : undefined
    if ('share' in event) own = new Map()
    else own.set(event.what, same ?? event)
    if (same) same.count++
    else events.push(event)
  }
  return events
}
