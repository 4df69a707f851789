import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIntl, createIntlCache } from '@formatjs/intl'
import { isUnreviewed } from '../../locales/clinical.ts'
import en from '../../locales/en.json' with { type: 'json' }
import markers from '../../locales/markers/names.json' with { type: 'json' }
import { isLocale, localeIn } from '../../locales/regions.ts'
import {
  type ClinicalTranslate,
  DEFAULT_LOCALE,
  FORMATS,
  formatLocale,
  type Language,
  LOCALE_COOKIE,
  type Locale,
  languageOf,
  type Translate,
  translator,
} from '../../locales/translate.ts'
import type { Clinic } from './clinic.ts'
import { ROOT } from './root.ts'

const cache = createIntlCache()

/** Reads a catalogue when its language is first used: most clinics need one besides the English one. */
const catalogueOf = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(join(ROOT, 'locales', `${language}.json`), 'utf8'))

/** Cached messages by language. A message that a catalogue lacks falls back to English. */
const complete = new Map<Language, Record<string, string>>([['en', en]])
function messagesOf(language: Language) {
  const messages = complete.get(language) ?? { ...en, ...catalogueOf(language) }
  complete.set(language, messages)
  return messages
}

const translators = new Map<Locale, ClinicalTranslate>()

/**
 * The messages of a language, for texts that leave the server: refusals, mails, notifications, documents. Clinical ones
 * need `clinicalTexts`, except in English.
 */
export function translatorFor(locale: typeof DEFAULT_LOCALE): ClinicalTranslate
export function translatorFor(locale: Locale): Translate
export function translatorFor(locale: Locale): ClinicalTranslate {
  const known = translators.get(locale)
  if (known) return known
  const language = languageOf(locale)
  const names: Record<string, string> = language === 'en' ? {} : markers[language]
  const made = translator(
    createIntl(
      {
        locale: formatLocale(locale),
        messages: messagesOf(language),
        formats: FORMATS as never,
        // A missing message or argument is a defect that tests must see.
        onError: (error) => {
          throw error
        },
      },
      cache,
    ) as never,
    (name) => names[name] ?? name,
  )
  translators.set(locale, made)
  return made
}

/** A clinical text in the reader's language, with the English one if no clinician has reviewed that language. */
export type ClinicalTexts<Text> = { text: Text; english: Text | null }

type Words<Text> = (t: ClinicalTranslate) => Text

/** Words a clinical text, with `t` instead of the locale's own if given. `english` must be shown beside `text`. */
export const clinicalTexts = <Text>(
  locale: Locale,
  words: Words<Text>,
  t = translatorFor(locale) as ClinicalTranslate,
): ClinicalTexts<Text> => ({
  text: words(t),
  english: isUnreviewed(languageOf(locale)) ? words(translatorFor(DEFAULT_LOCALE)) : null,
})

/** The same as strings: "Ernst: … (Englisch: Serious: …)". Without the English unless `isClinical`. */
export function clinicalLines(locale: Locale, words: Words<string[]>, isClinical = true): string[] {
  const { text: lines, english } = clinicalTexts(locale, words)
  const t = translatorFor(locale)
  return lines.map((text, at) => {
    const beside = english?.[at]
    return isClinical && beside && beside !== text ? t('app.withEnglish', { text, english: beside }) : text
  })
}

/** The same as one string. */
export const clinicalText = (locale: Locale, words: Words<string>, isClinical?: boolean) =>
  clinicalLines(locale, (t) => [words(t)], isClinical).join('')

/** The translator for a recipient: in the account's language, else the clinic's. */
export const translatorForRecipient = (
  { settings }: Pick<Clinic, 'settings'>,
  locale: Locale | null | undefined,
) => translatorFor(locale ?? settings.locale)

type Headers = { cookie?: string | undefined; 'accept-language'?: string | undefined }

/** The tags of an `Accept-Language` header, by descending weight. */
const tagsOf = (acceptLanguage: string) =>
  acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.split(';')
      return { tag: tag.trim(), weight: Number(/q=([\d.]+)/.exec(quality)?.[1] ?? 1) }
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)

const chosenIn = (cookies = '') =>
  cookies
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === LOCALE_COOKIE)?.[1]

/**
 * The language of a request: the browser's chosen one, else the first of `Accept-Language` with a catalogue, else
 * `fallback`.
 */
export function localeOf<Fallback extends Locale | null>(
  headers: Headers,
  fallback: Fallback,
): Locale | Fallback {
  const chosen = chosenIn(headers.cookie)
  return isLocale(chosen) ? chosen : (localeIn(tagsOf(headers['accept-language'] ?? '')) ?? fallback)
}
