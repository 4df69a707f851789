/** Days in histories, with the names of months and weekdays in the nine languages of the reader. */
import { folded } from './fold.ts'
import { wordsFor } from './words.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr']
/** The first days of the months of 2024, whose first day was a Monday. */
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1)))
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)))

/** A name in each language, as `folded` leaves it and as it is written; Polish names are inflected. */
function namesOf(date: Date, type: 'month' | 'weekday', options: Intl.DateTimeFormatOptions) {
  return LANGUAGES.flatMap((language) => {
    const parts = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).formatToParts(date)
    const written = (parts.find((part) => part.type === type)?.value ?? '').toLowerCase().replace('.', '')
    const name = folded(written)
    return [language === 'pl' ? name.replace(/(?<=..)[aey]$/, '(?:[ae]|i?u)') : name, written]
  })
}

const FULL = MONTHS.map((date) => [
  ...namesOf(date, 'month', { month: 'long' }),
  ...namesOf(date, 'month', { month: 'long', day: 'numeric' }),
])
const MONTH_NAMES = MONTHS.map((date, i) => [
  ...(FULL[i] ?? []),
  ...namesOf(date, 'month', { month: 'short' }),
])
const BY_NUMBER = MONTH_NAMES.map((names) => new RegExp(`^(?:${names.join('|')})$`, 'u'))

/** Alternatives of a regular expression, the longest first. */
const anyOf = (names: readonly string[]) =>
  `(?:${[...new Set(names)].sort((a, b) => b.length - a.length).join('|')})`
/** The end of a name, which may have a Turkish ending. */
const END = '(?:[dt][ae])?(?!\\p{L})'

/** The name of a month, also a short one. */
export const MONTH = anyOf(MONTH_NAMES.flat())
export const WEEKDAY = `${anyOf(WEEK.flatMap((date) => namesOf(date, 'weekday', { weekday: 'long' })))}${END}`

const NAMED = `(?<named>${MONTH})${END}\\.?`
const DAY = '(?<![\\d.,/-])(?<day>\\d{1,2})'
const NUMBER = '(?<number>\\d{1,2})(?!\\d)'
const YEAR = '(?<year>(?:19|20)\\d\\d)(?!\\d)'
const FORMS = [
  `(?<!\\d)(?<year>\\d{4})-(?<number>\\d\\d)-(?<day>\\d\\d)(?!\\d)`,
  `${DAY}[./] ?${NUMBER}[./] ?(?<year>(?:19|20)?\\d\\d)(?!\\d)`,
  `(?<![\\d.,/-])${NUMBER}[./]${YEAR}`,
  `${DAY}\\. ?${NUMBER}(?!\\.? ?\\d| ?[a-z%])`,
  `${DAY}(?:\\.|st|nd|rd|th|er|º)? ?(?:(?:de|of) )?${NAMED}(?:,? (?:del? )?${YEAR})?`,
  `(?<!\\p{L})${NAMED} (?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? ${YEAR})?`,
  `(?<!\\p{L})${NAMED} (?:del? )?${YEAR}`,
  `(?<!\\p{L})(?:${wordsFor('within')}) (?<named>${anyOf(FULL.flat())})${END}(?! (?:del? )?\\d)`,
].map((form) => new RegExp(form, 'gu'))

/**
 * The days of a folded text as `yyyy-MM-dd`, or `yyyy-MM` where it names only a month. A day without a year is the one
 * that is nearest to `today` (`yyyy-MM-dd`).
 */
export function daysIn(text: string, today: string): string[] {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  return FORMS.flatMap((form) => [...text.matchAll(form)]).flatMap(({ groups = {} }) => {
    const { named, number, day, year } = groups
    const month = named ? BY_NUMBER.findIndex((names) => names.test(named)) + 1 : Number(number)
    if (month < 1 || month > 12) return []
    const nearest = thisYear + (month - thisMonth <= -6 ? 1 : month - thisMonth > 6 ? -1 : 0)
    // "26" is this century's, "97" the last one's.
    const full = year?.length === 2 ? `${Number(year) > (thisYear % 100) + 1 ? 19 : 20}${year}` : year
    return [full ?? nearest, month, ...(day ? [day] : [])].map((part) => `${part}`.padStart(2, '0')).join('-')
  })
}
