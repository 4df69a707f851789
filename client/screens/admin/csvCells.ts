import { localDay } from '../../lib/today.ts'

/** The local day and time in a form that sorts: "2026-11-05 14:20". */
export function momentCell(iso: string) {
  const at = new Date(iso)
  return `${localDay(at)} ${at.toTimeString().slice(0, 5)}`
}

/** Cents as an amount: "12.50". */
export const amountCell = (cents: number) => (cents / 100).toFixed(2)
