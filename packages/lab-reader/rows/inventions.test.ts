import { describe, expect, it } from 'vitest'
import { markerRow } from '../testing/markerRow.ts'
import type { MarkerRow } from '../types.ts'
import { inventionsAmong } from './inventions.ts'

const unknown = (name: string, over: Partial<MarkerRow> = {}) =>
  markerRow({ name, marker: null, value: 12, unit: 'IU/L', low: 5, high: 20, flag: 'normal', ...over })
const isDoubted = (row: MarkerRow, ...others: MarkerRow[]) => inventionsAmong([row, ...others]).has(row)

describe('inventionsAmong', () => {
  it.each([
    '12 weeks',
    'Gestation 20 - 24 weeks',
    '1st trimester',
    '2nd Day',
    '3ème trimestre',
    '12. Wochen',
    '18 años',
    'Bambini 6 anni',
    '10 tygodni',
    '3 maanden',
    '12 meses',
    '5 yaş',
    '14 ans',
    'Kreatinin ¹0,9 mg/dl',
  ])('doubts the name "%s"', (name) => {
    expect(isDoubted(unknown(name))).toBe(true)
  })

  it.each([
    'Factor 8',
    '5-Hydroxymethyl-2-furoic',
    'Anti-gliadin IgA',
    'Faktor XIII',
    '4-Cresol (C. difficile)',
  ])('inventionsAmong does not doubt the name "%s"', (name) => {
    expect(isDoubted(unknown(name))).toBe(false)
  })

  it('doubts an unmarked value of an unknown test far beyond its limit, and not a marked one', () => {
    expect(isDoubted(unknown('Zonulin', { value: 101, flag: 'high' }))).toBe(true)
    expect(isDoubted(unknown('Zonulin', { value: 0.9, flag: 'low' }))).toBe(true)
    expect(isDoubted(unknown('Zonulin', { value: 99, flag: 'high' }))).toBe(false)
    expect(isDoubted(unknown('Zonulin', { value: 101, flag: 'high', printedFlag: 'H' }))).toBe(false)
    expect(isDoubted(unknown('Zonulin', { value: 101, flag: 'high', printedFlag: 'L' }))).toBe(true)
  })

  it('inventionsAmong does not doubt what a known marker reaches', () => {
    const crp = { name: 'CRP', marker: 'C-reactive protein', value: 214, unit: 'mg/L', low: null, high: 5 }
    expect(isDoubted(markerRow({ ...crp, flag: 'high' }))).toBe(false)
  })

  it('doubts a share with the range of an amount', () => {
    const share = { name: 'Neutrophils', marker: 'Neutrophils', value: 63, unit: '%' }
    expect(isDoubted(markerRow({ ...share, low: 2, high: 7, flag: 'high' }))).toBe(true)
    expect(isDoubted(markerRow({ ...share, low: 40, high: 75, flag: 'normal' }))).toBe(false)
  })

  it('doubts the number of an address', () => {
    const street = { value: 122015, unit: null, low: null, high: null, flag: null, printedValue: '122015' }
    expect(isDoubted(unknown('Udhyog Vihar', street))).toBe(true)
    expect(isDoubted(unknown('Copies', { ...street, unit: 'IU/mL' }))).toBe(false)
  })

  it('doubts a limit of a test that the report has a result of', () => {
    const hba1c = {
      name: 'HbA1c',
      marker: 'Hemoglobin A1c',
      unit: 'mmol/mol',
      low: null,
      high: null,
      flag: null,
    }
    const line = markerRow({ ...hba1c, comparator: '>', value: 48 })
    expect(isDoubted(line, markerRow({ ...hba1c, value: 33 }))).toBe(true)
    expect(isDoubted(line)).toBe(false)
  })
})
