import { and, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm'
import {
  appointmentChanges,
  appointmentKinds,
  appointments,
  appointmentTimes,
  careLinks,
  userRoles,
} from '../../drizzle/schema.ts'
import {
  type AppointmentKind,
  type AppointmentState,
  type AppointmentStep,
  CANCEL_HOURS,
  HELD_HOURS,
  MOST_OPEN,
  mayStillCancel,
} from '../../shared/appointments.ts'
import type { NoticeKind } from '../../shared/notices.ts'
import type { PatientInCare } from '../access/careLinks.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { addNotice } from '../notify/notices.ts'
import { type Db, type Queries, sqlState, type Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { kindFor, slotTaken, stateOf } from './hours.ts'
import type { Ask, Book, Offer } from './inputs.ts'
import { type Invites, sendCancellation, sendInvitation } from './invitations.ts'

type Row = typeof appointments.$inferSelect
export type Deps = Pick<Services, 'db'> & Invites

/** PostgreSQL's code of an exclusion constraint: the time overlaps another one. */
const OVERLAPS = '23P01'
const MINUTE = 60_000

/** Rolls a transaction back if its time is taken, so that the next free times can be read after it. */
class Taken extends Error {}

const none = () => new Refusal('NOT_FOUND', 'appointments.refused.none')
const changedMeanwhile = () => new Refusal('CONFLICT', 'appointments.refused.state')
const heldUntil = () => new Date(Date.now() + HELD_HOURS * 60 * MINUTE)
const endOf = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * MINUTE)

type Pair = { practitionerId: string; patientId: string }

/** Prevents the accounts' deletion meanwhile. Must precede locks of their rows: a deletion locks the account first. */
const lockPeople = (tx: Queries, ...ids: string[]) =>
  tx.execute(sql`select from users where id = any(${sql.param(ids)}::uuid[]) order by id for key share`)

/**
 * Serialises changes of one practitioner's times. The constraint alone would suffice, but callers waiting for each
 * other's rows could deadlock.
 */
async function inTurn<T>(
  db: Db,
  { practitionerId, patientId }: Pair,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockPeople(tx, practitionerId, patientId)
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`appointments ${practitionerId}`}, 0))`,
    )
    // A request or an offer past its hour holds no times, also before the job has ended it.
    await tx.execute(sql`delete from ${appointmentTimes} held using ${appointments} a
      where a.id = held.appointment_id and a.practitioner_id = ${practitionerId} and a.held_until <= now()
        and not (a.state = 'confirmed' and held.at = a.at)`)
    return work(tx)
  })
}

/** Runs a change that takes a time; throws with the next free ones if it is taken. */
async function taking<T>(
  { db, clinic }: Pick<Deps, 'db' | 'clinic'>,
  of: Pair & { kind: AppointmentKind; at: string; except?: string },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await inTurn(db, of, work)
  } catch (error) {
    if (error instanceof Taken || sqlState(error) === OVERLAPS) throw await slotTaken(db, clinic, of, of.at)
    throw error
  }
}

/** Requests and offers expired per run. */
const MOST_EXPIRED = 1000

/** Expires overdue requests and offers and notifies their patients; withdraws overdue offers of an earlier time. */
export async function expire(db: Db) {
  const isDue = lte(appointments.heldUntil, sql`now()`)
  const due = await db
    .select({ id: appointments.id, patientId: appointments.patientId })
    .from(appointments)
    .where(isDue)
    .limit(MOST_EXPIRED)
  for (const { id, patientId } of due) {
    await db.transaction(async (tx) => {
      await lockPeople(tx, patientId)
      const [row] = await tx
        .select()
        .from(appointments)
        .where(and(eq(appointments.id, id), isDue))
        .for('update')
      if (!row) return
      if (row.state === 'confirmed') {
        await update(tx, row, { heldUntil: null })
        await releaseTimes(tx, id, row.at)
        return
      }
      const now = await update(tx, row, { state: 'expired', heldUntil: null })
      await note(tx, now, 'expired', null)
      await addNotice(tx, patientId, notice(now, 'appointment-cancelled', 'expired'))
    })
  }
}

/** Releases an appointment's times except `keep`. */
const releaseTimes = (tx: Queries, id: string, keep?: Date) =>
  tx
    .delete(appointmentTimes)
    .where(and(eq(appointmentTimes.appointmentId, id), keep ? ne(appointmentTimes.at, keep) : undefined))

const note = (
  tx: Queries,
  { id, at }: Row,
  step: AppointmentStep,
  by: string | null,
  reason?: string | null,
) => tx.insert(appointmentChanges).values({ appointmentId: id, step, at, by, reason: reason ?? null })

const notice = ({ id, at }: Row, kind: NoticeKind, step: string) => ({
  kind,
  targetId: id,
  dedupeKey: `${step} ${id} ${at.toISOString()}`,
})

/** Notifies the other side of an appointment. */
async function notifyOther(tx: Queries, row: Row, by: string, kind: NoticeKind, step: string) {
  const toPatient = row.patientId !== by
  await addNotice(tx, toPatient ? row.patientId : row.practitionerId, {
    ...notice(row, kind, step),
    ...(!toPatient && { patientId: row.patientId }),
  })
}

/** Reserves times for an appointment; the constraint refuses overlapping ones. */
async function reserve(tx: Queries, row: Row, times: readonly string[]) {
  const length = row.until.getTime() - row.at.getTime()
  const blockedOf = (at: number) => {
    const from = new Date(at - row.gapBefore * MINUTE).toISOString()
    return `[${from},${new Date(at + length + row.gapAfter * MINUTE).toISOString()})`
  }
  await tx.insert(appointmentTimes).values(
    times.map((at) => ({
      ...{ appointmentId: row.id, practitionerId: row.practitionerId },
      ...{ at: new Date(at), blocked: blockedOf(Date.parse(at)) },
    })),
  )
}

type New = {
  practitionerId: string
  patientId: string
  kind: AppointmentKind
  times: readonly string[]
  state: 'asked' | 'offered' | 'confirmed'
  reason: string | null
  key: string
  isNew?: boolean
}

/** Returns the appointment made with the same idempotency key. Refuses the key of another appointment. */
async function madeBefore(
  tx: Queries,
  who: Who,
  { practitionerId, patientId, kind, key }: Omit<New, 'times'>,
) {
  const [made] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.madeBy, who.userId), eq(appointments.key, key)))
  if (!made) return null
  if (made.practitionerId !== practitionerId || made.patientId !== patientId || made.kindId !== kind.id) {
    throw new Refusal('KEY_REUSED', 'appointments.refused.keyReused')
  }
  return { id: made.id, state: made.state }
}

async function make(tx: Queries, who: Who, { kind, times, state, isNew = false, ...rest }: New) {
  const [first = ''] = times.toSorted()
  const [row] = (await tx
    .insert(appointments)
    .values({
      ...rest,
      ...{ state, isNew, madeBy: who.userId },
      ...{ kindId: kind.id, kind: kind.name, place: kind.place },
      ...{ gapBefore: kind.gapBefore, gapAfter: kind.gapAfter },
      ...{ at: new Date(first), until: endOf(first, kind.minutes) },
      heldUntil: state === 'confirmed' ? null : heldUntil(),
    })
    .returning()) as [Row]
  await reserve(tx, row, times)
  return row
}

// ---------------------------------------------------------------- making one

/** Requests a free time for a patient. It is held until the practitioner answers, or for a day. */
export async function ask(deps: Deps, who: Who, { practitionerId, kindId, at, reason, key }: Ask) {
  if (practitionerId === who.userId) throw new Refusal('BAD_INPUT', 'appointments.refused.noPractitioner')
  const kind = await kindFor(deps.db, who, practitionerId, kindId)
  return taking(deps, { practitionerId, patientId: who.userId, kind, at }, async (tx) => {
    const wanted = { practitionerId, patientId: who.userId, kind, state: 'asked' as const, reason, key }
    const made = await madeBefore(tx, who, wanted)
    if (made) return made
    const open = and(eq(appointments.patientId, who.userId), eq(appointments.state, 'asked'))
    if ((await tx.$count(appointments, and(open, gt(appointments.heldUntil, sql`now()`)))) >= MOST_OPEN) {
      throw new Refusal('CONFLICT', 'appointments.refused.tooMany', { most: MOST_OPEN })
    }
    await refuseUnlessFree(tx, deps, { practitionerId, kind }, at)
    const link = and(eq(careLinks.practitionerId, practitionerId), eq(careLinks.patientId, who.userId))
    const row = await make(tx, who, {
      ...wanted,
      times: [at],
      isNew: (await tx.$count(careLinks, link)) === 0,
    })
    await note(tx, row, 'asked', who.userId)
    await notifyOther(tx, row, who.userId, 'appointment-asked', 'asked')
    return { id: row.id, state: row.state }
  })
}

async function refuseUnlessFree(
  tx: Queries,
  { clinic }: Pick<Deps, 'clinic'>,
  of: { practitionerId: string; kind: AppointmentKind; except?: string },
  at: string,
) {
  const state = await stateOf(tx, clinic, of, at)
  if (state === 'never') throw new Refusal('BAD_INPUT', 'appointments.refused.notOffered')
  if (state === 'taken') throw new Taken()
}

const refusePast = (times: readonly string[]) => {
  if (times.some((at) => Date.parse(at) <= Date.now()))
    throw new Refusal('BAD_INPUT', 'appointments.refused.past')
}

/**
 * Books a time for a patient in care, also outside the working hours, or a series at the same time of day `weeks`
 * apart. A series is booked as a whole or not at all.
 */
export async function book(
  deps: Deps,
  who: Who,
  patientId: PatientInCare,
  { kindId, at, key, series }: Book,
) {
  const practitionerId = who.userId
  const kind = await kindFor(deps.db, who, practitionerId, kindId)
  const first = Temporal.Instant.from(at).toZonedDateTimeISO(deps.clinic.settings.timeZone)
  const times = Array.from({ length: series?.times ?? 1 }, (_, index) =>
    first
      .add({ weeks: index * (series?.weeks ?? 0) })
      .toInstant()
      .toString(),
  )
  refusePast(times)
  return taking(deps, { practitionerId, patientId, kind, at }, async (tx) => {
    const wanted = { practitionerId, patientId, kind, state: 'confirmed' as const, reason: null, key }
    const made = await madeBefore(tx, who, wanted)
    if (made) return made
    const rows: Row[] = []
    for (const [index, time] of times.entries()) {
      const one = { ...wanted, times: [time], key: index === 0 ? key : `${key} ${index}` }
      try {
        rows.push(await make(tx, who, one))
      } catch (error) {
        if (times.length === 1 || sqlState(error) !== OVERLAPS) throw error
        const refusal = new Refusal('SLOT_TAKEN', 'appointments.refused.seriesTaken')
        refusal.details = [{ at: time }]
        throw refusal
      }
    }
    for (const row of rows) {
      await note(tx, row, 'booked', who.userId)
      await notifyOther(tx, row, who.userId, 'appointment-confirmed', 'booked')
      await sendInvitation(tx, deps, row.id)
      await audit(tx, changeOf(who, row))
    }
    const [row] = rows as [Row]
    return { id: row.id, state: row.state }
  })
}

/** Offers a patient up to three times, held until the patient chooses one, or for a day. */
export async function offer(deps: Deps, who: Who, patientId: PatientInCare, { kindId, times, key }: Offer) {
  const practitionerId = who.userId
  const kind = await kindFor(deps.db, who, practitionerId, kindId)
  refusePast(times)
  return taking(deps, { practitionerId, patientId, kind, at: times[0] as string }, async (tx) => {
    const wanted = { practitionerId, patientId, kind, state: 'offered' as const, reason: null, key }
    const made = await madeBefore(tx, who, wanted)
    if (made) return made
    const row = await make(tx, who, { ...wanted, times })
    await note(tx, row, 'offered', who.userId)
    await notifyOther(tx, row, who.userId, 'appointment-offered', 'offered')
    await audit(tx, changeOf(who, row))
    return { id: row.id, state: row.state }
  })
}

const changeOf = (who: Who, { patientId, id, state }: Row) => ({
  actorId: who.userId,
  action: 'appointment.change' as const,
  subjectId: patientId,
  targetId: id,
  detail: { to: state },
})

// ---------------------------------------------------------------- changing one

/**
 * SQL condition: the practitioner may see the appointment. Needs a care link or, for a new patient, the role of a
 * practitioner.
 */
export const seenByPractitioner = sql`(${appointments.isNew} and exists (select from ${userRoles}
  where ${userRoles.userId} = ${appointments.practitionerId} and ${userRoles.role} in ('practitioner', 'admin')
    and ${userRoles.verified}) or exists (select from ${careLinks}
  where ${careLinks.practitionerId} = ${appointments.practitionerId} and ${careLinks.patientId} = ${appointments.patientId}))`

type Side = 'patient' | 'practitioner'

/** Returns one of the caller's appointments. Any other, and one after an unlink, is refused as unknown. */
async function ownOf(db: Queries, who: Who, id: string, side?: Side) {
  const [row] = await db
    .select({ row: appointments, seen: sql<boolean>`${seenByPractitioner}` })
    .from(appointments)
    .where(eq(appointments.id, id))
  const isPatient = row?.row.patientId === who.userId && side !== 'practitioner'
  const isPractitioner = row?.row.practitionerId === who.userId && row.seen && side !== 'patient'
  if (!row || !(isPatient || isPractitioner)) throw none()
  return { row: row.row, side: (isPatient ? 'patient' : 'practitioner') as Side }
}

/** The appointment's kind at the time of booking. */
async function kindOf(db: Queries, row: Row): Promise<AppointmentKind> {
  const [kind] = await db.select().from(appointmentKinds).where(eq(appointmentKinds.id, row.kindId))
  const minutes = (row.until.getTime() - row.at.getTime()) / MINUTE
  return { ...(kind as AppointmentKind), minutes, gapBefore: row.gapBefore, gapAfter: row.gapAfter }
}

type Change = { tx: Tx; row: Row; side: Side }

/** Changes an appointment under its practitioner's lock. Refuses one whose state is not in `from`. */
async function change<T>(
  deps: Deps,
  who: Who,
  { id, side, from, at }: { id: string; side?: Side; from: readonly AppointmentState[]; at?: string },
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const { row: seen } = await ownOf(deps.db, who, id, side)
  const inTx = async (tx: Tx) => {
    const own = await ownOf(tx, who, id, side)
    const isLapsed = own.row.state !== 'confirmed' && Number(own.row.heldUntil ?? Infinity) <= Date.now()
    if (!from.includes(own.row.state) || isLapsed) throw changedMeanwhile()
    return work({ tx, ...own })
  }
  if (at === undefined) return inTurn(deps.db, seen, inTx)
  const kind = await kindOf(deps.db, seen)
  const { practitionerId, patientId } = seen
  return taking(deps, { practitionerId, patientId, kind, at, except: id }, inTx)
}

async function update(tx: Queries, { id }: Row, values: Partial<Row>): Promise<Row> {
  const [row] = await tx.update(appointments).set(values).where(eq(appointments.id, id)).returning()
  return row as Row
}

/** The practitioner confirms a request. */
export const confirm = (deps: Deps, who: Who, id: string) =>
  change(deps, who, { id, side: 'practitioner', from: ['asked'] }, async ({ tx, row }) => {
    const now = await update(tx, row, { state: 'confirmed', heldUntil: null })
    await note(tx, now, 'confirmed', who.userId)
    await notifyOther(tx, now, who.userId, 'appointment-confirmed', 'confirmed')
    await sendInvitation(tx, deps, id)
    await audit(tx, changeOf(who, now))
    return { id, state: now.state }
  })

/** The practitioner declines a request, with a sentence for the patient. */
export const decline = (deps: Deps, who: Who, id: string, reason: string | null) =>
  change(deps, who, { id, side: 'practitioner', from: ['asked'] }, async ({ tx, row }) => {
    const now = await update(tx, row, { state: 'declined', heldUntil: null })
    await note(tx, now, 'declined', who.userId, reason)
    await notifyOther(tx, now, who.userId, 'appointment-cancelled', 'declined')
    await audit(tx, changeOf(who, now))
    await offerEarlier(tx, row)
    return { id, state: now.state }
  })

/**
 * Cancels, for either side: a patient can cancel a confirmed one until some hours before its start, an open one at any
 * time.
 */
export const cancel = (deps: Deps, who: Who, id: string, reason: string | null) =>
  change(deps, who, { id, from: ['asked', 'offered', 'confirmed'] }, async ({ tx, row, side }) => {
    if (row.state === 'confirmed' && side === 'patient') refuseLate(row)
    const now = await update(tx, row, { state: 'cancelled', heldUntil: null, wantsEarlierSince: null })
    await note(tx, now, 'cancelled', who.userId, reason)
    await notifyOther(tx, now, who.userId, 'appointment-cancelled', 'cancelled')
    await sendCancellation(tx, deps, id)
    if (side === 'practitioner') await audit(tx, changeOf(who, now))
    await offerEarlier(tx, row)
    return { id, state: now.state }
  })

function refuseLate({ at }: Row) {
  if (mayStillCancel(at.toISOString(), Date.now())) return
  throw new Refusal('CONFLICT', 'appointments.refused.tooLate', { hours: CANCEL_HOURS })
}

/**
 * Moves an appointment. A patient requests a free time, to be confirmed; a practitioner moves a confirmed one at once,
 * and offers another time for a request.
 */
export const move = (deps: Deps, who: Who, id: string, at: string) =>
  change(deps, who, { id, from: ['asked', 'confirmed'], at }, async ({ tx, row, side }) => {
    const { practitionerId } = row
    const state = side === 'patient' ? 'asked' : row.state === 'asked' ? 'offered' : 'confirmed'
    // Without this, repeated calls would send notices and prolong the hold.
    if (row.state === state && row.at.getTime() === Date.parse(at)) return { id, state }
    const kind = await kindOf(tx, row)
    if (side === 'patient') {
      if (row.state === 'confirmed') refuseLate(row)
      await refuseUnlessFree(tx, deps, { practitionerId, kind, except: id }, at)
    } else refusePast([at])
    await releaseTimes(tx, id)
    const values = {
      state,
      at: new Date(at),
      until: endOf(at, kind.minutes),
      wantsEarlierSince: null,
    } as const
    const now = await update(tx, row, { ...values, heldUntil: state === 'confirmed' ? null : heldUntil() })
    await reserve(tx, now, [at])
    await note(tx, now, state === 'offered' ? 'offered' : 'moved', who.userId)
    const kindOfNotice = {
      asked: 'appointment-asked',
      offered: 'appointment-offered',
      confirmed: 'appointment-moved',
    }
    await notifyOther(tx, now, who.userId, kindOfNotice[state] as NoticeKind, 'moved')
    await (state === 'confirmed' ? sendInvitation : sendCancellation)(tx, deps, id)
    if (side === 'practitioner') await audit(tx, changeOf(who, now))
    await offerEarlier(tx, row)
    return { id, state: now.state }
  })

/** Accepts, for the patient, one of the offered times, or an earlier one offered for a confirmed appointment. */
export const accept = (deps: Deps, who: Who, id: string, at: string) =>
  change(deps, who, { id, side: 'patient', from: ['offered', 'confirmed'], at }, async ({ tx, row }) => {
    const wanted = new Date(at)
    const chosen = and(eq(appointmentTimes.appointmentId, id), eq(appointmentTimes.at, wanted))
    const isOwn = row.state === 'confirmed' && row.at.getTime() === wanted.getTime()
    if (isOwn) throw changedMeanwhile()
    if ((await tx.$count(appointmentTimes, chosen)) === 0) {
      if (row.state === 'confirmed') throw changedMeanwhile()
      throw new Refusal('BAD_INPUT', 'appointments.refused.notOffered')
    }
    await releaseTimes(tx, id, wanted)
    const { minutes } = await kindOf(tx, row)
    const values = { at: wanted, until: endOf(at, minutes), heldUntil: null, wantsEarlierSince: null }
    const now = await update(tx, row, { ...values, state: 'confirmed' })
    await note(tx, now, row.state === 'offered' ? 'confirmed' : 'moved', who.userId)
    await notifyOther(
      tx,
      now,
      who.userId,
      row.state === 'offered' ? 'appointment-confirmed' : 'appointment-moved',
      'accepted',
    )
    await sendInvitation(tx, deps, id)
    if (row.state === 'confirmed') await offerEarlier(tx, row)
    return { id, state: now.state }
  })

/** Records that an appointment took place, or that the patient did not come. */
export const close = (deps: Deps, who: Who, id: string, state: 'kept' | 'missed') =>
  change(deps, who, { id, side: 'practitioner', from: ['confirmed'] }, async ({ tx, row }) => {
    if (row.at.getTime() > Date.now()) throw new Refusal('CONFLICT', 'appointments.refused.early')
    const now = await update(tx, row, { state, heldUntil: null, wantsEarlierSince: null })
    await note(tx, now, state, who.userId)
    await audit(tx, changeOf(who, now))
    return { id, state: now.state }
  })

// ---------------------------------------------------------------- an earlier time

/** Sets whether the patient would take an earlier time of the same kind. */
export const wantEarlier = (deps: Deps, who: Who, id: string, wanted: boolean) =>
  change(deps, who, { id, side: 'patient', from: ['confirmed'] }, async ({ tx, row }) => {
    await update(tx, row, { wantsEarlierSince: wanted ? new Date() : null })
    return { id, state: row.state }
  })

/**
 * Offers a freed time, once, to the patient who has waited longest for an earlier one of its kind. It is held like any
 * offer.
 */
async function offerEarlier(tx: Queries, freed: Row) {
  if (freed.at.getTime() <= Date.now()) return
  const [waiting] = await tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.kindId, freed.kindId),
        eq(appointments.state, 'confirmed'),
        isNotNull(appointments.wantsEarlierSince),
        gt(appointments.at, freed.at),
        ne(appointments.patientId, freed.patientId),
        // The length and the gaps of its kind may have changed since.
        sql`${appointments.until} - ${appointments.at} = make_interval(secs => ${(freed.until.getTime() - freed.at.getTime()) / 1000})`,
        lte(appointments.gapBefore, freed.gapBefore),
        lte(appointments.gapAfter, freed.gapAfter),
      ),
    )
    .orderBy(appointments.wantsEarlierSince)
    .limit(1)
  if (!waiting) return
  await lockPeople(tx, waiting.patientId)
  const now = await update(tx, waiting, { heldUntil: heldUntil(), wantsEarlierSince: null })
  await reserve(tx, now, [freed.at.toISOString()])
  await addNotice(tx, now.patientId, notice(now, 'appointment-earlier', `earlier ${freed.at.toISOString()}`))
}
