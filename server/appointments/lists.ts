import { and, asc, eq, gte, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { appointmentKinds, appointments, appointmentTimes, careLinks, users } from '../../drizzle/schema.ts'
import type { Appointment, ClinicAppointment } from '../../shared/appointments.ts'
import { addDays } from '../../shared/health.ts'
import type { Who } from '../access/who.ts'
import { auditReads } from '../audit/audit.ts'
import type { Clinic } from '../platform/clinic.ts'
import type { Db } from '../platform/db.ts'
import { seenByPractitioner } from './booking.ts'

/** Appointments of one list. */
const MOST = 600
/** Appointments of a patient's list. */
const MOST_MINE = 200

const practitioners = alias(users, 'practitioners')
const patients = alias(users, 'patients')

/** The hour of a request or an offer has passed, and the job has not ended it yet. */
const isExpired = sql`(${appointments.state} in ('asked', 'offered') and ${appointments.heldUntil} <= now())`

async function read(db: Db, where: SQL | undefined, most: number): Promise<Appointment[]> {
  const rows = await db
    .select({
      id: appointments.id,
      state: sql<Appointment['state']>`case when ${isExpired} then 'expired' else ${appointments.state} end`,
      at: appointments.at,
      until: appointments.until,
      kind: { id: appointments.kindId, name: appointments.kind },
      place: appointments.place,
      practitioner: { id: practitioners.id, fullName: practitioners.name },
      patient: { id: patients.id, fullName: patients.name },
      reason: appointments.reason,
      offered: sql<
        string[]
      >`case when ${appointments.heldUntil} > now() and ${appointments.state} <> 'asked' then array_to_json(array(
        select held.at from ${appointmentTimes} held where held.appointment_id = ${appointments.id}
          and (${appointments.state} = 'offered' or held.at <> ${appointments.at}) order by held.at)) else '[]' end`,
      heldUntil: appointments.heldUntil,
      link: sql<
        string | null
      >`case when ${appointments.state} = 'confirmed' then ${appointmentKinds.link} end`,
      wantsEarlier: sql<boolean>`${appointments.wantsEarlierSince} is not null`,
      isLinked: sql<boolean>`exists (select from ${careLinks}
        where ${careLinks.practitionerId} = ${appointments.practitionerId} and ${careLinks.patientId} = ${appointments.patientId})`,
    })
    .from(appointments)
    .innerJoin(practitioners, eq(practitioners.id, appointments.practitionerId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(appointmentKinds, eq(appointmentKinds.id, appointments.kindId))
    .where(where)
    .orderBy(asc(appointments.at), asc(appointments.id))
    .limit(most)
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    until: row.until.toISOString(),
    offered: row.offered.map((at) => new Date(at).toISOString()),
    heldUntil: row.state === 'expired' ? null : (row.heldUntil?.toISOString() ?? null),
  }))
}

/** The first instant of a day in the clinic's time zone. */
const beginOf = (day: Temporal.PlainDate, { settings }: Clinic) =>
  new Date(day.toZonedDateTime(settings.timeZone).epochMilliseconds)

const within = (clinic: Clinic, from: string, until: string) =>
  and(
    gte(appointments.at, beginOf(Temporal.PlainDate.from(from), clinic)),
    lt(appointments.at, beginOf(Temporal.PlainDate.from(until).add({ days: 1 }), clinic)),
  )

/** The caller's own appointments as a patient from 90 days ago on, in order. */
export const mine = (db: Db, who: Who) =>
  read(
    db,
    and(eq(appointments.patientId, who.userId), gte(appointments.at, sql`now() - interval '90 days'`)),
    MOST_MINE,
  )

/** A practitioner's own appointments, also of new patients, without the video link, which `kinds` has. */
async function ownOf(db: Db, who: Who, which: SQL | undefined) {
  const own = and(eq(appointments.practitionerId, who.userId), seenByPractitioner, which)
  const rows = await read(db, own, MOST)
  const patients = rows.map(({ patient }) => patient.id)
  await auditReads(db, who, 'appointments.list', patients)
  return rows.map(({ link: _, ...row }) => row)
}

/** A practitioner's appointments of some days, in order, also those that hold a time in them: an offer of several. */
export function listed(db: Db, clinic: Clinic, who: Who, { from, until }: { from: string; until: string }) {
  const [begin, end] = [from, addDays(until, 1)].map((day) =>
    beginOf(Temporal.PlainDate.from(day), clinic).toISOString(),
  )
  const holding = sql`${appointments.id} in (select ${appointmentTimes.appointmentId} from ${appointmentTimes}
    where ${appointmentTimes.practitionerId} = ${who.userId} and ${appointmentTimes.blocked} && tstzrange(${begin}, ${end}))`
  return ownOf(db, who, or(within(clinic, from, until), holding))
}

/** Requests of all days that wait for the practitioner's answer, in the order of their times. */
export const waiting = (db: Db, who: Who) =>
  ownOf(db, who, and(eq(appointments.state, 'asked'), sql`${appointments.heldUntil} > now()`))

/** The clinic's day for admins: names and kinds, without what is private to the two people. */
export async function clinicDay(
  db: Db,
  clinic: Clinic,
  who: Who,
  date: string,
): Promise<ClinicAppointment[]> {
  const rows = await read(db, and(within(clinic, date, date), ne(appointments.state, 'expired')), MOST)
  await auditReads(
    db,
    who,
    'appointments.clinicDay',
    rows.map(({ patient }) => patient.id),
  )
  return rows.map(({ reason: _, link: __, offered: ___, wantsEarlier: ____, ...row }) => row)
}
