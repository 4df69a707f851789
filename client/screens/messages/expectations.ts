import { addDays } from '../../../shared/health.ts'
import { answerText, clockIn, hoursText, isAway, type MessageSettings } from '../../../shared/messages.ts'
import { daysFrom } from '../../../shared/planItems.ts'
import { dayName } from '../../../shared/text.ts'
import { localDay } from '../../lib/today.ts'
import { formatDayOfMonth } from '../../ui/format.ts'

/** The practitioner's settings as patients see them at this instant. */
export function settingsText(settings: MessageSettings, now: Date) {
  const { hours, answerHours } = settings
  const parts = [
    hoursText(hours) ?? 'You have set no office hours',
    answerHours === null ? null : `You usually answer ${answerText(answerHours)}`,
    isAway(settings, now) && 'You are away',
  ]
  return `${parts.filter(Boolean).join('. ')}.`
}

/**
 * The weekday, date (yyyy-MM-dd) and time of the next opening, after any absence. Null while open, without hours, and
 * during an absence without a last day.
 */
function opensNext(
  { hours, timeZone, absence }: Pick<MessageSettings, 'hours' | 'timeZone' | 'absence'>,
  now: Date,
) {
  const { date: today, weekday, time } = clockIn(now, timeZone)
  if (absence && absence.until === null) return null
  const first = absence?.until && absence.until >= today ? daysFrom(today, absence.until) + 1 : 0
  for (let ahead = first; ahead <= first + 7; ahead++) {
    const day = ((weekday - 1 + ahead) % 7) + 1
    const open = hours.find((one) => one.day === day)
    if (!open) continue
    if (ahead === 0 && time >= open.from && time < open.until) return null
    if (ahead > 0 || time < open.from) {
      return { ahead, day, date: addDays(today, ahead), from: open.from.replace(/^0/, '') }
    }
  }
  return null
}

const WHEN = ['today', 'tomorrow']

/** The next opening as a patient reads it: "tomorrow from 9:00"; null while open or if nothing is promised. */
export function nextOpening(settings: MessageSettings, now: Date): string | null {
  const next = opensNext(settings, now)
  if (!next) return null
  const weekday = `on ${dayName(next.day)}`
  // If the reader's day differs from the office's, "today" would be wrong.
  const sameDay = clockIn(now, settings.timeZone).date === localDay(now)
  const soon = sameDay ? (WHEN[next.ahead] ?? weekday) : weekday
  return `${next.ahead < 7 ? soon : `${weekday} ${formatDayOfMonth(next.date)}`} from ${next.from}`
}
