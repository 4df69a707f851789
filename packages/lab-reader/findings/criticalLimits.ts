import type { z } from 'zod'
import table from './critical.json' with { type: 'json' }
import type { critical } from './schema.ts'

const { sources, limits, sameDay } = table as z.infer<typeof critical>

const urlOf = (source: string) => sources[source]?.url ?? ''
const YEAR_DAYS = 365.25
const yearsOf = (years: number | undefined, days: number | undefined) =>
  days === undefined ? years : days / YEAR_DAYS

/** `below` and `above` exclude the limit, `atMost` and `atLeast` include it, as in the source. */
export type Limit = {
  markers: readonly string[]
  /** Normalised, see `simpleUnit`. */
  unit: string
  source: string
  /**
   * The ages at which it applies, in years: `from` inclusive, `under` exclusive. A patient of unknown age counts as an
   * adult.
   */
  from?: number
  under?: number
  /** Why this figure and not another source's. */
  why?: string
} & ({ below: number } | { atMost: number } | { above: number } | { atLeast: number })

export const CRITICAL_LIMITS = limits.map(
  ({ source, from, fromDays, under, underDays, note: _note, ...limit }): Limit => {
    const [fromYears, underYears] = [yearsOf(from, fromDays), yearsOf(under, underDays)]
    return {
      ...limit,
      ...(fromYears !== undefined && { from: fromYears }),
      ...(underYears !== undefined && { under: underYears }),
      source: urlOf(source),
    }
  },
)

/** A result above this multiple of the printed upper limit must be seen by a doctor on the same day. */
export type SameDay = {
  markers: readonly string[]
  times: number
  source: string
  /** The highest upper limit of a usual test, used where the page prints none. */
  unprinted?: { limit: number; unit: string; source: string }
}

export const SAME_DAY = sameDay.map(
  ({ markers, times, source, unprinted }): SameDay => ({
    markers,
    times,
    source: urlOf(source),
    ...(unprinted && { unprinted: { ...unprinted, source: urlOf(unprinted.source) } }),
  }),
)
