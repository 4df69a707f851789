import { expect, it } from 'vitest'
import { timeZonesLike, zoneFound } from './timeZones.ts'

const noon = new Date('2026-11-22T12:00:00Z')

it('a time zone is shown with its present time', () => {
  expect(zoneFound('America/New_York', noon)).toEqual({
    id: 'America/New_York',
    title: 'America/New York',
    note: '07:00 now',
  })
})

it.each(['new york', 'NEW_YORK', ' America/New '])('the search %o finds New York', (search) => {
  expect(timeZonesLike(search, noon).map(({ id }) => id)).toContain('America/New_York')
})

it('a search lists at most 30 time zones, UTC among those that match', () => {
  expect(timeZonesLike('', noon)).toHaveLength(30)
  expect(timeZonesLike('utc', noon).map(({ id }) => id)).toContain('UTC')
  expect(timeZonesLike('nowhere at all', noon)).toEqual([])
})
