import { expect, it } from 'vitest'
import type { MarkerRow } from '../../../shared/bloodTests.ts'
import { groupMarkers, historyOf, rangeText, rowLabel, valueText } from './markers.ts'

const row = (over: Partial<MarkerRow>): MarkerRow => ({
  name: 'Ferritin',
  marker: 'Ferritin',
  loinc: '2276-4',
  value: 18,
  comparator: null,
  unit: 'ng/mL',
  low: 30,
  high: 150,
  flag: 'low',
  printedFlag: null,
  plausible: true,
  place: { page: 1, x: 0, y: 0, width: 1, height: 0.1 },
  ...over,
})

it('says a row in words: value, unit, finding and range', () => {
  expect(rowLabel(row({}))).toBe('Ferritin 18 ng/mL, Low, range 30 to 150')
  expect(rowLabel(row({ low: null, high: null, flag: null, unit: null }))).toBe(
    'Ferritin 18, No range printed',
  )
})

it('prints a value with its comparator', () => {
  expect(valueText(row({ value: 0.41, comparator: '<' }))).toBe('<0.41')
  expect(valueText(row({ value: 60, comparator: '>=' }))).toBe('≥60')
})

it('names one-sided ranges', () => {
  expect(rangeText(row({ low: null, high: 2 }))).toBe('up to 2')
  expect(rangeText(row({ low: 40, high: null }))).toBe('from 40')
})

it('puts what is out of range first, then what is not plausible, then the rest in the order of the report', () => {
  const rows = [
    row({ name: 'normal', flag: 'normal' }),
    row({ name: 'impossible', value: -4, plausible: false }),
    row({ name: 'none', flag: null, low: null, high: null }),
    row({ name: 'high', flag: 'high' }),
    row({ name: 'second', flag: 'normal' }),
  ]
  const { outside, inside } = groupMarkers(rows)
  expect(outside.map(({ name }) => name)).toEqual(['high', 'impossible'])
  expect(inside.map(({ name }) => name)).toEqual(['normal', 'second', 'none'])
})

it('follows a marker over the last four tests, in one unit only, and never an impossible value', () => {
  const test = (value: number, over: Partial<MarkerRow> = {}) => ({ markers: [row({ value, ...over })] })
  const tests = [
    test(60),
    test(52),
    test(40),
    test(0.04, { unit: 'mg/L' }),
    test(-1, { plausible: false }),
    test(31),
    test(18),
  ]
  expect(historyOf(row({}), tests).map(({ value }) => value)).toEqual([52, 40, 31, 18])
})

it('draws no line through a single value, nor for an unknown marker', () => {
  expect(historyOf(row({}), [{ markers: [row({})] }])).toEqual([])
  const unknown = row({ marker: null })
  expect(historyOf(unknown, [{ markers: [unknown] }, { markers: [unknown] }])).toEqual([])
})
