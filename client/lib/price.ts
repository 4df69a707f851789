/**
 * Converts dollars into cents. NaN for more than two decimals. Rounds, because 1.15 * 100 is 114.99999999999999.
 */
export function centsOf(dollars: number): number {
  const cents = Math.round(dollars * 100)
  return cents / 100 === dollars ? cents : Number.NaN
}
