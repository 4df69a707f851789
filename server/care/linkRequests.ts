import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { linkRequests, userRoles, users } from '../../drizzle/schema.ts'
import { insertCareLink } from '../access/assignments.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { ownsAddress } from '../auth/proof.ts'
import type { Db, Queries } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { noticeLinkRequest } from './linkRequests.job.ts'

/** Open requests per practitioner, and requests shown to a patient. */
const MOST_WAITING = 200

const noRequest = () => new Refusal('NOT_FOUND', 'care.refused.noRequest')

/**
 * Requests a care link of an address's owner. Statements and answer are the same whether or not an account has the
 * address; a job looks for it. A repeated request changes nothing, even after a refusal.
 */
export async function requestLink({ db, jobs }: Pick<Services, 'db' | 'jobs'>, who: Who, address: string) {
  const email = address.toLowerCase()
  await db.transaction(async (tx) => {
    if ((await tx.$count(linkRequests, eq(linkRequests.practitionerId, who.userId))) >= MOST_WAITING) {
      throw new Refusal('CONFLICT', 'care.refused.tooManyRequests', { most: MOST_WAITING })
    }
    const [request] = await tx
      .insert(linkRequests)
      .values({ practitionerId: who.userId, email })
      .onConflictDoUpdate({ target: [linkRequests.practitionerId, linkRequests.email], set: { email } })
      .returning({ id: linkRequests.id })
    if (!request) throw new Error('the request was not returned')
    await audit(tx, { actorId: who.userId, action: 'link.request', targetId: request.id })
    await jobs.enqueue(tx, noticeLinkRequest, { id: request.id })
  })
}

/** Requests awaiting this person's answer, of practitioners who may currently care for patients. */
const waiting = (db: Queries) =>
  db
    .select({
      id: linkRequests.id,
      practitioner: { id: users.id, fullName: users.name },
      at: linkRequests.createdAt,
    })
    .from(linkRequests)
    .innerJoin(users, and(eq(users.id, linkRequests.practitionerId), isNull(users.suspendedAt)))
    .innerJoin(
      userRoles,
      and(
        eq(userRoles.userId, users.id),
        eq(userRoles.verified, true),
        sql`${userRoles.role} in ('practitioner', 'admin')`,
      ),
    )
    .$dynamic()

const isWaiting = (who: Who) => and(eq(linkRequests.email, who.email), isNull(linkRequests.declinedAt))

/** The requests of practitioners that the caller has not answered, oldest first. */
export const openLinkRequests = (db: Db, who: Who) =>
  waiting(db).where(isWaiting(who)).orderBy(asc(linkRequests.createdAt)).limit(MOST_WAITING)

/**
 * Answers a practitioner's request; accepting creates the care link. If mails are sent, refuses acceptance from an
 * account with an unverified address: the request is for the address's owner.
 */
export async function answerLink(
  { env, db }: Pick<Services, 'env' | 'db'>,
  who: Who,
  { id, accept }: { id: string; accept: boolean },
) {
  await db.transaction(async (tx) => {
    const [request] = await waiting(tx)
      .where(and(isWaiting(who), eq(linkRequests.id, id)))
      .for('update', { of: linkRequests })
    if (!request) throw noRequest()
    if (!accept) {
      await tx.update(linkRequests).set({ declinedAt: new Date() }).where(eq(linkRequests.id, id))
      await audit(tx, {
        actorId: who.userId,
        action: 'link.decline',
        subjectId: who.userId,
        targetId: request.practitioner.id,
      })
      return
    }
    if (!ownsAddress(env, who.addressProved)) throw new Refusal('FORBIDDEN', 'auth.refused.confirmEmail')
    await insertCareLink(tx, who.userId, request.practitioner.id, who.userId)
  })
}

/** The caller's open requests, newest first: by address, whether or not an account has it, and even after a refusal. */
export const askedLinks = (db: Db, who: Who) =>
  db
    .select({ id: linkRequests.id, email: linkRequests.email, at: linkRequests.createdAt })
    .from(linkRequests)
    .where(eq(linkRequests.practitionerId, who.userId))
    .orderBy(desc(linkRequests.createdAt), desc(linkRequests.id))
    .limit(MOST_WAITING)

/** Withdraws one of the caller's requests. */
export async function withdrawLink(db: Db, who: Who, id: string) {
  await db.transaction(async (tx) => {
    const [request] = await tx
      .delete(linkRequests)
      .where(and(eq(linkRequests.id, id), eq(linkRequests.practitionerId, who.userId)))
      .returning({ id: linkRequests.id })
    if (!request) throw noRequest()
    await audit(tx, { actorId: who.userId, action: 'link.withdraw', targetId: id })
  })
}
