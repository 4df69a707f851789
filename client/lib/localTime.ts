import { localDay } from './today.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** An instant with the device's offset, to the minute: "2026-11-23T07:40:00+01:00". Its day is that of the person. */
export function withOffset(at: Date): string {
  const offset = -at.getTimezoneOffset()
  const sign = offset < 0 ? '-' : '+'
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${localDay(at)}T${two(at.getHours())}:${two(at.getMinutes())}:00${sign}${two(hours)}:${two(minutes)}`
}

/** The value of an input for a local time: "2026-11-23T07:40". */
export const localValue = (at: Date) => `${localDay(at)}T${two(at.getHours())}:${two(at.getMinutes())}`

/** The moment meant by a line, relative to `now`: "yesterday", "7:40". A future time counts as the day before. */
export function momentOf(now: Date, { daysAgo, time }: { daysAgo: 0 | 1; time: string | null }): Date {
  const at = new Date(now)
  at.setDate(at.getDate() - daysAgo)
  if (time !== null) {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    at.setHours(hours, minutes, 0, 0)
    if (at > now) at.setDate(at.getDate() - 1)
  }
  return at
}
