import { localDay } from './today.ts'

type Notice = { id: string; text: string; href: string; at: string; readAt: string | null }

/** Notices, newest first, as lines: those of a day that say the same and lead to the same place are one. */
function linesOf<One extends Notice>(notices: readonly One[]) {
  const lines = new Map<string, One & { count: number; unread: string[] }>()
  for (const notice of notices) {
    const { id, at, href, text, readAt } = notice
    const key = JSON.stringify([localDay(new Date(at)), href, text])
    const line = lines.get(key) ?? { ...notice, count: 0, unread: [] }
    line.count++
    if (!readAt) line.unread.push(id)
    lines.set(key, line)
  }
  return [...lines.values()]
}

/**
 * Splits notices, newest first, into those of `today` (`yyyy-MM-dd` of the reader's day) and earlier ones. A group
 * without notices is left out. A line is the newest of the notices that it stands for, with their number and the ids
 * of the unread ones.
 */
export function noticesByDay<One extends Notice>(notices: readonly One[], today: string) {
  // The server's clock may be ahead: what comes from tomorrow belongs to today.
  const isOfToday = ({ at }: Notice) => localDay(new Date(at)) >= today
  return [
    { title: 'Today', lines: linesOf(notices.filter(isOfToday)) },
    { title: 'Earlier', lines: linesOf(notices.filter((notice) => !isOfToday(notice))) },
  ].filter((group) => group.lines.length > 0)
}
