import { sql } from 'drizzle-orm'
import {
  appointmentChanges,
  appointmentKinds,
  appointments,
  appointmentTimes,
  busyFeeds,
  busyTimes,
  calendarFeeds,
  practitionerHours,
  users,
} from '../../drizzle/schema.ts'
import type { AppointmentState } from '../../shared/appointments.ts'
import { instant, type JsonRow, type NounInFhir, narrative, type RecordPart } from '../platform/fhir.ts'

/** The code system of an appointment's place. */
const PLACE = 'urn:verbena:place'

/** R4 has no status for declined and expired appointments. */
const STATUS: Record<AppointmentState, string> = {
  asked: 'pending',
  offered: 'proposed',
  confirmed: 'booked',
  declined: 'cancelled',
  cancelled: 'cancelled',
  expired: 'cancelled',
  kept: 'fulfilled',
  missed: 'noshow',
}

const appointment = {
  id: appointments.id,
  practitionerId: appointments.practitionerId,
  practitioner: users.name,
  kind: appointments.kind,
  place: appointments.place,
  state: appointments.state,
  at: appointments.at,
  until: appointments.until,
  reason: appointments.reason,
  createdAt: appointments.createdAt,
  /** The reason of its last change. */
  said: sql`(select ${appointmentChanges.reason} from ${appointmentChanges}
    where ${appointmentChanges.appointmentId} = ${appointments.id} order by ${appointmentChanges.changedAt} desc limit 1)`,
}
type Row = Pick<
  JsonRow<typeof appointments.$inferSelect>,
  Exclude<keyof typeof appointment, 'practitioner' | 'said'>
> & { practitioner: string; said: string | null }

const all: RecordPart<Row> = {
  fields: appointment,
  rows: (owner) => sql`${appointments} join ${users} on ${users.id} = ${appointments.practitionerId}
    where ${appointments.patientId} = ${owner} order by ${appointments.at}, ${appointments.id}`,
  resources(row, { subject, person }) {
    const status = STATUS[row.state]
    const isOver = status === 'cancelled' || status === 'noshow'
    const accepted = (isAccepted: boolean) => (isAccepted ? 'accepted' : 'needs-action')
    return [
      {
        resourceType: 'Appointment',
        id: row.id,
        text: narrative([
          row.kind,
          `${instant(row.at)} – ${instant(row.until)}`,
          row.practitioner,
          row.reason,
        ]),
        status,
        cancelationReason: isOver && row.said ? { text: row.said } : null,
        serviceType: [{ text: row.kind }],
        serviceCategory: [{ coding: [{ system: PLACE, code: row.place }] }],
        reasonCode: row.reason ? [{ text: row.reason }] : [],
        ...{ start: instant(row.at), end: instant(row.until), created: instant(row.createdAt) },
        participant: [
          { actor: subject, status: accepted(row.state !== 'offered') },
          { actor: person(row.practitionerId, row.practitioner), status: accepted(row.state !== 'asked') },
        ],
      },
    ]
  },
}

export const appointmentsInFhir = {
  columns: [
    ['Appointment.id', appointments.id],
    ['Appointment.participant', appointments.patientId, appointments.practitionerId],
    ['Appointment.serviceType', appointments.kind],
    ['Appointment.serviceCategory', appointments.place],
    ['Appointment.status', appointments.state],
    ['Appointment.start', appointments.at],
    ['Appointment.end', appointments.until],
    ['Appointment.reasonCode', appointments.reason],
    ['Appointment.created', appointments.createdAt],
    ['Appointment.cancelationReason', appointmentChanges.reason, appointmentChanges.appointmentId],
    ['Appointment.cancelationReason', appointmentChanges.changedAt],
  ],
  notExported: [
    [
      'how it came about: in the full export',
      ...[appointmentChanges.id, appointmentChanges.step, appointmentChanges.by, appointmentChanges.at],
      appointments.madeBy,
    ],
    [
      'how the portal works',
      ...[appointments.kindId, appointments.gapBefore, appointments.gapAfter, appointments.key],
      ...[appointments.isNew, appointments.heldUntil, appointments.wantsEarlierSince, appointments.sequence],
      ...[appointments.inCalendars, appointmentTimes, calendarFeeds],
    ],
    ["a practitioner's own, without a patient", appointmentKinds, practitionerHours, busyFeeds, busyTimes],
  ],
  parts: { appointments: all },
} satisfies NounInFhir
