import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { appointments, profiles, users } from '../../drizzle/schema.ts'
import type { Tx } from '../platform/db.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import type { Services } from '../platform/services.ts'
import { appointmentMail } from './appointments.mail.ts'

export type Invites = Pick<Services, 'env' | 'clinic' | 'jobs'>

async function send(tx: Tx, deps: Invites, id: string, method: 'REQUEST' | 'CANCEL') {
  const wasSent = method === 'CANCEL' ? gt(appointments.sequence, 0) : undefined
  const [entry] = await tx
    .update(appointments)
    .set({ sequence: sql`${appointments.sequence} + 1` })
    .where(and(eq(appointments.id, id), wasSent))
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
    return { to: to.email, ...appointmentMail(deps, entry, { method, stamp }, to) }
  })
  await deps.jobs.enqueueAll(tx, sendMailJob, mails)
}

/** Mails a confirmed appointment, or its new time, to both sides as an entry for their calendars. */
export const sendInvitation = (tx: Tx, deps: Invites, appointmentId: string) =>
  send(tx, deps, appointmentId, 'REQUEST')

/** Removes an appointment from both calendars. Does nothing for one that was never sent. */
export const sendCancellation = (tx: Tx, deps: Invites, appointmentId: string) =>
  send(tx, deps, appointmentId, 'CANCEL')
