import type { TrendPoint } from '../../../shared/bloodTests.ts'

/** The layout of a trend chart. All lengths are percent, from the top left corner. */
export type TrendGeometry = {
  points: Array<{ x: number; y: number; point: TrendPoint }>
  /** The range of the newest result; an open side extends to the chart's edge. */
  band: { top: number; height: number } | null
  /** The printed limits of the range. */
  edges: Array<{ y: number; value: number }>
}

/** Margins, so that no point is cut off. Percent. */
const MARGIN_X = 3
const MARGIN_Y = 8

/** Lays out points by day and value, with the newest printed range behind them. Needs at least one point. */
export function trendGeometry(points: TrendPoint[]): TrendGeometry {
  const days = points.map(({ day }) => Date.parse(`${day}T00:00:00Z`))
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  const { low = null, high = null } =
    points.findLast((point) => point.low !== null || point.high !== null) ?? {}
  const drawn = [...points.map(({ value }) => value), low, high].filter((value) => value !== null)
  const bottom = Math.min(...drawn)
  const span = Math.max(...drawn) - bottom || 1
  const y = (value: number) => 100 - MARGIN_Y - ((value - bottom) / span) * (100 - 2 * MARGIN_Y)
  const x = (day: number) =>
    last === first ? 50 : MARGIN_X + ((day - first) / (last - first)) * (100 - 2 * MARGIN_X)
  const top = high === null ? 0 : y(high)
  return {
    points: points.map((point, index) => ({ x: x(days[index] ?? first), y: y(point.value), point })),
    band: low === null && high === null ? null : { top, height: (low === null ? 100 : y(low)) - top },
    edges: [low, high].filter((value) => value !== null).map((value) => ({ y: y(value), value })),
  }
}
