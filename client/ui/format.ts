const LONG_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }
const longDay = new Intl.DateTimeFormat('en-GB', LONG_DAY)
const longDayUtc = new Intl.DateTimeFormat('en-GB', { ...LONG_DAY, timeZone: 'UTC' })

/** An instant as the reader's own calendar day: "4 November 2026". */
export function formatInstant(iso: string): string {
  return longDay.format(new Date(iso))
}

/** A day of the calendar (`yyyy-MM-dd`), the same in every time zone: "4 November 2026". */
export function formatDay(day: string): string {
  return longDayUtc.format(new Date(`${day}T00:00:00Z`))
}

/** Bytes as megabytes with one decimal: "2.4 MB". Below a tenth, kilobytes. */
export function formatBytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
