import { expect, it } from 'vitest'
import { t } from '../../locale/messages.tsx'
import { accessByDay } from './accessByDay.ts'

const access = (id: number, at: string, action = 'health.patientEntries', actor = 'Elena Hartmann') => ({
  id,
  at: new Date(at).toISOString(),
  action,
  actor,
  role: 'practitioner' as const,
})

it('accessByDay merges the same action by the same person on one day, and counts it', () => {
  const lines = accessByDay(
    [
      access(4, '2026-11-20T16:00'),
      access(3, '2026-11-20T15:59', 'health.patientSummary'),
      access(2, '2026-11-20T08:00'),
      access(1, '2026-11-19T08:00'),
    ],
    t,
  )
  expect(lines.map(({ key, times }) => [key, times])).toEqual([
    [4, 2],
    [3, 1],
    [1, 1],
  ])
  expect(lines[0]?.who).toBe(t('account.access.practitioner', { name: 'Elena Hartmann' }))
})

it('accessByDay keeps two people apart', () => {
  const lines = accessByDay(
    [access(2, '2026-11-20T16:00'), access(1, '2026-11-20T15:00', 'health.patientEntries', 'Jonas Weber')],
    t,
  )
  expect(lines).toHaveLength(2)
})
