import { expect, it } from 'vitest'
import { joinRepeats } from './auditGroups.ts'

const entry = (
  at: string,
  action: string,
  actor = 'elena',
  subject = 'maya',
  targetId: string | null = null,
) => ({
  ...{ at: `2026-11-05T${at}:00.000`, action, targetId, detail: null },
  ...{ actor: { id: actor }, subject: { id: subject } },
})
const shown = (entries: ReturnType<typeof entry>[]) =>
  joinRepeats(entries).map(
    ({ at, since, times, action }) => `${action} ${at.slice(11, 16)} ${since.slice(11, 16)} ${times}`,
  )

it('joinRepeats joins the repeated entries of one visit, newest first', () => {
  expect(
    shown([
      entry('10:30', 'results'),
      entry('10:30', 'profile'),
      entry('10:20', 'results'),
      entry('10:10', 'profile'),
      entry('10:00', 'profile'),
    ]),
  ).toEqual(['results 10:30 10:20 2', 'profile 10:30 10:00 3'])
})

it('joinRepeats keeps apart other people, other things, and what somebody else came between', () => {
  expect(
    shown([
      entry('10:30', 'profile'),
      entry('10:20', 'profile', 'omar'),
      entry('10:10', 'profile'),
      entry('10:00', 'profile', 'elena', 'nora'),
      entry('09:50', 'result', 'elena', 'nora', 'first'),
      entry('09:40', 'result', 'elena', 'nora', 'second'),
    ]),
  ).toEqual([
    'profile 10:30 10:30 1',
    'profile 10:20 10:20 1',
    'profile 10:10 10:10 1',
    'profile 10:00 10:00 1',
    'result 09:50 09:50 1',
    'result 09:40 09:40 1',
  ])
})

it('joinRepeats keeps days apart', () => {
  const [late, early] = [
    entry('10:30', 'profile'),
    { ...entry('10:30', 'profile'), at: '2026-11-04T10:30:00.000' },
  ]
  expect(joinRepeats([late, early]).map(({ times }) => times)).toEqual([1, 1])
})
