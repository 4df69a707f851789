import { type Language, type Locale, languageOf } from '../locales/translate.ts'
import type { MessageSettings } from './messages.ts'

/** The clinic's own data, as admins write them on the page "Clinic". */
export type ClinicSettings = {
  name: string
  /** Lines of a postal address. */
  address: string | null
  phone: string | null
  email: string | null
  /** The number shown to patients above Send and beside a result that needs a doctor. */
  emergencyNumber: string
  /** IANA name; opening hours are in this zone. */
  timeZone: string
  hours: MessageSettings['hours']
  /** The usual answer time in hours where a practitioner has set none; null if none is promised. */
  answerHours: number | null
  /** The language of texts without a particular reader. */
  locale: Locale
  /** Plain text; null for the portal's own notice. */
  privacy: string | null
  /** Plain text below the clinic's data on the page "Imprint". */
  imprint: string | null
  /** Name, notice and imprint in other languages, where the clinic has written them. */
  translations: Partial<Record<Language, ClinicTexts>>
}

export type ClinicTexts = Partial<Pick<ClinicSettings, 'name' | 'privacy' | 'imprint'>>

/** The settings with the clinic's texts in a language, as far as it has written them. */
export function clinicIn(settings: ClinicSettings, locale: Locale): ClinicSettings {
  const { name, privacy, imprint } = settings.translations[languageOf(locale)] ?? {}
  const { name: usual, privacy: notice, imprint: about } = settings
  return { ...settings, name: name || usual, privacy: privacy || notice, imprint: imprint || about }
}

/** Settings that an environment variable fixes, and its name. */
export const CLINIC_VARIABLES = {
  name: 'CLINIC_NAME',
  phone: 'CLINIC_PHONE',
  emergencyNumber: 'EMERGENCY_NUMBER',
  locale: 'CLINIC_LANGUAGE',
} as const satisfies Partial<Record<keyof ClinicSettings, string>>
export type LockedSetting = keyof typeof CLINIC_VARIABLES

export const DEFAULT_CLINIC: ClinicSettings = {
  name: 'Verbena',
  address: null,
  phone: null,
  email: null,
  emergencyNumber: '112',
  timeZone: 'UTC',
  hours: [],
  answerHours: null,
  locale: 'en',
  privacy: null,
  imprint: null,
  translations: {},
}

/** Where a logo is uploaded, and where it is loaded from. */
export const LOGO_UPLOAD = '/api/clinic/logo'
export const CLINIC_LOGO = '/api/clinic/logo.webp'
/** The largest file of a logo; bytes. */
export const MAX_LOGO_BYTES = 2 * 1024 * 1024

export const addressLine = (address: string | null) => (address ?? '').split('\n').join(', ')

/** Contact lines, without unknown ones. */
export const contactOf = ({ address, phone, email }: Pick<ClinicSettings, 'address' | 'phone' | 'email'>) =>
  [addressLine(address), phone, email].filter((part) => part !== null && part !== '') as string[]
