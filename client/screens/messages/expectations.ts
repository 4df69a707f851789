import { type Translate, utcDay } from '../../../locales/translate.ts'
import { addDays } from '../../../shared/health.ts'
import { semicolons } from '../../../shared/listText.ts'
import { clockIn, isAway, type MessageSettings, type OfficeDay } from '../../../shared/messages.ts'
import { daysFrom } from '../../../shared/planItems.ts'
import { localDay } from '../../lib/today.ts'

/** A day (yyyy-MM-dd) that is the weekday, of which 1 is Monday. */
export const dayOn = (weekday: number) => `2024-01-0${weekday}`

const timeText = (time: string) => time.replace(/^0/, '')

/** Office hours as text: "Monday to Friday, 9:00 to 17:00"; days with the same hours in a row are one part. */
export function hoursText(hours: readonly OfficeDay[], t: Translate): string | null {
  const parts: { first: number; last: number; from: string; until: string }[] = []
  for (const { day, from, until } of hours.toSorted((a, b) => a.day - b.day)) {
    const before = parts.at(-1)
    const joins = before && before.last === day - 1 && before.from === from && before.until === until
    if (joins) before.last = day
    else parts.push({ first: day, last: day, from, until })
  }
  const texts = parts.map(({ first, last, from, until }) =>
    t('messages.hours', {
      days: last - first === 0 ? 'one' : last - first === 1 ? 'two' : 'more',
      ...{ first: utcDay(dayOn(first)), last: utcDay(dayOn(last)) },
      ...{ from: timeText(from), until: timeText(until) },
    }),
  )
  return texts.length > 0 ? semicolons(t, texts) : null
}

/** An answer time of whole days beyond the first one counts in days. */
const answerTime = (hours: number) =>
  hours % 24 === 0 && hours > 24
    ? { unit: 'days' as const, count: hours / 24 }
    : { unit: 'hours' as const, count: hours }

/** What a patient can expect of the practitioner, before writing. */
export function expectationText(
  { hours, answerHours, timeZone }: MessageSettings,
  name: string,
  t: Translate,
) {
  const open = hoursText(hours, t)
  const zone = timeZone.replaceAll('_', ' ')
  if (open === null) {
    return answerHours === null
      ? t('messages.expects.nothing', { name })
      : t('messages.expects.answer', answerTime(answerHours))
  }
  return answerHours === null
    ? t('messages.expects.hours', { hours: open, zone })
    : t('messages.expects.hoursAndAnswer', { hours: open, zone, ...answerTime(answerHours) })
}

/** The practitioner's settings as patients see them at this instant. */
export function settingsText(settings: MessageSettings, now: Date, t: Translate) {
  const hours = hoursText(settings.hours, t)
  return [
    hours === null ? t('messages.own.noHours') : t('messages.own.hours', { hours }),
    ...(settings.answerHours === null ? [] : [t('messages.own.answer', answerTime(settings.answerHours))]),
    ...(isAway(settings, now) ? [t('messages.own.away')] : []),
  ].join(' ')
}

/**
 * The next opening, after any absence: its day (yyyy-MM-dd), its time, and how a reader names the day. Null while open,
 * without hours, and during an absence without a last day.
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
