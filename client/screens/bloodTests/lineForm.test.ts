import { expect, it } from 'vitest'
import type { MarkerRow } from '../../../shared/bloodTests.ts'
import { english as t } from '../../../tools/testing/resultText.ts'
import { lineFields, parseLine } from './lineForm.ts'

const fields = { name: 'Harnstoff', value: '34', unit: 'mg/dl', range: '17 – 43' }
const read = (over: Partial<typeof fields>) => parseLine({ ...fields, ...over }, t)

it.each([
  ['34', 34],
  ['0,84', 0.84],
  ['0.840', 0.84],
  ['0,450', 0.45],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234.567', 1_234_567],
  ["231'000", 231_000],
  ['231 000', 231_000],
  ['-2', -2],
])('parseLine reads a value that is written %s', (value, number) => {
  expect(read({ value }).row?.value).toBe(number)
})

it('parseLine refuses a value that has two readings, and says how to write each', () => {
  const either = (thousands: string, decimals: string) =>
    t('bloodTests.invalid.ambiguous', { thousands, decimals })
  expect(read({ value: '231.000' }).errors).toEqual({ value: either('231000', '231') })
  expect(read({ value: '1,234' }).errors?.value).toBe(either('1234', '1.2340'))
  expect(read({ range: '150.000 – 400.000' }).errors?.range).toBe(either('150000', '150'))
})

it.each([
  ['17-43', 17, 43],
  ['3,5 – 5,1', 3.5, 5.1],
  ['17 bis 43', 17, 43],
  ['17 to 43', 17, 43],
  ['-2 - 2', -2, 2],
  ['< 5', null, 5],
  ['>= 60', 60, null],
  ['', null, null],
])('parseLine reads a range that is written %s', (range, low, high) => {
  expect(read({ range }).row).toMatchObject({ low, high })
})

it('parseLine reads the comparator before a value, and null for an empty unit', () => {
  expect(read({ value: '< 0,4', unit: ' ' }).row).toMatchObject({ value: 0.4, comparator: '<', unit: null })
})

it.each([
  [{ name: ' ' }, 'name'],
  [{ value: '' }, 'value'],
  [{ value: '#?#' }, 'value'],
  [{ value: '1.23.4' }, 'value'],
  [{ range: '17' }, 'range'],
  [{ range: '43 – 17' }, 'range'],
  [{ range: '1 – 2 – 3' }, 'range'],
])('parseLine reports the invalid field of %j', (over, field) => {
  expect(Object.keys(read(over).errors ?? {})).toEqual([field])
})

it('lineFields starts from what was read, as the report prints it', () => {
  const row = { name: 'Kalium', value: 6.4, printedValue: '6,4', unit: 'mmol/l', low: 3.5, high: 5.1 }
  expect(lineFields(row as MarkerRow, 'de')).toEqual({
    name: 'Kalium',
    value: '6,4',
    unit: 'mmol/l',
    range: '3,5 – 5,1',
  })
  expect(lineFields(null, 'de')).toEqual({ name: '', value: '', unit: '', range: '' })
})
