import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { appointments, profiles, users } from '../../drizzle/schema.ts'
import type { Tx } from '../platform/db.ts'
import { translatorFor } from '../platform/locales.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import type { Services } from '../platform/services.ts'
import { appointmentMail } from './appointments.mail.ts'

/** Entries that one call removes. */
const MOST_AT_ONCE = 1000

export type Invites = Pick<Services, 'env' | 'clinic' | 'jobs'>

async function send(tx: Tx, deps: Invites, id: string, method: 'REQUEST' | 'CANCEL') {
  const isThere = method === 'CANCEL' ? eq(appointments.inCalendars, true) : undefined
  const [entry] = await tx
    .update(appointments)
    .set({ sequence: sql`${appointments.sequence} + 1`, inCalendars: method === 'REQUEST' })
    .where(and(eq(appointments.id, id), isThere))
    .returning({
      id: appointments.id,
      at: appointments.at,
      until: appointments.until,
      place: appointments.place,
      sequence: sql<number>`${appointments.sequence} - 1`,
      people: sql<[string, string]>`array[${appointments.patientId}, ${appointments.practitionerId}]`,
    })
  if (!entry) return
  const people = await tx
    .select({
      email: users.email,
      name: users.name,
      emailVerified: users.emailVerified,
      locale: profiles.locale,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(and(inArray(users.id, entry.people), sql`${users.suspendedAt} is null`))
  const stamp = new Date()
  const mails = people.map(({ locale, ...person }) => {
    const to = { ...person, locale: locale ?? deps.clinic.settings.locale }
    return { to: to.email, ...appointmentMail(deps, entry, { method, stamp }, to, translatorFor(to.locale)) }
  })
  await deps.jobs.enqueueAll(tx, sendMailJob, mails)
}

/** Mails a confirmed appointment, or its new time, to both sides as an entry for their calendars. */
export const sendInvitation = (tx: Tx, deps: Invites, appointmentId: string) =>
  send(tx, deps, appointmentId, 'REQUEST')

/** Removes an appointment from both calendars. Does nothing for one that is in none. */
export const sendCancellation = (tx: Tx, deps: Invites, appointmentId: string) =>
  send(tx, deps, appointmentId, 'CANCEL')

/** Removes a person's upcoming appointments from all calendars, before the account is closed. */
export async function removeEntriesOf(tx: Tx, deps: Invites, userId: string) {
  const rows = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        or(eq(appointments.patientId, userId), eq(appointments.practitionerId, userId)),
        eq(appointments.inCalendars, true),
        gt(appointments.at, sql`now()`),
      ),
    )
    .limit(MOST_AT_ONCE)
  for (const { id } of rows) await sendCancellation(tx, deps, id)
}

/** Removes the entries of appointments that ended with their care link, which the database ends itself. */
export async function removeEnded({ db, ...deps }: Invites & Pick<Services, 'db'>) {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.inCalendars, true), eq(appointments.state, 'cancelled')))
    .limit(MOST_AT_ONCE)
  for (const { id } of rows) await db.transaction((tx) => sendCancellation(tx, deps, id))
}
