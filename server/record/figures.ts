/** Figures with a decimal point and common symbols: a summary is read in two languages. */
import { valueText } from '../../shared/markers.ts'
import type { Reading } from '../../shared/measurements.ts'
import type { LatestValue } from '../bloodTests/latest.ts'

/** "6.8 mmol/L". */
export const figureOf = ({ row }: LatestValue) => `${valueText(row)}${row.unit ? ` ${row.unit}` : ''}`

/** A range: "3.5–5.1", "≤ 5", "≥ 40". */
export function rangeOf({ row: { low, high } }: LatestValue): string {
  if (low !== null && high !== null) return `${low}–${high}`
  if (high !== null) return `≤ ${high}`
  return low === null ? '' : `≥ ${low}`
}

/** A measurement: "128/82 mmHg". */
export const figureText = ({ value, diastolic, unit }: Pick<Reading, 'value' | 'diastolic' | 'unit'>) =>
  `${diastolic === null ? value : `${value}/${diastolic}`} ${unit}`
