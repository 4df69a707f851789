import { type Locale, type Translate, utcDay } from '../../locales/translate.ts'
import { clinicIn } from '../../shared/clinic.ts'
import { type Addressee, greeting, type MailText, type Sender, senderAddress } from '../platform/mail.ts'
import { type Entry, invitation } from './ics.ts'

type To = Addressee & { email: string; locale: Locale }

/** The mail that adds a confirmed appointment to a calendar, moves it there, or removes it. */
export function appointmentMail(
  { env, clinic }: Sender,
  entry: Entry,
  { method, stamp }: { method: 'REQUEST' | 'CANCEL'; stamp: Date },
  to: To,
  t: Translate,
): MailText {
  const { settings } = clinic
  const begin = Temporal.Instant.from(entry.at.toISOString()).toZonedDateTimeISO(settings.timeZone)
  const step = method === 'CANCEL' ? 'cancelled' : entry.sequence === 0 ? 'confirmed' : 'moved'
  const text = t(`appointments.mail.${step}`, {
    day: utcDay(begin.toPlainDate().toString()),
    time: begin.toPlainTime().toString({ smallestUnit: 'minute' }),
    zone: settings.timeZone,
    link: `${env.PUBLIC_URL}/appointments`,
  })
  return {
    subject: t(`appointments.mail.${step}.subject`, { clinic: clinicIn(settings, to.locale).name }),
    text: `${greeting(to, t)}\n\n${text}`,
    calendar: {
      method,
      content: invitation({ publicUrl: env.PUBLIC_URL, clinic: settings, locale: to.locale }, entry, {
        ...{ method, stamp, from: senderAddress(env), to: to.email },
      }),
    },
  }
}
