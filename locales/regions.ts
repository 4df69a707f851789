import { LANGUAGES, type Language, type Locale } from './translate.ts'

/** The selectable regions of each language, the default first. */
export const REGIONS = {
  en: ['GB', 'US', 'AU', 'CA', 'IE', 'NZ', 'ZA'],
  de: ['DE', 'AT', 'CH', 'LI', 'LU'],
  fr: ['FR', 'BE', 'CA', 'CH', 'LU'],
  es: ['ES', 'AR', 'CL', 'CO', 'MX', 'PE', 'US'],
} as const satisfies Record<Language, readonly string[]>

export const LOCALES: Locale[] = LANGUAGES.flatMap((language) => [
  language,
  ...REGIONS[language].map((region) => `${language}-${region}` as const),
])
export const isLocale = (text: unknown): text is Locale => LOCALES.includes(text as Locale)

/** The first of these language tags that the portal has: with its region where that is known. */
export function localeIn(tags: readonly string[]): Locale | undefined {
  for (const tag of tags) {
    const [language = '', ...others] = tag.split('-')
    const region = others.find((part) => part.length === 2)?.toUpperCase()
    const found = [`${language.toLowerCase()}-${region}`, language.toLowerCase()].find(isLocale)
    if (found) return found
  }
  return undefined
}
