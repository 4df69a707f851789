/** A reference range as printed; a side that is not printed is null. */
export type Range = { low: number | null; high: number | null }

/** Where things stand on the bar, in percent of its width. */
export type RangeGeometry = {
  marker: number
  /** The in-range stretch. */
  from: number
  to: number
  /** The range's printed edges, left to right. */
  edges: Array<{ at: number; value: number }>
}

/** A marker at the very end would be cut in half. */
const INSET = 3

/**
 * Lays a value out against its range. The scale runs from half a range below to half a range above, but not below zero
 * for a range that is not negative itself; a one-sided range starts (or ends) at the bar's edge. A value beyond the
 * scale stands at its end. Null where nothing can be drawn: no range, or one that ends before it begins.
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
