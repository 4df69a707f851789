import { expect, it } from 'vitest'
import { localDay } from '../../lib/today.ts'
import { instantsOf } from './auditDays.ts'

// 29 March and 25 October 2026 have 23 and 25 hours in Stockholm; 8 March and 1 November in New York.
it.each(['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-12-31', '2028-02-29'])(
  'holds exactly the reader’s %s',
  (day) => {
    const { from = '', to = '' } = instantsOf({ from: day, to: day })
    const at = (iso: string, milliseconds = 0) => localDay(new Date(Date.parse(iso) + milliseconds))
    expect([at(from, -1) < day, at(from), at(to, -1), at(to) > day]).toEqual([true, day, day, true])
  },
)

it('instantsOf leaves out an invalid date', () => {
  expect(instantsOf({ from: '2026-13-01', to: 'tomorrow' })).toEqual({})
})
