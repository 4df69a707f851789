import { describe, expect, it } from 'vitest'
import { counted, dayName, dayOfYear, dayText, isFoundIn, listed } from './text.ts'

describe('texts', () => {
  it('counted has a singular for 1 only', () => {
    expect([0, 1, 2].map((number) => counted(number, 'day'))).toEqual(['0 days', '1 day', '2 days'])
    expect(counted(2, 'health entry', 'health entries')).toBe('2 health entries')
  })

  it('listed joins names as a sentence does', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(listed)).toEqual(['', 'A', 'A and B', 'A, B and C'])
  })

  it('isFoundIn ignores case, accents and spaces around the search', () => {
    expect(isFoundIn('Zoë Müller', ' zoe mu')).toBe(true)
    expect(isFoundIn('Zoe Muller', 'Müll')).toBe(true)
    expect(isFoundIn('Zoe Muller', 'zoey')).toBe(false)
  })

  it('days are written with their month, and weekdays begin on Monday', () => {
    expect([dayText('2027-02-02'), dayOfYear('2026-12-31')]).toEqual(['2 February 2027', '31 December'])
    expect([1, 7].map(dayName)).toEqual(['Monday', 'Sunday'])
  })
})
