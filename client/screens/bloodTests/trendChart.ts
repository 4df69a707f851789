import type { TrendPoint } from '../../../shared/bloodTests.ts'

/** A limit of the range. One that is too far from the values is named at the chart's side instead of drawn. */
type Edge = { y: number; value: number; isDrawn: boolean }

/** The layout of a trend chart. All lengths are percent, from the top left corner. */
export type TrendGeometry = {
  points: Array<{ x: number; y: number; point: TrendPoint; label: Label; isBelow: boolean }>
  /** The drawn part of the range; null without one, or if it is outside the chart. */
  band: { top: number; height: number } | null
  edges: Edge[]
  days: Array<{ x: number; point: TrendPoint; label: Label }>
}

/** Where a label has room: everywhere, on wide screens only, or nowhere. */
export type Label = 'always' | 'wide' | 'never'

/** Margins, so that no point or label is cut off. Percent. */
const MARGIN_X = 4
const MARGIN_Y = 18
/** The values span at least this share of the largest one, so that "steady" looks steady. */
const LEAST_SPAN = 0.22
/** A limit further away than so many times the span of the values is named, not drawn. */
const REACH = 2.2
/** The least distance of two labels on a wide and on a narrow screen. Percent. */
const VALUE_GAPS = { wide: 7, narrow: 16 }
const DAY_GAPS = { wide: 15, narrow: 31 }
/** The least distance of the labels of two limits. Percent. */
const EDGE_GAP = 16

/** Labels that fit, by priority: the last, the first, then the others. */
function labelsAt(xs: readonly number[], gaps: { wide: number; narrow: number }): Label[] {
  const kept = { wide: [] as number[], narrow: [] as number[] }
  const labels: Label[] = xs.map(() => 'never')
  const order = [xs.length - 1, 0, ...xs.map((_, at) => at).toReversed()]
  for (const at of new Set(order)) {
    const x = xs[at] ?? 0
    const fits = (size: 'wide' | 'narrow') => kept[size].every((other) => Math.abs(other - x) >= gaps[size])
    if (!fits('wide')) continue
    kept.wide.push(x)
    const isNarrow = fits('narrow')
    if (isNarrow) kept.narrow.push(x)
    labels[at] = isNarrow ? 'always' : 'wide'
  }
  return labels
}

/** Where the axis ends: at the values and at the limits near them. */
function axisOf(values: readonly number[], limits: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = Math.max(most - least, LEAST_SPAN * Math.max(Math.abs(least), Math.abs(most)))
  const reach = REACH * span
  const drawn = limits.filter((limit) => limit >= least - reach && limit <= most + reach)
  const [bottom, top] = [Math.min(least, ...drawn), Math.max(most, ...drawn)]
  const missing = Math.max(0, span - (top - bottom)) / 2
  return { bottom: bottom - missing, top: top + missing, drawn }
}

/** Lays out points by day and value, with the newest printed range behind them. Needs at least one point. */
export function trendGeometry(points: readonly TrendPoint[]): TrendGeometry {
  const times = points.map(({ day }) => Date.parse(`${day}T00:00:00Z`))
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const { low = null, high = null } =
    points.findLast((point) => point.low !== null || point.high !== null) ?? {}
  const limits = [low, high].filter((limit) => limit !== null)
  const { bottom, top, drawn } = axisOf(
    points.map(({ value }) => value),
    limits,
  )
  const scale = (100 - 2 * MARGIN_Y) / (top - bottom || 1)
  const y = (value: number) => 100 - MARGIN_Y - (value - bottom) * scale
  const x = (time: number) =>
    last === first ? 50 : MARGIN_X + ((time - first) / (last - first)) * (100 - 2 * MARGIN_X)
  const xs = times.map(x)
  /** An open or a far side extends to the chart's edge. */
  const clamped = (value: number | null, open: number) =>
    value === null ? open : Math.min(100, Math.max(0, y(value)))
  const [from, to] = [clamped(high, 0), clamped(low, 100)]
  const labels = labelsAt(xs, VALUE_GAPS)
  const dayLabels = labelsAt(xs, DAY_GAPS)
  const value = (at: number) => points[at]?.value ?? points[at - 1]?.value ?? points[at + 1]?.value ?? 0
  return {
    points: points.map((point, at) => ({
      ...{ x: xs[at] ?? 50, y: y(point.value), point, label: labels[at] ?? 'never' },
      // In a valley the line is above the point.
      isBelow:
        at > 0 && value(at - 1) > point.value && value(at + 1) >= point.value && at < points.length - 1,
    })),
    band: limits.length === 0 || to <= from ? null : { top: from, height: to - from },
    edges: apart(
      limits.map((limit) => {
        const isDrawn = drawn.includes(limit)
        return { y: isDrawn ? y(limit) : limit > top ? 5 : 95, value: limit, isDrawn }
      }),
    ),
    days: points.map((point, at) => ({ x: xs[at] ?? 50, point, label: dayLabels[at] ?? 'never' })),
  }
}

/** The same two limits, with room for both labels. */
function apart(edges: Edge[]): Edge[] {
  const [low, high] = edges
  if (!low || !high || low.y - high.y >= EDGE_GAP) return edges
  const middle = (low.y + high.y) / 2
  return [
    low.isDrawn ? low : { ...low, y: middle + EDGE_GAP / 2 },
    high.isDrawn ? high : { ...high, y: middle - EDGE_GAP / 2 },
  ]
}
