import { GOALS, type HealthSummary, MOODS, type Mood } from '../../../shared/health.ts'
import type { Entry } from './days.ts'

export type Measure = {
  name: keyof HealthSummary['weekly']
  /** The title in Weekly Progress. */
  title: string
  /** The title in the charts. */
  short: string
  unit: string
  goal: number
  of: (entry: Entry) => number | null
}

export const SLEEP: Measure = {
  name: 'sleep',
  title: 'Sleep',
  short: 'Sleep',
  unit: 'hours',
  goal: GOALS.sleep,
  of: (entry) => entry.sleepHours,
}

/** In display order. Sleep in hours, water in glasses, exercise in minutes. */
export const MEASURES: readonly Measure[] = [
  SLEEP,
  {
    name: 'hydration',
    title: 'Hydration',
    short: 'Water',
    unit: 'glasses',
    goal: GOALS.water,
    of: (entry) => entry.waterIntake,
  },
  {
    name: 'exercise',
    title: 'Exercise',
    short: 'Exercise',
    unit: 'min',
    goal: GOALS.exercise,
    of: (entry) => entry.exerciseMinutes,
  },
  {
    name: 'energy',
    title: 'Energy',
    short: 'Energy',
    unit: 'of 10',
    goal: GOALS.energy,
    of: (entry) => entry.energyLevel,
  },
]

/** 1 for Poor to 5 for Great. */
export const moodHeight = (mood: Mood) => MOODS.length - MOODS.indexOf(mood)
