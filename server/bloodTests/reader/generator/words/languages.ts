import type { LanguageCode } from '../analytes.data.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import type { Words } from './words.ts'

export const LANGUAGES: Record<LanguageCode, Words> = {
  en: english,
  de: german,
  fr: german,
  es: german,
  it: german,
  pl: german,
  pt: german,
  nl: german,
  tr: german,
}
