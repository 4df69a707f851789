import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Hours } from '../../shared/appointments.ts'
import { type FreeTimesOf, freeTimes, type Span } from './freeTimes.ts'

const MINUTE = 60_000
const ZONE = 'Europe/Helsinki'

const kind = (minutes: number, gaps: Partial<FreeTimesOf['kind']> = {}) => ({
  ...{ minutes, gapBefore: 0, gapAfter: 0, earliestHours: 0, latestDays: 1000 },
  ...gaps,
})
const weekdays = (from: string, until: string) => [1, 2, 3, 4, 5].map((day) => ({ day, from, until }))

/** The free times of a day as its clocks show them. */
function shown(of: Partial<FreeTimesOf> & { date: string }) {
  const { date, timeZone = ZONE } = of
  const times = freeTimes({
    ...{ hours: { weekly: weekdays('09:00', '12:00'), exceptions: [] }, kind: kind(45), busy: [] },
    ...{ timeZone, now: 0, from: date, until: date },
    ...of,
    ...(of.kind ?? { kind: kind(45) }),
    kind: of.kind ?? kind(45, { latestDays: 1e6 }),
  })
  return times.map((at) =>
    Temporal.Instant.fromEpochMilliseconds(at)
      .toZonedDateTimeISO(timeZone)
      .toPlainTime()
      .toString()
      .slice(0, 5),
  )
}

const at = (time: string, timeZone = ZONE) =>
  Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone).epochMilliseconds

describe('free times', () => {
  it('follow one another at the kind’s length within the hours', () => {
    expect(shown({ date: '2026-12-08' })).toEqual(['09:00', '09:45', '10:30', '11:15'])
    expect(shown({ date: '2026-12-12' })).toEqual([])
  })

  it('leave out what is taken, with the gaps of the kind around the shown length', () => {
    const busy: Span[] = [[at('2026-12-08T10:30'), at('2026-12-08T10:40')]]
    expect(shown({ date: '2026-12-08', busy })).toEqual(['09:00', '09:45', '11:15'])
    const gaps = kind(45, { gapAfter: 10, latestDays: 1e6 })
    expect(shown({ date: '2026-12-08', busy, kind: gaps })).toEqual(['09:00', '11:15'])
    const before = kind(45, { gapBefore: 40, latestDays: 1e6 })
    expect(shown({ date: '2026-12-08', busy, kind: before })).toEqual(['09:00', '09:45'])
  })

  it('follow exceptions: a closed day, a closed part, an extra morning', () => {
    const hours = (...exceptions: Hours['exceptions']) => ({ weekly: weekdays('09:00', '12:00'), exceptions })
    const date = '2026-12-08'
    expect(shown({ date, hours: hours({ date, open: false }) })).toEqual([])
    const part = hours({ date, from: '09:00', until: '10:00', open: false })
    expect(shown({ date, hours: part })).toEqual(['10:00', '10:45'])
    const extra = { date: '2026-12-12', from: '08:00', until: '09:30', open: true }
    expect(shown({ date: '2026-12-12', hours: hours(extra) })).toEqual(['08:00', '08:45'])
  })

  it('free times are neither too early nor too late', () => {
    const date = '2026-12-08'
    const now = at('2026-12-07T10:00')
    expect(shown({ date, now, kind: kind(45, { earliestHours: 24 }) })).toEqual(['10:30', '11:15'])
    expect(shown({ date, now, kind: kind(45, { latestDays: 1 }) })).toEqual(['09:00', '09:45'])
  })

  it('exist once on the days on which the clocks change', () => {
    const hours = { weekly: [{ day: 7, from: '02:00', until: '06:00' }], exceptions: [] }
    // In Helsinki 3:00 becomes 4:00 on 29 March, and 4:00 becomes 3:00 on 25 October.
    expect(shown({ date: '2026-03-29', hours, kind: kind(60, { latestDays: 1e6 }) })).toEqual([
      '02:00',
      '04:00',
      '05:00',
    ])
    expect(shown({ date: '2026-10-25', hours, kind: kind(60, { latestDays: 1e6 }) })).toEqual([
      ...['02:00', '03:00', '03:00', '04:00', '05:00'],
    ])
  })
})

// ---------------------------------------------------------------- against a second version

/**
 * The same minute by minute: a line of hours reaches from the first minute of the day whose clock shows its begin or
 * later to the last one whose clock shows less than its end. A time is free if every minute of its length and gaps is.
 */
function naive({ hours, kind: of, busy, timeZone, now, from, until }: FreeTimesOf): number[] {
  const days = new Map<string, { minute: number; clock: string; weekday: number }[]>()
  const begin = Temporal.PlainDate.from(from).toZonedDateTime(timeZone).epochMilliseconds
  const end = Temporal.PlainDate.from(until).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds
  for (let minute = begin; minute < end; minute += MINUTE) {
    const local = Temporal.Instant.fromEpochMilliseconds(minute).toZonedDateTimeISO(timeZone)
    const date = local.toPlainDate().toString()
    const clock = local.toPlainTime().toString().slice(0, 5)
    days.set(date, [...(days.get(date) ?? []), { minute, clock, weekday: local.dayOfWeek }])
  }
  const isTaken = (minute: number) => busy.some(([one, other]) => one < minute + MINUTE && minute < other)
  const all = (first: number, count: number, is: (minute: number) => boolean) =>
    Array.from({ length: count }, (_, index) => first + index * MINUTE).every(is)
  return [...days].flatMap(([date, minutes]) => {
    const covered = (lines: readonly { from?: string; until?: string }[]) =>
      lines.flatMap(({ from: opens = '00:00', until: closes = '24:00' }) => {
        const first = minutes.find(({ clock }) => clock >= opens)
        const last = minutes.findLast(({ clock }) => clock < closes)
        return minutes
          .map(({ minute }) => minute)
          .filter((one) => first && last && one >= first.minute && one <= last.minute)
      })
    const ofDay = (open: boolean) => hours.exceptions.filter((one) => one.date === date && one.open === open)
    const closed = new Set(covered(ofDay(false)))
    const usual = hours.weekly.filter(({ day }) => day === minutes[0]?.weekday)
    const open = new Set(covered([...usual, ...ofDay(true)]).filter((minute) => !closed.has(minute)))
    let since: number | null = null
    return minutes.flatMap(({ minute }) => {
      if (!open.has(minute)) since = null
      else since ??= minute
      if (since === null || (minute - since) % (of.minutes * MINUTE) !== 0) return []
      const isEarly = minute < now + of.earliestHours * 60 * MINUTE
      const isLate = minute > now + of.latestDays * 24 * 60 * MINUTE
      const blocked = of.gapBefore + of.minutes + of.gapAfter
      const isInside = all(minute, of.minutes, (one) => open.has(one))
      const isFree = all(minute - of.gapBefore * MINUTE, blocked, (one) => !isTaken(one))
      return isInside && isFree && !isEarly && !isLate ? [minute] : []
    })
  })
}

const FIRST = '2026-01-01'
const DAYS = 2 * 365
const date = fc
  .integer({ min: 0, max: DAYS - 1 })
  .map((days) => Temporal.PlainDate.from(FIRST).add({ days }).toString())
/** Days on and around which the clocks of the zones below change. */
const changing = fc
  .constantFrom(
    '2026-03-29',
    '2026-10-25',
    '2027-03-28',
    '2027-10-31',
    '2026-04-05',
    '2026-10-04',
    '2026-11-01',
  )
  .chain((change) =>
    fc.integer({ min: -1, max: 1 }).map((days) => Temporal.PlainDate.from(change).add({ days }).toString()),
  )
const clockTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const clocks = fc
  .tuple(clockTime, clockTime)
  .filter(([one, other]) => one !== other)
  .map((two) => two.toSorted() as [string, string])
  .map(([from, until]) => ({ from, until }))

const cases = fc
  .record({
    first: fc.oneof(date, changing),
    length: fc.integer({ min: 0, max: 2 }),
    timeZone: fc.constantFrom(
      'Europe/Helsinki',
      'Europe/London',
      'America/New_York',
      'Australia/Lord_Howe',
      'UTC',
    ),
    weekly: fc.array(fc.record({ day: fc.integer({ min: 1, max: 7 }), times: clocks }), { maxLength: 12 }),
    exceptions: fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 2 }),
        times: fc.option(clocks, { nil: null }),
        open: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    kind: fc.record({
      minutes: fc.integer({ min: 5, max: 120 }),
      gapBefore: fc.integer({ min: 0, max: 45 }),
      gapAfter: fc.integer({ min: 0, max: 45 }),
      earliestHours: fc.integer({ min: 0, max: 30 }),
      latestDays: fc.integer({ min: 1, max: 4 }),
    }),
    busy: fc.array(fc.tuple(fc.integer({ min: -200, max: 3 * 1440 }), fc.integer({ min: 1, max: 300 })), {
      maxLength: 10,
    }),
    now: fc.integer({ min: -3 * 1440, max: 1440 }),
  })
  .map(({ first, length, timeZone, weekly, exceptions, busy, now, ...rest }): FreeTimesOf => {
    const begin = Temporal.PlainDate.from(first)
    const midnight = begin.toZonedDateTime(timeZone).epochMilliseconds
    return {
      ...rest,
      timeZone,
      from: first,
      until: begin.add({ days: length }).toString(),
      now: midnight + now * MINUTE,
      busy: busy.map(([from, minutes]) => [midnight + from * MINUTE, midnight + (from + minutes) * MINUTE]),
      hours: {
        weekly: weekly.map(({ day, times }) => ({ day, ...times })),
        // Open in addition without times is refused on input.
        exceptions: exceptions
          .filter(({ open, times }) => !open || times !== null)
          .map(({ day, times, open }) => ({ date: begin.add({ days: day }).toString(), open, ...times })),
      },
    }
  })

describe('free times against a version that looks at every minute', () => {
  it('none overlaps, and none is missing, over two years and both changes of the clocks', () => {
    fc.assert(
      fc.property(cases, (of) => {
        expect(freeTimes(of)).toEqual(naive(of))
      }),
      { numRuns: 120 },
    )
  })
})
