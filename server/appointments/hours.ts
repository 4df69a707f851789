import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import {
  appointmentKinds,
  appointmentTimes,
  busyTimes,
  careLinks,
  forms,
  practitionerHours,
  userRoles,
  users,
} from '../../drizzle/schema.ts'
import type { NewKind } from '../../shared/appointmentInputs.ts'
import { type AppointmentKind, type Hours, NEXT_FREE, NO_HOURS } from '../../shared/appointments.ts'
import type { Who } from '../access/who.ts'
import type { Clinic } from '../platform/clinic.ts'
import { type Db, plainArray, type Queries } from '../platform/db.ts'
import { byName } from '../platform/names.ts'
import { Refusal } from '../platform/refusal.ts'
import { freeTimes, type Span } from './freeTimes.ts'

/** Kinds per practitioner. */
const MOST_KINDS = 50

const DAY = 86_400_000
/** Days that a refusal searches for the next free times. */
const SEARCHED_DAYS = 30

const noPractitioner = () => new Refusal('NOT_FOUND', 'appointments.refused.noPractitioner')

const columns = {
  id: appointmentKinds.id,
  name: appointmentKinds.name,
  minutes: appointmentKinds.minutes,
  gapBefore: appointmentKinds.gapBefore,
  gapAfter: appointmentKinds.gapAfter,
  place: appointmentKinds.place,
  newPatients: appointmentKinds.newPatients,
  earliestHours: appointmentKinds.earliestHours,
  latestDays: appointmentKinds.latestDays,
  active: appointmentKinds.active,
  link: appointmentKinds.link,
  formId: appointmentKinds.formId,
}

/** The practitioner's kinds that the caller may use: all of the caller's own, else those that patients may request. */
const usable = (who: Who, practitionerId: string) =>
  who.userId === practitionerId
    ? undefined
    : and(
        eq(appointmentKinds.active, true),
        or(
          eq(appointmentKinds.newPatients, true),
          sql`exists (select from ${careLinks} where ${careLinks.practitionerId} = ${practitionerId} and ${careLinks.patientId} = ${who.userId})`,
        ),
        // The practitioner still practises.
        sql`exists (select from ${userRoles} join ${users} on ${users.id} = ${userRoles.userId}
          where ${userRoles.userId} = ${practitionerId} and ${userRoles.verified}
            and ${userRoles.role} in ('practitioner', 'admin') and ${users.suspendedAt} is null)`,
      )

/**
 * Returns a practitioner's kinds that the caller may use, by name; all for admins. Only their owner gets the video link
 * and the form.
 */
export async function kindsOf(db: Db, who: Who, practitionerId: string): Promise<AppointmentKind[]> {
  const kinds = await db
    .select(columns)
    .from(appointmentKinds)
    .where(
      and(
        eq(appointmentKinds.practitionerId, practitionerId),
        who.role === 'admin' ? undefined : usable(who, practitionerId),
      ),
    )
    .orderBy(asc(byName(appointmentKinds.name)), asc(appointmentKinds.id))
    .limit(MOST_KINDS)
  return who.userId === practitionerId ? kinds : kinds.map((kind) => ({ ...kind, link: null, formId: null }))
}

const MOST_PRACTITIONERS = 100

/**
 * Returns the practitioners whom the caller may ask for an appointment, those in care first, each with the kinds that
 * can be requested.
 */
export async function bookableFor(db: Db, who: Who) {
  const isLinked = sql<boolean>`exists (select from ${careLinks}
    where ${careLinks.practitionerId} = ${users.id} and ${careLinks.patientId} = ${who.userId})`
  const rows = await db
    .select({ practitioner: { id: users.id, fullName: users.name }, isLinked, kind: columns })
    .from(appointmentKinds)
    .innerJoin(users, eq(users.id, appointmentKinds.practitionerId))
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(
        eq(appointmentKinds.active, true),
        eq(userRoles.verified, true),
        sql`${userRoles.role} in ('practitioner', 'admin') and ${users.suspendedAt} is null`,
        sql`${users.id} <> ${who.userId} and (${appointmentKinds.newPatients} or ${isLinked})`,
      ),
    )
    .orderBy(desc(isLinked), asc(byName(users.name)), asc(users.id), asc(byName(appointmentKinds.name)))
    .limit(MOST_PRACTITIONERS * 4)
  const byId = Map.groupBy(rows, ({ practitioner }) => practitioner.id)
  return [...byId.values()].slice(0, MOST_PRACTITIONERS).map((kinds) => ({
    practitioner: (kinds[0] as (typeof rows)[number]).practitioner,
    isLinked: (kinds[0] as (typeof rows)[number]).isLinked,
    kinds: kinds.map(({ kind: { link: _link, formId: _form, ...kind } }) => kind),
  }))
}

/** Returns a kind that the caller owns or may request. Any other is refused as unknown. */
export async function kindFor(db: Queries, who: Who, practitionerId: string, kindId: string) {
  const [kind] = await db
    .select(columns)
    .from(appointmentKinds)
    .where(
      and(
        eq(appointmentKinds.id, kindId),
        eq(appointmentKinds.practitionerId, practitionerId),
        usable(who, practitionerId),
      ),
    )
  if (!kind) throw noPractitioner()
  return kind
}

/** Creates or updates one of the caller's kinds; existing appointments keep their length and place. */
export async function saveKind(db: Db, who: Who, { id, ...kind }: NewKind) {
  const own = eq(appointmentKinds.practitionerId, who.userId)
  if (kind.formId && (await db.$count(forms, eq(forms.id, kind.formId))) === 0) {
    throw new Refusal('NOT_FOUND', 'forms.refused.noForm')
  }
  if (id) {
    const [saved] = await db
      .update(appointmentKinds)
      .set(kind)
      .where(and(eq(appointmentKinds.id, id), own))
      .returning({ id: appointmentKinds.id })
    if (!saved) throw noPractitioner()
    return saved
  }
  if ((await db.$count(appointmentKinds, own)) >= MOST_KINDS) {
    throw new Refusal('CONFLICT', 'appointments.refused.kinds', { most: MOST_KINDS })
  }
  const [saved] = await db
    .insert(appointmentKinds)
    .values({ ...kind, practitionerId: who.userId })
    .returning({ id: appointmentKinds.id })
  return saved as { id: string }
}

const stored = async (db: Queries, practitionerId: string): Promise<Hours> => {
  const [hours] = await db
    .select({ weekly: practitionerHours.weekly, exceptions: practitionerHours.exceptions })
    .from(practitionerHours)
    .where(eq(practitionerHours.practitionerId, practitionerId))
  return hours ?? NO_HOURS
}

/** Returns the caller's working hours. Refuses another's as unknown. */
export async function hoursOf(db: Db, who: Who, practitionerId: string): Promise<Hours> {
  if (who.userId !== practitionerId) throw noPractitioner()
  return stored(db, practitionerId)
}

/** Replaces the caller's working hours. Booked appointments stay. */
export async function setHours(db: Db, who: Who, hours: Hours) {
  await db
    .insert(practitionerHours)
    .values({ practitionerId: who.userId, ...hours })
    .onConflictDoUpdate({
      target: practitionerHours.practitionerId,
      set: { ...hours, updatedAt: new Date() },
    })
}

/**
 * Returns the taken times of practitioners in a period: appointments, requests and offers that hold their times, except
 * those of one appointment, and busy times of external calendars.
 */
export async function takenOf(
  db: Queries,
  practitioners: readonly string[],
  from: number,
  until: number,
  except?: string,
) {
  const within = sql`tstzrange(${new Date(from).toISOString()}, ${new Date(until).toISOString()})`
  const theirs = sql`any(${plainArray(practitioners)}::uuid[])`
  const { rows } = await db.execute<{ id: string; from: number; until: number }>(sql`
    select practitioner_id as id, (extract(epoch from lower(span)) * 1000)::float8 as from,
      (extract(epoch from upper(span)) * 1000)::float8 as until
    from (
      select held.practitioner_id, held.blocked as span
      from ${appointmentTimes} held join appointments a on a.id = held.appointment_id
      where held.practitioner_id = ${theirs} and held.blocked && ${within}
        and (a.held_until is null or a.held_until > now() or (a.state = 'confirmed' and held.at = a.at))
        and held.appointment_id is distinct from ${except ?? null}::uuid
      union all
      select practitioner_id, busy from ${busyTimes} where practitioner_id = ${theirs} and busy && ${within}
    ) taken`)
  return Map.groupBy(
    rows.map((row) => ({ id: row.id, span: [row.from, row.until] as Span })),
    ({ id }) => id,
  )
}

export const spansOf = (taken: Awaited<ReturnType<typeof takenOf>>, practitionerId: string) =>
  (taken.get(practitionerId) ?? []).map(({ span }) => span)

export type FreeOf = {
  practitionerId: string
  kind: AppointmentKind
  from: string
  until: string
  /** An appointment whose time counts as free, because it is being moved. */
  except?: string
}

/** The free times of a kind within the days, in order; milliseconds. */
export async function freeOf(db: Queries, { settings }: Clinic, of: FreeOf) {
  const hours = await stored(db, of.practitionerId)
  // A day of the clinic's time zone begins and ends at most 14 hours from that of UTC; gaps reach beyond it.
  const [begin, end] = [Date.parse(of.from) - DAY, Date.parse(of.until) + 2 * DAY]
  const taken = await takenOf(db, [of.practitionerId], begin, end, of.except)
  const busy = spansOf(taken, of.practitionerId)
  return freeTimes({ ...of, hours, busy, timeZone: settings.timeZone, now: Date.now() })
}

const dayIn = (at: string, timeZone: string) =>
  Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate()

/** Whether a time is free, taken, or not offered to patients. */
export async function stateOf(db: Queries, clinic: Clinic, of: Omit<FreeOf, 'from' | 'until'>, at: string) {
  const day = dayIn(at, clinic.settings.timeZone).toString()
  const days = { from: day, until: day }
  const wanted = Date.parse(at)
  if ((await freeOf(db, clinic, { ...of, ...days })).includes(wanted)) return 'free'
  const hours = await stored(db, of.practitionerId)
  const { timeZone } = clinic.settings
  const offered = freeTimes({ ...of, ...days, hours, busy: [], timeZone, now: Date.now() })
  return offered.includes(wanted) ? 'taken' : 'never'
}

/** Returns the refusal of a taken time, with the next free ones from its day on. */
export async function slotTaken(db: Queries, clinic: Clinic, of: Omit<FreeOf, 'from' | 'until'>, at: string) {
  const day = dayIn(at, clinic.settings.timeZone)
  const days = { from: day.toString(), until: day.add({ days: SEARCHED_DAYS }).toString() }
  const free = await freeOf(db, clinic, { ...of, ...days })
  const refusal = new Refusal('SLOT_TAKEN', 'appointments.refused.taken')
  refusal.details = free.slice(0, NEXT_FREE).map((time) => ({ at: new Date(time).toISOString() }))
  return refusal
}
