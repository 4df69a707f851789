import { expect, it } from 'vitest'
import { noticesByDay } from './noticesByDay.ts'

/** A notice at a time of the reader's own day. */
const at = (day: string, time: string, text = `At ${time}`, readAt: string | null = null) => {
  const instant = new Date(`${day}T${time}`).toISOString()
  return { id: `${day} ${time}`, text, href: '/blood-tests', at: instant, readAt, pinned: false }
}
const line = (notice: ReturnType<typeof at>) => ({ ...notice, count: 1, unread: [notice.id] })

it('noticesByDay splits notices at the reader’s midnight', () => {
  const [noon, first] = [at('2026-11-22', '12:00:00'), at('2026-11-22', '00:00:00')]
  const [last, older] = [at('2026-11-21', '23:59:59'), at('2026-09-01', '08:00:00')]
  expect(noticesByDay([noon, first, last, older], '2026-11-22')).toEqual([
    { day: 'today', lines: [noon, first].map(line) },
    { day: 'earlier', lines: [last, older].map(line) },
  ])
})

it('noticesByDay leaves out a group without notices', () => {
  const one = at('2026-11-22', '12:00:00')
  expect(noticesByDay([one], '2026-11-22')).toEqual([{ day: 'today', lines: [line(one)] }])
  expect(noticesByDay([one], '2026-11-23')).toEqual([{ day: 'earlier', lines: [line(one)] }])
  expect(noticesByDay([], '2026-11-22')).toEqual([])
})

it('noticesByDay counts a notice from a server clock ahead as today’s', () => {
  const ahead = at('2026-11-23', '00:00:05')
  expect(noticesByDay([ahead], '2026-11-22')).toEqual([{ day: 'today', lines: [line(ahead)] }])
})

it('noticesByDay merges equal notices of one day, with the ids of the unread', () => {
  const [noon, ten, nine] = [
    at('2026-11-22', '12:00:00', 'Analysed'),
    at('2026-11-22', '10:00:00', 'Analysed', '2026-11-22T11:00:00Z'),
    at('2026-11-22', '09:00:00', 'Analysed'),
  ]
  const other = at('2026-11-22', '11:00:00', 'Failed')
  const [late, before] = [at('2026-11-21', '23:00:00', 'Analysed'), at('2026-11-20', '12:00:00', 'Analysed')]
  expect(noticesByDay([noon, other, ten, nine, late, before], '2026-11-22')).toEqual([
    { day: 'today', lines: [{ ...noon, count: 3, unread: [noon.id, nine.id] }, line(other)] },
    { day: 'earlier', lines: [line(late), line(before)] },
  ])
})

it('noticesByDay keeps equal texts with different links apart', () => {
  const one = at('2026-11-22', '12:00:00', 'A new version')
  const other = { ...at('2026-11-22', '11:00:00', 'A new version'), href: '/plans' }
  expect(noticesByDay([one, other], '2026-11-22')).toEqual([
    { day: 'today', lines: [line(one), line(other)] },
  ])
})

it('noticesByDay puts pinned notices first, whatever their day', () => {
  const [noon, old] = [at('2026-11-22', '12:00:00'), { ...at('2026-09-01', '08:00:00'), pinned: true }]
  expect(noticesByDay([old, noon], '2026-11-22')).toEqual([
    { day: 'urgent', lines: [line(old)] },
    { day: 'today', lines: [line(noon)] },
  ])
})
