import { expect, it } from 'vitest'
import { actionText, actionTextToOwner } from './auditTexts.ts'

it('actionTextToOwner addresses the person whose data it was', () => {
  expect(actionTextToOwner('health.patientEntries')).toBe('looked at your health entries')
  expect(actionTextToOwner('link.assign')).toBe('assigned you to a practitioner')
  expect(actionTextToOwner('something.new')).toBe('used your data')
})

it('actionText describes the action for the log, and shows an unknown code as it is', () => {
  expect(actionText('health.patientEntries')).toBe('Looked at the health entries')
  expect(actionText('something.new')).toBe('Something.new')
})
