import { describe, expect, it } from 'vitest'
import { type Reading, standingOf, usualTarget } from './measurements.ts'

const pressure = (value: number, diastolic: number): Reading => ({
  ...{ kind: 'bloodPressure', value, diastolic, unit: 'mmHg', fasting: null },
})
const weight = (value: number): Reading => ({
  ...{ kind: 'weight', value, diastolic: null, unit: 'kg', fasting: null },
})
const glucose = (value: number, fasting: boolean): Reading => ({
  ...{ kind: 'glucose', value, diastolic: null, unit: 'mmol/L', fasting },
})

describe('standingOf', () => {
  it.each([
    [134, 84, 'on'],
    [135, 84, 'above'],
    [134, 85, 'above'],
  ])(
    'the blood pressure %i/%i is %s the usual range, whose bounds are not in it',
    (upper, lower, standing) => {
      expect(standingOf(pressure(upper, lower), usualTarget('bloodPressure'))).toBe(standing)
    },
  )

  it('a glucose in mmol/L is compared with the range of its own circumstances', () => {
    expect(standingOf(glucose(6.1, true), usualTarget('glucose', true))).toBe('above')
    expect(standingOf(glucose(6.1, false), usualTarget('glucose', false))).toBe('on')
  })

  it('a goal is approached from either side, and never missed', () => {
    const goal = { ...usualTarget('weight'), goal: 71 }
    expect(standingOf(weight(72.4), goal, 74.1)).toEqual({ toGo: 1.4 })
    expect(standingOf(weight(70.8), goal, 74.1)).toBe('on')
    expect(standingOf(weight(68), goal, 65)).toEqual({ toGo: 3 })
    expect(standingOf(weight(71.5), goal, 65)).toBe('on')
  })

  it('standingOf is null without a target', () => {
    expect(standingOf(weight(72.4), usualTarget('weight'))).toBeNull()
  })
})
