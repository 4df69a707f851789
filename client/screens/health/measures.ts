import { GOALS, type HealthSummary, MOODS, type Mood } from '../../../shared/health.ts'
import type { Day, Entry } from './days.ts'

type Field = `health.field.${'sleep' | 'water' | 'exercise' | 'energy'}`

export type Measure = {
  name: keyof HealthSummary['weekly']
  /** The title in Weekly Progress. */
  title: Field | 'health.weekly.hydration'
  /** The title in the charts. */
  short: Field
  goal: number
  of: (entry: Entry) => number | null
}

export const SLEEP: Measure = {
  name: 'sleep',
  title: 'health.field.sleep',
  short: 'health.field.sleep',
  goal: GOALS.sleep,
  of: (entry) => entry.sleepHours,
}

/** In display order. Sleep in hours, water in glasses, exercise in minutes. */
export const MEASURES: readonly Measure[] = [
  SLEEP,
  {
    name: 'hydration',
    title: 'health.weekly.hydration',
    short: 'health.field.water',
    goal: GOALS.water,
    of: (entry) => entry.waterIntake,
  },
  {
    name: 'exercise',
    title: 'health.field.exercise',
    short: 'health.field.exercise',
    goal: GOALS.exercise,
    of: (entry) => entry.exerciseMinutes,
  },
  {
    name: 'energy',
    title: 'health.field.energy',
    short: 'health.field.energy',
    goal: GOALS.energy,
    of: (entry) => entry.energyLevel,
  },
]

/** On how many days a measure has a value, and on how many of them it met its goal. */
export function countsOf({ goal, of }: Measure, days: Day[]) {
  const measured = days.flatMap(({ entry }) => (entry ? (of(entry) ?? []) : []))
  return { days: measured.length, met: measured.filter((value) => value >= goal).length }
}

/** 1 for Poor to 5 for Great. */
export const moodHeight = (mood: Mood) => MOODS.length - MOODS.indexOf(mood)
