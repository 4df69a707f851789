import { clockIn } from './messages.ts'

const DAY = 86_400_000

/**
 * The instant (ISO 8601, UTC) of a day (yyyy-MM-dd) and a time (HH:mm) in a time zone. Of a time that the clocks repeat, the
 * first; one that they skip is as much later as they skip.
 */
export function instantAt(date: string, time: string, timeZone: string) {
  const local = (instant: number) => {
    const clock = clockIn(new Date(instant), timeZone)
    return Date.parse(`${clock.date}T${clock.time}Z`)
  }
  const wanted = Date.parse(`${date}T${time}Z`)
  // The offsets before and after a change of the clocks; the same on other days.
  const [before, after] = [wanted - DAY, wanted + DAY].map((at) => wanted - (local(at) - at)) as [
    number,
    number,
  ]
  return new Date(local(before) !== wanted && local(after) === wanted ? after : before).toISOString()
}
