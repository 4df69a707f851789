import { addDays } from '../../shared/health.ts'
import { DATE_LANGUAGES, foldDate, monthOf } from '../../shared/monthNames.ts'

/** Words around a typed day, folded: "the 3rd of April", "3 de abril de 1980", "1er avril". */
const FILLERS = new Set(
  'st nd rd th er re eme e o a os as of the de del do di den der am le la el il van dem on'.split(' '),
)
/** Relative days that `Intl` does not write: the short forms of Polish. */
const SHORT_WORDS: Record<string, number> = { dzis: 0 }
/** A year of two digits is at most this far ahead. */
const YEARS_AHEAD = 20

type Names = { weekdays: Set<string>; relative: Map<string, number> }

/** The names in these languages, from the browser's own tables. */
function namesOf(languages: readonly string[]): Names {
  const names: Names = { weekdays: new Set(), relative: new Map(Object.entries(SHORT_WORDS)) }
  for (const language of languages) {
    for (const width of ['long', 'short'] as const) {
      const weekday = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' })
      for (let day = 1; day <= 7; day++) {
        const name = foldDate(weekday.format(Date.UTC(2026, 0, day)))
        for (const word of name.match(/\p{L}+/gu) ?? []) names.weekdays.add(word)
      }
    }
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
    for (const days of [-2, -1, 0, 1, 2]) names.relative.set(foldDate(relative.format(days, 'day')), days)
  }
  return names
}

const known = new Map<string, Names>()
function names(languages: readonly string[]) {
  const all = [...new Set([...DATE_LANGUAGES, ...languages])]
  const key = all.join()
  const found = known.get(key) ?? namesOf(all)
  known.set(key, found)
  return found
}

const orders = new Map<string, string>()
/** The order of day, month and year in a language's numeric dates: "dmy". */
function orderOf(language: string) {
  const found =
    orders.get(language) ??
    new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric' })
      .formatToParts(new Date())
      .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type[0]] : []))
      .join('')
  orders.set(language, found)
  return found
}

export type DayReading = {
  /** Today (`yyyy-MM-dd`), for "yesterday" and for days without a year. */
  today: string
  min?: string | undefined
  max?: string | undefined
  /** The reader's languages, the preferred one first: they decide what 3/4 is. */
  languages: readonly string[]
}

const two = (number: number) => String(number).padStart(2, '0')

/** The calendar day, or null where there is no such day. */
function dayFrom(year: number, month: number, day: number) {
  const at = new Date(Date.UTC(year, month - 1, day))
  const exists = year >= 1000 && year <= 9999 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return exists ? `${year}-${two(month)}-${two(day)}` : null
}

/** A day whose year has two digits or is missing: the latest that is possible, or the first after `min`. */
function withYear(digits: string | undefined, month: number, day: number, { today, min, max }: DayReading) {
  const thisYear = Number(today.slice(0, 4))
  if (digits !== undefined) {
    if (digits.length === 4) return dayFrom(Number(digits), month, day)
    if (digits.length !== 2) return null
    const inCentury = Math.floor(thisYear / 100) * 100 + Number(digits)
    const recent = dayFrom(inCentury, month, day)
    const isAhead = recent !== null && (max ? recent > max : inCentury > thisYear + YEARS_AHEAD)
    return isAhead ? dayFrom(inCentury - 100, month, day) : recent
  }
  const years = max ? [0, -1, -2, -3, -4] : [0, 1, 2, 3, 4]
  const days = years.map((years) => dayFrom(thisYear + years, month, day))
  return days.find((one) => one !== null && (!max || one <= max) && (!min || one >= min)) ?? null
}

/**
 * Parses a typed day to `yyyy-MM-dd`: "3.4.1980", "1980-04-03", "3 Apr 1980", "yesterday", with month names in any
 * language of the reader. Null if invalid or ambiguous.
 */
export function dayIn(typed: string, reading: DayReading): string | null {
  const { weekdays, relative } = names(reading.languages)
  const text = foldDate(typed.trim())
  const days = relative.get(text)
  if (days !== undefined) return addDays(reading.today, days)
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => !FILLERS.has(word))
  const named = words.filter((word) => monthOf(word, reading.languages) !== null)
  const isDateOnly = words.every((word) => weekdays.has(word) || named.includes(word))
  // A word that is a weekday in one language and a month in another is the month if there is no other.
  const onlyMonths = named.filter((word) => !weekdays.has(word))
  const [month, ...others] = new Set(
    (onlyMonths.length > 0 ? onlyMonths : named).map((word) => monthOf(word, reading.languages) ?? 0),
  )
  const numbers = text.match(/\d+/g) ?? []
  const [first = '', second, third] = numbers
  if (!isDateOnly || others.length > 0 || numbers.length > 3) return null
  if (month !== undefined) {
    if (numbers.length > 2) return null
    return first.length === 4
      ? withYear(first, month, Number(second), reading)
      : withYear(second, month, Number(first), reading)
  }
  return fromNumbers(text, [first, second, third], reading)
}

function fromNumbers(
  text: string,
  [first, second, third]: [string, string | undefined, string | undefined],
  reading: DayReading,
): string | null {
  if (second === undefined) {
    if (first.length !== 8) return null
    return (
      (/^(?:19|20)/.test(first) && dayFrom(+first.slice(0, 4), +first.slice(4, 6), +first.slice(6))) ||
      fromNumbers(text, [first.slice(0, 2), first.slice(2, 4), first.slice(4)], reading)
    )
  }
  if (first.length === 4)
    return third === undefined ? null : dayFrom(Number(first), Number(second), Number(third))
  if (first.length > 2 || second.length > 2) return null
  const order = orderOf(reading.languages[0] ?? 'en-GB')
  if (order.startsWith('y') && third?.length === 2)
    return withYear(first, Number(second), Number(third), reading)
  // Dots are between day and month, in this order, wherever they are used.
  const monthFirst = order === 'mdy' && !text.includes('.')
  const [month, day] = monthFirst ? [first, second] : [second, first]
  const inOrder = withYear(third, Number(month), Number(day), reading)
  // 4/13 and 13/4 can only be read one way.
  return Number(month) > 12 ? withYear(third, Number(day), Number(month), reading) : inOrder
}
