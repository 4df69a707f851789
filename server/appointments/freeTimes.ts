import type { AppointmentKind, Hours } from '../../shared/appointments.ts'

/** Milliseconds since 1970; `until` is exclusive. */
export type Span = readonly [from: number, until: number]

export type FreeTimesOf = {
  hours: Hours
  kind: Pick<AppointmentKind, 'minutes' | 'gapBefore' | 'gapAfter' | 'earliestHours' | 'latestDays'>
  /** Unsorted. */
  busy: readonly Span[]
  /** The clinic's. */
  timeZone: string
  now: number
  /** The first and the last day, `yyyy-MM-dd`. */
  from: string
  until: string
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Merges periods; sorted. */
function united(spans: Span[]): Span[] {
  const union: [number, number][] = []
  for (const [from, until] of spans.toSorted(([one], [other]) => one - other)) {
    const last = union.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], until)
    else if (from < until) union.push([from, until])
  }
  return union
}

/** Subtracts periods. */
const without = (spans: Span[], taken: Span[]): Span[] =>
  taken.reduce(
    (left, [from, until]) =>
      left
        .flatMap(([begin, end]): Span[] => [
          [begin, Math.min(end, from)],
          [Math.max(begin, until), end],
        ])
        .filter(([begin, end]) => begin < end),
    spans,
  )

/**
 * The instant of a time of day. If clocks repeat it, a begin is the first one and an end the last; if they skip it, it
 * is the moment of the change.
 */
function instantOf(date: Temporal.PlainDate, time: string, timeZone: string, of: 'begin' | 'end') {
  const local = date.toPlainDateTime(time)
  const instant = local.toZonedDateTime(timeZone, { disambiguation: of === 'begin' ? 'compatible' : 'later' })
  const isSkipped = !instant.toPlainDateTime().equals(local)
  const change = isSkipped ? instant.getTimeZoneTransition('previous') : null
  return (change ?? instant).epochMilliseconds
}

/** The periods in which a practitioner works on a day, in order. */
export function openOn(date: string, { weekly, exceptions }: Hours, timeZone: string): Span[] {
  const day = Temporal.PlainDate.from(date)
  const spanOf = ({ from, until }: { from: string; until: string }): Span => [
    instantOf(day, from, timeZone, 'begin'),
    instantOf(day, until, timeZone, 'end'),
  ]
  const whole: Span = [
    day.toZonedDateTime(timeZone).epochMilliseconds,
    day.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds,
  ]
  const ofDay = (isOpen: boolean) =>
    exceptions
      .filter((one) => one.date === date && one.open === isOpen)
      .map(({ from, until }): Span => (from && until ? spanOf({ from, until }) : whole))
  const usual = weekly.filter((one) => one.day === day.dayOfWeek).map(spanOf)
  return without(united([...usual, ...ofDay(true)]), ofDay(false))
}

/**
 * Returns the times at which an appointment of a kind may begin, sorted; milliseconds. Within a working period they
 * follow at the kind's length. The appointment lies within the period; its gaps may extend beyond it, but not into
 * taken time.
 */
export function freeTimes({ hours, kind, busy, timeZone, now, from, until }: FreeTimesOf): number[] {
  const length = kind.minutes * MINUTE
  const [before, after] = [kind.gapBefore * MINUTE, kind.gapAfter * MINUTE]
  const earliest = now + kind.earliestHours * HOUR
  const latest = now + kind.latestDays * 24 * HOUR
  const taken = united([...busy])
  const times: number[] = []
  /** Index of the first taken period that ends after the current start. */
  let ahead = 0
  const last = Temporal.PlainDate.from(until)
  for (
    let day = Temporal.PlainDate.from(from);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    for (const [begin, end] of openOn(day.toString(), hours, timeZone)) {
      for (let at = begin; at + length <= end; at += length) {
        if (at < earliest || at > latest) continue
        while ((taken[ahead]?.[1] ?? Infinity) <= at - before) ahead++
        if ((taken[ahead]?.[0] ?? Infinity) >= at + length + after) times.push(at)
      }
    }
  }
  return times
}
