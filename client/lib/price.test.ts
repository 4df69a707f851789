import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsOf, priceText } from './price.ts'

describe('centsOf', () => {
  it.each([
    ['24.90', 2490],
    ['24.9', 2490],
    ['24', 2400],
    ['24.', 2400],
    ['.5', 50],
    ['0.29', 29],
    ['1.15', 115],
    ['4.35', 435],
    ['0', 0],
    [' 7.00 ', 700],
    ['-1.50', -150],
  ])('converts %j dollars to %i cents', (text, cents) => expect(centsOf(text)).toBe(cents))

  it.each(['', '.', '-', '1.005', '1e3', '1,50', '12a', '$5', '1.2.3', 'NaN', 'Infinity'])(
    'is NaN for %j',
    (text) => expect(centsOf(text)).toBeNaN(),
  )
})

it('centsOf inverts priceText for every amount', () => {
  fc.assert(fc.property(fc.nat(100_000_000), (cents) => centsOf(priceText(cents)) === cents))
})

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [29, '0.29'],
  [2490, '24.90'],
  [100_000_000, '1000000.00'],
])('priceText shows %i cents as %s', (cents, text) => expect(priceText(cents)).toBe(text))
