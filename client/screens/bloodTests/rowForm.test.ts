import { expect, it } from 'vitest'
import type { MarkerRow } from '../../../shared/bloodTests.ts'
import { t } from '../../locale/messages.tsx'
import { parseRow, rowFields } from './rowForm.ts'

const fields = { name: 'Ferritin', value: '18', unit: 'ng/mL', low: '30', high: '150' }

it('parseRow reads a comparator before the value, and a decimal comma', () => {
  expect(parseRow(fields, t).row).toEqual({
    name: 'Ferritin',
    value: 18,
    comparator: null,
    unit: 'ng/mL',
    low: 30,
    high: 150,
  })
  expect(parseRow({ ...fields, value: '≤ 0,4', unit: '', low: '' }, t).row).toMatchObject({
    value: 0.4,
    comparator: '<=',
    unit: null,
    low: null,
  })
})

it.each([
  [{ name: ' ' }, 'name'],
  [{ value: '' }, 'value'],
  [{ value: 'eighteen' }, 'value'],
  [{ low: '3o' }, 'low'],
  [{ low: '200' }, 'high'],
])('parseRow reports the invalid field of %j', (over, field) => {
  expect(Object.keys(parseRow({ ...fields, ...over }, t).errors ?? {})).toEqual([field])
})

it('parseRow refuses a number that has two readings, unless it is the one of the row', () => {
  const either = t('bloodTests.invalid.ambiguous', { thousands: '1005', decimals: '1.0050' })
  const row = { name: 'Density', value: 1.005, comparator: null, unit: null, low: 1.002, high: null }
  expect(parseRow({ ...fields, value: '1.005' }, t).errors).toEqual({ value: either })
  expect(parseRow({ ...fields, high: '1,005' }, t).errors).toEqual({ high: either })
  expect(parseRow({ ...fields, value: '1.0050', low: '' }, t).row?.value).toBe(1.005)
  expect(parseRow(rowFields(row as MarkerRow), t, row as MarkerRow).row).toMatchObject(row)
})
