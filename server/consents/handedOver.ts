/** Signing on a device of the practice: a link that opens a patient's documents for half an hour, and nothing else. */
import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { careLinks, consents, profiles, signingSessions, users } from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import { MOST_HANDED_OVER, SIGNING_MINUTES } from '../../shared/consents.ts'
import type { PatientInCare } from '../access/careLinks.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { addNotice } from '../notify/notices.ts'
import type { Db, Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { declineConsent, lockPeople, noConsent, readConsents } from './consents.ts'
import type { Sign } from './inputs.ts'
import { OtherName, signConsent } from './signing.ts'

const TOKEN_BYTES = 32
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The same refusal for an unknown, ended and expired link. */
const ended = () => new Refusal('NOT_FOUND', 'consents.refused.noDevice')

const patients = alias(users, 'patients')
const makers = alias(users, 'makers')

/**
 * Creates the link by which a patient in care signs the currently open documents on this device; its token is returned
 * only here. Ends the patient's earlier links. Refuses a patient with nothing to sign.
 */
export async function handOver(db: Db, who: Pick<Who, 'userId'>, patient: PatientInCare) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return db.transaction(async (tx) => {
    await lockPeople(tx, who.userId, patient)
    // Two at once would not see each other's link.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, patient)).for('no key update')
    const open = await tx
      .select({ id: consents.id })
      .from(consents)
      .where(and(eq(consents.patientId, patient), eq(consents.state, 'asked')))
      .orderBy(desc(consents.askedAt), desc(consents.id))
      .limit(MOST_HANDED_OVER)
    if (open.length === 0) throw new Refusal('BAD_INPUT', 'consents.refused.nothingToSign')
    await tx
      .update(signingSessions)
      .set({ endedAt: sql`now()` })
      .where(and(eq(signingSessions.patientId, patient), isNull(signingSessions.endedAt)))
    const [made] = await tx
      .insert(signingSessions)
      .values({
        ...{ tokenHash: hashOf(token), patientId: patient, handedBy: who.userId },
        consentIds: open.map(({ id }) => id),
        expiresAt: sql`now() + make_interval(mins => ${SIGNING_MINUTES})`,
      })
      .returning({ id: signingSessions.id })
    if (!made) throw new Error('the new session was not returned')
    await audit(tx, {
      ...{ actorId: who.userId, action: 'consent.hand-over', subjectId: patient, targetId: made.id },
      detail: { documents: open.length },
    })
    return { token }
  })
}

/**
 * What a link opens, while the person who handed the device over still cares for the patient. Refuses every other link
 * alike.
 */
async function sessionOf(db: Db, token: string) {
  const [found] = await db
    .select({
      id: signingSessions.id,
      patientId: signingSessions.patientId,
      handedBy: signingSessions.handedBy,
      consentIds: signingSessions.consentIds,
      expiresAt: signingSessions.expiresAt,
      patient: patients.name,
      practitioner: makers.name,
      locale: sql<Locale | null>`${profiles.locale}`,
    })
    .from(signingSessions)
    .innerJoin(patients, eq(patients.id, signingSessions.patientId))
    .innerJoin(makers, and(eq(makers.id, signingSessions.handedBy), isNull(makers.suspendedAt)))
    .innerJoin(
      careLinks,
      and(
        eq(careLinks.patientId, signingSessions.patientId),
        eq(careLinks.practitionerId, signingSessions.handedBy),
      ),
    )
    .leftJoin(profiles, eq(profiles.id, signingSessions.patientId))
    .where(
      and(
        eq(signingSessions.tokenHash, hashOf(token)),
        isNull(signingSessions.endedAt),
        gt(signingSessions.expiresAt, sql`now()`),
      ),
    )
  if (!found) throw ended()
  return found
}
type Session = Awaited<ReturnType<typeof sessionOf>>

const patientOf = ({ patientId }: Session) => ({ userId: patientId })

/** The session of a link that opens this document. Refuses another document like an unknown one. */
async function sessionWith(db: Db, token: string, id: string) {
  const session = await sessionOf(db, token)
  if (!session.consentIds.includes(id)) throw noConsent()
  return session
}

/** The documents of a link with their texts, the patient, who handed the device over, and the language. */
export async function readHandedOver(deps: Pick<Services, 'clinic' | 'db'>, token: string) {
  const session = await sessionOf(deps.db, token)
  const { patient, practitioner, expiresAt, locale, consentIds } = session
  const documents = (await readConsents(deps, session.patientId, consentIds)).map(
    ({ sha256, ...document }) => document,
  )
  return { patient, practitioner, expiresAt, locale: locale ?? deps.clinic.settings.locale, documents }
}

/** Ends a link. Does nothing if it had ended before. */
async function end(
  db: Db,
  { id, patientId, handedBy }: Session,
  why: 'hand-back' | 'stop',
  consentId?: string,
) {
  return db.transaction(async (tx) => {
    await lockPeople(tx, patientId, handedBy)
    const [now] = await tx
      .update(signingSessions)
      .set({ endedAt: sql`now()` })
      .where(and(eq(signingSessions.id, id), isNull(signingSessions.endedAt)))
      .returning({ id: signingSessions.id })
    if (!now) return
    await audit(tx, { actorId: null, action: `consent.${why}`, subjectId: patientId, targetId: id })
    if (consentId) {
      const notice = { kind: 'consent-stopped', dedupeKey: id, targetId: consentId, patientId } as const
      await addNotice(tx, handedBy, notice)
    }
  })
}

/** Refuses a link that ended while the document was drawn, and keeps it open until the transaction ends. */
async function refuseEnded(tx: Tx, { id }: Session) {
  const open = await tx
    .select({ id: signingSessions.id })
    .from(signingSessions)
    .where(and(eq(signingSessions.id, id), isNull(signingSessions.endedAt)))
    .for('update')
  if (open.length === 0) throw ended()
}

/**
 * Signs a document by a link, as `signConsent` does. A name other than the patient's ends the link and notifies the
 * person who handed the device over.
 */
export async function signHandedOver(
  deps: Parameters<typeof signConsent>[0],
  token: string,
  input: Sign,
  signal: AbortSignal | undefined,
) {
  const session = await sessionWith(deps.db, token, input.id)
  const handedBy = {
    ...{ id: session.handedBy, name: session.practitioner },
    refuseEnded: (tx: Tx) => refuseEnded(tx, session),
  }
  try {
    return await signConsent(deps, patientOf(session), input, { signal, handedBy })
  } catch (error) {
    if (!(error instanceof OtherName)) throw error
    await end(deps.db, session, 'stop', input.id)
    throw new Refusal('CONFLICT', 'consents.refused.stopped')
  }
}

/** Declines a document by a link. */
export async function declineHandedOver(db: Db, token: string, id: string) {
  const session = await sessionWith(db, token, id)
  await declineConsent(db, patientOf(session), id, session)
}

/**
 * Notifies the person who handed the device over that the patient has a question. The link no longer opens the
 * document.
 */
export async function askBeforeSigning(db: Db, token: string, consentId: string) {
  const session = await sessionWith(db, token, consentId)
  const { id, patientId, handedBy } = session
  await db.transaction(async (tx) => {
    await lockPeople(tx, patientId, handedBy)
    await tx
      .update(signingSessions)
      .set({ consentIds: sql`array_remove(${signingSessions.consentIds}, ${consentId}::uuid)` })
      .where(eq(signingSessions.id, id))
    await audit(tx, {
      ...{ actorId: null, action: 'consent.question', subjectId: patientId, targetId: consentId },
    })
    await addNotice(tx, handedBy, {
      ...{ kind: 'consent-question', dedupeKey: `${id} ${consentId}`, targetId: consentId, patientId },
    })
  })
}

/** Ends a link: the device is handed back. */
export const handBack = async (db: Db, token: string) => end(db, await sessionOf(db, token), 'hand-back')

/** Deletes links that have expired. */
export async function sweepSigningSessions(db: Db) {
  await db.delete(signingSessions).where(lt(signingSessions.expiresAt, sql`now() - interval '1 day'`))
}
