import { type About, groupOfMarker, MARKERS, oldDraw } from '@verbena/lab-reader'
import { DEFAULT_LOCALE } from '../../locales/translate.ts'
import type { MarkerTrend } from '../../shared/bloodTests.ts'
import { isSpelledOtherwise } from '../../shared/markers.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Reading, trendsOf } from './trends.ts'

/** Printed spellings, and other names, sent per marker. */
const MOST_SPELLINGS = 4
const MOST_SYNONYMS = 8

const KNOWN = new Map(MARKERS.map((marker) => [marker.name, marker]))

/** The trends of these readings, with the facts that a list of markers shows. */
export function markerTrendsOf(
  readings: readonly Reading[],
  about: About & { today?: string },
): MarkerTrend[] {
  // Names in the default locale; the reader's are added later.
  const portalsOwn = translatorFor(DEFAULT_LOCALE)
  const spellings = new Map<string, Set<string>>()
  const newestFirst = [...readings].sort((one, other) => dayOf(other).localeCompare(dayOf(one)))
  for (const row of newestFirst.flatMap(({ markers }) => markers)) {
    if (row.marker === null || !isSpelledOtherwise(row, portalsOwn)) continue
    const known = spellings.get(row.marker) ?? new Set()
    spellings.set(row.marker, known.add(row.name))
  }
  return trendsOf(readings, true, about).map((line) => {
    const known = KNOWN.get(line.marker)
    const last = line.points.at(-1)
    const collectedOn = last?.dayIs === 'collected' ? last.day : null
    const today = about.today === undefined ? {} : { today: about.today }
    return {
      ...line,
      group: known ? groupOfMarker(known) : 'other',
      isOld: oldDraw({ collectedOn, ...today }) !== null,
      alsoCalled: [...(spellings.get(line.marker) ?? [])].slice(0, MOST_SPELLINGS),
      synonyms: (known?.synonyms ?? [])
        .filter((name) => name !== line.marker.toLowerCase())
        .slice(0, MOST_SYNONYMS),
    }
  })
}

const dayOf = ({ collectedOn, createdAt }: Reading) => collectedOn ?? createdAt.slice(0, 10)
