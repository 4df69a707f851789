import { expect, it } from 'vitest'
import { readFields } from './rowForm.ts'

const fields = { name: 'Ferritin', value: '18', unit: 'ng/mL', low: '30', high: '150' }

it('reads a row as typed, with a comparator before the value and a comma for a point', () => {
  expect(readFields(fields).row).toEqual({
    name: 'Ferritin',
    value: 18,
    comparator: null,
    unit: 'ng/mL',
    low: 30,
    high: 150,
  })
  expect(readFields({ ...fields, value: '≤ 0,4', unit: '', low: '' }).row).toMatchObject({
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
])('says what is wrong with %j', (over, field) => {
  expect(Object.keys(readFields({ ...fields, ...over }).errors ?? {})).toEqual([field])
})
