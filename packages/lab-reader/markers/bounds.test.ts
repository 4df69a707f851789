import { describe, expect, it } from 'vitest'
import { isOfBlood } from '../languages/specimens.ts'
import { unitsOf } from '../testing/unitsOf.ts'
import { BELIEVED, BOUNDS, believedOf, boundsOf } from './bounds.ts'
import { MARKERS } from './knownMarkers.ts'
import { isPlausible } from './markers.ts'
import { simpleUnit, unitKind } from './simpleUnit.ts'
import { conversion, exactly } from './units.ts'

const plausible = (name: string, value: number, unit: string | null, comparator: '<' | '>' | null = null) =>
  isPlausible(MARKERS.find((marker) => marker.name === name) ?? null, name, value, unit, comparator)

describe('the interval in which a value is believed', () => {
  it('the interval in which a value is believed is bounded on both sides for every marker of blood with names of its own, in a unit of every kind that it is measured in', () => {
    for (const { name, loinc } of MARKERS.filter((one) => one.of === null && isOfBlood(one.specimen))) {
      const bounded = unitsOf(name).filter((unit) => {
        const believed = believedOf(name, unit)
        if (believed) expect(believed.least, name).toBeLessThan(believed.most)
        return believed !== null
      })
      const kinds = new Set(bounded.map((unit) => unitKind(unit)))
      expect([...kinds].sort(), name).toEqual(Object.keys(loinc).sort())
    }
  })

  it('the interval in which a value is believed is given in normalised units, of which none of a marker converts to another', () => {
    for (const [marker, byUnit] of [...Object.entries(BELIEVED), ...Object.entries(BOUNDS)]) {
      expect(MARKERS.map(({ name }) => name)).toContain(marker)
      for (const unit of Object.keys(byUnit)) {
        expect(simpleUnit(unit)).toBe(unit)
        for (const other of Object.keys(byUnit))
          if (other !== unit) expect(conversion(marker, unit, other), marker).toBeNull()
      }
    }
  })

  it('the interval in which a value is believed is the same in every unit', () => {
    for (const { name } of MARKERS) {
      const [first = '', ...others] = Object.keys(BELIEVED[name] ?? {})
        .slice(0, 1)
        .concat(unitsOf(name))
      for (const unit of others) {
        const way = conversion(name, first, unit)
        if (!way) continue
        for (const bound of Object.values(BELIEVED[name] ?? {})[0]?.slice(0, 2) ?? []) {
          for (const times of [0.9, 1.1]) {
            const value = Number(bound) * times
            expect(plausible(name, exactly(value, way), unit), `${name} ${value} ${first} in ${unit}`).toBe(
              plausible(name, value, first),
            )
          }
        }
      }
    }
  })

  it.each([
    ['Calcium', 9.5, 'mmol/L'],
    ['Calcium', 2.4, 'mg/dL'],
    ['Ionized calcium', 4.8, 'mmol/L'],
    ['Hemoglobin', 14, 'g/L'],
    ['Hemoglobin', 140, 'g/dL'],
    ['Hematocrit', 0.42, '%'],
    ['Hematocrit', 42, 'L/L'],
    ['Glucose', 95, 'mmol/L'],
    ['Glucose', 5.3, 'mg/dL'],
    ['Creatinine', 55, 'mg/dL'],
    ['Creatinine', 0.9, 'µmol/L'],
    ['Platelets', 250, '/µL'],
    ['Platelets', 231_000, 'K/uL'],
    ['White blood cells', 6.5, '/µL'],
    ['Total cholesterol', 5.2, 'mg/dL'],
    ['Triglycerides', 150, 'mmol/L'],
    ['Hemoglobin A1c', 41, '%'],
    ['Albumin', 4.2, 'g/L'],
    ['TSH', 2.1, 'mIU/mL'],
    ['Free T4', 15, 'ng/dL'],
    ['Free T4', 1.2, 'pmol/L'],
  ])(
    'the interval in which a value is believed excludes %s of %d %s, the figure of another unit',
    (name, value, unit) => {
      expect(plausible(name, value, unit)).toBe(false)
    },
  )

  it.each([
    ['Hemoglobin', 3.1, 'g/dL'],
    ['Glucose', 900, 'mg/dL'],
    ['Glucose', 18, 'mg/dL'],
    ['Sodium', 105, 'mmol/L'],
    ['Potassium', 8.9, 'mmol/L'],
    ['Creatinine', 22, 'mg/dL'],
    ['Platelets', 2, 'K/uL'],
    ['White blood cells', 300, 'G/L'],
    ['Absolute neutrophils', 0, 'K/uL'],
    ['Basophils', 0, '%'],
    ['ALT', 9000, 'U/L'],
    ['Ferritin', 40_000, 'ng/mL'],
    ['TSH', 180, 'mIU/L'],
    ['Calcium', 17, 'mg/dL'],
    ['Base excess', -12, 'mmol/L'],
  ])(
    'the interval in which a value is believed includes %s of %d %s, however ill that is',
    (name, value, unit) => {
      expect(plausible(name, value, unit)).toBe(true)
    },
  )

  it('the interval in which a value is believed is unlimited on the side that a printed < or > leaves open', () => {
    expect(plausible('Free T4', 1.3, 'pmol/L')).toBe(false)
    expect(plausible('Free T4', 1.3, 'pmol/L', '<')).toBe(true)
    expect(plausible('Free T4', 1.3, 'pmol/L', '>')).toBe(false)
    expect(plausible('Ferritin', 250_000, 'ng/mL', '>')).toBe(true)
  })
})

describe('the bounds of a printed range', () => {
  // As assays of several manufacturers state them for adults.
  it.each([
    ['Free T4', 0.61, 1.12, 'ng/dL'],
    ['Free T4', 7.9, 14.4, 'pmol/L'],
    ['Free T4', 12, 22, 'pmol/L'],
    ['Free T4', 0.93, 1.7, 'ng/dL'],
    ['Free T3', 3.1, 6.8, 'pmol/L'],
    ['Free T3', 1.71, 3.71, 'pg/mL'],
    ['Free T3', 2.5, 3.9, 'pg/mL'],
    ['Total T3', 0.58, 1.59, 'ng/mL'],
    ['Total T3', 35, 193, 'ng/dL'],
    ['Total T4', 66, 181, 'nmol/L'],
    ['TSH', 0.27, 4.2, 'µIU/mL'],
    ['Vitamin B12', 138, 652, 'pmol/L'],
    ['Folate', 7, 45.1, 'nmol/L'],
    ['Ferritin', 30, 400, 'µg/L'],
    ['Iron', 5.8, 34.5, 'µmol/L'],
    ['Transferrin', 2, 3.6, 'g/L'],
    ['Creatinine', 45, 84, 'µmol/L'],
    ['Urea', 2.5, 7.8, 'mmol/L'],
    ['Uric acid', 202, 417, 'µmol/L'],
    ['Hemoglobin', 7.5, 10, 'mmol/L'],
    ['Hematocrit', 0.36, 0.46, 'L/L'],
    ['Platelets', 1.5, 4.1, 'lakh/cumm'],
    ['Platelets', 150, 400, 'G/L'],
    ['White blood cells', 4000, 11_000, '/cumm'],
    ['Hemoglobin A1c', 20, 42, 'mmol/mol'],
    ['Calcium', 4.3, 5.3, 'mEq/L'],
    ['Magnesium', 0.7, 1, 'mmol/L'],
    ['ALT', 0.17, 0.83, 'µkat/L'],
    ['C-reactive protein', 0, 0.5, 'mg/dL'],
  ])('the bounds of a printed range include %s of %d to %d %s', (marker, low, high, unit) => {
    const [leastLow, mostLow, leastHigh, mostHigh] = boundsOf(marker, unit) ?? []
    expect(low).toBeGreaterThanOrEqual(leastLow ?? Number.NaN)
    expect(low).toBeLessThanOrEqual(mostLow ?? Number.NaN)
    expect(high).toBeGreaterThanOrEqual(leastHigh ?? Number.NaN)
    expect(high).toBeLessThanOrEqual(mostHigh ?? Number.NaN)
  })

  it('the bounds of a printed range are unknown in a unit without a conversion, and for a marker without bounds', () => {
    expect(boundsOf('Potassium', 'mg/dL')).toBeNull()
    expect(boundsOf('Hemoglobin', null)).toBeNull()
    expect(boundsOf('Vitamin C', 'mg/dL')).toBeNull()
    expect(boundsOf(null, 'mg/dL')).toBeNull()
  })
})
