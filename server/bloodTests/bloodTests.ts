import { buffer } from 'node:stream/consumers'
import { drawPage, UnreadableReport } from '@verbena/lab-reader'
import { and, eq, sql } from 'drizzle-orm'
import { bloodTestResults, profiles, users } from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import type { AuditAction } from '../../shared/audit.ts'
import type { Audience } from '../../shared/careText.ts'
import { caresFor } from '../access/careLinks.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { letterheadOf } from '../platform/clinic.ts'
import type { Db } from '../platform/db.ts'
import { inTurn } from '../platform/fairQueue.ts'
import { Refusal } from '../platform/refusal.ts'
import { removeUnlessHeld } from '../platform/removal.ts'
import type { Services } from '../platform/services.ts'
import { runInThread, ThreadTimeout } from '../platform/thread.ts'
import { analyseBloodTest, enqueueAnalysis } from './analyse.job.ts'
import { conclusionsFor, proseOf } from './conclusions.ts'
import { aboutOwner, ownerColumns } from './owner.ts'
import type { ResultSheet } from './resultSheet.ts'
import { lockRetests, recount } from './retests.ts'

const notFound = () => new Refusal('NOT_FOUND', 'bloodTests.refused.noTest')
const owned = (who: Who, id: string) =>
  and(eq(bloodTestResults.id, id), eq(bloodTestResults.userId, who.userId))

/**
 * Retries the caller's failed blood test. Throws `CONFLICT` for one that has not failed, `NOT_FOUND` for another
 * person's.
 */
export async function retryBloodTest({ db, jobs }: Pick<Services, 'db' | 'jobs'>, who: Who, id: string) {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(bloodTestResults)
      .set({
        status: 'pending',
        failed: null,
        failure: null,
        finishedAt: null,
        pagesRead: null,
        pagesTotal: null,
        revision: sql`${bloodTestResults.revision} + 1`,
      })
      .where(and(owned(who, id), eq(bloodTestResults.status, 'failed')))
      .returning({ id: bloodTestResults.id })
    if (row) return enqueueAnalysis(tx, jobs, who.userId, id)
    const [known] = await tx.select({ id: bloodTestResults.id }).from(bloodTestResults).where(owned(who, id))
    throw known ? new Refusal('CONFLICT', 'bloodTests.refused.notFailed') : notFound()
  })
}

/**
 * Removes the caller's blood test: row and job in one transaction, then the file. Reopens a retest that it closed.
 * Throws `NOT_FOUND` for another person's.
 */
export async function removeBloodTest(
  { db, jobs, files, log }: Pick<Services, 'log' | 'db' | 'files' | 'jobs'>,
  who: Who,
  id: string,
) {
  const filePath = await db.transaction(async (tx) => {
    await lockRetests(tx, who.userId)
    await recount(tx, who.userId, id)
    const [row] = await tx.delete(bloodTestResults).where(owned(who, id)).returning()
    if (!row) throw notFound()
    await jobs.withdraw(tx, analyseBloodTest, id)
    await audit(tx, { actorId: who.userId, action: 'blood-test.remove', subjectId: who.userId, targetId: id })
    return row.filePath
  })
  await removeUnlessHeld(db, files, filePath).catch((error) =>
    log.warn({ err: error, filePath }, 'an upload could not be removed; the sweep will'),
  )
}

/**
 * Returns a blood test to its owner or a practitioner in care, whose read is audited as `action`. Refuses everyone else
 * as if the id did not exist.
 */
async function readable(db: Db, who: Who, id: string, action: AuditAction) {
  const [row] = await db.select().from(bloodTestResults).where(eq(bloodTestResults.id, id))
  if (!row) throw notFound()
  if (row.userId !== who.userId) {
    if (!(await caresFor(db, who, row.userId))) throw notFound()
    await audit(db, { actorId: who.userId, action, subjectId: row.userId, targetId: id })
  }
  return row
}

/** The uploaded file, for those whom `readable` admits. */
export async function openUpload({ db, files }: Pick<Services, 'db' | 'files'>, who: Who, id: string) {
  const row = await readable(db, who, id, 'blood-test.file')
  return {
    name: row.fileName,
    type: row.contentType,
    size: row.fileSize,
    content: await files.get(row.filePath),
  }
}

/**
 * One page of an uploaded PDF as PNG, for those whom `readable` admits. Refuses a page that does not exist or cannot
 * be drawn.
 */
export async function pageOfUpload(
  { db, files }: Pick<Services, 'db' | 'files'>,
  who: Who,
  { id, page }: { id: string; page: number },
  signal: AbortSignal,
) {
  const row = await readable(db, who, id, 'blood-test.page')
  if (row.contentType !== 'application/pdf') throw new Refusal('NOT_FOUND', 'bloodTests.refused.noPage')
  const draw = async () => {
    const file = await buffer(await files.get(row.filePath))
    return Buffer.from(await drawPage(file, page))
  }
  return await inTurn(who.userId, draw, { signal, name: id }).catch((error: unknown) => {
    if (error instanceof UnreadableReport) throw new Refusal('NOT_FOUND', 'bloodTests.refused.noPage')
    throw error
  })
}

/** Returns a completed blood test with today's conclusions and its reader. */
async function completed(db: Db, who: Who, id: string, action: AuditAction) {
  const row = await readable(db, who, id, action)
  if (row.status !== 'completed') throw new Refusal('CONFLICT', 'bloodTests.refused.noResult')
  const [owner] = await db
    .select({ name: users.name, ...ownerColumns })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, row.userId))
  const audience: Audience = row.userId === who.userId ? 'patient' : 'practitioner'
  return {
    row,
    concluded: conclusionsFor(row, await aboutOwner(owner)),
    audience,
    patient: owner?.name ?? '',
  }
}

/** Time limit for a sheet or a bundle; milliseconds. One of the longest texts takes about a second. */
const WRITING_MS = 15_000

/** Runs a result's task in a thread. Refuses if it takes too long. */
async function written<Answer>(who: Who, file: string, data: object, signal: AbortSignal) {
  const write = () => runInThread<Answer>(`server/bloodTests/${file}`, data, WRITING_MS)
  return await inTurn(who.userId, write, { signal }).catch((error: unknown) => {
    if (!(error instanceof ThreadTimeout)) throw error
    throw new Refusal('UNAVAILABLE', 'bloodTests.refused.slowFile')
  })
}

/** The result as a PDF, for those whom `readable` admits. Refuses a blood test without a result. */
export async function resultAsPdf(
  { db, clinic }: Pick<Services, 'clinic' | 'db'>,
  who: Who,
  id: string,
  locale: Locale,
  signal: AbortSignal,
) {
  const { row, ...about } = await completed(db, who, id, 'blood-test.pdf')
  const { fileName, createdAt } = row
  const sheet: ResultSheet = {
    ...letterheadOf(clinic, locale),
    ...{ fileName, createdAt, locale, ...about },
  }
  return Buffer.from(await written<Uint8Array>(who, 'resultSheet.thread.ts', sheet, signal))
}

/**
 * The result as the JSON of a FHIR R4 bundle, for those whom `readable` admits. Refuses a blood test without a result.
 */
export async function resultAsBundle(
  { db }: Pick<Services, 'db'>,
  who: Who,
  id: string,
  locale: Locale,
  signal: AbortSignal,
) {
  const { row, concluded, audience } = await completed(db, who, id, 'blood-test.fhir')
  const { createdAt, collectedOn, markers, unread, qualitative, corrections } = row
  const analysis = proseOf(concluded, locale, audience)
  const result = { id, createdAt, collectedOn, analysis, markers, unread, qualitative, corrections }
  return await written<string>(who, 'bundle.thread.ts', result, signal)
}
