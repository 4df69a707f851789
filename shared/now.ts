/** The facts at the top of the first screens: `care.now`, worded by the client. */
import type { Urgency } from './bloodTests.ts'
import type { MessageSettings } from './messages.ts'
import type { DoseSlot } from './planItems.ts'
import type { CriticalValue, WordedLine } from './worklist.ts'

/** Minutes within which "I have seen this" can be withdrawn. */
export const TAKE_BACK_MINUTES = 10

/** One of the caller's results that needs a doctor, until a practitioner has reviewed it. Instants are ISO strings. */
export type UrgentResult = {
  id: string
  urgency: Urgency
  collectedOn: string | null
  finishedAt: string
  /** The values that make it urgent, certain ones first; empty if no single value does. */
  values: CriticalValue[]
  acknowledgedAt: string | null
}

/** The number to call: a practitioner's in care, or the clinic's, without name and hours. */
export type Practice = { name: string | null; phone: string } & Pick<
  MessageSettings,
  'hours' | 'timeZone' | 'absence'
>

/** Logged parts of a day. */
export const ENTRY_PARTS = ['sleep', 'water', 'exercise', 'mood'] as const
export type EntryPart = (typeof ENTRY_PARTS)[number]

/** What is due next for a patient. */
export type Next = {
  /** The open doses of the day by time of the day, each with its first one. */
  doses: { slot: DoseSlot; open: number; first: string }[]
  /** What is logged today. */
  logged: EntryPart[]
  retest: { markers: string[]; state: 'due' | 'overdue'; until: string | null } | null
  /** The forms to fill in, with the one that is wanted first. */
  forms: { count: number; first: { id: string; title: string; from: string; dueOn: string | null } } | null
  /** Unread messages, with the writer of the latest. */
  messages: { count: number; senders: number; from: { id: string; fullName: string } } | null
}

/** What needs a practitioner's attention. */
export type Attention = {
  /** All lines of the worklist, and those of each kind that the strip counts. */
  count: number
  results: number
  messages: number
  /** The critical lines, then the first ones of the others. */
  lines: WordedLine[]
}

/** What needs an administrator's attention. Names no patient and no value. */
export type ClinicWaits = {
  /** Unreviewed results that need a doctor today. */
  urgent: { count: number; since: string; practitioners: string[]; phone: string | null } | null
  verify: { count: number; names: string[] } | null
  /** `full`: the bytes that the last backup needed, where that is known, and those that were free. */
  backup: { lastAt: string | null; full: { needed: number | null; free: number } | null } | null
  stock: { out: string[]; low: { name: string; stock: number }[]; count: number } | null
  /** Mails that failed and will be retried. */
  mails: { count: number; since: string } | null
  orders: { count: number; since: string } | null
  withoutRole: number
  withoutPractitioner: number
}

/** The first steps of a new account, and whether each is done. */
export const PATIENT_STEPS = ['account', 'health', 'bloodTest', 'entry', 'reminders'] as const
/** Those of a clinic, which admins see. */
export const CLINIC_STEPS = ['settings', 'mail', 'backup', 'practitioner', 'patients', 'products'] as const
export const PRACTITIONER_STEPS = ['account', 'phone', 'patient', 'plan', 'factor'] as const
export type Steps =
  | { of: 'patient'; done: (typeof PATIENT_STEPS)[number][] }
  | { of: 'practitioner'; done: (typeof PRACTITIONER_STEPS)[number][] }
  | { of: 'clinic'; done: (typeof CLINIC_STEPS)[number][] }

/** A request for care between a patient and a practitioner, seen by the patient. */
export type CareRequest = { id: string; practitioner: { id: string; fullName: string }; at: string }

/** Open requests between patients and practitioners without a care link. */
export type CareWaits =
  | {
      of: 'patient'
      /** The practitioners who ask to care for the caller, and those whom the caller has asked. */
      requests: CareRequest[]
      asked: CareRequest[]
      hasPractitioner: boolean
    }
  /** Patients who request the caller's care. */
  | { of: 'practitioner'; count: number }

export type Now = {
  /** Null for others, such as unverified practitioners. */
  care: CareWaits | null
  results: UrgentResult[]
  /** Null without an urgent result or without a number. */
  practice: Practice | null
  next: Next
  /** Null for patients, and for practitioners whom no admin has verified. */
  attention: Attention | null
  /** Null for everyone but admins. */
  clinic: ClinicWaits | null
  /** Whether the caller has plans, entries or results of their own. */
  hasOwn: boolean
  /** Null for an account that is not new, or has done all of them. */
  steps: Steps | null
}
