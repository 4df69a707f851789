// Dates are written by hand, in English as all texts are: the first Intl.DateTimeFormat of a page keeps a phone busy for a
// tenth of a second.

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const two = (number: number) => String(number).padStart(2, '0')

/** The parts of an instant, on the reader's own clock. */
function partsOf(iso: string) {
  const at = new Date(iso)
  const month = MONTHS[at.getMonth()] ?? ''
  return {
    day: `${at.getDate()}`,
    month,
    short: month.slice(0, 3),
    year: `${at.getFullYear()}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
    weekday: WEEKDAYS[at.getDay()] ?? '',
  }
}

/** The parts of a day of the calendar (`yyyy-MM-dd`), the same in every time zone. */
const partsOfDay = (day: string) => partsOf(`${day}T12:00:00`)

/** An average: always with one decimal. */
export const formatAverage = (value: number) => value.toFixed(1)

/** An instant as the reader's own calendar day: "4 November 2026". */
export function formatInstant(iso: string): string {
  const { day, month, year } = partsOf(iso)
  return `${day} ${month} ${year}`
}

/** The same where room is short: "4 Nov 2026". */
export function formatShortInstant(iso: string): string {
  const { day, short, year } = partsOf(iso)
  return `${day} ${short} ${year}`
}

/** An instant to the minute, on the reader's clock, for what happened lately: "20 Nov, 16:42". */
export function formatMoment(iso: string): string {
  const { day, short, time } = partsOf(iso)
  return `${day} ${short}, ${time}`
}

/** The same with its year, for lists that go back further: "20 Nov 2026, 16:42". */
export function formatMomentOfYear(iso: string): string {
  const { day, short, year, time } = partsOf(iso)
  return `${day} ${short} ${year}, ${time}`
}

/** A day of the calendar (`yyyy-MM-dd`): "4 November 2026". */
export function formatDay(date: string): string {
  const { day, month, year } = partsOfDay(date)
  return `${day} ${month} ${year}`
}

/** The same for an axis: "4 Nov". */
export function formatShortDay(date: string): string {
  const { day, short } = partsOfDay(date)
  return `${day} ${short}`
}

/** The same as people say it: "Wednesday 4 November". */
export function formatSpokenDay(date: string): string {
  const { weekday, day, month } = partsOfDay(date)
  return `${weekday} ${day} ${month}`
}

/** Its weekday: "Wednesday". */
export const formatWeekday = (date: string) => partsOfDay(date).weekday

/** A formatter that is made when it is first needed, which takes milliseconds. */
function numbers(options: Intl.NumberFormatOptions) {
  let format: Intl.NumberFormat | undefined
  return (number: number) => {
    format ??= new Intl.NumberFormat('en-US', options)
    return format.format(number)
  }
}

/** A number of things: "4,820". */
export const formatCount = numbers({})

const signed = numbers({ signDisplay: 'exceptZero' })

/** A change: "+120" or "−10", with the minus sign of figures. */
export const formatChange = (number: number) => signed(number).replace('-', '−')

/** Bytes as megabytes with one decimal: "2.4 MB". Below a tenth, kilobytes. */
export function formatBytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
