import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rangeGeometry } from './rangeBar.ts'

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true })

it('rangeGeometry shows half a range below and half a range above', () => {
  expect(rangeGeometry(13, { low: 12, high: 16 })).toEqual({
    marker: (3 / 8) * 100,
    from: 25,
    to: 75,
    edges: [
      { at: 25, value: 12 },
      { at: 75, value: 16 },
    ],
  })
})

it('rangeGeometry does not scale below zero for a range that is not negative', () => {
  expect(rangeGeometry(18, { low: 30, high: 150 })?.edges[0]?.at).toBeCloseTo((30 / 210) * 100)
  expect(rangeGeometry(0, { low: -2, high: 2 })?.marker).toBe(50)
})

it('rangeGeometry starts a one-sided range at the edge of the bar', () => {
  expect(rangeGeometry(138, { low: null, high: 100 })).toMatchObject({ from: 0, to: 50, marker: 69 })
  expect(rangeGeometry(50, { low: 40, high: null })).toMatchObject({ from: 50, to: 100 })
})

it('rangeGeometry is null without a range, or when its upper limit is not above the lower one', () => {
  expect(rangeGeometry(5, { low: null, high: null })).toBeNull()
  expect(rangeGeometry(5, { low: 7, high: 7 })).toBeNull()
  expect(rangeGeometry(5, { low: 9, high: 3 })).toBeNull()
})

it('rangeGeometry keeps every mark on the bar, and on the correct side of the limits', () => {
  fc.assert(
    fc.property(number, number, number, (value, a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a]
      const drawn = rangeGeometry(value, { low, high })
      if (!drawn) return
      expect(drawn.marker).toBeGreaterThanOrEqual(3)
      expect(drawn.marker).toBeLessThanOrEqual(97)
      if (value < low) expect(drawn.marker).toBeLessThanOrEqual(Math.max(3, drawn.from))
      if (value > high) expect(drawn.marker).toBeGreaterThanOrEqual(Math.min(97, drawn.to))
    }),
  )
})
