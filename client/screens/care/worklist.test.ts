import { expect, it } from 'vitest'
import type { LineKind, WorklistLine } from '../../../shared/worklist.ts'
import { ageText, announcement, filtersOf, linesOf } from './worklist.ts'

const line = (kind: LineKind, fullName = 'Maya') =>
  ({
    ...{ kind, patient: { id: fullName, fullName }, since: '2026-11-22', targetId: '' },
    ...{ critical: kind === 'critical', matter: null },
  }) as WorklistLine

it('filtersOf counts the lines of each filter and leaves out those without one', () => {
  const lines = [line('critical'), line('result'), line('retest'), line('symptom')]
  expect(filtersOf(lines)).toEqual([
    ['All', 4],
    ['Results', 3],
    ['Symptoms', 1],
  ])
  expect(linesOf('Results', lines)).toHaveLength(3)
  expect(linesOf('All', lines)).toHaveLength(4)
})

it('announcement names the people of the new lines, and which are critical', () => {
  expect(announcement([line('critical', 'Tomás Rivera'), line('result')])).toBe(
    '2 new: Tomás Rivera, critical; Maya',
  )
  expect(announcement([])).toBe('')
})

it('ageText is in minutes, hours or days', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  const age = (since: string) => ageText(since, '2026-11-22', now)
  expect(age('2026-11-22T11:59:40Z')).toBe('now')
  expect(age('2026-11-22T11:36:00Z')).toBe('24 min')
  expect(age('2026-11-22T09:00:00Z')).toBe('3 h')
  expect(age('2026-11-21T12:00:00Z')).toBe('1 day')
  expect(age('2026-11-22')).toBe('today')
  expect(age('2026-11-13')).toBe('9 days')
})
