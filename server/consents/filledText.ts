import { type Locale, utcDay } from '../../locales/translate.ts'
import { type ClinicSettings, clinicIn } from '../../shared/clinic.ts'
import { filledIn } from '../../shared/consentText.ts'
import { translatorFor } from '../platform/locales.ts'

/** A day and time (HH:mm) of the clinic. */
export function clinicTime(at: Date, { timeZone }: Pick<ClinicSettings, 'timeZone'>) {
  const time = Temporal.Instant.from(at.toISOString()).toZonedDateTimeISO(timeZone)
  return {
    day: utcDay(time.toPlainDate().toString()),
    time: time.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

/** A document's text with the patient's data, in the patient's language, as of a moment. */
export function filledText(
  consent: {
    template: string
    patient: string
    dateOfBirth: string | null
    askedBy: string
    locale: Locale | null
  },
  settings: ClinicSettings,
  at: Date,
): string {
  const locale = consent.locale ?? settings.locale
  const t = translatorFor(locale)
  const { dateOfBirth } = consent
  return filledIn(consent.template, {
    name: consent.patient,
    dateOfBirth: dateOfBirth ? t('consents.day', { day: utcDay(dateOfBirth) }) : t('consents.noDateOfBirth'),
    clinic: clinicIn(settings, locale).name,
    practitioner: consent.askedBy,
    today: t('consents.day', { day: clinicTime(at, settings).day }),
  })
}
