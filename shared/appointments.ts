/** Appointments, for browser and server. Instants are ISO 8601 in UTC, lengths in minutes. */

export const APPOINTMENT_STATES = [
  'asked',
  'offered',
  'confirmed',
  'declined',
  'cancelled',
  'expired',
  'kept',
  'missed',
] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]

export const PLACES = ['practice', 'video', 'telephone'] as const
export type Place = (typeof PLACES)[number]

/** Changes of an appointment, in their possible order. */
export const APPOINTMENT_STEPS = [
  'asked',
  'offered',
  'booked',
  'confirmed',
  'moved',
  'declined',
  'cancelled',
  'expired',
  'kept',
  'missed',
] as const
export type AppointmentStep = (typeof APPOINTMENT_STEPS)[number]

/** Hours that a request or an offer holds its time. */
export const HELD_HOURS = 24
/** Hours before the start until which a patient can cancel or move an appointment; later by telephone. */
export const CANCEL_HOURS = 24
/** Times of one offer. */
export const MOST_OFFERED = 3
/** Open requests per patient. */
export const MOST_OPEN = 10
/** Appointments of one series. */
export const MOST_IN_SERIES = 26
/** Characters of a reason. */
export const MAX_REASON = 200
/** The longest period of one call of free times. Days. */
export const MOST_FREE_DAYS = 62
/** The longest period of one list of a practitioner. Days. */
export const MOST_LISTED_DAYS = 31
/** Days searched for the next free time of the clinic's day. */
export const NEAR_FREE_DAYS = 14
/** Free times suggested when a time is taken. */
export const NEXT_FREE = 5

/** Working hours of a weekday: 1 is Monday. Times are HH:mm in the clinic's time zone. */
export type WeeklyHours = { day: number; from: string; until: string }
/** A day that differs: closed, whole or in part, or open in addition. `date` is yyyy-MM-dd. */
export type HoursException = { date: string; from?: string; until?: string; open: boolean }
export type Hours = { weekly: WeeklyHours[]; exceptions: HoursException[] }
export const NO_HOURS: Hours = { weekly: [], exceptions: [] }

/** A kind that patients can request. The gaps are around the shown length, and blocked with it. */
export type AppointmentKind = {
  id: string
  name: string
  minutes: number
  gapBefore: number
  gapAfter: number
  place: Place
  /** Whether patients without a care link can request it. */
  newPatients: boolean
  /** Minimum hours between a request and the appointment. */
  earliestHours: number
  /** Days ahead that it can be requested. */
  latestDays: number
  active: boolean
  /** Address of the video call; null for other places. */
  link: string | null
  /** The form sent with it; null for everyone but its practitioner. */
  formId: string | null
}

type Person = { id: string; fullName: string }

export type Appointment = {
  id: string
  state: AppointmentState
  at: string
  until: string
  kind: { id: string; name: string }
  place: Place
  practitioner: Person
  patient: Person
  reason: string | null
  /** Times to choose from while offered. */
  offered: string[]
  /** Until when a request or an offer holds its times; null in other states. */
  heldUntil: string | null
  /** Address of the video call, if confirmed. */
  link: string | null
  /** Whether its patient takes an earlier time that becomes free. */
  wantsEarlier: boolean
  /** Whether the practitioner has a care link to the patient; false for a new patient's request. */
  isLinked: boolean
}

/** An appointment without what is private to its two people. */
export type ClinicAppointment = Omit<Appointment, 'reason' | 'link' | 'offered' | 'wantsEarlier'>

/** A practitioner's column in the clinic's day: the times that are offered, and the next free one. */
export type PractitionerDay = {
  practitioner: Person
  offered: { from: string; until: string }[]
  nextFree: { at: string; kind: string; minutes: number } | null
}

/** Whether a patient can still cancel or move a confirmed appointment online. */
export const mayStillCancel = (at: string, now: number) => Date.parse(at) - now >= CANCEL_HOURS * 3_600_000
