import { expect, it } from 'vitest'
import { t } from '../../locale/messages.tsx'
import { goalsDone } from './goalsDone.ts'

const goals = { water: false, sleep: false, exercise: false, mood: false }

it("goalsDone says how many of today's goals are done", () => {
  expect(goalsDone(goals)).toBe(t('plans.goals', { done: 0 }))
  expect(goalsDone({ ...goals, mood: true, sleep: true })).toBe(t('plans.goals', { done: 2 }))
})
