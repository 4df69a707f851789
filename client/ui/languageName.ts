import { type Locale, languageOf } from '../../locales/translate.ts'
import { intl } from '../locale/messages.tsx'

/** A language's name in the reader's language, without its region: "German". */
export const languageName = (locale: Locale) =>
  intl.formatDisplayName(languageOf(locale), { type: 'language' }) ?? locale
