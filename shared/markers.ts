// What texts and drawings say of a marker's row, for both sides and without zod.
import type { MarkerRow } from './bloodTests.ts'

/** A marker's value with its unit and range, as printed. */
export type MarkerFigure = Pick<MarkerRow, 'name' | 'comparator' | 'value' | 'unit' | 'low' | 'high'>

export const figureOf = ({ name, comparator, value, unit, low, high }: MarkerFigure): MarkerFigure => ({
  ...{ name, comparator, value, unit, low, high },
})

/** Whether a value is outside its range or flagged so. */
export const isOutside = ({ flag }: Pick<MarkerRow, 'flag'>) => flag === 'low' || flag === 'high'

export const SIGNS = { '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const

/** Value and comparator: "<0.41". */
export const valueText = ({ value, comparator }: Pick<MarkerRow, 'value' | 'comparator'>) =>
  `${comparator === null ? '' : SIGNS[comparator]}${value}`

/** A range in short: "30–150", "up to 2", "from 40"; null if none is printed. */
export function rangeShort({ low, high }: Pick<MarkerRow, 'low' | 'high'>): string | null {
  if (low !== null && high !== null) return `${low}–${high}`
  if (high !== null) return `up to ${high}`
  return low === null ? null : `from ${low}`
}

/** Whether an English name is plural, such as platelets and triglycerides. */
export const isPlural = (name: string) =>
  /(?:cells|platelets|phils|cytes|zyten|triglycerides|antibodies|acids)$/i.test(name)
