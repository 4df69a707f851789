import { afterEach, expect, it } from 'vitest'
import { localDay } from './today.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

it.each([
  ['Pacific/Kiritimati', '2026-03-01T10:30:00Z', '2026-03-02'],
  ['Etc/GMT+12', '2026-03-01T10:30:00Z', '2026-02-28'],
  ['Europe/Berlin', '2026-10-25T00:59:00Z', '2026-10-25'],
  ['America/New_York', '2028-02-29T23:00:00Z', '2028-02-29'],
])("localDay is the calendar day in the device's time zone: %s", (place, instant, day) => {
  process.env.TZ = place
  expect(localDay(new Date(instant))).toBe(day)
})
