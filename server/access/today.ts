import { DAY_MS, isoDay } from '../../shared/health.ts'

const FURTHEST_ZONE_MS = 14 * 60 * 60 * 1000

/** The latest day that is today anywhere on earth (UTC+14), at an instant in milliseconds since 1970. */
export const latestToday = (now: number) => isoDay(now + FURTHEST_ZONE_MS)

/** Whether a day can be today in some time zone: within one day of today in UTC. */
export function canBeToday(date: string, now: number) {
  return Math.abs(Date.parse(`${date}T00:00:00Z`) - Date.parse(`${isoDay(now)}T00:00:00Z`)) <= DAY_MS
}
