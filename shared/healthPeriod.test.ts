import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Metrics, MOODS, periodOf } from './health.ts'

const metrics: fc.Arbitrary<Metrics> = fc.record({
  mood: fc.option(fc.constantFrom(...MOODS)),
  energyLevel: fc.option(fc.integer({ min: 1, max: 10 })),
  sleepHours: fc.option(fc.integer({ min: 0, max: 48 }).map((half) => half / 2)),
  waterIntake: fc.option(fc.integer({ min: 0, max: 20 })),
  exerciseMinutes: fc.option(fc.integer({ min: 0, max: 300 })),
})

/** A naive implementation of the same rules. */
function naive(entries: Metrics[]) {
  const average = (read: (entry: Metrics) => number | null, step: number) => {
    let sum = 0
    let days = 0
    for (const entry of entries) {
      const value = read(entry)
      if (value === null) continue
      sum += value
      days += 1
    }
    return days === 0 ? null : Math.round((sum / days) * step) / step
  }
  const counts = new Map<string, number>()
  for (const { mood } of entries) if (mood) counts.set(mood, (counts.get(mood) ?? 0) + 1)
  let mood: string | null = null
  for (const candidate of ['Poor', 'Low', 'Okay', 'Good', 'Great']) {
    if ((counts.get(candidate) ?? 0) > (mood ? (counts.get(mood) ?? 0) : 0)) mood = candidate
  }
  return {
    entries: entries.length,
    energy: average((entry) => entry.energyLevel, 10),
    sleep: average((entry) => entry.sleepHours, 10),
    water: average((entry) => entry.waterIntake, 10),
    exercise: average((entry) => entry.exerciseMinutes, 1),
    mood,
  }
}

describe('periodOf', () => {
  it('periodOf equals a naive implementation of the rules', () => {
    fc.assert(
      fc.property(fc.array(metrics, { maxLength: 31 }), (entries) => {
        expect(periodOf(entries)).toEqual(naive(entries))
      }),
    )
  })

  it('periodOf does not depend on the order of the days', () => {
    fc.assert(
      fc.property(fc.array(metrics, { maxLength: 31 }), (entries) => {
        expect(periodOf([...entries].reverse())).toEqual(periodOf(entries))
      }),
    )
  })

  it('periodOf averages measured values to one decimal, and minutes to whole numbers', () => {
    const day = { mood: null, energyLevel: null, sleepHours: null, waterIntake: null, exerciseMinutes: null }
    expect(
      periodOf([
        { ...day, sleepHours: 7, energyLevel: 6, exerciseMinutes: 20, mood: 'Good' },
        { ...day, sleepHours: 7.5, energyLevel: 7, exerciseMinutes: 25, mood: 'Low' },
        { ...day, sleepHours: 6.5, energyLevel: 7 },
      ]),
    ).toEqual({ entries: 3, energy: 6.7, sleep: 7, water: null, exercise: 23, mood: 'Low' })
  })
})
