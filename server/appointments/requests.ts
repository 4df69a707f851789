import { sql } from 'drizzle-orm'
import { appointments, careLinks } from '../../drizzle/schema.ts'
import { HELD_HOURS, type Place } from '../../shared/appointments.ts'
import { isoInstant } from '../access/days.ts'
import type { Clinic } from '../platform/clinic.ts'
import type { Queries } from '../platform/db.ts'
import { seenByPractitioner } from './booking.ts'

/** Requests of one list. */
const MOST = 200

/** A request that waits for its practitioner's answer. `day` and `time` (HH:mm) are in the clinic's time zone. */
export type WaitingRequest = {
  id: string
  patientId: string
  fullName: string
  /** Whether there is a care link; false for a new patient. */
  isLinked: boolean
  appointment: string
  place: Place
  day: string
  time: string
  /** An instant. */
  since: string
}

/**
 * The requests that wait for a practitioner's answer, or those of `only` one patient, whose account is open; the first to
 * expire first. One statement.
 */
export async function waitingRequests(
  db: Queries,
  { settings }: Clinic,
  practitionerId: string,
  only?: string,
): Promise<WaitingRequest[]> {
  const at = sql`${appointments.at} at time zone ${settings.timeZone}`
  const { rows } = await db.execute<WaitingRequest>(sql`
    select ${appointments.id} as id, u.id as "patientId", u.name as "fullName", ${appointments.kind} as appointment,
      ${appointments.place} as place, to_char(${at}, 'YYYY-MM-DD') as day, to_char(${at}, 'HH24:MI') as time,
      ${isoInstant(sql`(${appointments.heldUntil} - make_interval(hours => ${HELD_HOURS}))`)} as since,
      exists (select from ${careLinks} where ${careLinks.practitionerId} = ${practitionerId}
        and ${careLinks.patientId} = ${appointments.patientId}) as "isLinked"
    from ${appointments}
    join users u on u.id = ${appointments.patientId}
    where ${appointments.practitionerId} = ${practitionerId} and ${appointments.state} = 'asked'
      and ${appointments.heldUntil} > now() and u.deleted_at is null and u.suspended_at is null
      and ${seenByPractitioner} and ${only ? sql`u.id = ${only}` : true}
    order by ${appointments.heldUntil}, ${appointments.id}
    limit ${MOST}`)
  return rows
}
