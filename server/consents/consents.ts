import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { consentDocumentVersions, consents, profiles, signedDocuments, users } from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import { canWithdraw, MOST_CONSENTS } from '../../shared/consents.ts'
import type { PatientInCare } from '../access/careLinks.ts'
import { languageOfPerson } from '../access/locale.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { addNotice, addNoticeForCarers } from '../notify/notices.ts'
import type { Clinic } from '../platform/clinic.ts'
import type { Db, Queries, Reads, Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { versionToAsk } from './documents.ts'
import { filledText } from './filledText.ts'
import type { Ask } from './inputs.ts'

export const noConsent = () => new Refusal('NOT_FOUND', 'consents.refused.none')

/** Prevents the accounts' deletion meanwhile. Must run before any other lock: a deletion locks them first. */
export const lockPeople = (tx: Queries, ...ids: string[]) =>
  tx.execute(sql`select from users where id = any(${sql.param(ids)}::uuid[]) order by id for key share`)

const patients = alias(users, 'patients')
const askers = alias(users, 'askers')

/**
 * Asks a patient in care to sign the newest version of a document, with a notice. Refuses a retired document; and, if
 * it must be explained orally, a request without who explained it and when.
 */
export async function askConsent(db: Db, who: Pick<Who, 'userId'>, patient: PatientInCare, input: Ask) {
  const { documentId, explainedBy, explainedAt } = input
  return db.transaction(async (tx) => {
    await lockPeople(tx, who.userId, patient)
    const version = await versionToAsk(tx, documentId)
    if (version.explained && explainedBy === undefined) {
      throw new Refusal('BAD_INPUT', 'consents.refused.notExplained')
    }
    if ((await tx.$count(consents, eq(consents.patientId, patient))) >= MOST_CONSENTS) {
      throw new Refusal('BAD_INPUT', 'consents.refused.tooMany', { max: MOST_CONSENTS })
    }
    const [asked] = await tx
      .insert(consents)
      .values({
        ...{ patientId: patient, versionId: version.id, askedBy: who.userId },
        ...(explainedBy !== undefined && { explainedBy }),
        ...(explainedAt !== undefined && { explainedAt: new Date(explainedAt) }),
      })
      .returning({ id: consents.id })
    if (!asked) throw new Error('the new consent was not returned')
    const { id } = asked
    await audit(tx, { actorId: who.userId, action: 'consent.ask', subjectId: patient, targetId: id })
    await addNotice(tx, patient, { kind: 'consent-asked', dedupeKey: id, targetId: id })
    return { id }
  })
}

const LISTED = {
  id: consents.id,
  documentId: consentDocumentVersions.documentId,
  title: consentDocumentVersions.title,
  kind: consentDocumentVersions.kind,
  version: consentDocumentVersions.version,
  state: consents.state,
  askedAt: consents.askedAt,
  askedBy: askers.name,
  explainedBy: consents.explainedBy,
  explainedAt: consents.explainedAt,
  signedAt: signedDocuments.signedAt,
  declinedAt: consents.declinedAt,
  withdrawnAt: consents.withdrawnAt,
  name: signedDocuments.name,
  capacity: signedDocuments.capacity,
  method: signedDocuments.method,
  /** Of the document's author. */
  language: languageOfPerson(consentDocumentVersions.by),
  sha256: signedDocuments.sha256,
}

/** A patient's consents: open ones first, then the newest. */
export const consentsOf = (db: Reads, patientId: string) =>
  db
    .select(LISTED)
    .from(consents)
    .innerJoin(consentDocumentVersions, eq(consentDocumentVersions.id, consents.versionId))
    .innerJoin(askers, eq(askers.id, consents.askedBy))
    .leftJoin(signedDocuments, eq(signedDocuments.consentId, consents.id))
    .where(eq(consents.patientId, patientId))
    .orderBy(asc(ne(consents.state, 'asked')), desc(consents.askedAt), desc(consents.id))
    .limit(MOST_CONSENTS)

/** Consents with the names that their texts contain, the latest request first. */
const consentsWith = (db: Reads, where: SQL | undefined) =>
  db
    .select({
      ...LISTED,
      patientId: consents.patientId,
      patient: patients.name,
      dateOfBirth: profiles.dateOfBirth,
      locale: sql<Locale | null>`${profiles.locale}`,
      template: consentDocumentVersions.text,
      text: signedDocuments.text,
      filePath: signedDocuments.filePath,
      fileSize: signedDocuments.fileSize,
    })
    .from(consents)
    .innerJoin(consentDocumentVersions, eq(consentDocumentVersions.id, consents.versionId))
    .innerJoin(askers, eq(askers.id, consents.askedBy))
    .innerJoin(patients, eq(patients.id, consents.patientId))
    .leftJoin(profiles, eq(profiles.id, consents.patientId))
    .leftJoin(signedDocuments, eq(signedDocuments.consentId, consents.id))
    .where(where)
    .orderBy(desc(consents.askedAt), desc(consents.id))
export type Consent = Awaited<ReturnType<typeof consentsWith>>[number]

/** One consent with the names that its text contains. */
export const consentWith = async (db: Reads, where: SQL | undefined) => (await consentsWith(db, where))[0]

/** The caller's own consents with this id. */
export const ownConsent = ({ userId }: Pick<Who, 'userId'>, id: string) =>
  and(eq(consents.id, id), eq(consents.patientId, userId))

/** A consent with its text: as signed, or as it would be signed today. */
function withText(found: Consent, settings: Clinic['settings']) {
  const { template, text, filePath, fileSize, patientId, dateOfBirth, locale, ...consent } = found
  return { ...consent, text: text ?? filledText(found, settings, new Date()) }
}

/** A patient's consents with these ids, and their texts. */
export async function readConsents(
  { db, clinic }: { db: Db; clinic: Pick<Clinic, 'settings'> },
  patientId: string,
  ids: string[],
) {
  const found = await consentsWith(db, and(inArray(consents.id, ids), eq(consents.patientId, patientId)))
  return found.map((consent) => withText(consent, clinic.settings))
}

/** One of the caller's consents with its text. */
export async function readConsent(
  { db, clinic }: { db: Db; clinic: Pick<Clinic, 'settings'> },
  who: Who,
  id: string,
) {
  const found = await consentWith(db, ownConsent(who, id))
  if (!found) throw noConsent()
  return withText(found, clinic.settings)
}

/** Moves one of the caller's consents to its next state. Refuses another's as unknown, and one in another state. */
async function end(
  db: Db,
  who: Pick<Who, 'userId'>,
  id: string,
  step: {
    from: 'asked' | 'signed'
    to: { state: 'declined'; declinedAt: Date } | { state: 'withdrawn'; withdrawnAt: Date }
    check?: (kind: Consent['kind']) => void
    detail?: { handedBy: string } | undefined
  },
) {
  await db.transaction(async (tx: Tx) => {
    await lockPeople(tx, who.userId)
    const [consent] = await tx
      .select({ state: consents.state, kind: consentDocumentVersions.kind })
      .from(consents)
      .innerJoin(consentDocumentVersions, eq(consentDocumentVersions.id, consents.versionId))
      .where(ownConsent(who, id))
      .for('update', { of: consents })
    if (!consent) throw noConsent()
    step.check?.(consent.kind)
    if (consent.state !== step.from) throw new Refusal('CONFLICT', 'consents.refused.state')
    await tx.update(consents).set(step.to).where(eq(consents.id, id))
    const { state } = step.to
    await audit(tx, {
      ...{ actorId: who.userId, subjectId: who.userId, targetId: id },
      action: state === 'declined' ? 'consent.decline' : 'consent.withdraw',
      ...(step.detail && { detail: step.detail }),
    })
    await addNoticeForCarers(tx, who.userId, { kind: `consent-${state}`, dedupeKey: id, targetId: id })
  })
}

/**
 * Declines an open consent and notifies the practitioners in care. `device` names who handed over the practice device
 * on which it is declined.
 */
export const declineConsent = (db: Db, who: Pick<Who, 'userId'>, id: string, device?: { handedBy: string }) =>
  end(db, who, id, {
    ...{ from: 'asked', to: { state: 'declined', declinedAt: new Date() } },
    detail: device && { handedBy: device.handedBy },
  })

/** Withdraws the caller's signature and notifies the practitioners in care. The signed document stays. */
export const withdrawConsent = (db: Db, who: Who, id: string) =>
  end(db, who, id, {
    from: 'signed',
    to: { state: 'withdrawn', withdrawnAt: new Date() },
    check(kind) {
      if (!canWithdraw(kind)) throw new Refusal('CONFLICT', 'consents.refused.nothingToWithdraw')
    },
  })
