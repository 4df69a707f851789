import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { consentDocuments, consentDocumentVersions, consents, users } from '../../drizzle/schema.ts'
import type { NewDocument } from '../../shared/consentInputs.ts'
import { MOST_DOCUMENTS, MOST_VERSIONS } from '../../shared/consents.ts'
import { languageOfPerson } from '../access/locale.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db, Queries } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'

type Caller = Pick<Who, 'userId'>

const noDocument = () => new Refusal('NOT_FOUND', 'consents.refused.noDocument')

/** Prevents the caller's deletion meanwhile. Must run before any other lock: a deletion locks the account first. */
const lockCaller = (tx: Queries, { userId }: Caller) =>
  tx.execute(sql`select from users where id = ${userId} for key share`)

/** The newest version of a document, with its text. */
async function newestOf(db: Queries, documentId: string) {
  const [newest] = await db
    .select()
    .from(consentDocumentVersions)
    .where(eq(consentDocumentVersions.documentId, documentId))
    .orderBy(desc(consentDocumentVersions.version))
    .limit(1)
  return newest
}

/**
 * Stores a document, or a new version of one, and returns its number. Requested and signed versions are unchanged.
 * Identical content makes no new version. Refuses an unknown id, and more documents than a clinic may have.
 */
export async function saveDocument(db: Db, who: Caller, { id, ...content }: NewDocument) {
  return db.transaction(async (tx) => {
    await lockCaller(tx, who)
    const documentId = id ?? (await beginDocument(tx, who))
    const [document] = await tx
      .select({ id: consentDocuments.id })
      .from(consentDocuments)
      .where(eq(consentDocuments.id, documentId))
      .for('update')
    if (!document) throw noDocument()
    const newest = await newestOf(tx, documentId)
    const { title, text, kind, explained } = content
    if (
      newest?.title === title &&
      newest.text === text &&
      newest.kind === kind &&
      newest.explained === explained
    ) {
      return { id: documentId, version: newest.version }
    }
    const version = (newest?.version ?? 0) + 1
    await tx
      .insert(consentDocumentVersions)
      .values({ documentId, version, title, text, kind, explained, by: who.userId })
    await audit(tx, {
      ...{ actorId: who.userId, action: 'consent-document.save', targetId: documentId },
      detail: { version },
    })
    return { id: documentId, version }
  })
}

async function beginDocument(tx: Queries, { userId }: Caller) {
  if ((await tx.$count(consentDocuments)) >= MOST_DOCUMENTS) {
    throw new Refusal('BAD_INPUT', 'consents.refused.documents', { max: MOST_DOCUMENTS })
  }
  const [document] = await tx
    .insert(consentDocuments)
    .values({ createdBy: userId })
    .returning({ id: consentDocuments.id })
  if (!document) throw new Error('the new document was not returned')
  return document.id
}

/** Retires a document, which is no longer offered for signing, or restores it. Requests and signatures stay. */
export async function retireDocument(
  db: Db,
  who: Caller,
  { id, retired }: { id: string; retired: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCaller(tx, who)
    const [changed] = await tx
      .update(consentDocuments)
      .set({ retiredAt: retired ? sql`coalesce(${consentDocuments.retiredAt}, now())` : null })
      .where(eq(consentDocuments.id, id))
      .returning({ id: consentDocuments.id })
    if (!changed) throw noDocument()
    await audit(tx, {
      ...{ actorId: who.userId, action: 'consent-document.retire', targetId: id },
      detail: { retired },
    })
  })
}

const VERSION = {
  version: consentDocumentVersions.version,
  kind: consentDocumentVersions.kind,
  title: consentDocumentVersions.title,
  explained: consentDocumentVersions.explained,
  by: users.name,
  at: consentDocumentVersions.at,
}

/** The newest version of every document by title, without its text. Retired ones last. */
export async function listDocuments(db: Db) {
  const newest = db
    .selectDistinctOn([consentDocumentVersions.documentId])
    .from(consentDocumentVersions)
    .orderBy(consentDocumentVersions.documentId, desc(consentDocumentVersions.version))
    .as('newest')
  return db
    .select({
      id: consentDocuments.id,
      version: newest.version,
      kind: newest.kind,
      title: newest.title,
      explained: newest.explained,
      by: users.name,
      at: newest.at,
      retiredAt: consentDocuments.retiredAt,
    })
    .from(consentDocuments)
    .innerJoin(newest, eq(newest.documentId, consentDocuments.id))
    .innerJoin(users, eq(users.id, newest.by))
    .orderBy(sql`${consentDocuments.retiredAt} nulls first`, asc(newest.title), asc(consentDocuments.id))
    .limit(MOST_DOCUMENTS)
}

/** The versions of a document, newest first, without their texts. */
export async function listVersions(db: Db, documentId: string) {
  const versions = await db
    .select({ ...VERSION, signed: signedCount })
    .from(consentDocumentVersions)
    .innerJoin(users, eq(users.id, consentDocumentVersions.by))
    .where(eq(consentDocumentVersions.documentId, documentId))
    .orderBy(desc(consentDocumentVersions.version))
    .limit(MOST_VERSIONS)
  if (versions.length === 0) throw noDocument()
  return versions
}

/** How many patients signed a version and have not withdrawn. */
const signedCount = sql<number>`(select count(*)::int from ${consents}
  where ${consents.versionId} = ${consentDocumentVersions.id} and ${consents.state} = 'signed')`

/** A version with its text, the newest one by default. */
export async function readVersion(
  db: Db,
  { documentId, version }: { documentId: string; version?: number | undefined },
) {
  const [found] = await db
    .select({ ...VERSION, text: consentDocumentVersions.text, language: languageOfPerson(users.id) })
    .from(consentDocumentVersions)
    .innerJoin(users, eq(users.id, consentDocumentVersions.by))
    .where(
      and(
        eq(consentDocumentVersions.documentId, documentId),
        version === undefined ? undefined : eq(consentDocumentVersions.version, version),
      ),
    )
    .orderBy(desc(consentDocumentVersions.version))
    .limit(1)
  if (!found) throw noDocument()
  return found
}

/** The newest version of a document that a patient is asked to sign. Refuses an unknown or retired one. */
export async function versionToAsk(db: Queries, documentId: string) {
  const [document] = await db
    .select({ id: consentDocuments.id })
    .from(consentDocuments)
    .where(and(eq(consentDocuments.id, documentId), isNull(consentDocuments.retiredAt)))
    .for('share')
  const newest = document && (await newestOf(db, documentId))
  if (!newest) throw noDocument()
  return newest
}
