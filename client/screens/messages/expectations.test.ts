import { describe, expect, it } from 'vitest'
import { localDay } from '../../lib/today.ts'
import { nextOpening, settingsText } from './expectations.ts'

const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', until: '17:00' }))
const office = { timeZone: 'UTC', hours, answerHours: 6, absence: null }
const away = (until: string | null) => ({ ...office, absence: { text: 'I am away.', until } })

/** The office of the reader's own time zone, and an instant of a day here. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const at = (day: string, time = '18:00') => new Date(`${day}T${time}`)

describe('nextOpening', () => {
  const here = { ...office, timeZone: zone }

  it.each([
    // 26 November 2026 is a Thursday.
    ['2026-11-26', 'tomorrow from 9:00'],
    ['2026-11-27', 'on Monday from 9:00'],
    ['2026-11-29', 'tomorrow from 9:00'],
  ])('in the evening of %s: %s', (day, text) => {
    expect(nextOpening(here, at(day))).toBe(text)
  })

  it('is null in office hours, and without any', () => {
    expect(nextOpening(here, at('2026-11-27', '09:00'))).toBeNull()
    expect(nextOpening(here, at('2026-11-27', '16:59'))).toBeNull()
    expect(nextOpening(here, at('2026-11-27', '17:00'))).toBe('on Monday from 9:00')
    expect(nextOpening(here, at('2026-11-27', '08:59'))).toBe('today from 9:00')
    expect(nextOpening({ ...here, hours: [] }, new Date())).toBeNull()
  })

  it('names the date of an opening on the same weekday of the next week', () => {
    const fridays = { ...here, hours: [{ day: 5, from: '09:00', until: '10:00' }] }
    expect(nextOpening(fridays, at('2026-11-27'))).toBe('on Friday 4 December from 9:00')
  })

  it('is after an absence, and not said for one without a last day', () => {
    const until = (last: string | null) => ({ ...here, absence: { text: 'I am away.', until: last } })
    expect(nextOpening(until('2026-11-27'), at('2026-11-26'))).toBe('on Monday from 9:00')
    expect(nextOpening(until('2027-01-01'), at('2026-11-26'))).toBe('on Monday 4 January from 9:00')
    expect(nextOpening(until(null), at('2026-11-26'))).toBeNull()
    expect(nextOpening(until('2026-11-25'), at('2026-11-26'))).toBe('tomorrow from 9:00')
  })

  it('says the weekday where the reader has another day than the office', () => {
    // One of the two has another day than here at every moment.
    const zones = ['Pacific/Kiritimati', 'Etc/GMT+12']
    const now = new Date('2026-11-24T11:00:00Z')
    const other = zones.find(
      (name) => new Intl.DateTimeFormat('en-CA', { timeZone: name }).format(now) !== localDay(now),
    )
    const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', until: '09:01' }))
    expect(nextOpening({ ...office, timeZone: other ?? '', hours: always }, now)).toMatch(
      /^on \w+day from 9:00$/,
    )
  })
})

it('settingsText says an absence through its last day', () => {
  const until = 'Monday to Friday, 9:00 to 17:00. You usually answer within 6 hours.'
  expect(settingsText(away('2026-11-27'), new Date('2026-11-27T23:59:00Z'))).toBe(`${until} You are away.`)
  expect(settingsText(away('2026-11-27'), new Date('2026-11-28T00:00:00Z'))).toBe(until)
  expect(settingsText(away(null), new Date())).toBe(`${until} You are away.`)
})
