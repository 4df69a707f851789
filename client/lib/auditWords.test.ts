import { expect, it } from 'vitest'
import { deedOf, deedToYou } from './auditWords.ts'

it('speaks to the person whose data it was', () => {
  expect(deedToYou('health.patientEntries')).toBe('looked at your health entries')
  expect(deedToYou('link.assign')).toBe('assigned you to a practitioner')
  expect(deedToYou('something.new')).toBe('used your data')
})

it('speaks of the deed in the log, and shows a code of an older version as it is', () => {
  expect(deedOf('health.patientEntries')).toBe('Looked at the health entries')
  expect(deedOf('something.new')).toBe('Something.new')
})
