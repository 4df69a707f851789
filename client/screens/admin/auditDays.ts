import { addDays } from '../../../shared/health.ts'

/** Undefined unless a valid date: someone may have typed it into the address. */
const dayOf = (text: string | undefined) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** The start of a local day as an instant. */
const startOf = (day: string) => new Date(`${day}T00:00`).toISOString()

/** The first instant of a day and the first one after another, each if given. */
export function instantsOf(days: { from?: string | undefined; to?: string | undefined }) {
  const [from, to] = [dayOf(days.from), dayOf(days.to)]
  return { ...(from && { from: startOf(from) }), ...(to && { to: startOf(addDays(to, 1)) }) }
}
