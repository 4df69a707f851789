import { numberIn, unambiguousText } from '../../../shared/typedNumber.ts'
import { intl } from '../../locale/messages.tsx'

/** How to write each reading of an ambiguous number, so that it has only one. */
export type BothReadings = { thousands: string; decimals: string }
export type LabNumber = { number: number } | { error: 'noNumber' | BothReadings }

/**
 * Parses a number as any report prints it. Refuses one with two readings: one laboratory means 231 thousand by "231.000",
 * another one 231.
 */
export function labNumber(text: string): LabNumber {
  const read = numberIn(text, intl.locale)
  if (typeof read === 'number') return { number: read }
  if (!Array.isArray(read)) return { error: 'noNumber' }
  const [decimals = '', thousands = ''] = read
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))
    .map((reading) => unambiguousText(reading, intl.locale))
  return { error: { thousands, decimals } }
}
