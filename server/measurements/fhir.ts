/** Measurements as FHIR: an Observation each (vital signs, and glucose), and a Goal for each target. */
import { getTableColumns, sql } from 'drizzle-orm'
import { measurements, measurementTargets, users } from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import { type MeasurementKind, type MeasurementUnit, UNITS_OF } from '../../shared/measurements.ts'
import { kindText, readingText } from '../../shared/measurementText.ts'
import {
  columnsExcept,
  derivedId,
  instant,
  type JsonRow,
  LOINC,
  type NounInFhir,
  narrative,
  type RecordPart,
  TERMINOLOGY,
  UCUM,
} from '../platform/fhir.ts'

/** The vital signs profile's codes (https://hl7.org/fhir/R4/observation-vitalsigns.html), and those of glucose by unit. */
const CODES = {
  weight: '29463-7',
  bloodPressure: '85354-9',
  pulse: '8867-4',
  waist: '8280-0',
  temperature: '8310-5',
} as const satisfies Record<Exclude<MeasurementKind, 'glucose'>, string>
const SYSTOLIC = '8480-6'
const DIASTOLIC = '8462-4'
const GLUCOSE_MASS = '2339-0'
const GLUCOSE_MOLES = '15074-8'
const FASTING = '49541-6'

const UNIT_CODES = {
  ...{
    kg: 'kg',
    mmHg: 'mm[Hg]',
    '/min': '/min',
    'mg/dL': 'mg/dL',
    'mmol/L': 'mmol/L',
    cm: 'cm',
    '°C': 'Cel',
  },
} as const satisfies Record<MeasurementUnit, string>

const measured = columnsExcept(measurements, 'canonical', 'key')
export type MeasuredRow = Pick<JsonRow<typeof measurements.$inferSelect>, keyof typeof measured>

const quantity = (value: number, unit: MeasurementUnit) => ({
  ...{ value, unit, system: UCUM, code: UNIT_CODES[unit] },
})
const coded = (code: string, text?: string) => ({ coding: [{ system: LOINC, code }], ...(text && { text }) })

const codeOf = (kind: MeasurementKind, unit: MeasurementUnit, t: Translate) =>
  coded(
    kind === 'glucose' ? (unit === 'mmol/L' ? GLUCOSE_MOLES : GLUCOSE_MASS) : CODES[kind],
    kindText(kind, t),
  )

const observations: RecordPart<MeasuredRow> = {
  fields: measured,
  rows: (owner) =>
    sql`${measurements} where ${measurements.userId} = ${owner} order by ${measurements.at}, ${measurements.id}`,
  resources(row, { subject, t }) {
    const { kind, value, diastolic, unit, fasting } = row
    const category = kind === 'glucose' ? 'laboratory' : 'vital-signs'
    return [
      {
        resourceType: 'Observation',
        id: row.id,
        text: narrative([`${kindText(kind, t)}: ${readingText(row, t)}`, row.source]),
        status: 'final',
        category: [{ coding: [{ system: `${TERMINOLOGY}/observation-category`, code: category }] }],
        code: codeOf(kind, unit, t),
        subject,
        effectiveDateTime: instant(row.at),
        issued: instant(row.createdAt),
        performer: [subject],
        ...(diastolic === null && { valueQuantity: quantity(value, unit) }),
        component: [
          ...(diastolic === null
            ? []
            : [
                { code: coded(SYSTOLIC), valueQuantity: quantity(value, unit) },
                { code: coded(DIASTOLIC), valueQuantity: quantity(diastolic, unit) },
              ]),
          ...(fasting === null ? [] : [{ code: coded(FASTING), valueBoolean: fasting }]),
        ],
        ...(row.source !== null && { device: { display: row.source } }),
      },
    ]
  },
}

type Target = JsonRow<typeof measurementTargets.$inferSelect> & { setter: string }

const goals: RecordPart<Target> = {
  fields: { ...getTableColumns(measurementTargets), setter: users.name },
  rows: (owner) => sql`${measurementTargets} join ${users} on ${users.id} = ${measurementTargets.setBy}
    where ${measurementTargets.patientId} = ${owner} order by ${measurementTargets.kind}`,
  resources(row, { subject, person, t }) {
    const { kind, low, high, diastolic, goal } = row
    const [unit] = UNITS_OF[kind]
    const range = (low: number | null, high: number | null) => ({
      low: low === null ? null : quantity(low, unit),
      high: high === null ? null : quantity(high, unit),
    })
    return [
      {
        resourceType: 'Goal',
        id: derivedId(row.patientId, 'measurement-goal', kind),
        text: narrative([kindText(kind, t)]),
        lifecycleStatus: 'active',
        description: { text: kindText(kind, t) },
        subject,
        startDate: instant(row.setAt).slice(0, 10),
        target:
          goal !== null
            ? [{ measure: codeOf(kind, unit, t), detailQuantity: quantity(goal, unit) }]
            : kind === 'bloodPressure'
              ? [
                  { measure: coded(SYSTOLIC), detailRange: range(low, high) },
                  { measure: coded(DIASTOLIC), detailRange: range(null, diastolic) },
                ]
              : [{ measure: codeOf(kind, unit, t), detailRange: range(low, high) }],
        statusDate: instant(row.setAt).slice(0, 10),
        expressedBy: person(row.setBy, row.setter),
      },
    ]
  },
}

export const measurementsInFhir = {
  columns: [
    ['Observation.id', measurements.id],
    ['Observation.subject', measurements.userId],
    ['Observation.effectiveDateTime', measurements.at],
    ['Observation.code', measurements.kind],
    ['Observation.valueQuantity', measurements.value, measurements.unit],
    ['Observation.component', measurements.diastolic, measurements.fasting],
    ['Observation.device', measurements.source],
    ['Observation.issued', measurements.createdAt],
    ['Goal.subject', measurementTargets.patientId],
    ['Goal.target', measurementTargets.kind, measurementTargets.low, measurementTargets.high],
    ['Goal.target', measurementTargets.diastolic, measurementTargets.goal],
    ['Goal.expressedBy', measurementTargets.setBy],
    ['Goal.statusDate', measurementTargets.setAt],
  ],
  notExported: [
    ['follows from value and unit', measurements.canonical],
    ['how the portal works', measurements.key],
  ],
  parts: { observations, goals },
} satisfies NounInFhir
