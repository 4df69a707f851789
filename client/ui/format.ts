import type { FormatNumberOptions } from 'react-intl'
import { FORMATS, utcDay } from '../../locales/translate.ts'
import { intl, t } from '../locale/messages.tsx'

/** Formats an instant in the device's time zone. */
const instant = (options: Intl.DateTimeFormatOptions) => (iso: string) =>
  intl.formatDate(new Date(iso), options)
/** Formats a calendar day (`yyyy-MM-dd`). */
const calendarDay = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  intl.formatDate(utcDay(day), { ...options, timeZone: 'UTC' })
const number = (options: FormatNumberOptions) => (value: number) => intl.formatNumber(value, options)

/** One decimal. */
export const formatAverage = number({
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
})

/** An instant as a local day: "4 November 2026". */
export const formatInstant = instant({ day: 'numeric', month: 'long', year: 'numeric' })

/** An instant as a short local day: "4 Nov 2026". */
export const formatShortInstant = instant({ day: 'numeric', month: 'short', year: 'numeric' })

/** An instant as a local time: "07:40". */
export const formatTime = instant({ hour: '2-digit', minute: '2-digit' })

const shortDay = instant({ day: 'numeric', month: 'short' })

/** A recent instant, local: "20 Nov, 16:42". */
export const formatMoment = (iso: string) => t('app.moment', { day: shortDay(iso), time: formatTime(iso) })

/** An instant with its year, local: "20 Nov 2026, 16:42". */
export const formatMomentOfYear = (iso: string) =>
  t('app.moment', { day: formatShortInstant(iso), time: formatTime(iso) })

/** An instant with its full day, local: "20 November 2026, 16:42". */
export const formatFullMoment = (iso: string) =>
  t('app.moment', { day: formatInstant(iso), time: formatTime(iso) })

/** A calendar day: "4 November 2026". */
export const formatDay = calendarDay({ day: 'numeric', month: 'long', year: 'numeric' })

/** A calendar day: "4 Nov 2026". */
export const formatShortDayOfYear = calendarDay({ day: 'numeric', month: 'short', year: 'numeric' })

/** A calendar day: "4 November". */
export const formatDayOfMonth = calendarDay({ day: 'numeric', month: 'long' })

/** A calendar day: "November". */
export const formatMonth = calendarDay({ month: 'long' })

/** A calendar day: "Nov". */
export const formatShortMonth = (day: string) => calendarDay({ month: 'short' })(day).replace(/\.$/, '')

/** A calendar day: "4 Nov". */
export const formatShortDay = calendarDay({ day: 'numeric', month: 'short' })

/** A calendar day: "Nov 2025". */
export const formatMonthOfYear = calendarDay({ month: 'short', year: 'numeric' })

/** A calendar day: "Wednesday 4 November". */
export const formatSpokenDay = calendarDay({ weekday: 'long', day: 'numeric', month: 'long' })

/** A calendar day: "W". */
export const formatWeekdayInitial = calendarDay({ weekday: 'narrow' })

/** A calendar day: "Wednesday". */
export const formatWeekday = calendarDay({ weekday: 'long' })

/** A laboratory's number, with as many decimals as it has: "3.5". */
export const formatExact = number(FORMATS.number.exact)

/** "4,820". */
export const formatCount = number({})

const MOST = 99

/** "99+" for more than 99. */
export const shortCount = (count: number) => (count > MOST ? `${MOST}+` : String(count))

const signed = number({ signDisplay: 'exceptZero' })

/** "+120" or "−10", with a typographic minus sign. */
export const formatChange = (value: number) => signed(value).replace('-', '−')

const kilobytes = number({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
const megabytes = number({
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** "2.4 MB"; below 0.1 MB in kB. */
export const formatBytes = (bytes: number) =>
  bytes < 100_000 ? kilobytes(Math.ceil(bytes / 1000)) : megabytes(bytes / 1_000_000)

/** Compares texts as the reader's language sorts them, and numbers in them by value: "B6", "B12". */
export const textOrder = () => new Intl.Collator(intl.locale, { numeric: true }).compare

/** Sorts by name, as the reader's language does. */
export function byName<Row extends { name: string }>(rows: readonly Row[]): Row[] {
  const order = textOrder()
  return rows.toSorted((a, b) => order(a.name, b.name))
}
