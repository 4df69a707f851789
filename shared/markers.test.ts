import { expect, it } from 'vitest'
import { english } from '../tools/testing/resultText.ts'
import { isOutside, isSpelledOtherwise, valueText } from './markers.ts'

it('valueText includes the comparator', () => {
  expect(valueText({ value: 0.41, comparator: '<' })).toBe('<0.41')
  expect(valueText({ value: 60, comparator: '>=' })).toBe('≥60')
  expect(valueText({ value: 18, comparator: null })).toBe('18')
})

it('isOutside holds for low and high, and for neither a normal value nor one without a range', () => {
  expect((['low', 'high', 'normal', null] as const).map((flag) => isOutside({ flag }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('isSpelledOtherwise ignores capitals and the dots that lead to the value', () => {
  expect(
    [
      { marker: 'Potassium', name: 'Kalium' },
      { marker: 'Sodium', name: 'SODIUM ......' },
      { marker: 'Ferritin', name: 'Ferritin, serum' },
      { marker: null, name: 'Selenoprotein P' },
    ].map((row) => isSpelledOtherwise(row, english)),
  ).toEqual([true, false, true, false])
})
