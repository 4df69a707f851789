/** Days of the tracker as FHIR: an Observation each, with a component for each value. */
import { sql } from 'drizzle-orm'
import { healthAnalyses, healthTotals, healthTracking } from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import {
  columnsExcept,
  concept,
  instant,
  type JsonRow,
  LOINC,
  type NounInFhir,
  narrative,
  type RecordPart,
  TERMINOLOGY,
  UCUM,
} from '../platform/fhir.ts'

/** The code system of the tracker's own fields, and of its five moods. */
const TRACKER = 'urn:verbena:tracker'
const MOOD = 'urn:verbena:mood'

/** LOINC has codes for the lengths of sleep and of exercise. */
const SLEEP = '93832-4'
const EXERCISE = '55411-3'

const day = columnsExcept(healthTracking, 'createdAt')
type Day = Pick<JsonRow<typeof healthTracking.$inferSelect>, keyof typeof day>

const moodText = (mood: NonNullable<Day['mood']>, t: Translate) =>
  t(`health.mood.${mood.toLowerCase() as Lowercase<typeof mood>}`)

/** A day's values: code, name, the FHIR value, and the text. */
function valuesOf(entry: Day, t: Translate) {
  /** A glass has no UCUM code, since it has no fixed size. */
  const quantity = (value: number, unit: string, code?: 'h' | 'min') => ({
    value: { valueQuantity: { value, unit, ...(code && { system: UCUM, code }) } },
    words: `${value} ${unit}`,
  })
  const { mood, energyLevel, sleepHours, waterIntake, exerciseMinutes, symptoms } = entry
  const all = [
    mood !== null && {
      ...{ code: 'mood', name: t('health.field.mood'), words: moodText(mood, t) },
      value: { valueCodeableConcept: concept(MOOD, mood, moodText(mood, t)) },
    },
    energyLevel !== null && {
      ...{ code: 'energy', name: t('health.field.energy') },
      ...{ value: { valueInteger: energyLevel }, words: `${energyLevel}` },
    },
    sleepHours !== null && {
      ...{ code: 'sleep', name: t('health.field.sleep'), loinc: SLEEP, ...quantity(sleepHours, 'h', 'h') },
    },
    waterIntake !== null && {
      ...{ code: 'water', name: t('health.field.water') },
      ...quantity(waterIntake, t('health.entry.glasses')),
    },
    exerciseMinutes !== null && {
      ...{ code: 'exercise', name: t('health.field.exercise'), loinc: EXERCISE },
      ...quantity(exerciseMinutes, 'min', 'min'),
    },
    Boolean(symptoms?.trim()) && {
      ...{ code: 'symptoms', name: t('health.field.symptoms') },
      ...{ value: { valueString: symptoms }, words: symptoms },
    },
  ]
  return all.filter((one) => one !== false)
}

const days: RecordPart<Day> = {
  fields: day,
  rows: (owner) =>
    sql`${healthTracking} where ${healthTracking.userId} = ${owner} order by ${healthTracking.date}`,
  resources(entry, { subject, t }) {
    const values = valuesOf(entry, t)
    return [
      {
        resourceType: 'Observation',
        id: entry.id,
        text: narrative([entry.date, ...values.map(({ name, words }) => `${name}: ${words}`), entry.notes]),
        status: 'final',
        category: [concept(`${TERMINOLOGY}/observation-category`, 'survey')],
        code: concept(TRACKER, 'day'),
        subject,
        effectiveDateTime: entry.date,
        issued: instant(entry.updatedAt),
        performer: [subject],
        ...(values.length === 0 && {
          dataAbsentReason: concept(`${TERMINOLOGY}/data-absent-reason`, 'unknown'),
        }),
        component: values.map(({ code, name, value, ...own }) => ({
          code: {
            coding: [
              { system: TRACKER, code },
              ...('loinc' in own ? [{ system: LOINC, code: own.loinc }] : []),
            ],
            text: name,
          },
          ...value,
        })),
        note: entry.notes?.trim() ? [{ text: entry.notes }] : [],
      },
    ]
  },
}

export const healthInFhir = {
  columns: [
    ['Observation.id', healthTracking.id],
    ['Observation.subject', healthTracking.userId],
    ['Observation.effectiveDateTime', healthTracking.date],
    ['Observation.issued', healthTracking.updatedAt],
    ['Observation.component', healthTracking.mood, healthTracking.energyLevel, healthTracking.sleepHours],
    ['Observation.component', healthTracking.waterIntake, healthTracking.exerciseMinutes],
    ['Observation.component', healthTracking.symptoms],
    ['Observation.note', healthTracking.notes],
  ],
  notExported: [
    ['the last change is told', healthTracking.createdAt],
    ['follows from the days', healthTotals, healthAnalyses],
  ],
  parts: { days },
} satisfies NounInFhir
