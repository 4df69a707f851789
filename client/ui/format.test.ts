import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  byName,
  formatChange,
  formatDay,
  formatExact,
  formatInstant,
  formatMomentOfYear,
  formatShortMonth,
  formatSpokenDay,
  formatWeekday,
  textOrder,
} from './format.ts'

it('formatDay and the other formats write dates in British style', () => {
  expect(formatDay('2026-11-04')).toBe('4 November 2026')
  expect(formatSpokenDay('2026-11-04')).toBe('Wednesday 4 November')
  expect(formatMomentOfYear('2026-11-20T16:02:00')).toBe('20 Nov 2026, 16:02')
  expect(formatChange(-10)).toBe('−10')
  expect(formatShortMonth('2026-07-01')).toBe('Jul')
  expect(formatExact(1234.125)).toBe('1234.125')
})

it('formatInstant and formatWeekday agree with Intl.DateTimeFormat', () => {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
  const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, (at) => {
      expect(formatInstant(at.toISOString())).toBe(day.format(at))
      const two = (number: number) => String(number).padStart(2, '0')
      const local = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
      expect(formatWeekday(local)).toBe(weekday.format(at))
    }),
  )
})

it('textOrder sorts accents beside their letters, and numbers by value', () => {
  const names = ['Vitamin B12', 'Zinc', 'Éclair', 'eclair', 'Vitamin B6', 'Öl', 'Oregano', 'apple']
  const sorted = ['apple', 'eclair', 'Éclair', 'Öl', 'Oregano', 'Vitamin B6', 'Vitamin B12', 'Zinc']
  expect(names.toSorted(textOrder())).toEqual(sorted)
  expect(byName(names.map((name) => ({ name })))).toEqual(sorted.map((name) => ({ name })))
})
