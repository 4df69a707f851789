import type { Appointment } from '../../../shared/appointments.ts'

/** An appointment as its practitioner reads it: without the video link, which is that of its kind. */
export type Listed = Omit<Appointment, 'link'>

/** The subject of a dialog on the page. */
export type Task =
  | { task: 'details' | 'move' | 'offer' | 'decline' | 'cancel'; appointment: Listed }
  | { task: 'book' | 'availability' | 'calendar' }
