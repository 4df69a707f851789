import { describe, expect, it } from 'vitest'
import { localValue, momentOf, withOffset } from './localTime.ts'

const now = new Date(2026, 10, 23, 7, 40, 12)

describe('the moment of a measurement', () => {
  it('withOffset is the same minute, and its day is that of the device', () => {
    const text = withOffset(now)
    expect(Date.parse(text)).toBe(new Date(2026, 10, 23, 7, 40).getTime())
    expect(text.slice(0, 16)).toBe(localValue(now))
  })

  it.each([
    [{ daysAgo: 0, time: null }, '2026-11-23T07:40'],
    [{ daysAgo: 1, time: null }, '2026-11-22T07:40'],
    [{ daysAgo: 0, time: '06:15' }, '2026-11-23T06:15'],
    [{ daysAgo: 1, time: '21:00' }, '2026-11-22T21:00'],
    [{ daysAgo: 0, time: '21:00' }, '2026-11-22T21:00'],
  ] as const)('momentOf %o is %s', (named, expected) => {
    expect(localValue(momentOf(now, named))).toBe(expected)
  })
})
