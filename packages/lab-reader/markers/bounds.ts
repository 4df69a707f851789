/** The possible ranges and values of a marker, in whatever unit they are printed. */
import type { z } from 'zod'
import table from './bounds.json' with { type: 'json' }
import { reportedAs } from './knownMarkers.ts'
import type { Bounds, boundsFile } from './schema.ts'
import { conversion, exactly } from './units.ts'

export const { ranges: BOUNDS, values: BELIEVED } = table as unknown as z.infer<typeof boundsFile>

type Ways = { from: string; factor: number; offset: number }

/** The first of the units that a printed unit converts to; null if there is no unit, or no conversion in the tables. */
function reached(marker: string, units: Iterable<string>, unit: string | null): Ways | null {
  for (const from of units) {
    const way = conversion(marker, from, unit)
    if (way) return { from, factor: way.factor, offset: way.offset }
  }
  return null
}

/** The units in which the tables have a marker, the usual ones first. */
export const unitsIn = (marker: string): string[] => [
  ...new Set([BOUNDS, BELIEVED].flatMap((known) => Object.keys(known[reportedAs(marker)] ?? {}))),
]

/** The bounds of a printed range in its own unit, or null if unknown. `marker` is a canonical name. */
export function boundsOf(marker: string | null, unit: string | null): Bounds | null {
  const known = marker === null ? undefined : BOUNDS[reportedAs(marker)]
  const way = known && marker !== null ? reached(marker, Object.keys(known), unit) : null
  const bounds = way && known?.[way.from]
  if (!way || !bounds) return null
  const [leastLow, mostLow, leastHigh, mostHigh] = bounds
  const own = (bound: number) => exactly(bound, way)
  return [own(leastLow), own(mostLow), own(leastHigh), own(mostHigh)]
}

/** The interval in which a value is believed, in its own unit; null if there is no conversion in the tables. */
export function believedOf(
  marker: string,
  unit: string | null,
): { least: number; most: number; orNone: boolean } | null {
  const known = BELIEVED[reportedAs(marker)]
  const way = known ? reached(marker, Object.keys(known), unit) : null
  const believed = way && known?.[way.from]
  if (!way || !believed) return null
  const [least, most, orNone] = believed
  return { least: exactly(least, way), most: exactly(most, way), orNone: orNone === 'or none' }
}
