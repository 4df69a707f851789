/** Results read together, or with facts about the person, each by a rule of `together.json`. */
import type { z } from 'zod'
import type { Marker } from '../markers/knownMarkers.ts'
import type { MarkerRow, ReadWith } from '../types.ts'
import type { Person } from './critical.ts'
import type { together } from './schema.ts'
import table from './together.json' with { type: 'json' }

export const { sources: TOGETHER_SOURCES, rules: TOGETHER } = table as z.infer<typeof together>
type Rule = (typeof TOGETHER)[number]

type Reading = { row: MarkerRow; index: number; marker: Marker | null }

const YEAR = 365.25

function applies(rule: Rule, readings: readonly Reading[], { days, facts }: Person): boolean {
  const { when = [], facts: needed = [], under } = rule
  if (!needed.every((fact) => facts.includes(fact))) return false
  if (under !== undefined && (days === null || days >= under * YEAR)) return false
  return when.every(({ markers, flag }) =>
    readings.some(({ row, marker }) => row.flag === flag && markers.includes(marker?.name ?? '')),
  )
}

/** The rules that apply to these certain rows of one report, in order. */
export function readWithOf(readings: readonly Reading[], person: Person): ReadWith[] {
  const topics = new Set<string>()
  return TOGETHER.flatMap((rule): ReadWith[] => {
    const about = readings.filter(
      ({ row, marker }) => rule.markers.includes(marker?.name ?? '') && rule.sides.includes(row.flag),
    )
    if (about.length === 0 || topics.has(rule.topic) || !applies(rule, readings, person)) return []
    topics.add(rule.topic)
    const partners = (rule.with ?? []).map((markers) => ({
      name: markers[0] ?? '',
      found: readings.filter(({ marker }) => markers.includes(marker?.name ?? '')),
    }))
    const isAbout = ({ index }: Reading) => about.some((one) => one.index === index)
    return [
      {
        kind: rule.code,
        rows: about.map(({ index }) => index),
        with: partners.flatMap(({ found }) => found.filter((one) => !isAbout(one)).map(({ index }) => index)),
        missing: partners.filter(({ found }) => found.length === 0).map(({ name }) => name),
      },
    ]
  })
}
