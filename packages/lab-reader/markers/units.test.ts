import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACTORS, FORMULAS, molarMass } from './factors.ts'
import { MARKERS } from './knownMarkers.ts'
import { unitKind } from './simpleUnit.ts'
import { conversion, convert, exactly } from './units.ts'

const to = (marker: string, value: number, from: string | null, unit: string | null) => {
  const way = conversion(marker, from, unit)
  return way ? convert(value, way) : null
}

describe('a conversion of units', () => {
  it.each([
    ['Fasting glucose', 100, 'mg/dL', 'mmol/L', 5.55],
    ['Fasting glucose', 5.55, 'mmol/L', 'mg/dL', 100],
    ['Glucose', 0.95, 'g/L', 'mmol/L', 5.272],
    ['Estimated average glucose', 126, 'mg/dL', 'mmol/L', 6.993],
    ['Total cholesterol', 200, 'mg/dL', 'mmol/L', 5.172],
    ['Creatinine', 1, 'mg/dL', 'µmol/L', 88.4],
    ['Creatinine', 0.0884, 'mmol/L', 'mg/dL', 1],
    ['Urea nitrogen', 14, 'mg/dL', 'mmol/L', 4.998],
    ['Hemoglobin A1c', 48, 'mmol/mol', '%', 6.543],
    ['Hemoglobin A1c', 6.5, '%', 'mmol/mol', 47.53],
    ['Hemoglobin', 13.4, 'g/dL', 'g/L', 134],
    ['Hemoglobin', 8.3, 'mmol/L', 'g/dL', 13.37],
    ['Hemoglobin', 134, 'G/L', 'g/dL', 13.4],
    ['MCH', 30, 'pg', 'fmol', 1.862],
    ['Hematocrit', 0.42, 'L/L', '%', 42],
    ['Reticulocytes', 12, '‰', '%', 1.2],
    ['Albumin', 42, 'g/L', 'g/dL', 4.2],
    ['Ferritin', 18, 'ng/mL', 'ug/L', 18],
    ['C-reactive protein', 0.5, 'mg/dL', 'mg/L', 5],
    ['Platelets', 244_000, '/cumm', '10^9/L', 244],
    ['Platelets', 2.44, 'lakh/cumm', 'K/uL', 244],
    ['Platelets', 244, 'G/L', '/µL', 244_000],
    ['Red blood cells', 4.5, 'mil/mm3', 'T/L', 4.5],
    ['Potassium', 4.1, 'mEq/L', 'mmol/L', 4.1],
    ['Calcium', 4.8, 'mEq/L', 'mg/dL', 9.619],
    ['Ionized calcium', 4.8, 'mg/dL', 'mmol/L', 1.198],
    ['Magnesium', 1.7, 'mEq/L', 'mmol/L', 0.85],
    ['Lactate', 9, 'mg/dL', 'mmol/L', 0.9991],
    ['Zinc', 90, 'µg/dL', 'µmol/L', 13.77],
    ['Copper', 100, 'µg/dL', 'µmol/L', 15.74],
    ['Selenium', 100, 'µg/L', 'µmol/L', 1.266],
    ['TSH', 2.1, 'uIU/mL', 'mIU/L', 2.1],
    ['FSH', 5, 'mU/mL', 'IU/L', 5],
    ['Prolactin', 10, 'ng/mL', 'mIU/L', 212],
    ['Folate', 10, 'ng/mL', 'nmol/L', 22.65],
    ['Free T4', 1, 'ng/dL', 'pmol/L', 12.87],
    ['Total T4', 8, 'µg/dL', 'nmol/L', 103],
    ['Free T3', 3, 'pg/mL', 'pmol/L', 4.609],
    ['Total T3', 120, 'ng/dL', 'nmol/L', 1.843],
    ['Progesterone', 10, 'ng/mL', 'nmol/L', 31.8],
    ['DHEA-sulfate', 200, 'µg/dL', 'µmol/L', 5.428],
    ['Parathyroid hormone', 40, 'pg/mL', 'pmol/L', 4.24],
    ['ALT', 0.5, 'µkat/L', 'U/L', 30],
    ['ALT', 30, 'U/L', 'nkat/L', 500],
    ['Urine albumin/creatinine ratio', 3.4, 'mg/mmol', 'mg/g', 30.06],
    ['eGFR', 1.5, 'ml/s/1.73m2', 'ml/min/1,73 m²', 90],
    ['Osmolality', 290, 'mOsm/kg', 'mmol/kg', 290],
    ['IGF-1', 200, 'ng/mL', 'nmol/L', 26.15],
    ['NT-proBNP', 125, 'ng/L', 'pmol/L', 14.78],
    ['BNP', 400, 'pg/mL', 'pmol/L', 115.5],
    ['Albumin', 42, 'g/L', 'µmol/L', 632.1],
    ['Fibrinogen', 300, 'mg/dL', 'µmol/L', 8.824],
    ['D-dimer', 250, 'ng/mL DDU', 'mg/L FEU', 0.5],
    ['Lead', 10, 'µg/dL', 'µmol/L', 0.4826],
    ['Mercury', 10, 'µg/L', 'nmol/L', 49.85],
  ])('a conversion of units turns %s of %d %s into %s', (marker, value, from, unit, expected) => {
    expect(to(marker, value, from, unit)).toBeCloseTo(expected, 3)
  })

  it('a conversion of units explains itself', () => {
    expect(conversion('Fasting glucose', 'mmol/L', 'mg/dL')?.how).toBe('× 18.02')
    expect(conversion('Hemoglobin', 'g/L', 'g/dL')?.how).toBe('÷ 10')
    expect(conversion('Hemoglobin A1c', 'mmol/mol', '%')?.how).toBe('× 0.09148 + 2.152')
    expect(conversion('Hemoglobin A1c', '%', 'mmol/mol')?.how).toBe('× 10.93 − 23.52')
    expect(conversion('Ferritin', 'ng/mL', 'µg/L')?.how).toBe('')
    expect(conversion('Platelets', '/nl', 'Tsd/µl')?.how).toBe('')
    expect(conversion('AST', 'µkat/L', 'U/L')?.how).toBe('× 60')
  })

  it('a conversion of units does not exist where no table contains it', () => {
    expect(to('Lipoprotein(a)', 30, 'mg/dL', 'nmol/L')).toBeNull()
    expect(to('Hemoglobin', 13, 'g/dL', null)).toBeNull()
    expect(to('Insulin', 10, 'ng/mL', 'mIU/L')).toBeNull()
    expect(to('D-dimer', 1, 'mg/L FEU', 'mg/L')).toBeNull()
    expect(to('Vitamin B1', 100, 'nmol/L', 'µg/L')).toBeNull()
    expect(to('Potassium', 4, 'mg/dL', 'mmol/L')).toBeNull()
  })

  it('a conversion of units can be reversed exactly', () => {
    for (const [marker, factors] of Object.entries(FACTORS)) {
      for (const { from, to: unit } of factors) {
        fc.assert(
          fc.property(fc.integer({ min: 1000, max: 9999 }), (digits) => {
            const value = digits / 10
            const there = conversion(marker, from, unit)
            const back = conversion(marker, unit, from)
            if (!there || !back) throw new Error(`${marker} does not convert`)
            expect(exactly(exactly(value, there), back) / value).toBeCloseTo(1, 7)
          }),
          { numRuns: 20 },
        )
      }
    }
  })

  it('a conversion of units agrees with the molar mass of the molecule, to the digits that laboratories print', () => {
    expect(molarMass('C6H12O6')).toBeCloseTo(180.156, 3)
    for (const [marker, formula] of Object.entries(FORMULAS)) {
      const way = conversion(marker, 'g/l', 'mol/l')
      expect((way?.factor ?? 0) * molarMass(formula), marker).toBeCloseTo(1, 2)
    }
  })

  it('a conversion of units is for known markers, in units in which each is measured, from a public table', () => {
    for (const [marker, factors] of Object.entries(FACTORS)) {
      const known = MARKERS.find(({ name }) => name === marker)
      for (const { from, to: unit, source } of factors) {
        for (const printed of [from, unit])
          expect(Object.keys(known?.loinc ?? {}), marker).toContain(unitKind(printed))
        expect(source).toMatch(/^https?:\/\//)
      }
    }
  })
})
