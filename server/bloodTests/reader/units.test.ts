import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKERS } from './markers.data.ts'
import { unitKind } from './markers.ts'
import { conversion, converted, FACTORS } from './units.ts'

const to = (marker: string, value: number, from: string | null, unit: string | null) => {
  const way = conversion(marker, from, unit)
  return way ? converted(value, way) : null
}

describe('a unit becomes another', () => {
  it.each([
    ['Fasting glucose', 100, 'mg/dL', 'mmol/L', 5.55],
    ['Fasting glucose', 5.55, 'mmol/L', 'mg/dL', 100],
    ['Total cholesterol', 200, 'mg/dL', 'mmol/L', 5.172],
    ['Creatinine', 1, 'mg/dL', 'µmol/L', 88.4],
    ['Creatinine', 0.0884, 'mmol/L', 'mg/dL', 1],
    ['Hemoglobin A1c', 48, 'mmol/mol', '%', 6.543],
    ['Hemoglobin A1c', 6.5, '%', 'mmol/mol', 47.53],
    ['Hemoglobin', 13.4, 'g/dL', 'g/L', 134],
    ['Albumin', 42, 'g/L', 'g/dL', 4.2],
    ['Ferritin', 18, 'ng/mL', 'ug/L', 18],
    ['C-reactive protein', 0.5, 'mg/dL', 'mg/L', 5],
    ['Platelets', 244_000, '/cumm', '10^9/L', 244],
    ['Potassium', 4.1, 'mEq/L', 'mmol/L', 4.1],
    ['TSH', 2.1, 'uIU/mL', 'mIU/L', 2.1],
  ])('%s of %d %s in %s', (marker, value, from, unit, expected) => {
    expect(to(marker, value, from, unit)).toBeCloseTo(expected, 3)
  })

  it('says how', () => {
    expect(conversion('Fasting glucose', 'mmol/L', 'mg/dL')?.how).toBe('× 18.02')
    expect(conversion('Hemoglobin', 'g/L', 'g/dL')?.how).toBe('÷ 10')
    expect(conversion('Hemoglobin A1c', 'mmol/mol', '%')?.how).toBe('× 0.09148 + 2.152')
    expect(conversion('Hemoglobin A1c', '%', 'mmol/mol')?.how).toBe('× 10.93 − 23.52')
    expect(conversion('Ferritin', 'ng/mL', 'µg/L')?.how).toBe('')
  })

  it('never without a table that says so', () => {
    expect(to('Lipoprotein(a)', 30, 'mg/dL', 'nmol/L')).toBeNull()
    expect(to('Calcium', 5, 'mEq/L', 'mg/dL')).toBeNull()
    expect(to('Hemoglobin', 13, 'g/dL', null)).toBeNull()
    expect(to('Insulin', 10, 'ng/mL', 'mIU/L')).toBeNull()
  })

  it('and back again, to the four digits that a factor has', () => {
    for (const [marker, { from, to: unit }] of Object.entries(FACTORS)) {
      fc.assert(
        fc.property(fc.integer({ min: 1000, max: 9999 }), (digits) => {
          const value = digits / 10
          const there = conversion(marker, from, unit)
          const back = conversion(marker, unit, from)
          if (!there || !back) throw new Error(`${marker} does not convert`)
          expect(converted(converted(value, there), back) / value).toBeCloseTo(1, 2)
        }),
        { numRuns: 20 },
      )
    }
  })

  it('for markers that we know, in units that each is measured in, from a public table', () => {
    for (const [marker, { from, to: unit, source }] of Object.entries(FACTORS)) {
      const known = MARKERS.find(({ name }) => name === marker)
      for (const printed of [from, unit]) expect(Object.keys(known?.loinc ?? {})).toContain(unitKind(printed))
      expect(source).toMatch(/^https?:\/\//)
    }
  })
})
