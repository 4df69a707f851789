/** How a day felt, best first. */
export const MOODS = ['Great', 'Good', 'Okay', 'Low', 'Poor'] as const
export type Mood = (typeof MOODS)[number]

/** What a day should reach: water in glasses, sleep in hours, exercise in minutes, energy out of 10. */
export const GOALS = { water: 8, sleep: 7, exercise: 30, energy: 8 } as const

/** What the health score measures against; sleep counts fully only at 8 hours, though its goal is 7. */
const SCORE_TARGETS = { sleep: 8, water: 8, exercise: 30, energy: 10 } as const
const POINTS_PER_METRIC = 25

/** Score and weekly averages look at this many latest entries. */
export const WINDOW = 7
/** Days before today that a period of a patient's health reaches back, today apart. */
const PERIOD_DAYS = 30
/** Days of a period, including its first day and today. */
export const DAYS_OF_PERIOD = PERIOD_DAYS + 1
/** How many of the latest entries the tracker lists. */
export const RECENT_ENTRIES = 5
/** Points of the game: for an entry, for each day of the streak, and for a level. */
const POINTS_PER_ENTRY = 10
const POINTS_PER_STREAK_DAY = 5
const POINTS_PER_LEVEL = 100

/** The values of one entry; null when the patient left it empty. */
export type Metrics = {
  mood: Mood | null
  /** 1 to 10. */
  energyLevel: number | null
  /** In half hours. */
  sleepHours: number | null
  /** Glasses. */
  waterIntake: number | null
  exerciseMinutes: number | null
}

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

const metGoal = (value: number | null, goal: number) => value !== null && value >= goal
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const present = (values: (number | null)[]) => values.filter((value) => value !== null)

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

const RATINGS = ['Excellent', 'Great', 'Good', 'Fair', 'Needs Attention'] as const
export type Rating = (typeof RATINGS)[number]

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

/** Which of the four daily goals an entry meets; any mood meets the fourth. */
export function goalsOf(today: Metrics | null) {
  return {
    water: metGoal(today?.waterIntake ?? null, GOALS.water),
    sleep: metGoal(today?.sleepHours ?? null, GOALS.sleep),
    exercise: metGoal(today?.exerciseMinutes ?? null, GOALS.exercise),
    mood: (today?.mood ?? null) !== null,
  }
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
export function summaryOf(facts: HealthFacts) {
  const { latest, entries, streak } = facts
  const score = healthScore(latest)
  const totalPoints = pointsOf(entries, streak)
  const week = latest.slice(0, WINDOW)
  const rating = ratingOf(score)
  const verdict: Rating | typeof NO_VERDICT = entries === 0 ? NO_VERDICT : rating
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
export type HealthSummary = ReturnType<typeof summaryOf>

/** The average of the measured values, rounded to 1/step; null without any. */
function averageOf(values: (number | null)[], step: number) {
  const measured = present(values)
  return measured.length === 0 ? null : Math.round(mean(measured) * step) / step
}

/**
 * What a practitioner sees of a period: averages to one decimal (energy out of 10, hours, glasses a day), exercise in
 * whole minutes, and the most common mood. Of moods equally common the lower one is named, so that none is hidden.
 */
export function periodOf(entries: Metrics[]) {
  const count = (mood: Mood) => entries.filter((entry) => entry.mood === mood).length
  const mood = [...MOODS].reverse().reduce((most, one) => (count(one) > count(most) ? one : most))
  return {
    entries: entries.length,
    energy: averageOf(
      entries.map((entry) => entry.energyLevel),
      10,
    ),
    sleep: averageOf(
      entries.map((entry) => entry.sleepHours),
      10,
    ),
    water: averageOf(
      entries.map((entry) => entry.waterIntake),
      10,
    ),
    exercise: averageOf(
      entries.map((entry) => entry.exerciseMinutes),
      1,
    ),
    mood: count(mood) > 0 ? mood : null,
  }
}

/** Readings of a patient's health that a practitioner can ask for. */
export const ANALYSIS_TYPES = [
  'gut-health',
  'heavy-metals',
  'hormonal-balance',
  'immune-system',
  'stress-adrenal',
] as const
export type AnalysisType = (typeof ANALYSIS_TYPES)[number]

export const ANALYSIS_STATUSES = ['pending', 'completed', 'failed'] as const
export type AnalysisStatus = (typeof ANALYSIS_STATUSES)[number]

const DAY_MS = 24 * 60 * 60 * 1000
const FURTHEST_ZONE_MS = 14 * 60 * 60 * 1000
/** The calendar day in UTC of an instant in milliseconds since 1970. */
export const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** The calendar day `days` later, or earlier when negative; independent of daylight saving time. */
export const addDays = (date: string, days: number) => isoDay(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS)

/** The first day of the period up to `today`: entries on or after it belong to it. */
export const periodStart = (today: string) => addDays(today, -PERIOD_DAYS)

/** The latest day that is today anywhere on earth (UTC+14), at an instant in milliseconds since 1970. */
export const latestToday = (now: number) => isoDay(now + FURTHEST_ZONE_MS)

/** Whether a day can be today for somebody: within one day of today in UTC. */
export function canBeToday(date: string, now: number) {
  return Math.abs(Date.parse(`${date}T00:00:00Z`) - Date.parse(`${isoDay(now)}T00:00:00Z`)) <= DAY_MS
}

/** The maximum number of lines of one CSV file: more than ten years of days. */
export const MAX_IMPORT_LINES = 5_000

/** The outcome of one line of a CSV import. */
export type ImportLine = {
  /** The line number in the file; the heading is line 1. */
  line: number
  date: string
  outcome: 'added' | 'merged' | 'refused'
  reason: string | null
}
