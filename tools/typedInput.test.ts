import { it } from 'vitest'
import { checkDays, checkNumbers, LOCALES } from './testing/typedInput.ts'

it.each(LOCALES)('numberIn reads 2,000 numbers as %s writes them', (locale) => checkNumbers(locale, 2_000))

it.each(LOCALES)('dayIn reads 1,000 days as %s writes them', (locale) => checkDays(locale, 97))
