import { describe, expect, it } from 'vitest'
import { utcDay } from '../../../locales/translate.ts'
import { dayOn, hoursText } from '../../lib/officeHours.ts'
import { nextOpening } from '../../lib/opening.ts'
import { localDay } from '../../lib/today.ts'
import { t } from '../../locale/messages.tsx'
import { expectationText, settingsText } from './expectations.ts'

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
    ['2026-11-26', 'tomorrow', '2026-11-27'],
    ['2026-11-27', 'weekday', '2026-11-30'],
    ['2026-11-29', 'tomorrow', '2026-11-30'],
  ])('in the evening of %s is %s, %s', (today, when, day) => {
    expect(nextOpening(here, at(today))).toEqual({ when, day, from: '9:00' })
  })

  it('nextOpening is null in office hours, and without any', () => {
    expect(nextOpening(here, at('2026-11-27', '09:00'))).toBeNull()
    expect(nextOpening(here, at('2026-11-27', '16:59'))).toBeNull()
    expect(nextOpening(here, at('2026-11-27', '17:00'))).toMatchObject({ when: 'weekday' })
    expect(nextOpening(here, at('2026-11-27', '08:59'))).toMatchObject({ when: 'today' })
    expect(nextOpening({ ...here, hours: [] }, new Date())).toBeNull()
  })

  it('nextOpening names the date of an opening on the same weekday of the next week', () => {
    const fridays = { ...here, hours: [{ day: 5, from: '09:00', until: '10:00' }] }
    expect(nextOpening(fridays, at('2026-11-27'))).toMatchObject({ when: 'date', day: '2026-12-04' })
  })

  it('nextOpening is after an absence, and not said for one without a last day', () => {
    const until = (last: string | null) => ({ ...here, absence: { text: 'I am away.', until: last } })
    const opening = (last: string | null) => nextOpening(until(last), at('2026-11-26'))
    expect(opening('2026-11-27')).toMatchObject({ when: 'weekday', day: '2026-11-30' })
    expect(opening('2027-01-01')).toMatchObject({ when: 'date', day: '2027-01-04' })
    expect(opening(null)).toBeNull()
    expect(opening('2026-11-25')).toMatchObject({ when: 'tomorrow' })
  })

  it('nextOpening says the weekday where the reader has another day than the office', () => {
    // One of the two has another day than here at every moment.
    const zones = ['Pacific/Kiritimati', 'Etc/GMT+12']
    const now = new Date('2026-11-24T11:00:00Z')
    const other = zones.find(
      (name) => new Intl.DateTimeFormat('en-CA', { timeZone: name }).format(now) !== localDay(now),
    )
    const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', until: '09:01' }))
    expect(nextOpening({ ...office, timeZone: other ?? '', hours: always }, now)).toMatchObject({
      when: 'weekday',
    })
  })
})

it('hoursText joins days in a row with the same hours', () => {
  const part = (days: 'one' | 'two' | 'more', first: number, last: number, from: string, until: string) =>
    t('messages.hours', {
      ...{ days, from, until },
      ...{ first: utcDay(dayOn(first)), last: utcDay(dayOn(last)) },
    })
  expect(hoursText(hours, t)).toBe(part('more', 1, 5, '9:00', '17:00'))
  expect(hoursText([], t)).toBeNull()
  expect(
    hoursText(
      [
        { day: 6, from: '10:00', until: '12:00' },
        { day: 1, from: '09:00', until: '17:00' },
        { day: 2, from: '09:00', until: '17:00' },
        { day: 4, from: '09:00', until: '13:30' },
      ],
      t,
    ),
  ).toBe(
    [
      part('two', 1, 2, '9:00', '17:00'),
      part('one', 4, 4, '9:00', '13:30'),
      part('one', 6, 6, '10:00', '12:00'),
    ].join('; '),
  )
})

it.each([
  [1, 'hours', 1],
  [6, 'hours', 6],
  [24, 'hours', 24],
  [48, 'days', 2],
] as const)('expectationText says %i hours in %s', (answerHours, unit, count) => {
  const settings = { ...office, hours: [], answerHours }
  expect(expectationText(settings, 'Elena', t)).toBe(t('messages.expects.answer', { unit, count }))
})

it('settingsText says an absence through its last day', () => {
  const office = [
    t('messages.own.hours', { hours: hoursText(hours, t) ?? '' }),
    t('messages.own.answer', { unit: 'hours', count: 6 }),
  ].join(' ')
  const absent = `${office} ${t('messages.own.away')}`
  expect(settingsText(away('2026-11-27'), new Date('2026-11-27T23:59:00Z'), t)).toBe(absent)
  expect(settingsText(away('2026-11-27'), new Date('2026-11-28T00:00:00Z'), t)).toBe(office)
  expect(settingsText(away(null), new Date(), t)).toBe(absent)
})
