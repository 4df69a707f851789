import { buffer } from 'node:stream/consumers'
import {
  checksOf,
  criticalOpening,
  isKeptWhole,
  type Progress,
  type ReportReading,
  readReport,
  UnreadableReport,
  urgencyOf,
} from '@verbena/lab-reader'
import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { bloodTestResults, profiles } from '../../drizzle/schema.ts'
import { modelFor } from '../account/consent.ts'
import { addNotice, addNoticeForCarers } from '../notify/notices.ts'
import type { Queries } from '../platform/db.ts'
import { defineJob, type Jobs } from '../platform/jobs.ts'
import { reasonOf, UnfitText } from '../platform/modelText.ts'
import type { Services } from '../platform/services.ts'
import type { UploadType } from '../platform/upload.ts'
import { isEmpty } from './emptyReading.ts'
import { writeAnalysis } from './modelAnalysis.ts'
import { lockRetests, recount } from './retests.ts'

/** The reason shown for a test whose analysis was cut off twice. */
export const GIVEN_UP =
  'The analysis was broken off twice. Please try again, or upload another copy of this report.'

const isUnfinished = inArray(bloodTestResults.status, ['pending', 'analyzing'])
const unfinished = (id: string) => and(eq(bloodTestResults.id, id), isUnfinished)

/** Reads the report. The result is a failure with a sentence for its owner where it cannot be read. */
async function read(file: Buffer, type: UploadType, born: string | null, onProgress: Progress) {
  try {
    const { reading, analysis } = await readReport(file, type, { born, onProgress })
    if (isEmpty(reading)) {
      return { status: 'failed', failure: 'No laboratory values were found in this file.' } as const
    }
    return { status: 'completed', failure: null, ...reading, analysis } as const
  } catch (error) {
    if (error instanceof UnreadableReport) return { status: 'failed', failure: error.message } as const
    throw error
  }
}

/**
 * The model's text of a reading, where a model may see the rows and its text passes the checks. Otherwise the text by
 * fixed rules is used, also while lines need checking by a person: a model must not sum up an incomplete result.
 */
async function modelText(
  deps: Pick<Services, 'log' | 'db' | 'model'>,
  userId: string,
  reading: ReportReading & { born: string | null },
) {
  if (checksOf({ ...reading, corrections: [] }).length > 0) return { analysisModel: null }
  const model = await modelFor(deps, userId)
  if (!model) return { analysisModel: null }
  try {
    const analysis = await writeAnalysis(model, reading)
    if (!isKeptWhole({ reading: { ...reading, analysis: null }, analysis }))
      throw new UnfitText('a text that is too long')
    return { analysis, analysisModel: model.name }
  } catch (error) {
    const reason = reasonOf(error)
    deps.log.warn({ reason }, 'the model wrote no usable text: the one by fixed rules is used')
    return { analysisModel: null }
  }
}

/** Analyses one upload. Safe to run twice: a finished or removed blood test is left alone. */
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
  async handler(services: Pick<Services, 'log' | 'db' | 'files' | 'model'>, { bloodTestId }) {
    const { db, files, log } = services
    const [row] = await db
      .update(bloodTestResults)
      .set({ status: 'analyzing' })
      .where(unfinished(bloodTestId))
      .returning({
        userId: bloodTestResults.userId,
        filePath: bloodTestResults.filePath,
        contentType: bloodTestResults.contentType,
      })
    if (!row) return
    const [owner] = await db
      .select({ born: profiles.dateOfBirth })
      .from(profiles)
      .where(eq(profiles.id, row.userId))
    const born = owner?.born ?? null
    const file = await buffer(await files.get(row.filePath))
    const result = await read(file, row.contentType as UploadType, born, (page, pages) => {
      // Only shown on the screen: reading continues without it.
      db.update(bloodTestResults)
        .set({ pagesRead: page - 1, pagesTotal: pages })
        .where(unfinished(bloodTestId))
        .catch((error: unknown) => log.warn({ error }, 'could not store the progress'))
    })
    const text =
      result.status === 'completed' ? await modelText(services, row.userId, { ...result, born }) : {}
    const urgency = result.status === 'completed' ? urgencyOf({ ...result, corrections: [] }, { born }) : null
    await db.transaction(async (tx) => {
      await lockRetests(tx, row.userId)
      const [finished] = await tx
        .update(bloodTestResults)
        .set({ ...result, ...text, urgency, finishedAt: new Date() })
        .where(unfinished(bloodTestId))
        .returning({ id: bloodTestResults.id })
      if (!finished) return
      const about = { dedupeKey: bloodTestId, targetId: bloodTestId }
      if (result.status === 'failed') {
        await addNotice(tx, row.userId, { kind: 'analysis-failed', ...about })
        return
      }
      await recount(tx, row.userId)
      await addNotice(tx, row.userId, { kind: 'analysis-finished', ...about })
      const critical = criticalOpening(result.markers, { collectedOn: result.collectedOn, born }) !== null
      await addNoticeForCarers(tx, row.userId, {
        kind: critical ? 'result-critical' : 'result-new',
        ...about,
      })
    })
  },
  async giveUp({ db }, { bloodTestId }) {
    await db.transaction(async (tx) => {
      const [failed] = await tx
        .update(bloodTestResults)
        .set({ status: 'failed', failure: GIVEN_UP, finishedAt: new Date() })
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
