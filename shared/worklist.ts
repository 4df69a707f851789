/** The practitioner's worklist: which lines "Needs attention" has, and their sentences. */
import type { Symptom } from './symptoms.ts'

/** The kinds of lines, in their order on the list. */
export const LINE_KINDS = [
  'critical',
  'result',
  'symptom',
  'adherence',
  'message',
  'retest',
  'ending',
] as const
export type LineKind = (typeof LINE_KINDS)[number]

export type WorklistLine = {
  kind: LineKind
  patient: { id: string; fullName: string }
  /** Why, with its figures. */
  sentence: string
  /** An instant for results and messages, the patient's day (yyyy-MM-dd) for everything else. */
  since: string
  critical: boolean
  action: string
  /** What the action opens: a blood test, a retest or a plan; for adherence, symptoms and messages the patient. */
  targetId: string
  /** The key for `care.markSeen`, by its name on the wire; null for a line that stays until it is resolved. */
  matter: SeenKey | null
  /** The percentage of doses ticked in each of six weeks, oldest first; null for a week without a dose due. */
  weeks?: (number | null)[]
}

/** What a practitioner can mark as seen about a patient. */
export type SeenKey = 'adherence' | `symptom ${Symptom}`
