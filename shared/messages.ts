import type { MarkerRow } from './bloodTests.ts'
import type { Metrics } from './health.ts'
import type { MarkerFigure } from './markers.ts'
import type { PlanItem } from './planItems.ts'

/** Messages between a patient and a practitioner, for browser and server. */

/** The longest text of a message, in characters. */
export const MAX_MESSAGE = 4_000
/** Files of one message. */
export const MAX_ATTACHMENTS = 3
/** Minutes within which an unread message can be withdrawn. */
export const WITHDRAW_MINUTES = 5

// ---------------------------------------------------------------- quotes

/** The target of a quote: a plan item, a row of a blood test, or a day of the tracker. */
export type QuoteRef =
  | { kind: 'item'; planId: string; text: string }
  | { kind: 'marker'; bloodTestId: string; row: number }
  | { kind: 'day'; date: string }

/** A plan item's schedule, and on how many of the last `days` days it was ticked. */
export type ItemFacts = { schedule: Omit<PlanItem, 'text' | 'productId'>; ticked: number; days: number }
export type MarkerFacts = {
  day: string
  dayIs: 'collected' | 'uploaded'
  figure: MarkerFigure
  flag: MarkerRow['flag']
  doubtful: boolean
}
export type DayFacts = Metrics & { symptoms: string | null }

/**
 * A quote with its facts at the time, which stay when the plan, result or entry changes. `title` and `detail` are its
 * text in the caller's language. Quotes of earlier versions have no facts.
 */
export type Quote = { title: string; detail: string } & (
  | (QuoteRef & { kind: 'item'; facts?: ItemFacts })
  | (QuoteRef & {
      kind: 'marker'
      facts?: MarkerFacts
      /** The value and printed range, for its bar. */
      value?: Pick<MarkerRow, 'value' | 'low' | 'high' | 'flag'>
    })
  | (QuoteRef & { kind: 'day'; facts?: DayFacts })
)

/** The target of a quote, without its text. */
export function refOf(quote: Quote): QuoteRef {
  if (quote.kind === 'item') return { kind: 'item', planId: quote.planId, text: quote.text }
  if (quote.kind === 'marker') return { kind: 'marker', bloodTestId: quote.bloodTestId, row: quote.row }
  return { kind: 'day', date: quote.date }
}

// ---------------------------------------------------------------- expectations

/** Office hours of one weekday: 1 is Monday. */
export type OfficeDay = { day: number; from: string; until: string }

/** A practitioner's office hours, usual answer time and absence. */
export type MessageSettings = {
  /** IANA name; office hours and the absence are in this zone. */
  timeZone: string
  /** At most one line per weekday; one without is closed. */
  hours: OfficeDay[]
  /** The usual answer time in hours; null if none is promised. */
  answerHours: number | null
  /** Sent once per thread while it lasts; `until` is the last day, null if open-ended. */
  absence: { text: string; until: string | null } | null
  /** The number for results that need a doctor; absent from earlier pages. */
  phone?: string | null
}

/** The weekday (1 is Monday), day (yyyy-MM-dd) and time (HH:mm) of an instant in a time zone. */
export function clockIn(instant: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  const weekday = ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
  return { date, weekday, time: `${part('hour')}:${part('minute')}` }
}

/** Whether the absence holds at this instant. */
export const isAway = ({ absence, timeZone }: Pick<MessageSettings, 'absence' | 'timeZone'>, now: Date) =>
  absence !== null && (absence.until === null || clockIn(now, timeZone).date <= absence.until)
