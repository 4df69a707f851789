import { asc, eq, sql } from 'drizzle-orm'
import { appointmentKinds, practitionerHours, userRoles, users } from '../../drizzle/schema.ts'
import {
  type AppointmentKind,
  type HoursException,
  NEAR_FREE_DAYS,
  type PractitionerDay,
} from '../../shared/appointments.ts'
import type { Clinic } from '../platform/clinic.ts'
import type { Db } from '../platform/db.ts'
import { byName } from '../platform/names.ts'
import { freeTimes, openOn } from './freeTimes.ts'
import { spansOf, takenOf } from './hours.ts'

/** Practitioners returned. */
const MOST = 50
/** Preferred length of the appointment whose next free time is searched. Minutes. */
const USUAL_MINUTES = 45
const DAY = 86_400_000

type Kind = Pick<
  AppointmentKind,
  'name' | 'minutes' | 'gapBefore' | 'gapAfter' | 'earliestHours' | 'latestDays'
>

/** The kind of a practitioner that is nearest to the usual length; null without one. */
const usualKind = sql<Kind | null>`(
  select json_build_object('name', k.name, 'minutes', k.minutes, 'gapBefore', k.gap_before, 'gapAfter', k.gap_after,
    'earliestHours', 0, 'latestDays', k.latest_days)
  from ${appointmentKinds} k where k.practitioner_id = ${users.id} and k.active
  order by abs(k.minutes - ${USUAL_MINUTES}), k.name, k.id limit 1)`

/** The exceptions of a day, and of a period that is searched. */
const exceptionsOf = (day: string, from: string, until: string) => sql<HoursException[]>`(
  select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(${practitionerHours.exceptions}) one
  where one ->> 'date' = ${day} or one ->> 'date' between ${from} and ${until})`

/**
 * Returns the practitioners with working hours, by name, each with the times offered on a day and the next free time of
 * a usual appointment within `NEAR_FREE_DAYS`, regardless of the minimum notice. Three statements.
 */
export async function clinicHours(db: Db, { settings }: Clinic, date: string): Promise<PractitionerDay[]> {
  const { timeZone } = settings
  const today = Temporal.Now.plainDateISO(timeZone)
  const [from, until] = [today, today.add({ days: NEAR_FREE_DAYS })].map(String) as [string, string]
  const rows = await db
    .select({
      practitioner: { id: users.id, fullName: users.name },
      hours: { weekly: practitionerHours.weekly, exceptions: exceptionsOf(date, from, until) },
      kind: usualKind,
    })
    .from(practitionerHours)
    .innerJoin(users, eq(users.id, practitionerHours.practitionerId))
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      sql`${userRoles.verified} and ${userRoles.role} in ('practitioner', 'admin') and ${users.suspendedAt} is null`,
    )
    .orderBy(asc(byName(users.name)), asc(users.id))
    .limit(MOST)
  const ids = rows.map(({ practitioner }) => practitioner.id)
  const now = Date.now()
  const taken = await takenOf(db, ids, Date.parse(from) - DAY, Date.parse(until) + 2 * DAY)
  return rows.map(({ practitioner, hours, kind }) => {
    const busy = spansOf(taken, practitioner.id)
    const [next] = kind ? freeTimes({ hours, kind, busy, timeZone, now, from, until }) : []
    return {
      practitioner,
      offered: openOn(date, hours, timeZone).map(([begin, end]) => ({
        from: new Date(begin).toISOString(),
        until: new Date(end).toISOString(),
      })),
      nextFree:
        kind && next !== undefined
          ? { at: new Date(next).toISOString(), kind: kind.name, minutes: kind.minutes }
          : null,
    }
  })
}
