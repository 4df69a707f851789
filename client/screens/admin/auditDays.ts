import { addDays } from '../../../shared/health.ts'

/** A day in the address, or undefined when it is not a valid date: somebody may have typed it by hand. */
const dayOf = (text: string | undefined) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** The beginning of a day in the reader's time zone, as the table shows its times. */
const startOf = (day: string) => new Date(`${day}T00:00`).toISOString()

/** The first instant of a day and the one after the end of another, each where there is such a day. */
export function instantsOf(days: { from?: string | undefined; to?: string | undefined }) {
  const [from, to] = [dayOf(days.from), dayOf(days.to)]
  return { ...(from && { from: startOf(from) }), ...(to && { to: startOf(addDays(to, 1)) }) }
}
