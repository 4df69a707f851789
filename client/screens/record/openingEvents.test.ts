import { expect, it } from 'vitest'
import { eventsOf } from './openingEvents.ts'
import type { Shared } from './shares.ts'

const at = (minute: number) => `2026-11-28T10:0${minute}:00.000Z`
const download = (minute: number, what: 'record' | 'paper' = 'record') => ({ at: at(minute), what })
const shareWith = (...minutes: number[]) =>
  ({
    openings: minutes.map((minute) => ({ at: at(minute), recipient: 'Dr. Ada Berg' })),
    wrongTries: [] as Shared['wrongTries'],
  }) as Shared

it('downloads between which nobody came are one event of the newest moment', () => {
  const events = eventsOf([shareWith(3)], [download(1), download(2), download(4), download(5), download(6)])
  expect(events.map((one) => [one.at, 'count' in one ? one.count : one.recipient])).toEqual([
    [at(6), 3],
    [at(3), 'Dr. Ada Berg'],
    [at(2), 2],
  ])
})

it('downloads of two things stay two events', () => {
  const events = eventsOf([], [download(1), download(2, 'paper'), download(3), download(4, 'paper')])
  expect(events).toEqual([
    { ...download(4, 'paper'), count: 2 },
    { ...download(3), count: 2 },
  ])
})
