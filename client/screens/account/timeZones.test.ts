import { expect, it } from 'vitest'
import { t } from '../../locale/messages.tsx'
import { timeZonesLike, zoneFound } from './timeZones.ts'

const noon = new Date('2026-11-22T12:00:00Z')

it('zoneFound shows a time zone with its current time', () => {
  expect(zoneFound('America/New_York', noon)).toEqual({
    id: 'America/New_York',
    title: 'America/New York',
    note: t('account.reminders.zoneTime', { time: '07:00' }),
  })
})

it.each(['new york', 'NEW_YORK', ' America/New '])('timeZonesLike finds New York by %o', (search) => {
  expect(timeZonesLike(search, noon).map(({ id }) => id)).toContain('America/New_York')
})

it('timeZonesLike lists at most 30 time zones, with UTC if it matches', () => {
  expect(timeZonesLike('', noon)).toHaveLength(30)
  expect(timeZonesLike('utc', noon).map(({ id }) => id)).toContain('UTC')
  expect(timeZonesLike('nowhere at all', noon)).toEqual([])
})
