import { expect, it } from 'vitest'
import { canBeToday, latestToday } from './today.ts'

it('latestToday is the day at UTC+14, and canBeToday allows a day around UTC', () => {
  const noon = Date.parse('2026-11-21T12:00:00Z')
  expect(latestToday(noon)).toBe('2026-11-22')
  expect(latestToday(Date.parse('2026-11-21T09:59:59Z'))).toBe('2026-11-21')
  expect(
    ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((d) => canBeToday(d, noon)),
  ).toEqual([false, true, true, true, false])
})
