import { expect, it } from 'vitest'
import type { LineKind, WorklistLine } from '../../../shared/worklist.ts'
import { ageText } from '../../lib/ageText.ts'
import { t } from '../../locale/messages.tsx'
import { announcement, filtersOf, linesOf } from './worklist.ts'

const line = (kind: LineKind, fullName = 'Maya') =>
  ({
    ...{ kind, patient: { id: fullName, fullName }, since: '2026-11-22', targetId: '' },
    ...{ critical: kind === 'critical', matter: null },
  }) as WorklistLine

it('filtersOf counts the lines of each filter and leaves out those without one', () => {
  const lines = [line('critical'), line('result'), line('retest'), line('symptom')]
  expect(filtersOf(lines)).toEqual([
    ['all', 4],
    ['results', 3],
    ['symptoms', 1],
  ])
  expect(linesOf('results', lines)).toHaveLength(3)
  expect(linesOf('all', lines)).toHaveLength(4)
})

it('announcement names the people of the new lines, and which are critical', () => {
  expect(announcement(t, [line('critical', 'Tomás Rivera'), line('result')])).toBe(
    t('care.worklist.announcement', {
      count: 2,
      names: `${t('care.worklist.critical.name', { name: 'Tomás Rivera' })}; Maya`,
    }),
  )
  expect(announcement(t, [])).toBe('')
})

it('ageText is in minutes, hours or days', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  const age = (since: string) => ageText(t, since, '2026-11-22', now)
  expect(age('2026-11-22T11:59:40Z')).toBe(t('care.worklist.age.now'))
  expect(age('2026-11-22T11:36:00Z')).toBe(t('care.worklist.age.minutes', { minutes: 24 }))
  expect(age('2026-11-22T09:00:00Z')).toBe(t('care.worklist.age.hours', { hours: 3 }))
  expect(age('2026-11-21T12:00:00Z')).toBe(t('care.worklist.age.days', { days: 1 }))
  expect(age('2026-11-22')).toBe(t('care.worklist.age.today'))
  expect(age('2026-11-13')).toBe(t('care.worklist.age.days', { days: 9 }))
})
