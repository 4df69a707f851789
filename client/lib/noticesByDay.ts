import { localDay } from './today.ts'

type Notice = {
  id: string
  text: string
  href: string
  at: string
  readAt: string | null
  pinned: boolean
}

/** Merges notices, newest first, with the same day, text and link. */
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
 * Splits notices, newest first, into pinned ones, those of `today` (`yyyy-MM-dd`, local) and earlier ones, without empty
 * groups.
 * Each line is the newest of its merged notices, with their count and the ids of the unread ones.
 */
export function noticesByDay<One extends Notice>(notices: readonly One[], today: string) {
  // The server's clock may be ahead, so tomorrow counts as today.
  const isOfToday = ({ at }: Notice) => localDay(new Date(at)) >= today
  const others = notices.filter(({ pinned }) => !pinned)
  return [
    { day: 'urgent' as const, lines: linesOf(notices.filter(({ pinned }) => pinned)) },
    { day: 'today' as const, lines: linesOf(others.filter(isOfToday)) },
    { day: 'earlier' as const, lines: linesOf(others.filter((notice) => !isOfToday(notice))) },
  ].filter((group) => group.lines.length > 0)
}
