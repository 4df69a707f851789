import { expect, it } from 'vitest'
import { noticesByDay } from './noticesByDay.ts'

/** An instant at a time of the reader's own day. */
const at = (day: string, time: string) => ({ at: new Date(`${day}T${time}`).toISOString() })

it('notices are split at the reader’s own midnight', () => {
  const [noon, first] = [at('2026-11-22', '12:00:00'), at('2026-11-22', '00:00:00')]
  const [last, older] = [at('2026-11-21', '23:59:59'), at('2026-09-01', '08:00:00')]
  expect(noticesByDay([noon, first, last, older], '2026-11-22')).toEqual([
    { title: 'Today', notices: [noon, first] },
    { title: 'Earlier', notices: [last, older] },
  ])
})

it('a group without notices is left out', () => {
  const one = at('2026-11-22', '12:00:00')
  expect(noticesByDay([one], '2026-11-22')).toEqual([{ title: 'Today', notices: [one] }])
  expect(noticesByDay([one], '2026-11-23')).toEqual([{ title: 'Earlier', notices: [one] }])
  expect(noticesByDay([], '2026-11-22')).toEqual([])
})

it('a notice of a server whose clock is ahead belongs to today', () => {
  const ahead = at('2026-11-23', '00:00:05')
  expect(noticesByDay([ahead], '2026-11-22')).toEqual([{ title: 'Today', notices: [ahead] }])
})
