import { describe, expect, it } from 'vitest'
import { ageOn } from './age.ts'

describe('ageOn', () => {
  it.each([
    ['1988-04-12', '2026-04-11', 37],
    ['1988-04-12', '2026-04-12', 38],
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2026-11-22', '2026-11-22', 0],
  ])('ageOn: born on %s, on %s %i years old', (born, day, age) => {
    expect(ageOn(born, day)).toBe(age)
  })
})
