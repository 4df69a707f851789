import { expect, it } from 'vitest'
import { t } from '../../locale/messages.tsx'
import { parseRow } from './rowForm.ts'

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
