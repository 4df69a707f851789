import { localDay } from '../../lib/today.ts'
import { formatTime } from '../../ui/format.ts'

/** The local day and time in a form that sorts: "2026-11-05 14:20". */
export const momentCell = (iso: string) => `${localDay(new Date(iso))} ${formatTime(iso)}`

/** Cents as an amount: "12.50". */
export const amountCell = (cents: number) => (cents / 100).toFixed(2)
