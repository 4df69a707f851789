import { expect, it } from 'vitest'
import { isQuiet } from './quietHours.ts'

it('isQuiet allows quiet hours that span midnight', () => {
  const night = { from: '22:00', until: '07:00' }
  const times = ['21:59', '22:00', '03:00', '06:59', '07:00']
  expect(times.map((time) => isQuiet(time, night))).toEqual([false, true, true, true, false])
  expect(isQuiet('13:00', { from: '12:00', until: '14:00' })).toBe(true)
  expect(isQuiet('13:00', null)).toBe(false)
})
