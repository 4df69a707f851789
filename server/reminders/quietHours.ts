import type { NoticeSettings } from '../../shared/notices.ts'

/**
 * Whether a time of day (HH:mm) is within the quiet hours, which may span midnight. `sendDue` drops reminders then;
 * notices are sent at any hour, as the settings page states.
 */
export function isQuiet(time: string, quiet: NoticeSettings['quiet']): boolean {
  if (!quiet) return false
  const { from, until } = quiet
  return from <= until ? time >= from && time < until : time >= from || time < until
}
