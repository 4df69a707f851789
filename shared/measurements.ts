/** Body measurements: their kinds, units, limits and targets. */

/** In the order in which they are listed. */
export const MEASUREMENT_KINDS = [
  'bloodPressure',
  'weight',
  'pulse',
  'glucose',
  'waist',
  'temperature',
] as const
export type MeasurementKind = (typeof MEASUREMENT_KINDS)[number]

export const MEASUREMENT_UNITS = ['kg', 'mmHg', '/min', 'mg/dL', 'mmol/L', 'cm', '°C'] as const
export type MeasurementUnit = (typeof MEASUREMENT_UNITS)[number]

/** The units in which each kind may be entered. The first one is that of limits and targets. */
export const UNITS_OF = {
  bloodPressure: ['mmHg'],
  weight: ['kg'],
  pulse: ['/min'],
  glucose: ['mg/dL', 'mmol/L'],
  waist: ['cm'],
  temperature: ['°C'],
} as const satisfies Record<MeasurementKind, readonly MeasurementUnit[]>

/** Both bounds belong to the range. */
export type Range = { low: number; high: number }

/** Values outside are refused as typing errors. Wider than any reading of a living person on a home device. */
export const POSSIBLE = {
  bloodPressure: { low: 50, high: 300 },
  weight: { low: 0.5, high: 650 },
  pulse: { low: 20, high: 300 },
  glucose: { low: 10, high: 1_500 },
  waist: { low: 20, high: 300 },
  temperature: { low: 25, high: 45 },
} as const satisfies Record<MeasurementKind, Range>
export const POSSIBLE_DIASTOLIC = { low: 20, high: 200 } as const satisfies Range

/** A value without its time. `diastolic` only for a blood pressure, whose `value` is the systolic one. */
export type Reading = {
  kind: MeasurementKind
  value: number
  diastolic: number | null
  unit: MeasurementUnit
  /** Whether a glucose was measured fasting; null for other kinds, and where it is unknown. */
  fasting: boolean | null
}

/** A stored measurement, as `measurements.list` returns it. */
export type Measurement = Pick<Reading, 'kind' | 'unit' | 'fasting'> & {
  id: string
  /** Instant. */
  at: string
  values: { value: number } | { systolic: number; diastolic: number }
  /** The file or device from which it was imported; null if the person entered it. */
  source: string | null
  /** Older measurements of the kind in the period are left out. */
  more?: true
}

export const readingOf = ({ kind, unit, fasting, values }: Omit<Measurement, 'id'>): Reading =>
  'value' in values
    ? { kind, unit, fasting, value: values.value, diastolic: null }
    : { kind, unit, fasting, value: values.systolic, diastolic: values.diastolic }

export const valuesOf = ({
  value,
  diastolic,
}: Pick<Reading, 'value' | 'diastolic'>): Measurement['values'] =>
  diastolic === null ? { value } : { systolic: value, diastolic }

/** Milligrams per decilitre in a millimole of glucose per litre: its molar mass is 180.16 g/mol. */
const GLUCOSE_MG_PER_MMOL = 18.016

/** The value in the first unit of its kind, to one decimal. */
export function canonicalValue({ value, unit }: Pick<Reading, 'value' | 'unit'>): number {
  return unit === 'mmol/L' ? Math.round(value * GLUCOSE_MG_PER_MMOL * 10) / 10 : value
}

/** A value of the first unit of its kind in another unit, to one decimal. */
export const inUnit = (canonical: number, unit: MeasurementUnit) =>
  unit === 'mmol/L' ? Math.round((canonical / GLUCOSE_MG_PER_MMOL) * 10) / 10 : canonical

const isWithin = (value: number, { low, high }: Range) => value >= low && value <= high

/** Whether a living person can have the value. */
export function isPossible(reading: Pick<Reading, 'kind' | 'value' | 'diastolic' | 'unit'>): boolean {
  const { kind, value, diastolic } = reading
  if (!isWithin(canonicalValue(reading), POSSIBLE[kind])) return false
  return diastolic === null || (isWithin(diastolic, POSSIBLE_DIASTOLIC) && diastolic < value)
}

/** A mean of measurements in the first unit of their kind. */
type Mean = Pick<Reading, 'value' | 'diastolic'> & { count: number }
/** The means of a kind in a period, and in the one before. */
export type MeasuredMeans = { kind: MeasurementKind; now: Mean; before: Mean | null }
/** The means of a kind by week; `from` is its Monday, or the first day of the period. */
export type MeasuredWeeks = { kind: MeasurementKind; weeks: (Mean & { from: string })[] }

/** Dangerous values, as emergencies. */
export const MEASURED_EMERGENCIES = [
  'pressureHigh',
  'pulseLow',
  'pulseHigh',
  'glucoseLow',
  'glucoseHigh',
] as const
export type MeasuredEmergency = (typeof MEASURED_EMERGENCIES)[number]

/**
 * Beyond these a value is dangerous; the limits themselves are not. No setting turns them off. Cited on 28 November 2026;
 * none of the sources was opened when this was written.
 */
export const DANGER = {
  /**
   * Grade 3 hypertension begins at 180 or 110 mmHg: ESC/ESH Guidelines for arterial hypertension (2018), table 3, and ESH
   * Guidelines (2023).
   */
  systolicAbove: 180,
  diastolicAbove: 110,
  /** NEWS2 scores 3, an urgent review, for a pulse of 40 or less and of 131 or more: Royal College of Physicians (2017). */
  pulseBelow: 40,
  pulseAbove: 130,
  /** Level 2 hypoglycaemia, below 54 mg/dL: American Diabetes Association, Standards of Care (2024), section 6. */
  glucoseBelow: 54,
  /** Above 300 mg/dL needs emergency care if it stays: CDC, Diabetic Ketoacidosis (2024). */
  glucoseAbove: 300,
} as const

/** The danger of a value. Null for a value without one. */
export function dangerOf(
  reading: Pick<Reading, 'kind' | 'value' | 'diastolic' | 'unit'>,
): MeasuredEmergency | null {
  const value = canonicalValue(reading)
  switch (reading.kind) {
    case 'bloodPressure':
      return value > DANGER.systolicAbove || (reading.diastolic ?? 0) > DANGER.diastolicAbove
        ? 'pressureHigh'
        : null
    case 'pulse':
      return value < DANGER.pulseBelow ? 'pulseLow' : value > DANGER.pulseAbove ? 'pulseHigh' : null
    case 'glucose':
      return value < DANGER.glucoseBelow ? 'glucoseLow' : value > DANGER.glucoseAbove ? 'glucoseHigh' : null
    default:
      return null
  }
}

/** Kinds with a goal to reach; the others have a range. */
export const GOAL_KINDS: readonly MeasurementKind[] = ['weight', 'waist']

/**
 * In the first unit of the kind. Bounds belong to the range, except those of a blood pressure, which stays below `high` and
 * `diastolic`.
 */
export type Target = {
  kind: MeasurementKind
  low: number | null
  high: number | null
  diastolic: number | null
  goal: number | null
}
/** A target with who set it; `by` and `at` are null for the usual range. `own` if the patient set it. */
export type SetTarget = Target & { by: string | null; own: boolean; at: string | null }

const NO_BOUNDS = { low: null, high: null, diastolic: null, goal: null }

/**
 * Usual ranges of adults. Blood pressure at home below 135/85: ESH (2023). Pulse 50 to 90: NEWS2 scores 0 from 51 to 90.
 * Glucose 70 to 99 fasting, below 140 two hours after a meal: American Diabetes Association, Standards of Care (2024),
 * section 2. Temperature 36.1 to 37.2 °C: MedlinePlus (2023). None of the sources was opened when this was written.
 */
export function usualTarget(kind: MeasurementKind, fasting: boolean | null = null): Target {
  switch (kind) {
    case 'bloodPressure':
      return { ...NO_BOUNDS, kind, high: 135, diastolic: 85 }
    case 'pulse':
      return { ...NO_BOUNDS, kind, low: 50, high: 90 }
    case 'glucose':
      return { ...NO_BOUNDS, kind, low: 70, high: fasting ? 99 : 139 }
    case 'temperature':
      return { ...NO_BOUNDS, kind, low: 36.1, high: 37.2 }
    default:
      return { ...NO_BOUNDS, kind }
  }
}

/** A reading relative to a target; null without one. A goal is never missed, only not reached yet. */
export type Standing = 'on' | 'above' | 'below' | { toGo: number } | null

/** `before` is an earlier value, which gives the side from which a goal is approached; from above without one. */
export function standingOf(reading: Reading, target: Target, before?: number): Standing {
  const value = canonicalValue(reading)
  const { low, high, diastolic, goal } = target
  if (goal !== null) {
    const isReached = (before ?? goal + 1) >= goal ? value <= goal : value >= goal
    return isReached ? 'on' : { toGo: Math.round(Math.abs(value - goal) * 10) / 10 }
  }
  if (low === null && high === null) return null
  if (reading.kind === 'bloodPressure') {
    const isBelow = value < (high ?? Infinity) && (reading.diastolic ?? 0) < (diastolic ?? Infinity)
    return isBelow ? (value < (low ?? 0) ? 'below' : 'on') : 'above'
  }
  if (high !== null && value > high) return 'above'
  if (low !== null && value < low) return 'below'
  return 'on'
}
