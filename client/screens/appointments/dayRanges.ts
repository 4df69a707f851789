import { utcDay } from '../../../locales/translate.ts'
import type { Hours } from '../../../shared/appointments.ts'

/** Minutes of a day. */
export type Range = { from: number; until: number }

export const WHOLE_DAY: Range = { from: 0, until: 24 * 60 }

/** "09:30" as minutes of the day. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Minutes of the day as "09:30". */
export const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** What is left of ranges without others, in order. */
export const without = (ranges: readonly Range[], taken: readonly Range[]) =>
  taken.reduce<readonly Range[]>(
    (left, { from, until }) =>
      left
        .flatMap((one) => [
          { from: one.from, until: Math.min(one.until, from) },
          { from: Math.max(one.from, until), until: one.until },
        ])
        .filter((one) => one.from < one.until),
    ranges,
  )

/** The times of a day (yyyy-MM-dd) that are not offered, in the clinic's time zone, sorted. */
export function closedOn(day: string, { weekly, exceptions }: Hours): readonly Range[] {
  const weekday = ((utcDay(day).getUTCDay() + 6) % 7) + 1
  const ofDay = (isOpen: boolean) =>
    exceptions
      .filter(({ date, open }) => date === day && open === isOpen)
      .map(({ from, until }) =>
        from && until ? { from: minutesOf(from), until: minutesOf(until) } : WHOLE_DAY,
      )
  const usual = weekly
    .filter((one) => one.day === weekday)
    .map(({ from, until }) => ({ from: minutesOf(from), until: minutesOf(until) }))
  // The open times are what is left without the closed ones; the rest of the day is not offered.
  const open = without([WHOLE_DAY], without([WHOLE_DAY], [...usual, ...ofDay(true)]))
  return without([WHOLE_DAY], without(open, ofDay(false)))
}
