import type { TrendPoint } from '../../../shared/bloodTests.ts'

/** A trend laid out: everything in percent of the drawing, from its top left corner. */
export type TrendGeometry = {
  points: Array<{ x: number; y: number; point: TrendPoint }>
  /** The range of the newest result; a side that is not printed reaches the drawing's edge. */
  band: { top: number; height: number } | null
  /** The range's printed edges. */
  edges: Array<{ y: number; value: number }>
}

/** Air around what is drawn, so that no point is cut. Percent. */
const SIDE = 3
const ABOVE = 8

/** Lays points out by day and value, with the newest printed range behind them. At least one point. */
export function trendGeometry(points: TrendPoint[]): TrendGeometry {
  const days = points.map(({ day }) => Date.parse(`${day}T00:00:00Z`))
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  const { low = null, high = null } =
    points.findLast((point) => point.low !== null || point.high !== null) ?? {}
  const drawn = [...points.map(({ value }) => value), low, high].filter((value) => value !== null)
  const bottom = Math.min(...drawn)
  const span = Math.max(...drawn) - bottom || 1
  const y = (value: number) => 100 - ABOVE - ((value - bottom) / span) * (100 - 2 * ABOVE)
  const x = (day: number) =>
    last === first ? 50 : SIDE + ((day - first) / (last - first)) * (100 - 2 * SIDE)
  const top = high === null ? 0 : y(high)
  return {
    points: points.map((point, index) => ({ x: x(days[index] ?? first), y: y(point.value), point })),
    band: low === null && high === null ? null : { top, height: (low === null ? 100 : y(low)) - top },
    edges: [low, high].filter((value) => value !== null).map((value) => ({ y: y(value), value })),
  }
}
