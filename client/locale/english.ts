import { createIntl, createIntlCache } from 'react-intl/server'
import { isUnreviewed } from '../../locales/clinical.ts'
import {
  type ClinicalTranslate,
  FORMATS,
  formatLocale,
  languageOf,
  translator,
} from '../../locales/translate.ts'
import { englishMessages, useLocale } from './messages.tsx'

let english: ClinicalTranslate | undefined

/**
 * Words clinical messages in English, to show beside the text. Null if the page is in English, or a clinician has
 * reviewed its language. Has no other messages.
 */
export function useEnglish(): ClinicalTranslate | null {
  if (!isUnreviewed(languageOf(useLocale()))) return null
  english ??= translator(
    createIntl(
      { locale: formatLocale('en'), messages: englishMessages, formats: FORMATS as never },
      createIntlCache(),
    ) as never,
  )
  return english
}
