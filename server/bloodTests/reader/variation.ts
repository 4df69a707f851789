/** Whether two values of one person differ by more than chance: the reference change value of laboratory medicine. */
import { conversion, exactly } from './units.ts'
import { VARIATION } from './variation.data.ts'

/** Beyond this many standard deviations lies one of twenty differences that mean nothing. */
const SURE = 1.96

const logOf = (percent: number) => Math.log((percent / 100) ** 2 + 1)

/**
 * Whether a marker's value changed from one draw to the next by more than a healthy person's and an assay's own
 * variation, with 95 % certainty; null where no figure for the marker was read, its values are no amounts, or no table
 * connects the unit. Differences are taken as shares, as they scatter: a rise may be larger than a fall
 * (https://doi.org/10.1373/clinchem.2006.069369), so the answer is the same in every unit.
 */
export function isRealChange(
  marker: string,
  before: number,
  now: number,
  unit: string | null,
): boolean | null {
  const known = VARIATION[marker]
  const way = known && conversion(marker, unit, known.unit ?? unit)
  if (!known || !way) return null
  const [from, to] = [exactly(before, way), exactly(now, way)]
  if (from <= 0 || to <= 0) return null
  const spread = Math.sqrt(2 * (logOf(known.person) + logOf(known.assay)))
  return Math.abs(Math.log(to / from)) > SURE * spread
}
