import { expect, it } from 'vitest'
import { scoreColour } from './scoreColour.ts'

it.each([
  [100, 'green'],
  [80, 'green'],
  [79, 'yellow'],
  [60, 'yellow'],
  [59, 'orange'],
  [0, 'orange'],
])('a score of %i is %s', (score, colour) => {
  expect(scoreColour(score)).toBe(colour)
})
