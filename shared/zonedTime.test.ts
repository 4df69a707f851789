import { expect, it } from 'vitest'
import { clockIn } from './messages.ts'
import { instantAt } from './zonedTime.ts'

it.each([
  ['2026-12-08', '10:30', 'Europe/Berlin', '2026-12-08T09:30:00.000Z'],
  ['2026-07-08', '10:30', 'Europe/Berlin', '2026-07-08T08:30:00.000Z'],
  ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
  ['2026-12-08', '00:15', 'Pacific/Auckland', '2026-12-07T11:15:00.000Z'],
  ['2026-12-08', '23:45', 'America/St_Johns', '2026-12-09T03:15:00.000Z'],
])('instantAt finds %s %s in %s', (date, time, timeZone, instant) => {
  expect(instantAt(date, time, timeZone)).toBe(instant)
})

it('instantAt takes the first of a time that the clocks repeat, and moves one that they skip', () => {
  expect(instantAt('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(instantAt('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
})

it('instantAt is the inverse of clockIn for every quarter of an hour around both changes', () => {
  for (const day of ['2026-03-29', '2026-10-25']) {
    for (let quarter = 16; quarter < 96; quarter++) {
      const time = `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
      expect(clockIn(new Date(instantAt(day, time, 'Europe/Berlin')), 'Europe/Berlin')).toMatchObject({
        date: day,
        time,
      })
    }
  }
})
