import { describe, expect, it } from 'vitest'
import { dayText, isFoundIn, listed } from './text.ts'

describe('texts', () => {
  it('listed joins names as a sentence does', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(listed)).toEqual(['', 'A', 'A and B', 'A, B and C'])
  })

  it('isFoundIn ignores case, accents and spaces around the search', () => {
    expect(isFoundIn('Zoë Müller', ' zoe mu')).toBe(true)
    expect(isFoundIn('Zoe Muller', 'Müll')).toBe(true)
    expect(isFoundIn('Zoe Muller', 'zoey')).toBe(false)
  })

  it('dayText writes a day with its month', () => {
    expect(dayText('2027-02-02')).toBe('2 February 2027')
  })
})
