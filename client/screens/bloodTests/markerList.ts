import type { MarkerTrend } from '../../../shared/bloodTests.ts'
import { isOutside } from '../../../shared/markers.ts'
import { isFoundIn } from '../../../shared/text.ts'

/** Filters of a list of markers. */
export const NARROWED = ['all', 'outside', 'rising', 'falling', 'due'] as const
export type Narrowed = (typeof NARROWED)[number]

/** A marker in a list: its newest line, with the last point. */
export type Listed = MarkerTrend & { last: MarkerTrend['points'][number] }

/** Each marker once, by its newest line. */
export function listedOf(trends: readonly MarkerTrend[]): Listed[] {
  const seen = new Set<string>()
  return trends.flatMap((trend) => {
    const last = trend.points.at(-1)
    if (!last || seen.has(trend.marker)) return []
    seen.add(trend.marker)
    return { ...trend, last }
  })
}

export const needsDoctor = ({ urgency }: Pick<Listed, 'urgency'>) => urgency !== 'none'

const IS: Record<Narrowed, (marker: Listed, due: ReadonlySet<string>) => boolean> = {
  all: () => true,
  outside: ({ last }) => isOutside(last),
  rising: ({ last }) => ['rising', 'jumpedUp'].includes(last.course.kind),
  falling: ({ last }) => ['falling', 'jumpedDown'].includes(last.course.kind),
  due: ({ marker }, due) => due.has(marker),
}

/** How many markers each choice has; none without any. */
export const choicesOf = (markers: readonly Listed[], due: ReadonlySet<string>): [Narrowed, number][] =>
  NARROWED.map((name): [Narrowed, number] => [
    name,
    markers.filter((marker) => IS[name](marker, due)).length,
  ]).filter(([name, count]) => count > 0 || name === 'all')

/** Whether a marker has all words of a search in its names, its other names, or the name of its group. */
export function isFound(
  { marker, alsoCalled, synonyms }: Listed,
  words: readonly string[],
  search: string,
): boolean {
  const texts = [marker, ...alsoCalled, ...synonyms, ...words]
  return search.split(/\s+/).every((word) => texts.some((text) => isFoundIn(text, word)))
}

export type Grouped = {
  /** Markers whose newest value needs a doctor: always there, whatever the list is narrowed to. */
  doctor: Listed[]
  groups: { group: Listed['group']; markers: Listed[]; outside: number; all: number }[]
  /** Groups in which everything is in range, folded. */
  quiet: { group: Listed['group']; markers: Listed[] }[]
}

/**
 * Markers by group, those outside their range first. `isNarrowed` folds nothing, because everything was asked for.
 */
export function groupedOf(
  markers: readonly Listed[],
  { narrowed, due, isNarrowed }: { narrowed: Narrowed; due: ReadonlySet<string>; isNarrowed: boolean },
): Grouped {
  const doctor = markers.filter(needsDoctor)
  const byGroup = new Map<Listed['group'], Listed[]>()
  for (const marker of markers) {
    if (needsDoctor(marker) || !IS[narrowed](marker, due)) continue
    byGroup.set(marker.group, [...(byGroup.get(marker.group) ?? []), marker])
  }
  const groups = [...byGroup].map(([group, members]) => {
    const outside = members.filter(({ last }) => isOutside(last))
    const others = members.filter((member) => !outside.includes(member))
    return { group, markers: [...outside, ...others], outside: outside.length, all: members.length }
  })
  const isQuiet = ({ outside }: { outside: number }) => !isNarrowed && outside === 0
  return {
    doctor,
    groups: groups.filter((group) => !isQuiet(group)),
    quiet: groups.filter(isQuiet).map(({ group, markers: members }) => ({ group, markers: members })),
  }
}
