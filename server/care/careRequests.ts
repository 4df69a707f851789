import { and, asc, eq, isNull } from 'drizzle-orm'
import { careLinks, careRequests, linkRequests, userRoles, users } from '../../drizzle/schema.ts'
import { insertCareLink } from '../access/assignments.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { ownsAddress } from '../auth/proof.ts'
import { addNotice } from '../notify/notices.ts'
import type { Db, Queries } from '../platform/db.ts'
import { byName } from '../platform/names.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

const MOST_PRACTITIONERS = 500
/** Practitioners a patient may have open requests with. */
const MOST_ASKED = 10
/** Requests shown to a practitioner. */
const MOST_WAITING = 200

const isOpenPractitioner = and(
  eq(userRoles.role, 'practitioner'),
  eq(userRoles.verified, true),
  isNull(users.suspendedAt),
)

/** The clinic's verified practitioners, by name. */
export const practitionersOf = (db: Db) =>
  db
    .select({ id: users.id, fullName: users.name })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(isOpenPractitioner)
    .orderBy(asc(byName(users.name)), asc(users.id))
    .limit(MOST_PRACTITIONERS)

/**
 * Requests a care link with a practitioner. If that practitioner has already requested one of the address's owner,
 * creates it at once. A repeated request changes nothing. Refuses an unknown practitioner and an existing link.
 */
export async function requestCare(
  { env, db }: Pick<Services, 'env' | 'db'>,
  who: Who,
  practitionerId: string,
) {
  return db.transaction(async (tx) => {
    const [practitioner] = await tx
      .select({ id: users.id })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .where(and(isOpenPractitioner, eq(users.id, practitionerId)))
    if (!practitioner) throw new Refusal('NOT_FOUND', 'care.refused.noPractitioner')
    if (await isLinked(tx, practitionerId, who.userId)) {
      throw new Refusal('CONFLICT', 'care.refused.linkedAlready')
    }
    const [mutual] = await tx
      .select({ id: linkRequests.id })
      .from(linkRequests)
      .where(
        and(
          eq(linkRequests.practitionerId, practitionerId),
          eq(linkRequests.email, who.email),
          isNull(linkRequests.declinedAt),
        ),
      )
    if (mutual && ownsAddress(env, who.addressProved)) {
      await insertCareLink(tx, who.userId, practitionerId, who.userId)
      return { success: true, linked: true }
    }
    if ((await tx.$count(careRequests, eq(careRequests.patientId, who.userId))) >= MOST_ASKED) {
      throw new Refusal('CONFLICT', 'care.refused.tooManyRequests', { most: MOST_ASKED })
    }
    const [request] = await tx
      .insert(careRequests)
      .values({ patientId: who.userId, practitionerId })
      .onConflictDoNothing()
      .returning({ id: careRequests.id })
    if (request) {
      await audit(tx, {
        actorId: who.userId,
        action: 'link.request',
        subjectId: who.userId,
        targetId: practitionerId,
      })
      await addNotice(tx, practitionerId, {
        kind: 'care-asked',
        dedupeKey: request.id,
        targetId: who.userId,
      })
    }
    return { success: true, linked: false }
  })
}

async function isLinked(db: Queries, practitionerId: string, patientId: string) {
  const pair = and(eq(careLinks.practitionerId, practitionerId), eq(careLinks.patientId, patientId))
  return (await db.$count(careLinks, pair)) > 0
}

/** The caller's unanswered requests as a patient. */
export const askedCare = (db: Db, who: Who) =>
  db
    .select({
      id: careRequests.id,
      practitioner: { id: users.id, fullName: users.name },
      at: careRequests.createdAt,
    })
    .from(careRequests)
    .innerJoin(users, eq(users.id, careRequests.practitionerId))
    .where(eq(careRequests.patientId, who.userId))
    .orderBy(asc(careRequests.createdAt))
    .limit(MOST_ASKED)

const noRequest = () => new Refusal('NOT_FOUND', 'care.refused.noRequest')

/** Withdraws one of the caller's requests. */
export async function withdrawCare(db: Db, who: Who, id: string) {
  await db.transaction(async (tx) => {
    const [request] = await tx
      .delete(careRequests)
      .where(and(eq(careRequests.id, id), eq(careRequests.patientId, who.userId)))
      .returning({ practitionerId: careRequests.practitionerId })
    if (!request) throw noRequest()
    await audit(tx, {
      actorId: who.userId,
      action: 'link.withdraw',
      subjectId: who.userId,
      targetId: request.practitionerId,
    })
  })
}

/** Requests of patients with an open account. */
const ofPatients = (db: Queries) =>
  db
    .select({
      id: careRequests.id,
      patient: { id: users.id, fullName: users.name, email: users.email },
      at: careRequests.createdAt,
    })
    .from(careRequests)
    .innerJoin(users, and(eq(users.id, careRequests.patientId), isNull(users.suspendedAt)))
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'patient')))
    .$dynamic()

/** The patients who ask the caller for care, oldest first. */
export const openCareRequests = (db: Db, who: Who) =>
  ofPatients(db)
    .where(eq(careRequests.practitionerId, who.userId))
    .orderBy(asc(careRequests.createdAt))
    .limit(MOST_WAITING)

/** Answers a patient's request: accepting creates the care link, refusing ends the request. */
export async function answerCare(db: Db, who: Who, { id, accept }: { id: string; accept: boolean }) {
  await db.transaction(async (tx) => {
    const [request] = await ofPatients(tx)
      .where(and(eq(careRequests.id, id), eq(careRequests.practitionerId, who.userId)))
      .for('update', { of: careRequests })
    if (!request) throw noRequest()
    const { patient } = request
    if (accept) {
      await insertCareLink(tx, who.userId, who.userId, patient.id)
      return
    }
    await tx.delete(careRequests).where(eq(careRequests.id, id))
    await audit(tx, {
      actorId: who.userId,
      action: 'link.decline',
      subjectId: patient.id,
      targetId: who.userId,
    })
  })
}
