import { buffer } from 'node:stream/consumers'
import {
  type About,
  checksOf,
  conclusionsOf,
  type PageLines,
  type Progress,
  type ReportReading,
  readReportAndLines,
  UnreadableReport,
} from '@verbena/lab-reader'
import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { bloodTestResults, profiles } from '../../drizzle/schema.ts'
import { DEFAULT_LOCALE } from '../../locales/translate.ts'
import type { Correction, Failure } from '../../shared/bloodTests.ts'
import { failureText, omissionText } from '../../shared/bloodTestText.ts'
import { modelFor } from '../account/consent.ts'
import { addNotice, addNoticeForCarers } from '../notify/notices.ts'
import type { Queries } from '../platform/db.ts'
import { defineJob, type Jobs } from '../platform/jobs.ts'
import { translatorFor } from '../platform/locales.ts'
import { reasonOf } from '../platform/modelText.ts'
import type { Services } from '../platform/services.ts'
import type { UploadType } from '../platform/upload.ts'
import { conclusionsFor, storedProse } from './conclusions.ts'
import { readAgain } from './corrections.ts'
import { isEmpty } from './emptyReading.ts'
import { writeAnalysis } from './modelAnalysis.ts'
import { aboutOwner, ownerColumns } from './owner.ts'
import { lockRetests, recount } from './retests.ts'
import { watch } from './secondReader.ts'

const isUnfinished = inArray(bloodTestResults.status, ['pending', 'analyzing'])
const unfinished = (id: string) => and(eq(bloodTestResults.id, id), isUnfinished)

/** The failure as a code, and as text for earlier releases. */
const failedAs = (failed: Failure) =>
  ({ status: 'failed', failed, failure: failureText(failed, translatorFor(DEFAULT_LOCALE)) }) as const

/** Reads the report; or returns why it cannot be read. */
async function read(file: Buffer, type: UploadType, onProgress: Progress) {
  try {
    const read = await readReportAndLines(file, type, { onProgress })
    return isEmpty(read.reading) ? failedAs({ why: 'empty' }) : read
  } catch (error) {
    if (!(error instanceof UnreadableReport)) throw error
    return failedAs({ why: error.why, ...(error.most !== undefined && { most: error.most }) })
  }
}

/**
 * Returns a model's text about a reading, if a model may see the rows and the text passes the checks. Nulls while lines
 * need a person's check, since a model must not sum up an incomplete result, and with a positive finding.
 */
async function writtenBy(
  deps: Pick<Services, 'log' | 'db' | 'model'>,
  userId: string,
  reading: ReportReading,
) {
  const none = { written: null, analysisModel: null }
  if (checksOf({ ...reading, corrections: [] }).length > 0) return none
  const { findings, doubtfulWords } = conclusionsOf(reading)
  if (doubtfulWords.length > 0 || findings.some(({ kind }) => kind === 'positive')) return none
  const model = await modelFor(deps, userId)
  if (!model) return none
  try {
    return { written: await writeAnalysis(model, reading.markers), analysisModel: model.name }
  } catch (error) {
    const reason = reasonOf(error)
    deps.log.warn({ reason }, 'the model wrote no usable text: the one by fixed rules is used')
    return none
  }
}

/** The columns stored for a reading. */
async function resultOf(
  deps: Pick<Services, 'log' | 'db' | 'model' | 'vision'>,
  upload: { userId: string; about: About; file: Uint8Array; type: UploadType },
  read: { reading: ReportReading; lines: readonly PageLines[] },
  corrections: readonly Correction[],
) {
  const { userId, about } = upload
  const reading = await watch(deps, upload, read)
  const { omissions = [] } = reading
  const whole = readAgain(reading, corrections)
  const stored = { ...whole, ...(await writtenBy(deps, userId, whole)) }
  const concluded = conclusionsFor({ ...stored, finishedAt: new Date() }, about)
  const notices = omissions.map((one) => omissionText(one, translatorFor(DEFAULT_LOCALE)))
  return {
    ...stored,
    status: 'completed',
    failed: null,
    failure: null,
    omissions,
    notice: notices.join(' ') || null,
    analysis: storedProse(concluded),
    urgency: concluded.urgency,
  } as const
}

/** Analyses one upload. Idempotent: a finished or removed blood test is left alone. */
export const analyseBloodTest = defineJob({
  name: 'analyse-blood-test',
  payload: z.object({ bloodTestId: z.uuid() }),
  options: {
    // Longer than reading the largest allowed scan takes, with a model's text. Seconds.
    expireInSeconds: 1_200,
    // One retry: a file that ended two processes may be the reason why they ended.
    retryLimit: 1,
    // Seconds, in which a storage can restart.
    retryDelay: 3,
  },
  // Reading a report takes one core, and a gigabyte of memory for a scan.
  concurrency: 1,
  async handler(services: Pick<Services, 'log' | 'db' | 'files' | 'model' | 'vision'>, { bloodTestId }) {
    const { db, files, log } = services
    const [row] = await db
      .update(bloodTestResults)
      .set({ status: 'analyzing' })
      .where(unfinished(bloodTestId))
      .returning({
        userId: bloodTestResults.userId,
        filePath: bloodTestResults.filePath,
        contentType: bloodTestResults.contentType,
        corrections: bloodTestResults.corrections,
      })
    if (!row) return
    const [owner] = await db.select(ownerColumns).from(profiles).where(eq(profiles.id, row.userId))
    const about = await aboutOwner(owner)
    const file = await buffer(await files.get(row.filePath))
    const type = row.contentType as UploadType
    const found = await read(file, type, (page, pages) => {
      // Only shown on the screen: reading continues without it.
      db.update(bloodTestResults)
        .set({ pagesRead: page - 1, pagesTotal: pages })
        .where(unfinished(bloodTestId))
        .catch((error: unknown) => log.warn({ error }, 'could not store the progress'))
    })
    const result =
      'failed' in found
        ? found
        : await resultOf(services, { userId: row.userId, about, file, type }, found, row.corrections)
    await db.transaction(async (tx) => {
      await lockRetests(tx, row.userId)
      const [finished] = await tx
        .update(bloodTestResults)
        .set({ ...result, finishedAt: new Date() })
        .where(unfinished(bloodTestId))
        .returning({ id: bloodTestResults.id })
      if (!finished) return
      const notice = { dedupeKey: bloodTestId, targetId: bloodTestId }
      if (result.status === 'failed') {
        await addNotice(tx, row.userId, { kind: 'analysis-failed', ...notice })
        return
      }
      await recount(tx, row.userId)
      const isUrgent = result.urgency !== 'none'
      await addNotice(tx, row.userId, { kind: isUrgent ? 'result-today' : 'analysis-finished', ...notice })
      await addNoticeForCarers(tx, row.userId, {
        kind: isUrgent ? 'result-critical' : 'result-new',
        ...notice,
      })
    })
  },
  async giveUp({ db }, { bloodTestId }) {
    await db.transaction(async (tx) => {
      const [failed] = await tx
        .update(bloodTestResults)
        .set({ ...failedAs({ why: 'givenUp' }), finishedAt: new Date() })
        .where(unfinished(bloodTestId))
        .returning({ userId: bloodTestResults.userId })
      const about = { dedupeKey: bloodTestId, targetId: bloodTestId }
      if (failed) await addNotice(tx, failed.userId, { kind: 'analysis-failed', ...about })
    })
  },
})

/**
 * Enqueues the analysis of an upload. Jobs of different owners take turns, so that many files of one do not delay the
 * others.
 */
export const enqueueAnalysis = (tx: Queries, jobs: Jobs, userId: string, bloodTestId: string) =>
  jobs.enqueue(tx, analyseBloodTest, { bloodTestId }, { key: bloodTestId, person: userId })
