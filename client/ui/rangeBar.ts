/** A printed reference range; an open side is null. */
export type Range = { low: number | null; high: number | null }

/** Positions in percent of the bar's width. */
export type RangeGeometry = {
  marker: number
  /** The part in range. */
  from: number
  to: number
  /** The printed limits, left to right. */
  edges: Array<{ at: number; value: number }>
}

/** Minimum distance of the mark from the bar's ends, so that it is not cut off. Percent. */
const INSET = 3

/**
 * Positions of a value and its range. The scale extends half a range beyond each limit, but not below zero unless the
 * range is negative. One-sided ranges start or end at the bar's edge. Values beyond the scale are placed at its end.
 * Returns null without a range, or if its upper limit is not above the lower one.
 */
export function rangeGeometry(value: number, { low, high }: Range): RangeGeometry | null {
  const scale = scaleOf(low, high)
  if (!scale || !Number.isFinite(value)) return null
  const at = (number: number) => ((number - scale.start) / (scale.end - scale.start)) * 100
  return {
    marker: Math.min(100 - INSET, Math.max(INSET, at(value))),
    from: low === null ? 0 : at(low),
    to: high === null ? 100 : at(high),
    edges: [low, high].filter((edge) => edge !== null).map((edge) => ({ at: at(edge), value: edge })),
  }
}

function scaleOf(low: number | null, high: number | null): { start: number; end: number } | null {
  if (low !== null && high !== null) {
    if (!(low < high)) return null
    const half = (high - low) / 2
    return { start: low >= 0 ? Math.max(0, low - half) : low - half, end: high + half }
  }
  const edge = high ?? low
  if (edge === null || !(edge > 0)) return null
  return { start: 0, end: edge * 2 }
}
