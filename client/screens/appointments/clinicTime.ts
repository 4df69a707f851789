import { utcDay } from '../../../locales/translate.ts'
import { addDays } from '../../../shared/health.ts'
import { clockIn } from '../../../shared/messages.ts'
import { instantAt } from '../../../shared/zonedTime.ts'
import { timeText } from '../../lib/opening.ts'
import { intl } from '../../locale/messages.tsx'
import { clinic } from '../../ui/clinic.ts'
import { formatSpokenDay } from '../../ui/format.ts'

/** The weekday (1 is Monday), day and time of an instant at the clinic. */
export const clinicClock = (at: string | number) => clockIn(new Date(at), clinic.timeZone)

/** The instant of a day (yyyy-MM-dd) and a time (HH:mm) at the clinic. */
export const clinicInstant = (date: string, time: string) => instantAt(date, time, clinic.timeZone)

/** Today at the clinic, yyyy-MM-dd. */
export const clinicToday = () => clinicClock(Date.now()).date

/** An instant as a time at the clinic: "9:00". */
export const clinicTime = (at: string) => timeText(clinicClock(at).time)

/** An instant as a day at the clinic: "Tuesday 8 December". */
export const clinicDay = (at: string) => formatSpokenDay(clinicClock(at).date)

export const mondayOf = (day: string) => addDays(day, -((utcDay(day).getUTCDay() + 6) % 7))

const calendarDay = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  intl.formatDate(utcDay(day), { ...options, timeZone: 'UTC' })

/** A calendar day: "Tue". */
export const formatShortWeekday = calendarDay({ weekday: 'short' })

/** A calendar day: "8". */
export const formatDayNumber = calendarDay({ day: 'numeric' })

/** A calendar day: "December 2026". */
export const formatLongMonth = calendarDay({ month: 'long', year: 'numeric' })

/** A calendar day: "Dec". */
export const formatShortMonth = calendarDay({ month: 'short' })
