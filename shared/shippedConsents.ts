import type { Language } from '../locales/translate.ts'
import type { ShippedConsent } from './consents.ts'

const LOADS: Record<Language, () => Promise<{ shippedConsents: readonly ShippedConsent[] }>> = {
  en: () => import('./shippedConsents/en.ts'),
  de: () => import('./shippedConsents/de.ts'),
  fr: () => import('./shippedConsents/fr.ts'),
  es: () => import('./shippedConsents/es.ts'),
}

/** Loads the examples of a language, one of each kind. They are no legal advice: a lawyer should read them before use. */
export const loadShippedConsents = async (language: Language): Promise<readonly ShippedConsent[]> =>
  (await LOADS[language]()).shippedConsents

/** The blanks that are still in a text. */
export const blanksIn = (text: string): string[] => text.match(/\[[^[\]\n]{1,60}\]/g) ?? []
