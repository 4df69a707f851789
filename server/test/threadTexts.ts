import { readFileSync } from 'node:fs'
import { createIntl } from '@formatjs/intl'
import { FORMATS, REGIONS, translator } from '../../locales/translate.ts'

/** The English texts in files that a thread writes. Threads load the catalogue themselves, without the pseudo-locale. */
export const threadText = translator(
  createIntl({
    locale: REGIONS.en,
    messages: JSON.parse(readFileSync('locales/en.json', 'utf8')),
    formats: FORMATS as never,
  }) as never,
)
