import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Dr. Elena Hartmann', 'EH'],
  ['Maya Lindqvist', 'ML'],
  ['Prof. Dr. med. Ana María de la Cruz', 'AC'],
  ['Åsa', 'Å'],
  ['ilse van der berg', 'IB'],
  ['王小明', '王'],
  ['Dr.', 'D'],
  [' ', ''],
])('initialsOf %j is %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
