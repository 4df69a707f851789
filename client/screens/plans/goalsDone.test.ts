import { expect, it } from 'vitest'
import { goalsDone } from './goalsDone.ts'

const goals = { water: false, sleep: false, exercise: false, mood: false }

it("goalsDone says in words how many of today's goals are done", () => {
  expect(goalsDone(goals)).toBe("None of today's goals are done yet.")
  expect(goalsDone({ ...goals, mood: true })).toBe("One of today's goals is already done.")
  expect(goalsDone({ ...goals, mood: true, sleep: true })).toBe("Two of today's goals are already done.")
  expect(goalsDone({ water: true, sleep: true, exercise: true, mood: true })).toBe(
    "All of today's goals are already done.",
  )
})
