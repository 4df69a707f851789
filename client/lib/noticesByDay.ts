import { localDay } from './today.ts'

/**
 * Splits notices, newest first, into those of `today` (`yyyy-MM-dd` of the reader's day) and earlier ones. A group
 * without notices is left out.
 */
export function noticesByDay<Notice extends { at: string }>(notices: readonly Notice[], today: string) {
  // The server's clock may be ahead: what comes from tomorrow belongs to today.
  const isOfToday = ({ at }: Notice) => localDay(new Date(at)) >= today
  return [
    { title: 'Today', notices: notices.filter(isOfToday) },
    { title: 'Earlier', notices: notices.filter((notice) => !isOfToday(notice)) },
  ].filter((group) => group.notices.length > 0)
}
