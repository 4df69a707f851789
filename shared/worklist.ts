/** The practitioner's worklist: which lines "Needs attention" has, and the facts of each. */
import type { Place } from './appointments.ts'
import type { CriticalLimit, QualitativeRow } from './bloodTests.ts'
import type { EmergencyKind, EmergencySource } from './emergencies.ts'
import type { MarkerFigure } from './markers.ts'
import type { MeasurementRule, RuleKind } from './measurementRules.ts'
import type { Reading } from './measurements.ts'
import { type Symptom, storedName } from './symptoms.ts'

/** The kinds of lines, in their order on the list. */
export const LINE_KINDS = [
  'emergency',
  'critical',
  'result',
  'measurement',
  'symptom',
  'adherence',
  'appointment-request',
  'message',
  'retest',
  'form',
  'ending',
] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** A result that waits for a review; `moreResults` of the patient wait without a line of their own. */
type WaitingResult = { collectedOn: string | null; moreResults: number }

/** A result in words, as printed. */
export type ResultInWords = Pick<QualitativeRow, 'name' | 'text'>

/** A measurement with the patient's day (yyyy-MM-dd). */
export type Measured = Pick<Reading, 'value' | 'diastolic' | 'unit'> & { day: string }

/** The facts of a line's sentence. Days are yyyy-MM-dd. */
export type LineFacts =
  | {
      kind: 'emergency'
      /** What the patient's texts and measurements are about, the most urgent first; the latest, and how many there are. */
      emergencies: EmergencyKind[]
      source: EmergencySource
      day: string
      texts: number
      /** The latest one's value, if it is a measurement. */
      reading: Pick<Reading, 'value' | 'diastolic' | 'unit'> | null
      /** What `targetId` is: the latest message of the caller's thread or entry; null for the patient. */
      opens: EmergencySource | null
      /** The instant of the latest one, for `care.answerEmergencies`. */
      until: string
    }
  | (WaitingResult & {
      kind: 'critical'
      /** The first of the critical values; a positive result may be in words. */
      value: MarkerFigure | ResultInWords
      /**
       * Below or above hospital laboratories' limit; so far above its range that it needs a doctor the same day;
       * positive and therefore telephoned by laboratories; or critical if its unchecked line is right.
       */
      reason: 'low' | 'high' | 'sameDay' | 'positive' | 'unchecked'
      limit: CriticalLimit | null
      /** Whether the draw is too long ago to be urgent. */
      isOld: boolean
      /** Further values that are critical for the same reason. */
      others: number
      /** When the patient acknowledged the urgent result. */
      acknowledgedAt: string | null
    })
  | (WaitingResult & {
      kind: 'result'
      markers: number
      /** Markers outside their range, and the first of them. */
      outside: number
      value: MarkerFigure | null
      /** Lines that no person has checked yet. */
      unchecked: number
      /** Qualitative results, which only a person can assess. */
      words: number
    })
  | {
      kind: 'measurement'
      rule: MeasurementRule
      /** The measurements by which the rule is met; `earlier` is null where one is enough. */
      earlier: Measured | null
      last: Measured
    }
  | {
      kind: 'symptom'
      symptom: Symptom
      /** Logged so many times within so many days, and on none of `daysBefore` before. */
      times: number
      days: number
      lastOn: string
      daysBefore: number
    }
  | {
      kind: 'adherence'
      /** Percent of the doses due in the two weeks before, and in the latest two. */
      before: number
      now: number
      /** The medication with the smallest share in the latest two weeks. */
      least: { text: string; taken: number; due: number } | null
      /** Percent in each of six weeks, oldest first; null for a week without a dose due. */
      weeks: (number | null)[]
    }
  | {
      kind: 'appointment-request'
      /** The name of the kind of appointment. */
      appointment: string
      place: Place
      /** When, in the clinic's time zone: yyyy-MM-dd and HH:mm. */
      day: string
      time: string
      /** Whether there is a care link; without one, the patient's pages do not open. */
      isLinked: boolean
    }
  | { kind: 'message'; messages: number }
  | { kind: 'retest'; marker: string; daysLate: number; endedOn: string }
  | {
      kind: 'form'
      title: string
      daysLate: number
      dueOn: string
      isBegun: boolean
    }
  | {
      kind: 'ending'
      title: string
      daysLeft: number
      endsOn: string
      /** Doses taken and due in the latest `days` days. */
      taken: number
      due: number
      days: number
    }

/** The patient whom a line is about, and what it needs to be listed. */
type LineHead = {
  patient: { id: string; fullName: string }
  /** An instant for results, requests and messages, the patient's day (yyyy-MM-dd) for everything else. */
  since: string
  critical: boolean
  /** The patient's telephone number, on critical lines. */
  phone?: string | null
  /** What the action opens: a blood test, a retest, a plan, a request or a text; for adherence, symptoms, measurements and messages the patient. */
  targetId: string
  /** The key for `care.markSeen`, by its name on the wire; null for a line that stays until it is resolved. */
  matter: SeenKey | null
}
export type WorklistLine = LineHead & LineFacts

/** A value that makes a result critical, and why. */
export type CriticalValue = Pick<LineFacts & { kind: 'critical' }, 'value' | 'reason' | 'limit' | 'isOld'>

/** A line as `care.worklist` returns it: with its text in the caller's language. */
export type WordedLine = WorklistLine & { sentence: string; action: string }

/** What a practitioner can mark as seen about a patient. */
export type SeenKey = 'adherence' | `symptom ${string}` | `rule ${RuleKind}`
export const seenKeyOf = (symptom: Symptom) => `symptom ${storedName(symptom)}` as const
export const ruleKeyOf = (kind: RuleKind) => `rule ${kind}` as const
