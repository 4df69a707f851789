import { z } from 'zod'
import { message } from '../locales/translate.ts'
import { day } from './auth.ts'
import { RULE_BOUNDS } from './measurementRules.ts'
import {
  GOAL_KINDS,
  inUnit,
  isPossible,
  MEASUREMENT_KINDS,
  MEASUREMENT_UNITS,
  type MeasurementKind,
  POSSIBLE,
  POSSIBLE_DIASTOLIC,
  type Range,
  UNITS_OF,
} from './measurements.ts'

const number = z
  .number(message('measurements.invalid.number'))
  .multipleOf(0.01, message('measurements.invalid.decimals'))

const FIRST_INSTANT = Date.parse('1900-01-01')

/** The instant with its offset: its day is that of the person who measured. */
const instant = z.iso
  .datetime({ offset: true, error: message('measurements.invalid.at') })
  .refine((at) => Date.parse(at) >= FIRST_INSTANT, message('measurements.invalid.at'))

/** One reading of a device. Refuses impossible values with a sentence at their field. */
const readingInput = z
  .object({
    at: instant,
    kind: z.enum(MEASUREMENT_KINDS),
    values: z.union([
      z.strictObject({ value: number }),
      z.strictObject({ systolic: number, diastolic: number }),
    ]),
    unit: z.enum(MEASUREMENT_UNITS),
    /** Only of a glucose. */
    fasting: z.boolean().nullish(),
  })
  .superRefine(({ kind, values, unit, fasting }, context) => {
    const refuse = (path: string[], text: string) =>
      context.addIssue({ code: 'custom', path, message: text, input: undefined })
    if (!(UNITS_OF[kind] as readonly string[]).includes(unit)) {
      return refuse(['unit'], message('measurements.invalid.unit', { kind }))
    }
    if (typeof fasting === 'boolean' && kind !== 'glucose') {
      return refuse(['fasting'], message('measurements.invalid.fasting'))
    }
    if ('value' in values) {
      if (kind === 'bloodPressure') return refuse(['values'], message('measurements.invalid.pressure'))
      if (isPossible({ kind, unit, value: values.value, diastolic: null })) return
      const { low, high } = POSSIBLE[kind]
      return refuse(
        ['values', 'value'],
        message('measurements.invalid.range', {
          kind,
          unit,
          low: inUnit(low, unit),
          high: inUnit(high, unit),
        }),
      )
    }
    if (kind !== 'bloodPressure') return refuse(['values'], message('measurements.invalid.single', { kind }))
    const { systolic, diastolic } = values
    if (isPossible({ kind, unit, value: systolic, diastolic })) return
    const { low, high } = POSSIBLE.bloodPressure
    if (systolic < low || systolic > high) {
      return refuse(['values', 'systolic'], message('measurements.invalid.range', { kind, unit, low, high }))
    }
    return refuse(
      ['values', 'diastolic'],
      message('measurements.invalid.diastolic', {
        low: POSSIBLE_DIASTOLIC.low,
        high: POSSIBLE_DIASTOLIC.high,
      }),
    )
  })

export const measurementInput = readingInput.safeExtend({
  /** Idempotency key, per person. */
  key: z.string().trim().min(1).max(100),
})
export type MeasurementInput = z.infer<typeof measurementInput>

/** Days in any time zone, both included, or instants. */
const moment = z.union([day, z.iso.datetime({ offset: true })])
export const measurementsInput = z.object({ patientId: z.uuid().optional(), from: moment, until: moment })

const bound = number.nullish()
const within = (kind: MeasurementKind, value: number | null | undefined) =>
  value == null || isPossible({ kind, value, diastolic: null, unit: UNITS_OF[kind][0] })

/** A target in the first unit of its kind; `target: null` returns to the usual range. */
export const targetInput = z
  .object({
    patientId: z.uuid().optional(),
    kind: z.enum(MEASUREMENT_KINDS),
    target: z.object({ low: bound, high: bound, diastolic: bound, goal: bound }).nullable(),
  })
  .superRefine(({ kind, target }, context) => {
    if (target === null) return
    const { low, high, diastolic, goal } = target
    const isGoal = GOAL_KINDS.includes(kind)
    const given = isGoal ? goal != null && low == null && high == null : goal == null && (low ?? high) != null
    const isWhole = (kind === 'bloodPressure') === (diastolic != null) && (diastolic == null || high != null)
    const fits = [low, high, goal].every((value) => within(kind, value))
    const isOrdered =
      (low == null || high == null || low <= high) && (diastolic == null || diastolic < (high ?? 0))
    if (given && isWhole && fits && isOrdered && (diastolic == null || diastolic >= POSSIBLE_DIASTOLIC.low))
      return
    context.addIssue({
      code: 'custom',
      path: ['target'],
      message: message('measurements.invalid.target'),
      input: undefined,
    })
  })
export type TargetInput = z.infer<typeof targetInput>

const limit = ({ low, high }: Range) => {
  const wrong = message('measurements.invalid.limit', { low, high })
  return number.min(low, wrong).max(high, wrong)
}
const days = ({ low, high }: Range) =>
  limit({ low, high }).int(message('measurements.invalid.limit', { low, high }))
const { bloodPressure, weight, glucose } = RULE_BOUNDS

/** The rule of a practitioner about a patient's measurements; `rule: null` ends it. */
export const ruleInput = z.discriminatedUnion('kind', [
  z.object({
    patientId: z.uuid(),
    kind: z.literal('bloodPressure'),
    rule: z
      .object({
        high: limit(bloodPressure.high),
        diastolic: limit(bloodPressure.diastolic),
        days: days(bloodPressure.days),
      })
      .refine(({ high, diastolic }) => diastolic < high, {
        path: ['diastolic'],
        error: message('measurements.invalid.limits'),
      })
      .nullable(),
  }),
  z.object({
    patientId: z.uuid(),
    kind: z.literal('weight'),
    rule: z.object({ change: limit(weight.change), days: days(weight.days) }).nullable(),
  }),
  z.object({
    patientId: z.uuid(),
    kind: z.literal('glucose'),
    rule: z
      .object({ low: limit(glucose.low), high: limit(glucose.high) })
      .refine(({ low, high }) => low < high, {
        path: ['high'],
        error: message('measurements.invalid.limits'),
      })
      .nullable(),
  }),
])
export type RuleInput = z.infer<typeof ruleInput>
