import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOfBlood } from '../languages/specimens.ts'
import { MARKERS } from './knownMarkers.ts'
import { findMarker, isPlausible, loincOf } from './markers.ts'
import { unitKind } from './simpleUnit.ts'

/** LOINC's check digit: mod 10, the digits doubled in turn from the right. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (10 - (sum % 10)) % 10
}

const codes = MARKERS.flatMap(({ name, loinc, named }) =>
  [...new Set([loinc, ...named.map((one) => one.loinc)].flatMap((all) => Object.values(all)))].flatMap(
    (code): [string, string][] => (code === null ? [] : [[code, name]]),
  ),
)

describe('the table of markers', () => {
  it('the table of markers has about 120 markers or more, each under one name', () => {
    expect(MARKERS.length).toBeGreaterThanOrEqual(120)
    expect(new Set(MARKERS.map(({ name }) => name)).size).toBe(MARKERS.length)
  })

  it.each(codes)('%s (%s) has a valid check digit', (code) => {
    const [digits = '', check] = code.split('-')
    expect(checkDigit(digits)).toBe(Number(check))
  })

  it('the table of markers gives no code to two markers', () => {
    expect(new Set(codes.map(([code]) => code)).size).toBe(codes.length)
  })

  it('the table of markers finds every marker by its own name, in every unit kind that it lists', () => {
    for (const { name } of MARKERS) expect(findMarker(name, null)?.name).toBe(name)
  })
})

describe('a printed name', () => {
  it.each([
    ['Haemoglobin (Hb)', 'gm/dl', 'Hemoglobin', '718-7'],
    ['WBC 01', 'x10E3/uL', 'White blood cells', '6690-2'],
    ['Total Leucocyte Count', 'cells/cumm', 'White blood cells', '6690-2'],
    ['SGPT / ALT', 'U/L', 'ALT', '1742-6'],
    ['ALT (SGPT)', 'IU/L', 'ALT', '1742-6'],
    ['Bilirubin, Total', 'mg/dL', 'Total bilirubin', '1975-2'],
    ['Thyroid Stimulating Hormone', 'uIU/mL', 'TSH', '3016-3'],
    ['Triiodothyronine (T3)', 'ng/dL', 'Total T3', '3053-6'],
    ['T4, Free', 'ng/dL', 'Free T4', '3024-7'],
    ['Cholesterol/HDL Ratio', null, 'Cholesterol/HDL ratio', '9830-1'],
    ['A/G Ratio', 'calc', 'Albumin/globulin ratio', '1759-0'],
    ['Vitamin D, 25-Hydroxy', 'ng/mL', 'Vitamin D, 25-hydroxy', '62292-8'],
    ['eGFR', 'mL/min/1.73m2', 'eGFR', '69405-9'],
    ['Platelet Count', 'cumm', 'Platelets', '777-3'],
  ])('%s (%s) is %s', (name, unit, marker, loinc) => {
    const found = findMarker(name, unit)
    expect(found?.name).toBe(marker)
    expect(loincOf(found, unit)).toBe(loinc)
  })

  it.each([
    ['Aspartate Aminotransferas', 'U/L', 'AST'],
    ['Total Iron Binding Capaci', 'ug/dL', 'TIBC'],
    ['Erythrocyte Sedimentation', 'mm/hr', 'ESR'],
    ['Mean Corpuscular Hemoglobin Co', 'g/dL', 'MCHC'],
    ['Mean Corpuscular Hemoglob', 'pg', 'MCH'],
    ['Mean Corpuscular Hemoglob', 'g/dL', 'MCHC'],
  ])('%s, cut off, is found with its unit %s', (name, unit, marker) => {
    expect(findMarker(name, unit)?.name).toBe(marker)
  })

  it('a printed name shared by a percentage and a count is distinguished by its unit', () => {
    expect(findMarker('Neutrophils', '%')?.name).toBe('Neutrophils')
    expect(findMarker('Neutrophils', 'K/uL')?.name).toBe('Absolute neutrophils')
  })

  it.each([
    ['Leucocytes', 'G/L', 'White blood cells'],
    ['Neutrophils', 'G/L', 'Absolute neutrophils'],
    ['Platelets', 'g/l', 'Platelets'],
    ['Albumin', 'G/L', 'Albumin'],
    ['Hemoglobin', 'G/L', 'Hemoglobin'],
  ])('%s in %s is %s: giga of cells, grams of everything else', (name, unit, marker) => {
    expect(findMarker(name, unit)?.name).toBe(marker)
    expect(loincOf(findMarker(name, unit), unit)).not.toBeNull()
  })

  it('a printed name has the code of its quantity: mass, moles, or none where the unit is missing', () => {
    const glucose = findMarker('Glucose', 'mmol/L')
    expect(loincOf(glucose, 'mmol/L')).toBe('14749-6')
    expect(loincOf(glucose, 'mg/dL')).toBe('2345-7')
    expect(loincOf(glucose, null)).toBeNull()
    expect(loincOf(glucose, 'bananas')).toBeNull()
  })

  it.each([
    ['Creatinine, Urine', 'mg/dL'],
    ['Protein (Urine)', 'mg/dL'],
    ['Albumin', '%'],
    ['Albumin/Creatinine', 'mg/dL'],
    ['Rosehip index', null],
    ['Total', null],
  ])('%s (%s) is not mistaken for a marker of blood', (name, unit) => {
    const found = findMarker(name, unit)
    expect(found === null || !isOfBlood(found.specimen)).toBe(true)
  })

  it('a printed name of any text does not make the search fail', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 250 }), fc.string({ maxLength: 30 }), (name, unit) => {
        findMarker(name, unit)
        unitKind(unit)
      }),
    )
  })
})

describe('isPlausible', () => {
  it('isPlausible excludes values that are impossible in blood', () => {
    const crp = findMarker('C-Reactive Protein', 'mg/L')
    expect(isPlausible(crp, 'C-Reactive Protein', -0.36, 'mg/L')).toBe(false)
    expect(isPlausible(findMarker('Hematocrit', '%'), 'Hematocrit', 140, '%')).toBe(false)
    expect(isPlausible(findMarker('Hemoglobin', 'g/dL'), 'Hemoglobin', 1420, 'g/dL')).toBe(false)
    expect(isPlausible(null, 'Unheard of', -4, 'mg/dL')).toBe(false)
  })

  it('isPlausible accepts values that are only unhealthy, and negative values where they exist', () => {
    expect(isPlausible(findMarker('Glucose', 'mg/dL'), 'Glucose', 900, 'mg/dL')).toBe(true)
    expect(isPlausible(findMarker('Base Excess', 'mmol/L'), 'Base Excess', -3, 'mmol/L')).toBe(true)
    expect(isPlausible(null, 'Z-score', -1.2, null)).toBe(true)
  })
})
