import { type Language, languageOf } from '../../locales/translate.ts'
import { useLocale } from '../locale/messages.tsx'

/** The `lang` of a person's text: their language, if known and different from the page's. */
export function useWrittenLang(language: Language | null | undefined) {
  const page = languageOf(useLocale())
  return language && language !== page ? language : undefined
}
