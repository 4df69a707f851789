import type { Translate } from '../../../locales/translate.ts'
import type { RowInput } from '../../../shared/bloodTestInputs.ts'
import type { Correction, MarkerRow } from '../../../shared/bloodTests.ts'
import { signOf } from '../../../shared/markers.ts'
import { numberText } from '../../../shared/typedNumber.ts'
import { intl } from '../../locale/messages.tsx'
import { labNumber } from './labNumber.ts'

export type RowFields = Record<'name' | 'value' | 'unit' | 'low' | 'high', string>

const shown = (number: number | null) => (number === null ? '' : numberText(number, intl.locale))

/** Initial fields of a row, in the reader's language; empty for a new row. */
export function rowFields(row: MarkerRow | null): RowFields {
  return {
    name: row?.name ?? '',
    value: row ? signOf(row.comparator) + shown(row.value) : '',
    unit: row?.unit ?? '',
    low: shown(row?.low ?? null),
    high: shown(row?.high ?? null),
  }
}

const COMPARATORS = { '<': '<', '≤': '<=', '<=': '<=', '>': '>', '≥': '>=', '>=': '>=' } as const
/** The comparator for a typed sign; null for none. */
export const comparatorOf = (sign: string) =>
  sign in COMPARATORS ? COMPARATORS[sign as keyof typeof COMPARATORS] : null

/**
 * Parses the typed fields into a row, or returns the error of each invalid field. A number that is still written as in
 * `before`, the row when the dialog opened, is not asked about.
 */
export function parseRow(
  fields: RowFields,
  t: Translate,
  before: MarkerRow | null = null,
): { row: RowInput; errors: null } | { row: null; errors: Partial<RowFields> } {
  const errors: Partial<RowFields> = {}
  const text = (key: keyof RowFields) => fields[key].trim()
  const [, sign = '', digits = ''] = /^(<=|>=|[<>≤≥])?\s*(.*)$/.exec(text('value')) ?? []
  const read = (key: 'value' | 'low' | 'high', typed: string, refusal: string) => {
    if (before && text(key) === rowFields(before)[key]) return before[key]
    const number = labNumber(typed)
    if ('number' in number) return number.number
    errors[key] = number.error === 'noNumber' ? refusal : t('bloodTests.invalid.ambiguous', number.error)
    return null
  }
  if (text('name') === '') errors.name = t('bloodTests.invalid.name')
  const value = read('value', digits, t('bloodTests.invalid.value'))
  const bound = (key: 'low' | 'high') =>
    text(key) === '' ? null : read(key, text(key), t('bloodTests.invalid.limit'))
  const [low, high] = [bound('low'), bound('high')]
  if (low !== null && high !== null && low > high) errors.high = t('bloodTests.invalid.limits')
  if (value === null || Object.keys(errors).length > 0) return { row: null, errors }
  return {
    row: { name: text('name'), value, comparator: comparatorOf(sign), unit: text('unit') || null, low, high },
    errors: null,
  }
}

const isSame = (one: MarkerRow | null, row: MarkerRow) => JSON.stringify(one) === JSON.stringify(row)

/** The correction that produced a row; null for a row as it was read. */
export function correctionOf(row: MarkerRow, corrections: readonly Correction[]): Correction | null {
  return corrections.find(({ corrected }) => isSame(corrected, row)) ?? null
}
