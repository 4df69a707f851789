/** Whether two values of one person differ by more than chance: the reference change value of laboratory medicine. */
import type { z } from 'zod'
import type { variation } from './schema.ts'
import { conversion, exactly } from './units.ts'
import table from './variation.json' with { type: 'json' }

const { sources, markers } = table as z.infer<typeof variation>

/** Within-person and assay variation, in percent, with its unit where the percentage depends on it. */
type Variation = { person: number; assay: number; unit?: string; source: string }

/**
 * By marker. The desirable assay variation is at most half of the within-person variation; it is used unless a study's
 * own was smaller.
 */
export const VARIATION: Readonly<Record<string, Variation>> = Object.fromEntries(
  Object.entries(markers).map(([marker, { person, assay = 0, unit, source }]) => [
    marker,
    {
      person,
      assay: Math.max(assay, person / 2),
      source: sources[source]?.url ?? '',
      ...(unit !== undefined && { unit }),
    },
  ]),
)

/** The standard normal quantile for 95 % certainty, two-sided: one of twenty chance differences is larger. */
const SURE = 1.96

const logOf = (percent: number) => Math.log((percent / 100) ** 2 + 1)

/**
 * Within-person variation in percent that is assumed for a marker without a published figure. An assumption, not a
 * measurement: nine of ten markers of `variation.json` vary less.
 */
const ASSUMED_PERCENT = 20

/**
 * How far two values of one person are apart, in standard deviations of a single draw (within-person and assay variation
 * together). Differences are compared as ratios, as they are distributed, so that the answer is the same in every unit.
 * `assumed` is the percentage that was assumed, where no figure is published. Null if the values are not amounts or the unit has no conversion.
 */
export function spreadsBetween(
  marker: string,
  before: number,
  now: number,
  unit: string | null,
): { spreads: number; assumed: number | null } | null {
  const known = VARIATION[marker]
  const { person, assay } = known ?? { person: ASSUMED_PERCENT, assay: ASSUMED_PERCENT / 2 }
  const way = conversion(marker, unit, known?.unit ?? unit)
  if (!way) return null
  const [from, to] = [exactly(before, way), exactly(now, way)]
  if (from <= 0 || to <= 0) return null
  const spread = Math.sqrt(logOf(person) + logOf(assay))
  return { spreads: Math.abs(Math.log(to / from)) / spread, assumed: known ? null : ASSUMED_PERCENT }
}

/** Whether a difference is more than chance, of a value from the mean of `draws` others. */
export const isMoreThanChance = (spreads: number, draws = 1) => spreads > SURE * Math.sqrt(1 + 1 / draws)

/**
 * Whether a marker's value changed from one draw to the next by more than within-person and assay variation explain,
 * with 95 % certainty. Null if there is no figure for the marker, its values are not amounts, or the unit has no
 * conversion. A rise may be larger than a fall (https://doi.org/10.1373/clinchem.2006.069369).
 */
export function isRealChange(
  marker: string,
  before: number,
  now: number,
  unit: string | null,
): boolean | null {
  const apart = spreadsBetween(marker, before, now, unit)
  return !apart || apart.assumed !== null ? null : isMoreThanChance(apart.spreads)
}
