import type { Translate } from '../../locales/translate.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The age of a line: "24 min", "3 h", "9 days"; "today" for a day (`yyyy-MM-dd`) that is today or later. */
export function ageText(t: Translate, since: string, today: string, now: number): string {
  if (since.length === 10) {
    const ago = (Date.parse(today) - Date.parse(since)) / DAY
    return ago > 0 ? t('care.worklist.age.days', { days: ago }) : t('care.worklist.age.today')
  }
  const ago = Math.max(0, now - Date.parse(since))
  if (ago < MINUTE) return t('care.worklist.age.now')
  if (ago < HOUR) return t('care.worklist.age.minutes', { minutes: Math.floor(ago / MINUTE) })
  if (ago < DAY) return t('care.worklist.age.hours', { hours: Math.floor(ago / HOUR) })
  return t('care.worklist.age.days', { days: Math.floor(ago / DAY) })
}
