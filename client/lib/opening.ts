import { addDays } from '../../shared/health.ts'
import { clockIn, type MessageSettings } from '../../shared/messages.ts'
import { daysFrom } from '../../shared/planItems.ts'
import { localDay } from './today.ts'

/** A time of office hours as it is written: "9:00". */
export const timeText = (time: string) => time.replace(/^0/, '')

/** Closing time of an open office: "17:00". Null while it is closed, and during an absence. */
export function openUntil(
  { hours, timeZone, absence }: Pick<MessageSettings, 'hours' | 'timeZone' | 'absence'>,
  now: Date,
) {
  const { date, weekday, time } = clockIn(now, timeZone)
  if (absence && (absence.until === null || absence.until >= date)) return null
  const open = hours.find(({ day, from, until }) => day === weekday && time >= from && time < until)
  return open ? timeText(open.until) : null
}

/**
 * The next opening, after any absence: its day (yyyy-MM-dd), its time, and the day in words. Null while open, without
 * hours, and during an open-ended absence.
 */
export function nextOpening(
  { hours, timeZone, absence }: Pick<MessageSettings, 'hours' | 'timeZone' | 'absence'>,
  now: Date,
) {
  const { date: today, weekday, time } = clockIn(now, timeZone)
  if (absence && absence.until === null) return null
  const first = absence?.until && absence.until >= today ? daysFrom(today, absence.until) + 1 : 0
  // If the reader's day differs from the office's, "today" would be wrong.
  const sameDay = today === localDay(now)
  for (let ahead = first; ahead <= first + 7; ahead++) {
    const open = hours.find(({ day }) => day === ((weekday - 1 + ahead) % 7) + 1)
    if (!open) continue
    if (ahead === 0 && time >= open.from && time < open.until) return null
    if (ahead === 0 && time >= open.from) continue
    const soon = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : 'weekday'
    const when = ahead >= 7 ? 'date' : sameDay ? soon : 'weekday'
    return { when, day: addDays(today, ahead), from: timeText(open.from) } as const
  }
  return null
}
