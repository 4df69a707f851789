import type { Translate } from '../../../locales/translate.ts'

const MINUTE = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** "Ends in 21 hours 40 minutes"; in days and hours from two days on. At least one minute. */
export function timeLeft(expiresAt: string, now: number, t: Translate): string {
  const minutes = Math.max(1, Math.round((Date.parse(expiresAt) - now) / MINUTE))
  const [days, hours] = [Math.floor(minutes / DAY), Math.floor(minutes / HOUR)]
  if (days >= 2) return t('record.share.leftDays', { days, hours: hours % 24 })
  if (hours >= 1) return t('record.share.leftHours', { hours, minutes: minutes % HOUR })
  return t('record.share.leftMinutes', { minutes })
}

/** Percent of a share's time that is left. */
export function percentLeft(createdAt: string, expiresAt: string, now: number): number {
  const whole = Date.parse(expiresAt) - Date.parse(createdAt)
  return Math.min(100, Math.max(0, ((Date.parse(expiresAt) - now) / whole) * 100))
}
