/** Appointments: what browser and server must agree on. Instants are in ISO 8601 and UTC, lengths in minutes. */

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

/** What an appointment was changed by, in the order in which it may happen. */
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

/** A request or an offer holds its time for so long. */
export const HELD_HOURS = 24
/** Until so long before it begins a patient may cancel or move an appointment; later by telephone. */
export const CANCEL_HOURS = 24
/** Times of one offer. */
export const MOST_OFFERED = 3
/** Requests that one patient may have open. */
export const MOST_OPEN = 10
/** Appointments of one series. */
export const MOST_IN_SERIES = 26
/** The longest line about the reason. */
export const MAX_REASON = 200
/** The longest period of one call of free times. Days. */
export const MOST_FREE_DAYS = 62
/** The longest period of one list of a practitioner. Days. */
export const MOST_LISTED_DAYS = 31
/** How far the clinic's day looks for the next free time. Days. */
export const NEAR_FREE_DAYS = 14
/** Free times that a refusal names in place of a taken one. */
export const NEXT_FREE = 5

/** A practitioner's working time of a weekday: 1 is Monday. Times are HH:mm in the clinic's time zone. */
export type WeeklyHours = { day: number; from: string; until: string }
/** A day that differs: closed, whole or in part, or open in addition. `date` is yyyy-MM-dd. */
export type HoursException = { date: string; from?: string; until?: string; open: boolean }
export type Hours = { weekly: WeeklyHours[]; exceptions: HoursException[] }
export const NO_HOURS: Hours = { weekly: [], exceptions: [] }

/** What patients may ask for. The gaps lie around the shown length, and are blocked with it. */
export type AppointmentKind = {
  id: string
  name: string
  minutes: number
  gapBefore: number
  gapAfter: number
  place: Place
  /** Whether patients without a care link may ask for it. */
  newPatients: boolean
  /** How long before its begin it may be asked for at the latest; hours. */
  earliestHours: number
  /** How many days ahead it may be asked for. */
  latestDays: number
  active: boolean
  /** Where a video call takes place; null for other places. */
  link: string | null
  /** The form that is sent with it; null for everyone but its practitioner. */
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
  /** The times to choose from while it is offered. */
  offered: string[]
  /** Until when a request or an offer holds its times; null in other states. */
  heldUntil: string | null
  /** Where the video call takes place, for a confirmed one. */
  link: string | null
  /** Whether its patient takes an earlier time that becomes free. */
  wantsEarlier: boolean
  /** Whether the practitioner has a care link to the patient; without one, somebody new asks. */
  isLinked: boolean
}

/** An appointment without what only the two know. */
export type ClinicAppointment = Omit<Appointment, 'reason' | 'link' | 'offered' | 'wantsEarlier'>

/** A practitioner's column in the clinic's day: the times that are offered, and the next free one. */
export type PractitionerDay = {
  practitioner: Person
  offered: { from: string; until: string }[]
  nextFree: { at: string; kind: string; minutes: number } | null
}

/** Whether a patient may still cancel or move a confirmed appointment without a call. */
export const mayStillCancel = (at: string, now: number) => Date.parse(at) - now >= CANCEL_HOURS * 3_600_000
