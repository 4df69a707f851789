import { it } from 'vitest'
import { checkDays, checkNumbers, LOCALES } from './testing/typedInput.ts'

it.each(LOCALES)('numberIn reads 100,000 numbers as %s writes them', (locale) =>
  checkNumbers(locale, 100_000),
)

it.each(LOCALES)('dayIn reads 100,000 days as %s writes them', (locale) => checkDays(locale, 1))
