/** A decimal number with a dot, without exponent. */
export const PRICE = /^-?(\d+\.?\d*|\.\d+)$/
/** The same with at most two decimals. */
export const PRICE_TWO_DECIMALS = /^-?(\d+\.?\d{0,2}|\.\d{1,2})$/

/**
 * Converts typed dollars into cents. Shifts digits instead of multiplying: 1.15 * 100 is 114.99999999999999. Returns
 * NaN unless the text is a price with at most two decimals.
 */
export function centsOf(text: string): number {
  const typed = text.trim()
  if (!PRICE_TWO_DECIMALS.test(typed)) return Number.NaN
  const [whole = '', decimals = ''] = typed.split('.')
  return Number(whole + decimals.padEnd(2, '0'))
}

/** Cents as the text of a price field: 2490 is "24.90". */
export function priceText(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
