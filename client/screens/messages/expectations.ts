import { type Translate, utcDay } from '../../../locales/translate.ts'
import { semicolons } from '../../../shared/listText.ts'
import { isAway, type MessageSettings, type OfficeDay } from '../../../shared/messages.ts'
import { timeText } from '../../lib/opening.ts'

/** A day (yyyy-MM-dd) that is the weekday, of which 1 is Monday. */
export const dayOn = (weekday: number) => `2024-01-0${weekday}`

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
