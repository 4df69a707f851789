import { dayName, dayOfYear, dayText, MONTHS } from '../../shared/text.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** The parts of an instant in the device's time zone. */
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

/** The parts of a calendar day (`yyyy-MM-dd`) in any time zone. */
const partsOfDay = (day: string) => partsOf(`${day}T12:00:00`)

/** One decimal. */
export const formatAverage = (value: number) => value.toFixed(1)

/** An instant as a local day: "4 November 2026". */
export function formatInstant(iso: string): string {
  const { day, month, year } = partsOf(iso)
  return `${day} ${month} ${year}`
}

/** An instant as a short local day: "4 Nov 2026". */
export function formatShortInstant(iso: string): string {
  const { day, short, year } = partsOf(iso)
  return `${day} ${short} ${year}`
}

/** An instant as a local time: "07:40". */
export const formatTime = (iso: string): string => partsOf(iso).time

/** A recent instant, local: "20 Nov, 16:42". */
export function formatMoment(iso: string): string {
  const { day, short, time } = partsOf(iso)
  return `${day} ${short}, ${time}`
}

/** An instant with its year, local: "20 Nov 2026, 16:42". */
export function formatMomentOfYear(iso: string): string {
  const { day, short, year, time } = partsOf(iso)
  return `${day} ${short} ${year}, ${time}`
}

/** An instant with its full day, local: "20 November 2026, 16:42". */
export function formatFullMoment(iso: string): string {
  return `${formatInstant(iso)}, ${partsOf(iso).time}`
}

/** A calendar day (`yyyy-MM-dd`): "4 November 2026". */
export const formatDay = dayText

/** A calendar day: "4 November". */
export const formatDayOfMonth = dayOfYear

/** A calendar day: "November". */
export const formatMonth = (date: string) => partsOfDay(date).month

/** A calendar day: "4 Nov". */
export function formatShortDay(date: string): string {
  const { day, short } = partsOfDay(date)
  return `${day} ${short}`
}

/** A calendar day: "Wednesday 4 November". */
export function formatSpokenDay(date: string): string {
  return `${partsOfDay(date).weekday} ${dayOfYear(date)}`
}

/** A calendar day: "Wednesday". */
export const formatWeekday = (date: string) => partsOfDay(date).weekday

/** Created at first use, because that takes milliseconds. */
function numbers(options: Intl.NumberFormatOptions) {
  let format: Intl.NumberFormat | undefined
  return (number: number) => {
    format ??= new Intl.NumberFormat('en-US', options)
    return format.format(number)
  }
}

/** "4,820". */
export const formatCount = numbers({})

const signed = numbers({ signDisplay: 'exceptZero' })

/** "+120" or "−10", with a typographic minus sign. */
export const formatChange = (number: number) => signed(number).replace('-', '−')

/** "2.4 MB"; below 0.1 MB in kB. */
export function formatBytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
