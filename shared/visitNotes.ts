import type { MarkerRow } from './bloodTests.ts'
import type { Answer, Entry, FormItem } from './forms.ts'
import type { MarkerFigure } from './markers.ts'
import type { MeasuredMeans } from './measurements.ts'
import type { PlanChange } from './planItems.ts'
import type { Symptom } from './symptoms.ts'
import type { Average, Measure } from './timeline.ts'
import type { ResultInWords } from './worklist.ts'

/** The parts of a visit note, in the order in which they are written (SOAP). */
export const NOTE_PARTS = ['subjective', 'objective', 'assessment', 'plan'] as const

/** Everything that is written in a visit note: its parts, and what the patient reads after the signature. */
export const NOTE_FIELDS = [...NOTE_PARTS, 'forPatient'] as const
export type NoteTexts = Record<(typeof NOTE_FIELDS)[number], string>

/** Characters of one field of a note, and of an addendum. */
export const MAX_NOTE_TEXT = 20_000

/** A value of a fact; `critical` where it needs a doctor. */
export type NamedValue = MarkerFigure & Pick<MarkerRow, 'flag'> & { critical?: true }

/** What the lines about the time since the last note are grouped by, in their order. */
export const FACT_GROUPS = ['results', 'forms', 'doses', 'logged', 'plan'] as const
export type FactGroup = (typeof FACT_GROUPS)[number]

/** Something that happened since the last signed note. Days are yyyy-MM-dd. */
export type NoteFact =
  | {
      kind: 'result'
      collectedOn: string | null
      uploadedOn: string
      /** Drawn before the last note, and uploaded since. */
      older?: true
      /** Values that are certain, and lines and rows that are not. */
      read: number
      unchecked: number
      /** How many values are outside their range, and the first of them, critical ones before others. */
      outside: number
      values: NamedValue[]
      /** Positive results in words that laboratories telephone. */
      inWords?: ResultInWords[]
    }
  | { kind: 'earlierResults'; count: number }
  /** An answer in a form that the patient sent. */
  | { kind: 'answer'; form: string; day: string; item: FormItem; answer: Answer | Entry[] }
  | { kind: 'planBegan'; title: string; day: string }
  | { kind: 'planChanged'; title: string; day: string; changes: PlanChange[] }
  | { kind: 'planEnded'; title: string; day: string }
  | {
      kind: 'planTaken'
      title: string
      items: { text: string; taken: number; skipped: number; due: number }[]
    }
  /** Averages over the logged days of the time since, and of the period before; null without any. */
  | { kind: 'average'; measure: Measure; now: Average; before: Average | null }
  /** Means of the measurements since, and of the time before. */
  | { kind: 'measured'; measured: MeasuredMeans }
  | { kind: 'symptom'; symptom: Symptom; days: number; daysBefore: number }
  /** Symptoms as the patient wrote them, on one line. */
  | { kind: 'logged'; day: string; text: string }
  /** Facts that are left out. */
  | { kind: 'more'; count: number }
