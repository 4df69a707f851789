/** What a field accepts. Decides what an ambiguous number means where only one reading is accepted. */
export type NumberLimits = { min?: number | undefined; max?: number | undefined; whole?: boolean | undefined }

/** The two readings of an ambiguous number, that of the reader's language first. */
export type Readings = [number, number]

/** `null` for nothing. */
export type TypedNumber = number | null | Readings | 'unreadable'

/** Digits that `Intl` may write after the decimal sign. */
const MOST_DECIMALS = 20

const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/
const GROUPED = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/

/** The number whose digits are grouped by `group`. */
const numberOf = (text: string, group = '') =>
  Number((group ? text.replaceAll(group, '') : text).replace(',', '.'))

const decimalSigns = new Map<string, string>()
function decimalSignOf(locale: string) {
  const parts = decimalSigns.has(locale) ? [] : new Intl.NumberFormat(locale).formatToParts(0.5)
  for (const { type, value } of parts) if (type === 'decimal') decimalSigns.set(locale, value)
  return decimalSigns.get(locale)
}

const isAccepted = (number: number, { min, max, whole }: NumberLimits) =>
  number >= (min ?? Number.NEGATIVE_INFINITY) &&
  number <= (max ?? Number.POSITIVE_INFINITY) &&
  (!whole || Number.isInteger(number))

/**
 * Parses a typed number: a decimal point or comma in every language; points, commas, spaces or apostrophes between
 * thousands. "1.234" and "1,234" have two readings, unless `limits` accepts only one.
 */
export function numberIn(typed: string, locale: string, limits: NumberLimits = {}): TypedNumber {
  const text = typed.trim().replaceAll(/\s/g, ' ').replaceAll(/[’‘ʼ]/g, "'")
  if (text === '') return null
  const [, sign, digits = ''] = /^([-−–+]?) ?(.*)$/.exec(text) ?? []
  const group = GROUPED.exec(digits)?.[1]
  const found = [
    ...(DECIMAL.test(digits) ? [numberOf(digits)] : []),
    ...(group ? [numberOf(digits, group)] : []),
  ].map((number) => (sign && sign !== '+' ? 0 - number : number))
  const [first, second] = group === decimalSignOf(locale) ? found : found.toReversed()
  if (first === undefined || !Number.isFinite(first)) return 'unreadable'
  if (second === undefined) return first
  const accepted = [first, second].filter((number) => isAccepted(number, limits))
  return accepted.length === 2 ? [first, second] : (accepted[0] ?? first)
}

const formats = new Map<string, Intl.NumberFormat>()
/** A number as a field shows it: in the reader's language, without grouping, with at least `decimals` decimals. */
export function numberText(number: number, locale: string, decimals = 0) {
  const key = `${locale} ${decimals}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      useGrouping: false,
      minimumFractionDigits: decimals,
      maximumFractionDigits: MOST_DECIMALS,
    })
  formats.set(key, format)
  return format.format(number)
}

/** Like `numberText`, but with only one reading: three decimals get a fourth, "1.2340". */
export function unambiguousText(number: number, locale: string) {
  const text = numberText(number, locale)
  return Array.isArray(numberIn(text, locale)) ? numberText(number, locale, 4) : text
}
