import type { LanguageCode } from '../analytes.data.ts'
import { german } from './de.ts'
import { greek } from './el.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { dutch } from './nl.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { russian } from './ru.ts'
import { turkish } from './tr.ts'
import type { Words } from './words.ts'

export const LANGUAGES: Record<LanguageCode, Words> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pl: polish,
  pt: portuguese,
  nl: dutch,
  tr: turkish,
  ru: russian,
  el: greek,
}
