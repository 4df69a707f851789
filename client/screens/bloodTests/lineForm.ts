import type { MessageId } from '../../../locales/messages.ts'
import type { Translate } from '../../../locales/translate.ts'
import type { RowInput } from '../../../shared/bloodTestInputs.ts'
import type { MarkerRow } from '../../../shared/bloodTests.ts'
import { printedRange, printedText } from './checks.ts'
import { type BothReadings, labNumber } from './labNumber.ts'
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

type TypedRange = { low: number | null; high: number | null } | { error: 'noRange' | 'limits' | BothReadings }

function typedRange(text: string): TypedRange {
  if (text.trim() === '') return { low: null, high: null }
  const [, side, limit] = /^\s*([<>≤≥])=?(.*)$/.exec(text) ?? []
  const parts = limit === undefined ? text.split(/–|—|\bto\b|\bbis\b|(?<=\d)\s?-/) : [limit]
  const numbers = parts.map(labNumber)
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

const errorText = (error: keyof typeof ERRORS | BothReadings, t: Translate) =>
  typeof error === 'string' ? t(ERRORS[error]) : t('bloodTests.invalid.ambiguous', error)

/** Parses the typed fields into a row, or returns the error of each invalid field. */
export function parseLine(
  fields: LineFields,
  t: Translate,
): { row: RowInput; errors: null } | { row: null; errors: Partial<LineFields> } {
  const name = fields.name.trim()
  const [, sign = '', digits = ''] = /^(<=|>=|[<>≤≥])?(.*)$/.exec(fields.value.trim()) ?? []
  const value = labNumber(digits)
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
