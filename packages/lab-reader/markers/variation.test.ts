import { describe, expect, it } from 'vitest'
import { MARKERS } from './knownMarkers.ts'
import { isRealChange, VARIATION } from './variation.ts'

describe('isRealChange', () => {
  it('isRealChange uses figures of known markers, each with its source', () => {
    const known = MARKERS.map(({ name }) => name)
    for (const [marker, { person, assay, source }] of Object.entries(VARIATION)) {
      expect(known).toContain(marker)
      expect(person).toBeGreaterThan(0)
      expect(assay).toBeGreaterThanOrEqual(person / 2)
      expect(source).toMatch(/^https:/)
    }
  })

  // Fraser and Harris: for small shares, 2.77 times the root of the sum of both squares.
  it.each([
    ['Sodium', 'mmol/L', 140, 1.82],
    ['Potassium', 'mmol/L', 4, 12.1],
    ['Creatinine', 'mg/dL', 1, 17.8],
    ['Total cholesterol', 'mg/dL', 200, 16],
  ])('isRealChange finds a change of %s from about %s %s by %d %%', (marker, unit, value, percent) => {
    for (const side of [-1, 1]) {
      const moved = (share: number) => value * (1 + (side * percent * share) / 100)
      expect(isRealChange(marker, value, moved(0.8), unit)).toBe(false)
      expect(isRealChange(marker, value, moved(1.25), unit)).toBe(true)
    }
  })

  it('isRealChange compares HbA1c in percent, whichever of its scales is printed', () => {
    const inMoles = (percent: number) => (percent - 2.152) / 0.09148
    for (const [before, now] of [
      [6.5, 6.7],
      [6.5, 6.6],
      [6.5, 6.9],
      [9, 8.5],
    ] as const)
      expect(isRealChange('Hemoglobin A1c', inMoles(before), inMoles(now), 'mmol/mol')).toBe(
        isRealChange('Hemoglobin A1c', before, now, '%'),
      )
  })

  it('isRealChange returns null without a figure, for zero, and in a unit without a conversion', () => {
    expect(isRealChange('Vitamin C', 1, 5, 'mg/dL')).toBeNull()
    expect(isRealChange('C-reactive protein', 0, 5, 'mg/L')).toBeNull()
    expect(isRealChange('Hemoglobin A1c', 6, 8, 'g/dL')).toBeNull()
  })
})
