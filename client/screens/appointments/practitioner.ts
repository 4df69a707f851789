import type { Appointment, AppointmentState, Place } from '../../../shared/appointments.ts'

/** An appointment as its practitioner reads it: without the video link, which is that of its kind. */
export type Listed = Omit<Appointment, 'link'>

/** The subject of a dialog on the page. */
export type Task =
  | { task: 'details' | 'move' | 'offer' | 'decline' | 'cancel'; appointment: Listed }
  | { task: 'book' | 'availability' | 'calendar' }

export const PLACE_NAMES = {
  practice: 'appointments.week.place.practice',
  video: 'appointments.week.place.video',
  telephone: 'appointments.week.place.telephone',
} as const satisfies Record<Place, string>

export const STATE_NAMES = {
  asked: 'appointments.week.state.asked',
  offered: 'appointments.week.state.offered',
  confirmed: 'appointments.week.state.confirmed',
  declined: 'appointments.week.state.declined',
  cancelled: 'appointments.week.state.cancelled',
  expired: 'appointments.week.state.expired',
  kept: 'appointments.week.state.kept',
  missed: 'appointments.week.state.missed',
} as const satisfies Record<AppointmentState, string>
