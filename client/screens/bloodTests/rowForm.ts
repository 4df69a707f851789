import type { Translate } from '../../../locales/translate.ts'
import type { RowInput } from '../../../shared/bloodTestInputs.ts'
import type { Correction, MarkerRow } from '../../../shared/bloodTests.ts'
import { valueText } from '../../../shared/markers.ts'

export type RowFields = Record<'name' | 'value' | 'unit' | 'low' | 'high', string>

/** Initial fields of a row; empty for a new row. */
export function rowFields(row: MarkerRow | null): RowFields {
  return {
    name: row?.name ?? '',
    value: row ? valueText(row) : '',
    unit: row?.unit ?? '',
    low: row?.low?.toString() ?? '',
    high: row?.high?.toString() ?? '',
  }
}

const COMPARATORS = { '<': '<', '≤': '<=', '<=': '<=', '>': '>', '≥': '>=', '>=': '>=' } as const
/** The comparator for a typed sign; null for none. */
export const comparatorOf = (sign: string) =>
  sign in COMPARATORS ? COMPARATORS[sign as keyof typeof COMPARATORS] : null
const NUMBER = /^-?\d+(?:[.,]\d+)?$/

const numberOf = (text: string) => (NUMBER.test(text) ? Number(text.replace(',', '.')) : null)

/** Parses the typed fields into a row, or returns the error of each invalid field. */
export function parseRow(
  fields: RowFields,
  t: Translate,
): { row: RowInput; errors: null } | { row: null; errors: Partial<RowFields> } {
  const errors: Partial<RowFields> = {}
  const text = (key: keyof RowFields) => fields[key].trim()
  const [, sign = '', digits = ''] = /^(<=|>=|[<>≤≥])?\s*(.*)$/.exec(text('value')) ?? []
  const value = numberOf(digits)
  if (text('name') === '') errors.name = t('bloodTests.invalid.name')
  if (value === null) errors.value = t('bloodTests.invalid.value')
  const bound = (key: 'low' | 'high') => {
    const number = numberOf(text(key))
    if (number === null && text(key) !== '') errors[key] = t('bloodTests.invalid.limit')
    return number
  }
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
