import { buffer } from 'node:stream/consumers'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { bloodTestResults, profiles } from '../../drizzle/schema.ts'
import { isEmpty, type ReportReading, type UploadType } from '../../shared/bloodTests.ts'
import { modelFor } from '../account/consent.ts'
import { sweepLimits } from '../auth/limits.ts'
import type { Deps } from '../deps.ts'
import type { Queries } from '../platform/db.ts'
import { handle, type JobKind, type Jobs } from '../platform/jobs.ts'
import { reasonOf } from '../platform/modelText.ts'
import { removeUnlessHeld } from '../platform/removal.ts'
import { checksOf } from './reader/checks.ts'
import type { Progress } from './reader/child.ts'
import { UnreadableReport } from './reader/limits.ts'
import { readUpload } from './reading.ts'
import { UPLOADS } from './upload.ts'
import { writeAnalysis } from './writer.ts'

export const analyseBloodTest: JobKind<{ bloodTestId: string }> = {
  name: 'analyse-blood-test',
  data: z.object({ bloodTestId: z.uuid() }),
  queue: {
    // Longer than a scan of as many pages as are read may take, with a model's text.
    expireInSeconds: 1_200,
    // A file whose reading ended two processes is given up: it may be why they ended.
    retryLimit: 1,
    // A storage that restarts is back by then.
    retryDelay: 3,
  },
  // Reading takes a core, and a gigabyte where it is a scan.
  concurrency: 1,
}

export const sweepUploads: JobKind<Record<string, never>> = {
  name: 'sweep-uploads',
  data: z.object({}) as z.ZodType<Record<string, never>>,
  schedule: '17 * * * *',
}

/** Why a test failed whose reading was broken off twice. */
export const GIVEN_UP =
  'The analysis was broken off twice. Please try again, or upload another copy of this report.'

const isUnfinished = inArray(bloodTestResults.status, ['pending', 'analyzing'])
const unfinished = (id: string) => and(eq(bloodTestResults.id, id), isUnfinished)

/** Adds the analysis of an upload, in its owner's turn: nobody's pile of files holds up the others. */
export const enqueueAnalysis = (tx: Queries, jobs: Jobs, userId: string, bloodTestId: string) =>
  jobs.enqueue(tx, analyseBloodTest, { bloodTestId }, { key: bloodTestId, person: userId })

/** Reads the report, in words for its owner why not where it cannot be read. */
async function read(file: Buffer, type: UploadType, born: string | null, onProgress: Progress) {
  try {
    const { reading, analysis } = await readUpload(file, type, { born, onProgress })
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
 * A model's text of a reading, where one may see the rows and writes what holds; else that of fixed rules stands, and also
 * where lines need a person's eyes: no model sums up what is not complete.
 */
async function modelText(deps: Deps, userId: string, reading: ReportReading & { born: string | null }) {
  if (checksOf({ ...reading, corrections: [] }).length > 0) return { analysisModel: null }
  const model = await modelFor(deps, userId)
  if (!model) return { analysisModel: null }
  try {
    return { analysis: await writeAnalysis(model, reading), analysisModel: model.name }
  } catch (error) {
    const reason = reasonOf(error)
    deps.log.warn({ reason }, 'the text by fixed rules stands: the model wrote none that may be shown')
    return { analysisModel: null }
  }
}

/** Analyses one upload. Safe to run twice: a finished or removed blood test is left alone. */
export const analyseHandler = (deps: Deps) => {
  const { db, files, log } = deps
  return handle({
    kind: analyseBloodTest,
    async run({ bloodTestId }) {
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
        // Only for the eye: the reading goes on without it.
        db.update(bloodTestResults)
          .set({ pagesRead: page - 1, pagesTotal: pages })
          .where(unfinished(bloodTestId))
          .catch((error: unknown) => log.warn({ error }, 'could not store the progress'))
      })
      const text = result.status === 'completed' ? await modelText(deps, row.userId, { ...result, born }) : {}
      await db
        .update(bloodTestResults)
        .set({ ...result, ...text, finishedAt: new Date() })
        .where(unfinished(bloodTestId))
    },
    async giveUp({ bloodTestId }) {
      await db
        .update(bloodTestResults)
        .set({
          status: 'failed',
          failure: GIVEN_UP,
          finishedAt: new Date(),
        })
        .where(unfinished(bloodTestId))
    },
  })
}

/** An object may be younger than its row by one upload: only older ones can be orphans. */
const ORPHAN_AGE_MS = 60 * 60 * 1000
const BATCH = 500

/** Removes objects that no row names (a crash between the two), and counts of limits that are over. */
export const sweepHandler = ({ db, files, log }: Deps) =>
  handle({
    kind: sweepUploads,
    async run() {
      await sweepLimits(db)
      let batch: string[] = []
      const removeOrphans = async () => {
        const known = await db
          .select({ filePath: bloodTestResults.filePath })
          .from(bloodTestResults)
          .where(sql`${bloodTestResults.filePath} = any(${sql.param(batch)})`)
        const kept = new Set(known.map((row) => row.filePath))
        for (const key of batch.filter((path) => !kept.has(path))) {
          if (await removeUnlessHeld(db, files, key)) log.info({ key }, 'removed an upload without a row')
        }
        batch = []
      }
      for await (const { key, storedAt } of files.list(UPLOADS)) {
        if (Date.now() - storedAt.getTime() > ORPHAN_AGE_MS) batch.push(key)
        if (batch.length >= BATCH) await removeOrphans()
      }
      await removeOrphans()
    },
  })
