import { createIntl, createIntlCache } from '@formatjs/intl'
import en from '../../locales/en.json' with { type: 'json' }
import { FORMATS, type Locale, REGIONS, type Translate, translator } from '../../locales/translate.ts'

const CATALOGUES: Record<Locale, Record<string, string>> = { en }
const cache = createIntlCache()

const translators = new Map<Locale, Translate>()

/** The messages of a language, for texts that leave the server: refusals, mails, notifications, documents. */
export function translatorFor(locale: Locale): Translate {
  const known = translators.get(locale)
  if (known) return known
  const made = translator(
    createIntl(
      {
        locale: REGIONS[locale],
        messages: CATALOGUES[locale],
        formats: FORMATS as never,
        // A missing message or argument is a defect that tests must see.
        onError: (error) => {
          throw error
        },
      },
      cache,
    ) as never,
  )
  translators.set(locale, made)
  return made
}

/** The language of what is written for nobody in particular. */
export const DEFAULT_LOCALE: Locale = 'en'

const isLocale = (language: string): language is Locale => language in REGIONS

/** The language of who sent a request. */
export const translatorOf = (request: { headers: { 'accept-language'?: string | undefined } }) =>
  translatorFor(localeOf(request.headers['accept-language']))

/** The first language of an `Accept-Language` header, in the order of its weights, that has a catalogue. */
export function localeOf(acceptLanguage: string | null | undefined): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.split(';')
      return {
        language: tag.trim().toLowerCase().split('-')[0] ?? '',
        weight: Number(/q=([\d.]+)/.exec(quality)?.[1] ?? 1),
      }
    })
    .toSorted((one, other) => other.weight - one.weight)
  return wanted.map(({ language }) => language).find(isLocale) ?? DEFAULT_LOCALE
}
