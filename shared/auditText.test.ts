import { expect, it } from 'vitest'
import { t } from '../client/locale/messages.tsx'
import { actionText, detailText } from './auditText.ts'

it('actionText words an action, and shows a code of another version as it is', () => {
  expect(actionText('health.patientEntries', t)).toBe(t('audit.action.health.patientEntries'))
  expect(actionText('something.new', t)).toBe('something.new')
})

it('detailText words the recorded details by name, and names of another version as they are', () => {
  const from = t('audit.detail.from', { value: t('audit.detail.none') })
  expect(detailText({ to: 'admin', from: null, other: 2 }, t)).toBe(
    [from, 'other 2', t('audit.detail.to', { value: 'admin' })].join(', '),
  )
  expect(detailText(null, t)).toBe('')
})
