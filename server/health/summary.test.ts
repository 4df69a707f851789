import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Metrics, MOODS } from '../../shared/health.ts'
import { type HealthFacts, healthScore, pointsOf, ratingOf, summaryOf } from './summary.ts'

const entry = (more: Partial<Metrics> = {}): Metrics => ({
  mood: null,
  energyLevel: null,
  sleepHours: null,
  waterIntake: null,
  exerciseMinutes: null,
  ...more,
})
const facts = (more: Partial<HealthFacts> = {}): HealthFacts => ({
  entries: 0,
  hydrated: 0,
  rested: 0,
  active: 0,
  perfect: 0,
  streak: 0,
  latest: [],
  today: null,
  ...more,
})

const anyEntry = fc.record({
  mood: fc.option(fc.constantFrom(...MOODS)),
  energyLevel: fc.option(fc.integer({ min: 1, max: 10 })),
  sleepHours: fc.option(fc.integer({ min: 0, max: 48 }).map((halves) => halves / 2)),
  waterIntake: fc.option(fc.integer({ min: 0, max: 30 })),
  exerciseMinutes: fc.option(fc.integer({ min: 0, max: 300 })),
})
const anyEntries = fc.array(anyEntry, { maxLength: 12 })

describe('healthScore', () => {
  it('healthScore is 0 without entries, and without measured values', () => {
    expect(healthScore([])).toBe(0)
    expect(healthScore([entry({ mood: 'Great' })])).toBe(0)
  })

  it('healthScore is 100 when all targets are reached, and never more', () => {
    const full = entry({ sleepHours: 8, waterIntake: 8, exerciseMinutes: 30, energyLevel: 10 })
    expect(healthScore([full])).toBe(100)
    expect(
      healthScore([entry({ sleepHours: 24, waterIntake: 99, exerciseMinutes: 500, energyLevel: 10 })]),
    ).toBe(100)
  })

  it.each([
    ['only sleep', [entry({ sleepHours: 8 })], 25],
    ['half of two metrics', [entry({ sleepHours: 4, waterIntake: 4 })], 25],
    ['energy scaled to ten', [entry({ energyLevel: 5 })], 13],
    ['an entry without metrics, which is ignored', [entry({ sleepHours: 8 }), entry({ mood: 'Low' })], 25],
    [
      'an eighth entry, which is too old',
      [...Array(7).fill(entry({ sleepHours: 8 })), entry({ sleepHours: 0 })],
      25,
    ],
  ])('healthScore scores %s', (_case, latest, score) => {
    expect(healthScore(latest)).toBe(score)
  })

  it('healthScore equals a naive implementation of the rule', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const scored: number[] = []
        for (const e of entries.slice(0, 7)) {
          let sum = 0
          let has = false
          if (e.sleepHours !== null)
            [sum, has] = [sum + (e.sleepHours >= 8 ? 25 : (25 * e.sleepHours) / 8), true]
          if (e.waterIntake !== null)
            [sum, has] = [sum + (e.waterIntake >= 8 ? 25 : (25 * e.waterIntake) / 8), true]
          if (e.exerciseMinutes !== null)
            [sum, has] = [sum + (e.exerciseMinutes >= 30 ? 25 : (25 * e.exerciseMinutes) / 30), true]
          if (e.energyLevel !== null) [sum, has] = [sum + 2.5 * e.energyLevel, true]
          if (has) scored.push(sum)
        }
        const exact = scored.length === 0 ? 0 : scored.reduce((a, b) => a + b, 0) / scored.length
        expect(Math.abs(healthScore(entries) - exact)).toBeLessThanOrEqual(0.5 + 1e-9)
      }),
    )
  })
})

describe('ratingOf', () => {
  it.each([
    [100, 'Excellent'],
    [90, 'Excellent'],
    [89, 'Great'],
    [80, 'Great'],
    [79, 'Great'],
    [75, 'Great'],
    [74, 'Good'],
    [60, 'Good'],
    [59, 'Fair'],
    [40, 'Fair'],
    [39, 'Needs Attention'],
    [0, 'Needs Attention'],
  ])('a score of %i is %s', (score, rating) => {
    expect(ratingOf(score)).toBe(rating)
  })
})

describe('pointsOf', () => {
  it('pointsOf counts 10 per entry and 5 per day of the streak', () => {
    expect(pointsOf(52, 13)).toBe(585)
    expect(summaryOf(facts({ entries: 52, streak: 13 })).levelProgress).toBe(85)
  })

  it('pointsOf grows with each entry and each day of the streak', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (entries, streak) => {
        expect(pointsOf(entries + 1, streak)).toBeGreaterThan(pointsOf(entries, streak))
        expect(pointsOf(entries, streak + 1)).toBeGreaterThan(pointsOf(entries, streak))
        expect(summaryOf(facts({ entries, streak })).levelProgress).toBe(pointsOf(entries, streak) % 100)
      }),
    )
  })
})

describe('summaryOf: verdict', () => {
  it('summaryOf: verdict is "No entries yet" before the first entry, then the rating, even of a score of 0', () => {
    expect(summaryOf(facts())).toMatchObject({ score: 0, verdict: 'No entries yet' })
    expect(summaryOf(facts({ entries: 1, latest: [entry()] }))).toMatchObject({
      score: 0,
      rating: 'Needs Attention',
      verdict: 'Needs Attention',
    })
  })
})

describe('summaryOf: goals of today', () => {
  it('summaryOf: goals of today are met at the goal, and by any mood', () => {
    const at = { waterIntake: 8, sleepHours: 7, exerciseMinutes: 30, mood: 'Poor' } as const
    expect(summaryOf(facts({ today: entry(at) })).goals).toEqual({
      water: true,
      sleep: true,
      exercise: true,
      mood: true,
    })
    const below = { waterIntake: 7, sleepHours: 6.5, exerciseMinutes: 29 }
    expect(summaryOf(facts({ today: entry(below) })).goals).toEqual({
      water: false,
      sleep: false,
      exercise: false,
      mood: false,
    })
    expect(summaryOf(facts()).goals).toEqual({ water: false, sleep: false, exercise: false, mood: false })
  })
})

describe('summaryOf: weekly averages', () => {
  it('summaryOf: weekly averages are means of the measured values, to one decimal, with a percentage of at most 100', () => {
    const latest = [
      entry({ sleepHours: 6, waterIntake: 20 }),
      entry({ sleepHours: 7.5 }),
      entry({ sleepHours: 8 }),
    ]
    const { weekly } = summaryOf(facts({ latest }))
    expect(weekly.sleep).toEqual({ average: 7.2, goal: 7, percent: 100 })
    expect(weekly.hydration).toEqual({ average: 20, goal: 8, percent: 100 })
    expect(weekly.exercise).toEqual({ average: 0, goal: 30, percent: 0 })
    expect(weekly.energy).toEqual({ average: 0, goal: 8, percent: 0 })
  })

  it('summaryOf: weekly averages equal a naive implementation of the rule', () => {
    fc.assert(
      fc.property(anyEntries, (latest) => {
        const { weekly } = summaryOf(facts({ latest }))
        const water = latest.slice(0, 7).flatMap((e) => (e.waterIntake === null ? [] : [e.waterIntake]))
        const average = water.length === 0 ? 0 : water.reduce((a, b) => a + b, 0) / water.length
        expect(Math.abs(weekly.hydration.average - average)).toBeLessThanOrEqual(0.05 + 1e-9)
        expect(weekly.hydration.percent).toBe(average >= 8 ? 100 : Math.round((average * 100) / 8))
      }),
    )
  })
})

describe('summaryOf: achievements', () => {
  it.each([
    ['Getting Started', { entries: 1 }],
    ['Week Warrior', { entries: 7 }],
    ['Hydration Master', { hydrated: 10 }],
    ['Sleep Champion', { rested: 10 }],
    ['Fitness Enthusiast', { active: 10 }],
    ['Perfect Week', { perfect: 5 }],
    ['Consistency King', { entries: 30 }],
  ] as const)('%s is unlocked at its target, not one below', (name, counts) => {
    const find = (more: Partial<HealthFacts>) =>
      summaryOf(facts(more)).achievements.find((a) => a.name === name)
    const [key, target] = Object.entries(counts)[0] ?? ['', 0]
    expect(find(counts)).toMatchObject({ unlocked: true, current: target, target })
    expect(find({ [key]: target - 1 })).toMatchObject({ unlocked: false, current: target - 1 })
    expect(find({ [key]: target * 3 })).toMatchObject({ unlocked: true, current: target })
  })
})
