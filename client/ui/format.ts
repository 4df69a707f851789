import { dayName, dayOfYear, dayText, MONTHS } from '../../shared/text.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** The parts of an instant in the reader's time zone. */
function partsOf(iso: string) {
  const at = new Date(iso)
  const month = MONTHS[at.getMonth()] ?? ''
  return {
    day: `${at.getDate()}`,
    month,
    short: month.slice(0, 3),
    year: `${at.getFullYear()}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
    weekday: dayName(at.getDay() || 7),
  }
}

/** The parts of a calendar day (`yyyy-MM-dd`), the same in every time zone. */
const partsOfDay = (day: string) => partsOf(`${day}T12:00:00`)

/** An average, always with one decimal. */
export const formatAverage = (value: number) => value.toFixed(1)

/** An instant as a calendar day in the reader's time zone: "4 November 2026". */
export function formatInstant(iso: string): string {
  const { day, month, year } = partsOf(iso)
  return `${day} ${month} ${year}`
}

/** An instant as a short day: "4 Nov 2026". */
export function formatShortInstant(iso: string): string {
  const { day, short, year } = partsOf(iso)
  return `${day} ${short} ${year}`
}

/** An instant as a time of the reader's day: "07:40". */
export const formatTime = (iso: string): string => partsOf(iso).time

/** A recent instant to the minute, in the reader's time zone: "20 Nov, 16:42". */
export function formatMoment(iso: string): string {
  const { day, short, time } = partsOf(iso)
  return `${day} ${short}, ${time}`
}

/** An instant to the minute with its year: "20 Nov 2026, 16:42". */
export function formatMomentOfYear(iso: string): string {
  const { day, short, year, time } = partsOf(iso)
  return `${day} ${short} ${year}, ${time}`
}

/** An instant to the minute with its full day: "20 November 2026, 16:42". */
export function formatFullMoment(iso: string): string {
  return `${formatInstant(iso)}, ${partsOf(iso).time}`
}

/** A calendar day (`yyyy-MM-dd`): "4 November 2026". */
export const formatDay = dayText

/** A calendar day without its year: "4 November". */
export const formatDayOfMonth = dayOfYear

/** The month of a calendar day: "November". */
export const formatMonth = (date: string) => partsOfDay(date).month

/** A calendar day for an axis: "4 Nov". */
export function formatShortDay(date: string): string {
  const { day, short } = partsOfDay(date)
  return `${day} ${short}`
}

/** A calendar day with its weekday: "Wednesday 4 November". */
export function formatSpokenDay(date: string): string {
  return `${partsOfDay(date).weekday} ${dayOfYear(date)}`
}

/** The weekday of a calendar day: "Wednesday". */
export const formatWeekday = (date: string) => partsOfDay(date).weekday

/** A number formatter that is created at its first use, because that takes milliseconds. */
function numbers(options: Intl.NumberFormatOptions) {
  let format: Intl.NumberFormat | undefined
  return (number: number) => {
    format ??= new Intl.NumberFormat('en-US', options)
    return format.format(number)
  }
}

/** A count: "4,820". */
export const formatCount = numbers({})

const signed = numbers({ signDisplay: 'exceptZero' })

/** A signed change: "+120" or "−10", with a typographic minus sign. */
export const formatChange = (number: number) => signed(number).replace('-', '−')

/** Bytes as megabytes with one decimal: "2.4 MB". Below a tenth, kilobytes. */
export function formatBytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
