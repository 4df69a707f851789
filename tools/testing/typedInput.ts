import fc from 'fast-check'
import { expect } from 'vitest'
import { dayIn } from '../../client/ui/typedDay.ts'
import { numberIn, numberText, unambiguousText } from '../../shared/typedNumber.ts'

export const LOCALES = ['en-GB', 'en-US', 'de-DE', 'de-AT', 'de-CH', 'fr-FR', 'fr-CH', 'es-ES', 'es-MX']

const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_DAY = Date.UTC(1890, 0, 1)
const DAYS = 100_000

/** Numbers of a field: whole ones, prices, three decimals, and any others with at most 17 digits. */
const number = fc.oneof(
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.integer({ min: -100_000_000, max: 100_000_000 }).map((cents) => cents / 100),
  fc.integer({ min: -2_000_000, max: 2_000_000 }).map((thousandths) => thousandths / 1000),
  fc
    .double({ min: -1e15, max: 1e15, noNaN: true })
    .map((any) => (Math.abs(any) < 0.001 ? Math.round(any) : any)),
)

/** Checks random numbers: what a language writes, with and without grouping, is read as the same number. */
export function checkNumbers(locale: string, count: number) {
  const grouped = new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 20 })
  const check = (any: number) => {
    const given = any === 0 ? 0 : any
    const [plain, always] = [numberText(given, locale), grouped.format(given)].map((text) =>
      numberIn(text, locale),
    )
    if (Array.isArray(plain)) expect(plain).toContain(given)
    else if (plain !== given) expect(plain, `${locale} ${given}`).toBe(given)
    // The reading of the reader's language comes first.
    const read = Array.isArray(always) ? always[0] : always
    if (read !== given) expect(read, grouped.format(given)).toBe(given)
    if (numberIn(unambiguousText(given, locale), locale) !== given) expect.fail(`${given} is asked about`)
  }
  fc.assert(fc.property(number, check), { numRuns: count })
}

/** Checks each `step`th of 100,000 days from 1890: what a language writes, long or in numbers, is read as the same day. */
export function checkDays(locale: string, step: number) {
  const formats = (['long', 'numeric', '2-digit'] as const).map(
    (month) =>
      new Intl.DateTimeFormat(locale, {
        day: month === '2-digit' ? month : 'numeric',
        month,
        year: 'numeric',
        timeZone: 'UTC',
      }),
  )
  const reading = { today: '2026-11-26', languages: [locale] }
  for (let n = 0; n < DAYS; n += step) {
    const at = new Date(FIRST_DAY + n * DAY_MS)
    const day = at.toISOString().slice(0, 10)
    for (const format of formats) {
      const text = format.format(at)
      const read = dayIn(text, reading)
      if (read !== day) expect(read, text).toBe(day)
    }
  }
}
