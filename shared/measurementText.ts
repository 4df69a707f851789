import type { Translate } from '../locales/translate.ts'
import {
  type MeasurementKind,
  type MeasurementUnit,
  type Reading,
  type SetTarget,
  type Standing,
  type Target,
  UNITS_OF,
} from './measurements.ts'

const UNIT_CODES = {
  ...{ kg: 'kg', mmHg: 'mmHg', '/min': 'min', 'mg/dL': 'mgdl', 'mmol/L': 'mmoll', cm: 'cm', '°C': 'celsius' },
} as const satisfies Record<MeasurementUnit, string>

export const unitText = (unit: MeasurementUnit, t: Translate) =>
  t('measurements.unit', { unit: UNIT_CODES[unit] })

export const kindText = (kind: MeasurementKind, t: Translate) => t('measurements.kind', { kind })

/** "128/82 mmHg", "72.4 kg". */
export function readingText(
  { value, diastolic, unit }: Pick<Reading, 'value' | 'diastolic' | 'unit'>,
  t: Translate,
) {
  return diastolic === null
    ? t('measurements.value', { value, unit: unitText(unit, t) })
    : t('measurements.pressureValue', { systolic: value, diastolic, unit: unitText(unit, t) })
}

/** Kinds that are measured in whole numbers, as are their means. */
const WHOLE: readonly MeasurementKind[] = ['bloodPressure', 'pulse']

/** The mean of several readings of a kind: "131/83 mmHg". */
export function meanText(
  kind: MeasurementKind,
  { value, diastolic }: Pick<Reading, 'value' | 'diastolic'>,
  t: Translate,
) {
  const round = WHOLE.includes(kind) ? Math.round : (number: number) => number
  const mean = { value: round(value), diastolic: diastolic === null ? null : round(diastolic) }
  return readingText({ ...mean, unit: UNITS_OF[kind][0] }, t)
}

const numbersOf = ({ low, high, diastolic, goal }: Target) => ({
  ...{ low: low ?? 0, high: high ?? 0, diastolic: diastolic ?? 0, goal: goal ?? 0 },
})

/** "below 135/85", "50 to 90", "goal 71"; null without a target. */
export function targetText(target: Target, t: Translate) {
  const { kind, low, high, goal } = target
  if (goal !== null) return t('measurements.target.goal', numbersOf(target))
  if (kind === 'bloodPressure')
    return high === null ? null : t('measurements.target.pressure', numbersOf(target))
  if (low !== null && high !== null) return t('measurements.target.range', numbersOf(target))
  if (high !== null) return t('measurements.target.upTo', numbersOf(target))
  return low === null ? null : t('measurements.target.from', numbersOf(target))
}

/** "On target", "Above the target", "1.4 kg to go"; null without a target. */
export function standingText(
  standing: Standing,
  { goal }: Pick<SetTarget, 'goal'>,
  unit: MeasurementUnit,
  t: Translate,
) {
  if (standing === null) return null
  if (typeof standing === 'object') {
    return t('measurements.toGo', {
      value: t('measurements.value', { value: standing.toGo, unit: unitText(unit, t) }),
    })
  }
  return t('measurements.standing', { standing: goal !== null ? 'reached' : standing })
}
