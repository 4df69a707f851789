import type { MessageId } from '../../../locales/messages.ts'
import type { Translate } from '../../../locales/translate.ts'
import type { RowInput } from '../../../shared/bloodTestInputs.ts'
import type { MarkerRow } from '../../../shared/bloodTests.ts'
import { printedRange, printedText } from './checks.ts'
import { comparatorOf } from './rowForm.ts'

/** The form fields of a line, with the range in one field. */
export type LineFields = Record<'name' | 'value' | 'unit' | 'range', string>

/** Initial fields of a line: what was read, as the report prints it; empty for a line that was not understood. */
export function lineFields(read: MarkerRow | null, language: string | null): LineFields {
  return {
    name: read?.name ?? '',
    value: read ? printedText(read) : '',
    unit: read?.unit ?? '',
    range: (read && printedRange(read, language)) ?? '',
  }
}

type Typed = { number: number } | { error: 'noNumber' | Readings }
/** The two readings of an ambiguous number. */
type Readings = { thousands: string; decimals: string }

/** Ambiguous: one laboratory means 231 thousand by "231.000", another one 231. */
const TWO_READINGS = /^-?[1-9]\d{0,2}[.,]\d{3}$/
const DECIMAL = /^-?\d+(?:[.,]\d+)?$/
const GROUPED = /^-?\d{1,3}(?:(?:,\d{3})+(?:\.\d+)?|(?:\.\d{3})+(?:,\d+)?)$/

/** Parses a number with decimal and thousands separators as any report prints them. Refuses one with two readings. */
function typedNumber(text: string): Typed {
  const plain = text
    .trim()
    .replace('−', '-')
    .replaceAll(/(?<=\d)[\s'’](?=\d{3})/g, '')
  if (TWO_READINGS.test(plain)) {
    const decimals = String(Number(plain.replace(',', '.')))
    return { error: { thousands: plain.replace(/[.,]/, ''), decimals } }
  }
  if (DECIMAL.test(plain)) return { number: Number(plain.replace(',', '.')) }
  if (!GROUPED.test(plain)) return { error: 'noNumber' }
  // The first separator marks thousands; the other one, if any, the decimals.
  const thousands = /[.,]/.exec(plain)?.[0] ?? ''
  return { number: Number(plain.replaceAll(thousands, '').replace(',', '.')) }
}

type TypedRange = { low: number | null; high: number | null } | { error: 'noRange' | 'limits' | Readings }

function typedRange(text: string): TypedRange {
  if (text.trim() === '') return { low: null, high: null }
  const [, side, limit] = /^\s*([<>≤≥])=?(.*)$/.exec(text) ?? []
  const parts = limit === undefined ? text.split(/–|—|\bto\b|\bbis\b|(?<=\d)\s?-/) : [limit]
  const numbers = parts.map(typedNumber)
  const wrong = numbers.find((one) => 'error' in one)
  if (wrong) return { error: wrong.error === 'noNumber' ? 'noRange' : wrong.error }
  const [first, second, third] = numbers.flatMap((one) => ('number' in one ? one.number : []))
  if (first === undefined) return { error: 'noRange' }
  if (side) return side === '<' || side === '≤' ? { low: null, high: first } : { low: first, high: null }
  if (second === undefined || third !== undefined) return { error: 'noRange' }
  return first <= second ? { low: first, high: second } : { error: 'limits' }
}

const ERRORS = {
  noNumber: 'bloodTests.invalid.value',
  noRange: 'bloodTests.invalid.range',
  limits: 'bloodTests.invalid.limits',
} as const satisfies Record<string, MessageId>

const errorText = (error: keyof typeof ERRORS | Readings, t: Translate) =>
  typeof error === 'string' ? t(ERRORS[error]) : t('bloodTests.invalid.ambiguous', error)

/** Parses the typed fields into a row, or returns the error of each invalid field. */
export function parseLine(
  fields: LineFields,
  t: Translate,
): { row: RowInput; errors: null } | { row: null; errors: Partial<LineFields> } {
  const name = fields.name.trim()
  const [, sign = '', digits = ''] = /^(<=|>=|[<>≤≥])?(.*)$/.exec(fields.value.trim()) ?? []
  const value = typedNumber(digits)
  const range = typedRange(fields.range)
  if ('error' in value || 'error' in range || name === '') {
    const errors = {
      ...(name === '' && { name: t('bloodTests.invalid.name') }),
      ...('error' in value && { value: errorText(value.error, t) }),
      ...('error' in range && { range: errorText(range.error, t) }),
    }
    return { row: null, errors }
  }
  const unit = fields.unit.trim() || null
  const row = { name, value: value.number, comparator: comparatorOf(sign), unit, ...range }
  return { row, errors: null }
}
