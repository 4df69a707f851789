import type { z } from 'zod'
import { ENGLISH } from '../languages/languages.ts'
import { TIMES_OF_DAY, type TimeOfDay } from '../specimen.ts'
import type { MarkerRow, ResultGroup, Specimen } from '../types.ts'
import table from './markers.json' with { type: 'json' }
import type { MarkerGroup, markers, UnitKind } from './schema.ts'

export type { UnitKind }

type Side = 'high' | 'low'

export type Marker = {
  name: string
  group: MarkerGroup
  specimen: Specimen
  /** The marker whose printed names it shares, for another specimen. */
  of: string | null
  /** Its names mean it only where the report prints its specimen. */
  needsSpecimen: boolean
  /** The time of day at which it is measured; null for an unknown one, absent for a marker without such times. */
  time?: TimeOfDay | null
  /** The marker in plasma whose limits, possible values and conversions apply to it; null where these are its own. */
  reportedAs: string | null
  /** All names as English reports print them, in lower case, including the marker's own name. */
  synonyms: string[]
  /** Every kind of unit in which the marker is measured, with its LOINC code, or null if unknown. */
  loinc: Partial<Record<UnitKind, string | null>>
  /** LOINC codes of the same marker by other methods or formulas, where the printed name matches `words`. */
  named: readonly { words: RegExp; loinc: Partial<Record<UnitKind, string>> }[]
  /** Whether something is often seen with a value on this side of its range. */
  seenWith: readonly Side[]
  /** Keys of what is known of food, habits and supplements, by the side of the value. */
  habits: Record<Side, readonly string[]>
  /** Up to which value a result above its range is welcome, such as HDL. */
  goodUpTo: { value: number; unit: string } | null
  mayBeNegative: boolean
}

/**
 * Many immunoassays bind their antibodies with biotin. With much biotin in the blood, sandwich assays read too low
 * (proteins: TSH, PTH, ferritin), and competitive assays read too high (small molecules: thyroid and steroid hormones,
 * vitamins). https://doi.org/10.1515/cclm-2016-0606 and https://academic.oup.com/jalm/article/5/3/575/5700349, read on
 * 2026-11-22.
 */
const BIOTIN = { high: 'biotin-high', low: 'biotin-low' } as const

const TIME_NAMES: Record<TimeOfDay, string> = {
  waking: 'on waking',
  waking30: '30 min after waking',
  morning: 'morning',
  lateMorning: 'late morning',
  noon: 'noon',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'night',
}

/** A marker at one time of the day. No LOINC code was found for these. */
function atTime(marker: Marker, time: TimeOfDay): Marker {
  const name = `${marker.name}, ${TIME_NAMES[time]}`
  const loinc = Object.fromEntries(Object.keys(marker.loinc).map((kind) => [kind, null]))
  return { ...marker, name, synonyms: [name.toLowerCase()], loinc, time }
}

/** Every marker, in the order in which an analysis names them. */
export const MARKERS: readonly Marker[] = (table as z.infer<typeof markers>).flatMap(
  ({ name, group, loinc, named = [], seenWith = [], habits = {}, goodUpTo, biotin, ...more }) => {
    const habitsOf = (side: Side) => [habits[side] ?? [], biotin === side ? BIOTIN[side] : []].flat()
    const marker: Marker = {
      name,
      group,
      specimen: more.specimen ?? 'serum',
      of: more.of ?? null,
      needsSpecimen: more.needsSpecimen ?? false,
      ...(more.times && { time: null }),
      reportedAs: null,
      synonyms: [name.toLowerCase(), ...(ENGLISH.names[name] ?? [])],
      loinc,
      named: named.map(({ words, loinc }) => ({ words: new RegExp(words), loinc })),
      seenWith,
      habits: { high: habitsOf('high'), low: habitsOf('low') },
      goodUpTo: goodUpTo ? { value: goodUpTo.value, unit: goodUpTo.unit } : null,
      mayBeNegative: more.mayBeNegative ?? false,
    }
    if (more.times) return [marker, ...TIMES_OF_DAY.map((time) => atTime(marker, time))]
    if (!more.wholeBlood) return marker
    const inWholeBlood: Marker = {
      ...marker,
      name: `${name}, whole blood`,
      specimen: 'wholeBlood',
      of: name,
      reportedAs: name,
      synonyms: [`${name.toLowerCase()}, whole blood`],
      loinc: { ...Object.fromEntries(Object.keys(loinc).map((kind) => [kind, null])), ...more.wholeBlood },
      named: [],
      seenWith: [],
      habits: { high: [], low: [] },
    }
    return [marker, inWholeBlood]
  },
)

const BY_NAME = new Map(MARKERS.map((marker) => [marker.name, marker]))

/** The marker whose limits, possible values and conversions apply to a marker, both by their canonical names. */
export const reportedAs = (marker: string): string => BY_NAME.get(marker)?.reportedAs ?? marker

/** A known marker by its canonical name. */
export const knownMarker = (name: string | null): Marker | null =>
  name === null ? null : (BY_NAME.get(name) ?? null)

/**
 * The marker of a row, if the row is of the marker's specimen: a value of one specimen says nothing about another. Older
 * rows name no specimen, and are of their marker's.
 */
export const markerOf = (row: Pick<MarkerRow, 'marker' | 'specimen'>): Marker | null =>
  isOfAnother(row) ? null : knownMarker(row.marker)

/** Whether a row is of another specimen than its marker. */
export function isOfAnother({ marker, specimen }: Pick<MarkerRow, 'marker' | 'specimen'>): boolean {
  const known = knownMarker(marker)
  return known !== null && (specimen ?? known.specimen) !== known.specimen
}

/**
 * The group in which a marker is shown: never one of blood for what is measured in another specimen under the same name,
 * or in whole blood with other values.
 */
export function groupOfMarker({ group, specimen, of, reportedAs }: Marker): ResultGroup['group'] {
  if (group === 'drugLevels' || group === 'gut') return group
  switch (specimen) {
    case 'saliva':
    case 'hair':
    case 'urine24h':
    case 'driedBlood':
      return specimen
    case 'urine':
      return of !== null && group !== 'metabolites' ? 'urine' : group
    case 'wholeBlood':
    case 'redCells':
      return of !== null && reportedAs === null && group === 'electrolytesAndMinerals'
        ? 'bloodMinerals'
        : group
    default:
      return specimen === 'serum' || of === null ? group : 'other'
  }
}

/** The groups of markers, in the order in which a result names them. */
export const GROUPS = [...new Set(MARKERS.map(({ group }) => group))]
