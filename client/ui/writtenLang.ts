import { type Language, languageOf } from '../../locales/translate.ts'
import { useLocale } from '../locale/messages.tsx'

/** The `lang` of what a person wrote: their language, where it is known and not that of the page. */
export function useWrittenLang(language: Language | null | undefined) {
  const page = languageOf(useLocale())
  return language && language !== page ? language : undefined
}
