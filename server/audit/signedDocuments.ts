import { createHash } from 'node:crypto'
import { asc, gt, sql } from 'drizzle-orm'
import { auditLog, signedDocuments } from '../../drizzle/schema.ts'
import type { Db } from '../platform/db.ts'
import type { Files } from '../platform/files.ts'

/** Rows per read. */
const STEP = 200

/** SHA-256 of a stored object in hex; null where it is missing or cannot be decrypted. */
async function hashOf(files: Files, key: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of await files.get(key)) hash.update(chunk)
    return hash.digest('hex')
  } catch {
    return null
  }
}

/** Describes how a document differs from what was signed; null if intact. */
async function problemOf(
  files: Files,
  { consentId, filePath, sha256, recorded }: Row,
): Promise<string | null> {
  const name = `The signed document of consent ${consentId}`
  if (recorded !== sha256) return `${name} is not the one that the audit log recorded.`
  const found = await hashOf(files, filePath)
  if (found === null) return `${name} cannot be read: ${filePath} is missing or damaged.`
  return found === sha256 ? null : `${name} was changed: ${filePath} is not what was signed.`
}

type Row = Awaited<ReturnType<typeof nextRows>>[number]

const nextRows = (db: Db, after: string | undefined) =>
  db
    .select({
      id: signedDocuments.id,
      consentId: signedDocuments.consentId,
      filePath: signedDocuments.filePath,
      sha256: signedDocuments.sha256,
      recorded: sql<string | null>`(select l.detail ->> 'sha256' from ${auditLog} l
        where l.action = 'consent.sign' and l.target_id = ${signedDocuments.consentId}
          and l.subject_id = ${signedDocuments.patientId} order by l.id limit 1)`,
    })
    .from(signedDocuments)
    .where(after === undefined ? undefined : gt(signedDocuments.id, after))
    .orderBy(asc(signedDocuments.id))
    .limit(STEP)

/** Consents whose signature was audited, but whose signed document is gone. */
async function lostDocuments(db: Db) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select l.target_id as id from audit_log l
    where l.action = 'consent.sign'
      and not exists (select from signed_documents s where s.consent_id = l.target_id)
    order by l.id`)
  return rows.map(({ id }) => `The signed document of consent ${id} is gone.`)
}

/**
 * Compares every signed document with its row and with the audit log, which recorded its SHA-256. Reads each file once, in
 * constant memory.
 */
export async function verifySignedDocuments(
  db: Db,
  files: Files,
): Promise<{ documents: number; problems: string[] }> {
  const problems = await lostDocuments(db)
  let documents = 0
  let last: string | undefined
  for (;;) {
    const rows = await nextRows(db, last)
    for (const row of rows) {
      const problem = await problemOf(files, row)
      if (problem) problems.push(problem)
    }
    documents += rows.length
    last = rows.at(-1)?.id
    if (rows.length < STEP) return { documents, problems }
  }
}
