const LONG_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }
const longDay = new Intl.DateTimeFormat('en-GB', LONG_DAY)
const longDayUtc = new Intl.DateTimeFormat('en-GB', { ...LONG_DAY, timeZone: 'UTC' })

/** An instant as the reader's own calendar day: "4 November 2026". */
export function formatInstant(iso: string): string {
  return longDay.format(new Date(iso))
}

const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** The same where room is short: "4 Nov 2026". */
export function formatShortInstant(iso: string): string {
  return shortDate.format(new Date(iso))
}

/** A day of the calendar (`yyyy-MM-dd`), the same in every time zone: "4 November 2026". */
export function formatDay(day: string): string {
  return longDayUtc.format(new Date(`${day}T00:00:00Z`))
}

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** An instant to the minute, on the reader's clock, for what happened lately: "20 Nov, 16:42". */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}

const momentOfYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** The same with its year, for lists that go back further: "20 Nov 2026, 16:42". */
export function formatMomentOfYear(iso: string): string {
  return momentOfYear.format(new Date(iso))
}

const shortDayUtc = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day of the calendar (`yyyy-MM-dd`) for an axis: "4 Nov". */
export function formatShortDay(day: string): string {
  return shortDayUtc.format(new Date(`${day}T00:00:00Z`))
}

const count = new Intl.NumberFormat('en-US')

/** A number of things: "4,820". */
export function formatCount(number: number): string {
  return count.format(number)
}

const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' })

/** A change: "+120" or "−10", with the minus sign of figures. */
export function formatChange(number: number): string {
  return signed.format(number).replace('-', '−')
}

/** Bytes as megabytes with one decimal: "2.4 MB". Below a tenth, kilobytes. */
export function formatBytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
