import type { z } from 'zod'
import type { CriticalLimit } from '../types.ts'
import table from './critical.json' with { type: 'json' }
import type { critical } from './schema.ts'

type Table = z.infer<typeof critical>
const { sources, limits, sameDayLimits, sameDay } = table as Table

export type Source = Table['sources'][string]
function sourceOf(key: string): Source {
  const source = sources[key]
  if (!source) throw new Error(`critical.json has no source ${key}`)
  return source
}

const DAYS_OF_YEAR = 365.25
/** An age in days of life. */
const inDays = (years?: number, days?: number, hours?: number) =>
  days ?? (hours === undefined ? years && years * DAYS_OF_YEAR : hours / 24)

export type Limit = {
  markers: readonly string[]
  /** Normalised, see `simpleUnit`. */
  unit: string
  limit: CriticalLimit
  source: Source
  /**
   * The ages at which it applies, in days: `from` inclusive, `under` exclusive. A patient of unknown age counts as an
   * adult.
   */
  from?: number
  under?: number
  isOfPregnancy: boolean
  isOfTrough: boolean
  /** The limits of other sources. */
  differs: readonly { source: Source; unit: string; limit: CriticalLimit }[]
}

type Bounded = { below: number } | { atMost: number } | { above: number } | { atLeast: number }
function boundOf(of: Bounded): CriticalLimit {
  if ('below' in of) return { is: 'below', bound: of.below }
  if ('atMost' in of) return { is: 'atMost', bound: of.atMost }
  return 'above' in of ? { is: 'above', bound: of.above } : { is: 'atLeast', bound: of.atLeast }
}

function limitOf(row: Table['limits'][number]): Limit {
  const from = inDays(row.from, row.fromDays, row.fromHours)
  const under = inDays(row.under, row.underDays, row.underHours)
  return {
    markers: row.markers,
    unit: row.unit,
    limit: boundOf(row),
    source: sourceOf(row.source),
    ...(from !== undefined && { from }),
    ...(under !== undefined && { under }),
    isOfPregnancy: row.pregnant ?? false,
    isOfTrough: row.trough ?? false,
    differs: (row.differs ?? []).map((other) => ({
      source: sourceOf(other.source),
      unit: other.unit ?? row.unit,
      limit: boundOf(other),
    })),
  }
}

export const CRITICAL_LIMITS = limits.map(limitOf)

/** Values with which a doctor must be seen on the same day. */
export const SAME_DAY_LIMITS = sameDayLimits.map(limitOf)

/** A result above this multiple of the printed upper limit must be seen by a doctor on the same day. */
export type SameDay = {
  markers: readonly string[]
  times: number
  source: Source
  /** The highest upper limit of a usual test, used where the page prints none. */
  unprinted?: { limit: number; unit: string; source: Source }
  /** The lowest limit in pregnancy, whatever the page prints. */
  pregnant?: { limit: number; unit: string; source: Source }
}

const withSource = <Row extends { source: string }>(row: Row) => ({ ...row, source: sourceOf(row.source) })

export const SAME_DAY = sameDay.map(
  ({ markers, times, source, unprinted, pregnant }): SameDay => ({
    ...{ markers, times, source: sourceOf(source) },
    ...(unprinted && { unprinted: withSource(unprinted) }),
    ...(pregnant && { pregnant: withSource(pregnant) }),
  }),
)
