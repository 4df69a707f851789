import type { Correction, MarkerRow, RowInput } from '../../../shared/bloodTests.ts'
import { valueText } from './markers.ts'

/** A row as it is typed. */
export type RowFields = Record<'name' | 'value' | 'unit' | 'low' | 'high', string>

/** A row's fields to start from; empty for a row that is added. */
export function fieldsOf(row: MarkerRow | null): RowFields {
  return {
    name: row?.name ?? '',
    value: row ? valueText(row) : '',
    unit: row?.unit ?? '',
    low: row?.low?.toString() ?? '',
    high: row?.high?.toString() ?? '',
  }
}

const COMPARATORS = { '<': '<', '≤': '<=', '<=': '<=', '>': '>', '≥': '>=', '>=': '>=' } as const
/** The comparator that is typed before a value; null for none. */
export const comparatorOf = (sign: string) =>
  sign in COMPARATORS ? COMPARATORS[sign as keyof typeof COMPARATORS] : null
const NUMBER = /^-?\d+(?:[.,]\d+)?$/

const numberOf = (text: string) => (NUMBER.test(text) ? Number(text.replace(',', '.')) : null)

/** What was typed as a row, or what is wrong with it, field by field. */
export function readFields(
  fields: RowFields,
): { row: RowInput; errors: null } | { row: null; errors: Partial<RowFields> } {
  const errors: Partial<RowFields> = {}
  const text = (key: keyof RowFields) => fields[key].trim()
  const [, sign = '', digits = ''] = /^(<=|>=|[<>≤≥])?\s*(.*)$/.exec(text('value')) ?? []
  const value = numberOf(digits)
  if (text('name') === '') errors.name = 'Please name the marker.'
  if (value === null) errors.value = 'Please give the value as a number.'
  const bound = (key: 'low' | 'high') => {
    const number = numberOf(text(key))
    if (number === null && text(key) !== '') errors[key] = 'Please give a number, or leave this empty.'
    return number
  }
  const [low, high] = [bound('low'), bound('high')]
  if (low !== null && high !== null && low > high) errors.high = 'The range ends before it begins.'
  if (value === null || Object.keys(errors).length > 0) return { row: null, errors }
  return {
    row: { name: text('name'), value, comparator: comparatorOf(sign), unit: text('unit') || null, low, high },
    errors: null,
  }
}

const isSame = (one: MarkerRow | null, row: MarkerRow) => JSON.stringify(one) === JSON.stringify(row)

/** The correction that a row came from; null for a row as it was read. */
export function correctionOf(row: MarkerRow, corrections: readonly Correction[]): Correction | null {
  return corrections.find(({ corrected }) => isSame(corrected, row)) ?? null
}

/** A row as the report has it: "Ferritin 18 ng/mL, range 30 to 150". */
export function printedRow(row: MarkerRow, range: string | null): string {
  return `${row.name} ${valueText(row)}${row.unit ? ` ${row.unit}` : ''}${range ? `, range ${range}` : ''}`
}
