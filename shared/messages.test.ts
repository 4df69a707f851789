import { describe, expect, it } from 'vitest'
import { clockIn, isAway } from './messages.ts'

describe('expectations', () => {
  it('isAway holds through the last day in the practitioner’s zone', () => {
    const away = { timeZone: 'Europe/Stockholm', absence: { text: 'Away', until: '2026-11-27' } }
    expect(isAway(away, new Date('2026-11-27T22:59:00Z'))).toBe(true)
    expect(isAway(away, new Date('2026-11-27T23:00:00Z'))).toBe(false)
    expect(isAway({ ...away, absence: null }, new Date())).toBe(false)
    expect(isAway({ ...away, absence: { text: 'Away', until: null } }, new Date())).toBe(true)
  })

  it('clockIn gives midnight as 00:00 of the new day', () => {
    expect(clockIn(new Date('2026-11-27T23:00:00Z'), 'Europe/Stockholm')).toEqual({
      date: '2026-11-28',
      weekday: 6,
      time: '00:00',
    })
  })
})
