import {
  GOALS,
  goalsOf,
  type HealthSummary,
  type Metrics,
  mean,
  present,
  type Rating,
  WINDOW,
} from '../../shared/health.ts'

/** Targets of the health score; sleep counts fully at 8 hours, though its goal is 7. */
const SCORE_TARGETS = { sleep: 8, water: 8, exercise: 30, energy: 10 } as const
const POINTS_PER_METRIC = 25

/** Points of the game: for an entry, for each day of the streak, and for a level. */
const POINTS_PER_ENTRY = 10
const POINTS_PER_STREAK_DAY = 5
const POINTS_PER_LEVEL = 100

/** The data of a summary: counts from the database, and the few entries that are needed whole. */
export type HealthFacts = {
  entries: number
  hydrated: number
  rested: number
  active: number
  perfect: number
  /** Consecutive days with an entry, counted back from today; 0 without an entry today. */
  streak: number
  /** The latest entries, newest first, at most `WINDOW`. */
  latest: Metrics[]
  today: Metrics | null
}

/** An entry's score, 0 to 100: up to 25 for each metric that it has; null when it has none. */
function entryScore(entry: Metrics) {
  const parts = present([
    entry.sleepHours === null ? null : entry.sleepHours / SCORE_TARGETS.sleep,
    entry.waterIntake === null ? null : entry.waterIntake / SCORE_TARGETS.water,
    entry.exerciseMinutes === null ? null : entry.exerciseMinutes / SCORE_TARGETS.exercise,
    entry.energyLevel === null ? null : entry.energyLevel / SCORE_TARGETS.energy,
  ])
  if (parts.length === 0) return null
  return parts.reduce((sum, part) => sum + Math.min(1, part) * POINTS_PER_METRIC, 0)
}

/** The health score, 0 to 100: the rounded mean over the latest entries with at least one metric; 0 without any. */
export function healthScore(latest: Metrics[]) {
  const scores = present(latest.slice(0, WINDOW).map(entryScore))
  return scores.length === 0 ? 0 : Math.round(mean(scores))
}

/** Shown instead of a rating before the first entry. */
const NO_VERDICT = 'No entries yet'

/** The score's word: bands at 90, 75, 60 and 40. */
export function ratingOf(score: number): Rating {
  if (score >= 90) return 'Excellent'
  if (score >= 75) return 'Great'
  if (score >= 60) return 'Good'
  return score >= 40 ? 'Fair' : 'Needs Attention'
}

/** Points earned: 10 for an entry and 5 for each day of the present streak. */
export function pointsOf(entries: number, streak: number) {
  return entries * POINTS_PER_ENTRY + streak * POINTS_PER_STREAK_DAY
}

/** The weekly average of the measured values, to one decimal, and its percentage of the goal, at most 100. */
function weekly(values: (number | null)[], goal: number) {
  const measured = present(values)
  const average = measured.length === 0 ? 0 : mean(measured)
  return {
    average: Math.round(average * 10) / 10,
    goal,
    percent: Math.min(100, Math.round((average / goal) * 100)),
  }
}

/** The seven achievements: what each counts, and how many unlock it. */
const ACHIEVEMENTS = [
  { name: 'Getting Started', counts: 'entries', target: 1 },
  { name: 'Week Warrior', counts: 'entries', target: 7 },
  { name: 'Hydration Master', counts: 'hydrated', target: 10 },
  { name: 'Sleep Champion', counts: 'rested', target: 10 },
  { name: 'Fitness Enthusiast', counts: 'active', target: 10 },
  { name: 'Perfect Week', counts: 'perfect', target: 5 },
  { name: 'Consistency King', counts: 'entries', target: 30 },
] as const satisfies { name: string; counts: keyof HealthFacts; target: number }[]

/** The summary of a patient's health for the dashboard and the tracker. */
export function summaryOf(facts: HealthFacts): HealthSummary {
  const { latest, entries, streak } = facts
  const score = healthScore(latest)
  const totalPoints = pointsOf(entries, streak)
  const week = latest.slice(0, WINDOW)
  const rating = ratingOf(score)
  const verdict = entries === 0 ? NO_VERDICT : rating
  return {
    score,
    rating,
    verdict,
    streak,
    totalPoints,
    levelProgress: totalPoints % POINTS_PER_LEVEL,
    goals: goalsOf(facts.today),
    weekly: {
      sleep: weekly(
        week.map((entry) => entry.sleepHours),
        GOALS.sleep,
      ),
      hydration: weekly(
        week.map((entry) => entry.waterIntake),
        GOALS.water,
      ),
      exercise: weekly(
        week.map((entry) => entry.exerciseMinutes),
        GOALS.exercise,
      ),
      energy: weekly(
        week.map((entry) => entry.energyLevel),
        GOALS.energy,
      ),
    },
    achievements: ACHIEVEMENTS.map(({ name, counts, target }) => ({
      name,
      unlocked: facts[counts] >= target,
      current: Math.min(facts[counts], target),
      target,
    })),
  }
}
