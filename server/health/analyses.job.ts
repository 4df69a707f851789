import { and, desc, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { bloodTestResults, healthAnalyses } from '../../drizzle/schema.ts'
import { type AnalysisType, addDays, isoDay } from '../../shared/health.ts'
import { latestToday } from '../access/today.ts'
import { modelFor } from '../account/consent.ts'
import type { Db } from '../platform/db.ts'
import { defineJob } from '../platform/jobs.ts'
import { reasonOf } from '../platform/modelText.ts'
import type { Services } from '../platform/services.ts'
import { entriesOf, periodStart } from './health.ts'
import { writeReading } from './modelReading.ts'
import { type ReadingInput, readPeriod } from './reading.ts'

/** The input of a reading of the 30 days up to `today`; with `asOf`, only data up to then. */
export async function readingInput(
  db: Db,
  patientId: string,
  type: AnalysisType,
  { asOf, today }: { asOf?: Date; today?: string | undefined },
): Promise<ReadingInput> {
  const last = today ?? isoDay((asOf ?? new Date()).getTime())
  const before = asOf && addDays(latestToday(asOf.getTime()), 1)
  const days = await entriesOf(db, { own: patientId }, { from: periodStart(last), before })
  const { userId, status, createdAt, collectedOn, markers } = bloodTestResults
  const [bloodTest] = await db
    .select({ collectedOn, markers })
    .from(bloodTestResults)
    .where(and(eq(userId, patientId), eq(status, 'completed'), asOf && lte(createdAt, asOf)))
    .orderBy(desc(createdAt))
    .limit(1)
  return { type, today: last, days, bloodTest: bloodTest ?? null }
}

/** Removes units from what the model gets: they are copied from the report and may contain any text. */
const withoutUnits = ({ bloodTest, ...input }: ReadingInput): ReadingInput => ({
  ...input,
  bloodTest: bloodTest && {
    ...bloodTest,
    markers: bloodTest.markers.map((row) => ({ ...row, unit: null })),
  },
})

/** Returns a model's text about a reading, if a model may see the facts and the text passes the checks. */
async function writtenBy(
  deps: Pick<Services, 'log' | 'db' | 'model'>,
  patientId: string,
  input: ReadingInput,
  signal: AbortSignal,
) {
  const reading = readPeriod(input)
  const model = reading.findings ? await modelFor(deps, patientId) : null
  if (!model) return { reading }
  try {
    const seen = readPeriod(withoutUnits(input))
    return { reading, written: await writeReading(model, { reading, seen }, signal), model: model.name }
  } catch (error) {
    // The job itself was stopped, and will run again.
    if (signal.aborted) throw error
    deps.log.warn({ reason: reasonOf(error) }, 'the model wrote no reading: the one by fixed rules is used')
    return { reading }
  }
}

const pending = (id: string) => and(eq(healthAnalyses.id, id), eq(healthAnalyses.status, 'pending'))

/** Makes a reading. Idempotent: a finished reading is left alone. */
export const analysePatientHealth = defineJob({
  name: 'analyse-patient-health',
  payload: z.object({ analysisId: z.uuid(), today: z.iso.date().optional() }),
  options: { expireInSeconds: 120 },
  async handler(services: Pick<Services, 'log' | 'db' | 'model'>, { analysisId, today }, signal) {
    const { db } = services
    const [row] = await db.select().from(healthAnalyses).where(pending(analysisId))
    if (!row) return
    const input = await readingInput(db, row.userId, row.analysisType, { today })
    const analysis = await writtenBy(services, row.userId, input, signal)
    await db
      .update(healthAnalyses)
      .set({ status: 'completed', ...analysis })
      .where(pending(analysisId))
  },
  async giveUp({ db }, { analysisId }) {
    await db.update(healthAnalyses).set({ status: 'failed' }).where(pending(analysisId))
  },
})
