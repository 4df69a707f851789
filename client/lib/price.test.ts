import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centsOf } from './price.ts'

it.each([
  [24.9, 2490],
  [24, 2400],
  [0.5, 50],
  [0.29, 29],
  [1.15, 115],
  [4.35, 435],
  [0, 0],
  [-1.5, -150],
])('centsOf converts %d dollars to %i cents', (dollars, cents) => expect(centsOf(dollars)).toBe(cents))

it.each([1.005, 1e-7, 24.901, Number.NaN])('centsOf is NaN for %d', (dollars) =>
  expect(centsOf(dollars)).toBeNaN(),
)

it('centsOf converts the dollars of every amount back', () => {
  fc.assert(fc.property(fc.nat(100_000_000), (cents) => centsOf(cents / 100) === cents))
})
