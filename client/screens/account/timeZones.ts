import { isFoundIn } from '../../../shared/text.ts'
import { intl, t } from '../../locale/messages.tsx'
import type { Found } from '../../ui/SearchSelect.tsx'

/** Most matches listed, because the current time of each is computed. */
const MOST = 30

/** Such as "Europe/Stockholm". */
export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** "America/New_York" becomes "America/New York". */
const titleOf = (zone: string) => zone.replaceAll('_', ' ')

/** A time zone as a choice, with its current time. */
export function zoneFound(zone: string, now = new Date()): Found {
  const time = intl.formatTime(now, { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  return { id: zone, title: titleOf(zone), note: t('account.reminders.zoneTime', { time }) }
}

/**
 * Time zones whose name contains the search text, the browser's own first. UTC is added, because not every browser
 * lists it.
 */
export function timeZonesLike(search: string, now = new Date()): Found[] {
  const zones = new Set([browserTimeZone(), ...Intl.supportedValuesOf('timeZone'), 'UTC'])
  return [...zones]
    .filter((zone) => isFoundIn(titleOf(zone), titleOf(search)))
    .slice(0, MOST)
    .map((zone) => zoneFound(zone, now))
}
