import { expect, it } from 'vitest'
import { t } from '../../locale/messages.tsx'
import { actionText, detailText } from './auditText.ts'

it('actionText words an action, and shows a code of another version as it is', () => {
  expect(actionText(t, 'health.patientEntries')).toBe(t('audit.action.health.patientEntries'))
  expect(actionText(t, 'something.new')).toBe('something.new')
})

it('detailText words the recorded details by name, and names of another version as they are', () => {
  const from = t('audit.detail.from', { value: t('audit.detail.none') })
  expect(detailText(t, { to: 'admin', from: null, other: 2 })).toBe(
    [from, 'other 2', t('audit.detail.to', { value: 'admin' })].join(', '),
  )
  expect(detailText(t, null)).toBe('')
})
