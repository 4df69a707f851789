/** How one laboratory writes numbers, ranges, units, flags and dates. Each choice is made once per report. */
import { COUNTRIES, type Country, SPELLINGS } from './analytes.data.ts'
import type { Dice } from './random.ts'
import { british, english, indian } from './words/en.ts'
import { LANGUAGES } from './words/languages.ts'
import type { Words } from './words/words.ts'

type FlagKind =
  | 'none'
  | 'letters'
  | 'star'
  | 'plus'
  | 'arrows'
  | 'triangles'
  | 'words'
  | 'statuses'
  | 'phrase'
  | 'look'
  | 'unknown'

export type Lab = {
  country: Country
  words: Words
  decimal: '.' | ','
  thousands: string
  /** Two-sided ranges; `a` and `b` stand for the limits. */
  range: string
  below: string
  above: string
  /** One-sided ranges from zero: "0 - 5". */
  fromZero: boolean
  /** Whether trailing zeros of a limit are left out. */
  plainLimits: boolean
  flags: FlagKind
  mark: string
  flagAt: 'column' | 'before' | 'after' | 'attached' | 'beforeName'
  shows: { range: boolean; unit: boolean; previous: boolean }
  /** Ranges are printed by sex. */
  bySex: boolean
  dates: string
  collectedOn: string
  /** After how many letters long names are cut off, as by a narrow column; 0 for never. */
  cutAfter: number
  /** ".85" instead of "0.85". */
  bareDecimal: boolean
  /** Exponents are raised and small. */
  raised: boolean
  /** The sign behind names that refers to a footnote; empty for none. */
  footnotes: string
  /** A small number behind each name, as where several sites work. */
  siteMarks: boolean
  /** How a unit is written for an analyte. `scale` is the factor of a value in it. */
  unit(token: string, key: string): { text: string; scale: number }
}

const NBSP = '\u00a0'
const THIN = '\u2009'

/** Marks that no laboratory explains: a reader can only keep them and mark the row as doubtful. */
const UNKNOWN_MARKS = ['§', 'q', '°', '¤', '«»', 'w', '¦', 'Zk']

const COMMA: readonly Country[] = ['de', 'fr', 'es', 'it', 'pl', 'br', 'pt', 'nl', 'tr', 'ru', 'gr']
const THOUSANDS: Record<Country, string[]> = {
  us: ['', ','],
  in: ['', ','],
  gb: ['', ','],
  de: ['', '.', '.', ' '],
  ch: ['', "'", '’'],
  fr: ['', ' ', NBSP, THIN],
  es: ['', '.'],
  mx: ['', ','],
  it: ['', '.'],
  pl: ['', ' ', NBSP],
  br: ['.', '.', ''],
  pt: ['', ' ', '.'],
  nl: ['', '.'],
  tr: ['', '.'],
  ru: ['', ' ', NBSP],
  gr: ['', '.'],
}
const RANGES = ['a - b', 'a - b', 'a-b', 'a – b', '(a - b)', '[a - b]', '(a-b)', 'a–b']
const ENGLISH_RANGES = [...RANGES, 'a to b', 'a - b', '(a–b)']
const MORE_RANGES: Partial<Record<Country, string[]>> = {
  us: ENGLISH_RANGES,
  gb: ENGLISH_RANGES,
  in: ENGLISH_RANGES,
  fr: ['(a à b)', 'a à b', '[a ; b]', '(a-b)', '[a - b]', 'a - b'],
  es: ['[ a - b ]', 'a - b', '(a - b)', 'a a b'],
  it: ['[a - b]', 'a - b', '[a ÷ b]', 'a ÷ b', '(a - b)'],
  de: ['a - b', 'a - b', 'a bis b', 'a – b', '[a - b]'],
  br: ['a a b', 'a - b', 'De a a b', '(a - b)', 'a até b'],
  pt: ['a - b', '[a - b]', 'a a b'],
  nl: ['a - b', 'a tot b', '[a - b]'],
  ru: ['a - b', 'a - b', 'a–b', '(a - b)', 'от a до b', '[a - b]'],
  gr: ['a - b', '[a - b]', '(a - b)', 'a έως b'],
}

/** The language's words as laboratories of a country use them. */
function wordsOf(country: Country): Words {
  if (country === 'gb') return british
  if (country === 'in') return indian
  if (country === 'us') return english
  return LANGUAGES[COUNTRIES[country].language]
}

/** Some laboratories print English headings above names in their own language. */
const headed = (words: Words, dice: Dice): Words =>
  dice.chance(0.06)
    ? { ...words, columns: { ...english.columns, previous: words.columns.previous ?? [] } }
    : words

/** A random laboratory of a country. */
export function labOf(dice: Dice, country: Country): Lab {
  const words = headed(wordsOf(country), dice)
  const decimal = COMMA.includes(country) && !(country === 'tr' && dice.chance(0.4)) ? ',' : '.'
  const thousands = dice.pick(THOUSANDS[country])
  const flags = dice.pick<FlagKind>([
    'none',
    'none',
    'letters',
    'letters',
    'letters',
    'star',
    'star',
    'plus',
    'plus',
    'arrows',
    'triangles',
    'words',
    'statuses',
    'phrase',
    'look',
    'unknown',
  ])
  const mark =
    flags === 'unknown'
      ? dice.pick(UNKNOWN_MARKS)
      : flags === 'look'
        ? dice.pick(['¬', '#', '!', '>>', '•'])
        : flags === 'star'
          ? '*'
          : ''
  const flagAt =
    flags === 'statuses' || flags === 'words' || flags === 'unknown'
      ? 'column'
      : dice.pick<Lab['flagAt']>(['column', 'column', 'column', 'before', 'after', 'attached', 'beforeName'])
  const lakhs = country === 'in' && dice.chance(0.35)
  const chosen = new Map<string, { text: string; scale: number }>()
  return {
    country,
    words,
    decimal,
    // With the same sign for both, numbers would be ambiguous.
    thousands: thousands === decimal ? '' : thousands,
    range: dice.pick(MORE_RANGES[country] && dice.chance(0.7) ? (MORE_RANGES[country] ?? RANGES) : RANGES),
    below: dice.pick(words.limits.below),
    above: dice.pick(words.limits.above),
    fromZero: dice.chance(0.2),
    plainLimits: dice.chance(0.25),
    flags,
    mark,
    flagAt: placeOf(flags, flagAt),
    shows: { range: dice.chance(0.94), unit: true, previous: dice.chance(0.22) },
    bySex: dice.chance(0.06),
    dates: dice.pick(words.dates.formats),
    collectedOn: dice.pick(words.dates.collected),
    cutAfter: dice.chance(0.04) ? dice.int(18, 26) : 0,
    bareDecimal: country === 'us' && dice.chance(0.06),
    footnotes: dice.chance(0.06) ? dice.pick(['¹', '1)', '(A)', '†']) : '',
    raised: dice.chance(0.25),
    siteMarks: country === 'us' && dice.chance(0.12),
    unit(token, key) {
      if (lakhs && key === 'Platelets') return { text: 'lakhs/cumm', scale: 0.01 }
      const known = chosen.get(token)
      if (known) return known
      const spellings = SPELLINGS[token]
      const [scale, text = token] = dice
        .pick(spellings?.[country] ?? spellings?.all ?? [token])
        .split('|')
        .reduce<[number, string?]>(
          (all, part, index, parts) => (index === 0 && parts.length === 2 ? [Number(part)] : [all[0], part]),
          [1],
        )
      const unit = { text, scale }
      chosen.set(token, unit)
      return unit
    },
  }
}

/**
 * Stars may be anywhere; letters are not attached to a number; words and other signs are in a column or after the
 * value.
 */
function placeOf(flags: FlagKind, place: Lab['flagAt']): Lab['flagAt'] {
  if (flags === 'star' || flags === 'look') return place
  if (flags === 'letters') return place === 'attached' || place === 'beforeName' ? 'after' : place
  return place === 'column' ? 'column' : 'after'
}

/** A number in this laboratory's format. */
export function writtenNumber(
  value: number,
  digits: number,
  { decimal, thousands, bareDecimal }: Lab,
): string {
  const [whole = '', fraction] = value.toFixed(digits).split('.')
  // Four digits are often printed without a separator; the few numbers that have one are what is hard to read.
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands)
  const shown = bareDecimal && grouped === '0' ? '' : grouped
  return fraction ? `${shown}${decimal}${fraction}` : grouped
}

/** A limit in this laboratory's format. */
export function writtenLimit(value: number, digits: number, lab: Lab): string {
  const plain = lab.plainLimits ? String(Number(value.toFixed(digits))) : ''
  return writtenNumber(value, plain ? (plain.split('.')[1] ?? '').length : digits, lab)
}

/** A range in this laboratory's format, without words around it; empty for none. */
export function writtenRange(low: number | null, high: number | null, digits: number, lab: Lab): string {
  const limit = (value: number) => writtenLimit(value, digits, lab)
  if (low !== null && high !== null)
    return lab.range.replace(/(?<![\p{L}])a(?![\p{L}])|(?<![\p{L}])b(?![\p{L}])/gu, (letter, at: number) => {
      // The words "a" and "A" between two limits are not placeholders of a limit.
      const first = lab.range.search(/(?<![\p{L}])a(?![\p{L}])/u)
      if (letter === 'a') return at === first ? limit(low) : letter
      return limit(high)
    })
  if (high !== null) return lab.below.replace('#', limit(high))
  return low === null ? '' : lab.above.replace('#', limit(low))
}

const pad = (number: number) => String(number).padStart(2, '0')

/** A day (yyyy-MM-dd) in this laboratory's format. */
export function writtenDay(day: string, format: string, { words }: Lab): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const long = words.dates.months[month - 1] ?? ''
  return format.replace(/yyyy|yy|mon(?!th)|month|mm|dd|m|d/g, (part) => {
    if (part === 'yyyy') return String(year)
    if (part === 'yy') return pad(year % 100)
    if (part === 'month') return long
    if (part === 'mon') return [...long].slice(0, 3).join('')
    if (part === 'mm') return pad(month)
    if (part === 'm') return String(month)
    return part === 'dd' ? pad(date) : String(date)
  })
}

/** The sign or word beside a value on its side of the range; empty for none. */
export function writtenFlag(side: 'low' | 'normal' | 'high', far: boolean, dice: Dice, lab: Lab): string {
  const { flags, words, mark } = lab
  if (side === 'normal') return flags === 'statuses' ? dice.pick(words.flags.normal.slice(0, 1)) : ''
  const high = side === 'high'
  if (flags === 'letters') return (high ? 'H' : 'L').repeat(far ? 2 : 1)
  if (flags === 'plus') return (high ? '+' : '-').repeat(far ? 2 : 1)
  if (flags === 'arrows') return (high ? '↑' : '↓').repeat(far ? 2 : 1)
  if (flags === 'triangles') return high ? '▲' : '▼'
  if (flags === 'words' || flags === 'statuses') return (high ? words.flags.high : words.flags.low)[0] ?? ''
  if (flags === 'phrase') return (high ? words.flags.phraseHigh : words.flags.phraseLow)[0] ?? ''
  if (flags === 'star') return far ? '**' : '*'
  return mark
}
