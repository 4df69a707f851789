/** How a day felt, best first. */
export const MOODS = ['Great', 'Good', 'Okay', 'Low', 'Poor'] as const
export type Mood = (typeof MOODS)[number]

/** Daily goals: water in glasses, sleep in hours, exercise in minutes, energy out of 10. */
export const GOALS = { water: 8, sleep: 7, exercise: 30, energy: 8 } as const

/** Latest entries behind the score and weekly averages. */
export const WINDOW = 7
/** Days before today in a period of a patient's health. */
export const PERIOD_DAYS = 30
/** Days of a period, including its first day and today. */
export const DAYS_OF_PERIOD = PERIOD_DAYS + 1
/** How many of the latest entries the tracker lists. */
export const RECENT_ENTRIES = 5

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

const metGoal = (value: number | null, goal: number) => value !== null && value >= goal
export const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
export const present = (values: (number | null)[]) => values.filter((value) => value !== null)

export type Rating = 'Excellent' | 'Great' | 'Good' | 'Fair' | 'Needs Attention'

/** Which of the four daily goals an entry meets; any mood meets the fourth. */
export function goalsOf(today: Metrics | null) {
  return {
    water: metGoal(today?.waterIntake ?? null, GOALS.water),
    sleep: metGoal(today?.sleepHours ?? null, GOALS.sleep),
    exercise: metGoal(today?.exerciseMinutes ?? null, GOALS.exercise),
    mood: (today?.mood ?? null) !== null,
  }
}

type WeeklyAverage = { average: number; goal: number /** Of the goal, at most 100. */; percent: number }

type AchievementName =
  | 'Getting Started'
  | 'Week Warrior'
  | 'Hydration Master'
  | 'Sleep Champion'
  | 'Fitness Enthusiast'
  | 'Perfect Week'
  | 'Consistency King'

export type HealthSummary = {
  /** 0 to 100. */
  score: number
  rating: Rating
  verdict: Rating | 'No entries yet'
  /** Consecutive days with an entry, counted back from today. */
  streak: number
  totalPoints: number
  /** Points since the last level. */
  levelProgress: number
  goals: ReturnType<typeof goalsOf>
  weekly: Record<'sleep' | 'hydration' | 'exercise' | 'energy', WeeklyAverage>
  achievements: { name: AchievementName; unlocked: boolean; current: number; target: number }[]
}

/** The average of the measured values, rounded to 1/step; null without any. */
function averageOf(values: (number | null)[], step: number) {
  const measured = present(values)
  return measured.length === 0 ? null : Math.round(mean(measured) * step) / step
}

/**
 * A practitioner's summary of a period: averages to one decimal (energy out of 10, hours, glasses a day), exercise in
 * whole minutes, and the most common mood; the lowest of equally common ones, so that none is hidden.
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

/** The kinds of health analysis that a practitioner can request. */
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

export const DAY_MS = 24 * 60 * 60 * 1000
/** The calendar day in UTC of an instant in milliseconds since 1970. */
export const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** The calendar day `days` later, or earlier when negative; independent of daylight saving time. */
export const addDays = (date: string, days: number) => isoDay(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS)

/** The outcome of one line of a CSV import. */
export type ImportLine = {
  /** The line number in the file; the heading is line 1. */
  line: number
  date: string
  outcome: 'added' | 'merged' | 'refused'
  /** Why a line is refused: a `message` of the catalogue. */
  reason: string | null
}
