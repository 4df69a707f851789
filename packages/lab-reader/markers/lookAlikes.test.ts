import { expect, it } from 'vitest'
import { nameBehind } from './lookAlikes.ts'

it.each([
  ['ROW', '%', 'RDW'],
  ['UlBC', 'µg/dL', 'UIBC'],
  ['TA livre', 'pmol/L', 'T4 livre'],
  ['HbA1lc', 'mmol/mol', 'HbA1c'],
  ['HDA1c', '%', 'HbA1c'],
  ['NEU96', '%', 'NEU%'],
  ['C-pepude', 'nmol/l', 'C-peptide'],
  ['F5H', 'IU/L', 'FSH'],
])('nameBehind finds the name behind %s in %s', (seen, unit, name) => {
  expect(nameBehind(seen, unit, null)).toBe(name)
})

it.each([
  ['RDW', '%', 'is known'],
  ['C4', 'mg/dL', 'is too short'],
  ['IDL', 'mg/dL', 'would need a small l among capitals'],
  ['ROW', 'mg/dL', 'has a unit in which RDW is not measured'],
  ['Chlorin', 'mg/L', 'is like no name'],
])('nameBehind leaves %s in %s, which %s', (seen, unit) => {
  expect(nameBehind(seen, unit, null)).toBeNull()
})
