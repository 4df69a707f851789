import { FORMATS, languageOf } from '../../locales/translate.ts'
import { dollars } from '../../shared/shop.ts'
import { currentLocale, intl } from '../locale/messages.tsx'

/** Cents as the reader's region writes dollars: "$24.90", "24,90 $". English needs no `Intl` (see `dollars`). */
export const money = (cents: number) =>
  languageOf(currentLocale()) === 'en' ? dollars(cents) : intl.formatNumber(cents / 100, FORMATS.number.money)
