import type { Translate } from '../../../locales/translate.ts'
import { isAway, type MessageSettings } from '../../../shared/messages.ts'
import { hoursText } from '../../lib/officeHours.ts'

/** An answer time of whole days beyond the first one counts in days. */
const answerTime = (hours: number) =>
  hours % 24 === 0 && hours > 24
    ? { unit: 'days' as const, count: hours / 24 }
    : { unit: 'hours' as const, count: hours }

/** What a patient can expect before writing: office hours, answer time, absence. */
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
