import { expect, it } from 'vitest'
import type { TrendPoint } from '../../../shared/bloodTests.ts'
import { trendGeometry } from './trendChart.ts'

const point = (day: string, value: number, over: Partial<TrendPoint> = {}): TrendPoint => ({
  bloodTestIds: ['a'],
  day,
  dayIs: 'collected',
  course: { kind: 'unjudged', since: null, steps: 0, crossed: null, assumed: null },
  value,
  comparator: null,
  low: null,
  high: null,
  flag: null,
  printed: { value, unit: null, low: null, high: null },
  conversion: null,
  isWelcome: false,
  step: null,
  ...over,
})

it('trendGeometry places points by their day, not by their index', () => {
  const { points } = trendGeometry([point('2026-01-01', 1), point('2026-01-11', 2), point('2026-04-11', 3)])
  const [a = 0, b = 0, c = 0] = points.map(({ x }) => x)
  expect((b - a) / (c - a)).toBeCloseTo(0.1)
})

it('trendGeometry puts higher values higher, inside the chart, with the range behind them', () => {
  const { points, band, edges } = trendGeometry([
    point('2026-01-01', 20),
    point('2026-02-01', 90, { low: 30, high: 60 }),
  ])
  const [low = 0, high = 0] = points.map(({ y }) => y)
  expect(high).toBeLessThan(low)
  for (const { x, y } of points) for (const at of [x, y]) expect(at > 0 && at < 100).toBe(true)
  expect(edges.map(({ value }) => value)).toEqual([30, 60])
  expect(band?.top).toBe(edges[1]?.y)
  expect((band?.top ?? 0) + (band?.height ?? 0)).toBe(edges[0]?.y)
})

it('trendGeometry extends a one-sided range to the edge, and has no band without a printed range', () => {
  expect(trendGeometry([point('2026-01-01', 120, { high: 100 })]).band).toMatchObject({
    height: expect.any(Number),
  })
  const { band, edges } = trendGeometry([point('2026-01-01', 120, { high: 100 })])
  expect((band?.top ?? 0) + (band?.height ?? 0)).toBe(100)
  expect(edges).toHaveLength(1)
  expect(trendGeometry([point('2026-01-01', 120)]).band).toBeNull()
})

it('trendGeometry centres a single day', () => {
  expect(trendGeometry([point('2026-01-01', 5)]).points[0]?.x).toBe(50)
})

it('trendGeometry names a limit that is far away instead of drawing it', () => {
  const { edges, band, points } = trendGeometry(
    [34, 29, 24, 18].map((value, at) => point(`2026-0${at + 1}-01`, value, { low: 30, high: 150 })),
  )
  expect(edges).toMatchObject([
    { value: 30, isDrawn: true },
    { value: 150, isDrawn: false },
  ])
  // The values keep the room, and the band reaches to the top.
  const ys = points.map(({ y }) => y)
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(50)
  expect(band?.top).toBe(0)
})

it('trendGeometry lets small changes look small', () => {
  const [first, last] = trendGeometry([point('2026-01-01', 100), point('2026-02-01', 101)]).points
  expect(Math.abs((first?.y ?? 0) - (last?.y ?? 0))).toBeLessThan(5)
})

it('trendGeometry labels the last and the first point, and others only where they have room', () => {
  const days = Array.from(
    { length: 60 },
    (_, at) => `20${20 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
  )
  const { points } = trendGeometry(days.map((day, at) => point(day, 40 + (at % 5))))
  expect([points[0]?.label, points.at(-1)?.label]).toEqual(['always', 'always'])
  const shown = points.filter(({ label }) => label !== 'never').map(({ x }) => x)
  for (const [at, x] of shown.entries())
    if (at > 0) expect(x - (shown[at - 1] ?? 0)).toBeGreaterThanOrEqual(7)
})
