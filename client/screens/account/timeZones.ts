import { isFoundIn } from '../../../shared/text.ts'
import type { Found } from '../../ui/SearchSelect.tsx'

/** At most this many matches of a search are listed: the time of each one is computed. */
const MOST = 30

/** The time zone of this browser, such as "Europe/Stockholm". */
export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** "America/New_York" as people write it: "America/New York". */
const titleOf = (zone: string) => zone.replaceAll('_', ' ')

/** A time zone as a choice, with its present time of the day. */
export function zoneFound(zone: string, now = new Date()): Found {
  const time = now.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  return { id: zone, title: titleOf(zone), note: `${time} now` }
}

/**
 * The time zones whose name contains the searched text, the browser's own first. Not every browser lists UTC, which a
 * person may live by.
 */
export function timeZonesLike(search: string, now = new Date()): Found[] {
  const zones = new Set([browserTimeZone(), ...Intl.supportedValuesOf('timeZone'), 'UTC'])
  return [...zones]
    .filter((zone) => isFoundIn(titleOf(zone), titleOf(search)))
    .slice(0, MOST)
    .map((zone) => zoneFound(zone, now))
}
