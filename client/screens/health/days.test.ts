import { describe, expect, it } from 'vitest'
import { axisTicks } from './chartAxis.ts'
import { daysUpTo, type Entry, weekAverages, withWaiting } from './days.ts'

const entry = (date: string, given: Partial<Entry> = {}): Entry => ({
  id: date,
  date,
  mood: null,
  energyLevel: null,
  sleepHours: null,
  waterIntake: null,
  exerciseMinutes: null,
  symptoms: null,
  notes: null,
  ...given,
})

describe('withWaiting', () => {
  const fields = { symptoms: null, notes: null }

  it('withWaiting adds an unsent entry as a day of its own, newest first', () => {
    const days = withWaiting([entry('2026-03-01')], [{ date: '2026-03-02', waterIntake: 4, ...fields }])
    expect(days.map(({ date, waterIntake }) => [date, waterIntake])).toEqual([
      ['2026-03-02', 4],
      ['2026-03-01', null],
    ])
  })

  it('withWaiting merges an unsent entry into its day and keeps the other fields, as the server will', () => {
    const known = entry('2026-03-01', { mood: 'Low', waterIntake: 2, notes: 'tired' })
    const [day] = withWaiting(
      [known],
      [
        { date: '2026-03-01', waterIntake: 5, ...fields },
        { date: '2026-03-01', waterIntake: 0, sleepHours: 7.5, ...fields },
      ],
    )
    expect(day).toEqual({ ...known, waterIntake: 0, sleepHours: 7.5 })
  })

  it('withWaiting does not change the entries of the server', () => {
    const known = entry('2026-03-01', { waterIntake: 2 })
    withWaiting([known], [{ date: '2026-03-01', waterIntake: 9, ...fields }])
    expect(known.waterIntake).toBe(2)
  })
})

it('daysUpTo returns every day from 30 days ago to today, gaps included, across the end of February', () => {
  const days = daysUpTo('2028-03-01', [entry('2028-02-29'), entry('2028-01-31'), entry('2028-01-30')])
  expect(days).toHaveLength(31)
  expect(days[0]?.date).toBe('2028-01-31')
  expect(days.at(-1)?.date).toBe('2028-03-01')
  expect(days.flatMap(({ entry: found }) => found?.date ?? [])).toEqual(['2028-01-31', '2028-02-29'])
})

it('axisTicks returns at most four lines, the last one at or above the highest value', () => {
  for (let highest = 1; highest <= 1_440; highest += 1) {
    const ticks = axisTicks(highest)
    expect(ticks.length).toBeLessThanOrEqual(4)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
  }
  expect(axisTicks(9)).toEqual([0, 3, 6, 9])
  expect(axisTicks(45)).toEqual([0, 15, 30, 45])
})

describe('weekAverages', () => {
  it('averages the seven days up to each, and leaves out the days without a value', () => {
    expect(weekAverages([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 1.5, 2, 2.5, 3, 3.5, 4, 5])
    expect(weekAverages([4, null, 8])).toEqual([4, 4, 6])
  })

  it('weekAverages has a gap once a whole week is without a value', () => {
    const week = Array.from({ length: 7 }, () => null)
    expect(weekAverages([null, 5, ...week, 3])).toEqual([null, 5, 5, 5, 5, 5, 5, 5, null, 3])
  })
})
