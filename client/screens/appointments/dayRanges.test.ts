import { expect, it } from 'vitest'
import { closedOn, minutesOf, timeOf } from './dayRanges.ts'

const HOURS = {
  // 2026-12-08 is a Tuesday.
  weekly: [
    { day: 2, from: '13:00', until: '16:00' },
    { day: 2, from: '09:00', until: '12:00' },
  ],
  exceptions: [
    { date: '2026-12-15', open: false },
    { date: '2026-12-22', from: '11:00', until: '14:00', open: false },
    { date: '2026-12-09', from: '08:00', until: '10:30', open: true },
  ],
}
const closed = (day: string) =>
  closedOn(day, HOURS).map(({ from, until }) => `${timeOf(from)}-${timeOf(until)}`)

it('closedOn is the day without its weekly hours', () => {
  expect(closed('2026-12-08')).toEqual(['00:00-09:00', '12:00-13:00', '16:00-24:00'])
  expect(closed('2026-12-10')).toEqual(['00:00-24:00'])
})

it('closedOn follows days that are closed, closed in part, and open in addition', () => {
  expect(closed('2026-12-15')).toEqual(['00:00-24:00'])
  expect(closed('2026-12-22')).toEqual(['00:00-09:00', '11:00-14:00', '16:00-24:00'])
  expect(closed('2026-12-09')).toEqual(['00:00-08:00', '10:30-24:00'])
})

it('minutesOf and timeOf are inverse', () => {
  for (const time of ['00:00', '09:05', '23:45']) expect(timeOf(minutesOf(time))).toBe(time)
})
