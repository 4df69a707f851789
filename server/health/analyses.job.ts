import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { bloodTestResults, healthAnalyses } from '../../drizzle/schema.ts'
import { type AnalysisType, periodStart } from '../../shared/health.ts'
import { modelFor } from '../account/consent.ts'
import type { Db } from '../platform/db.ts'
import { handle, type JobKind } from '../platform/jobs.ts'
import { reasonOf } from '../platform/modelText.ts'
import type { Services } from '../platform/services.ts'
import { entriesOf } from './health.ts'
import { type ReadingFacts, readPeriod, tooFew } from './reading.ts'
import { writeReading } from './writer.ts'

export const analysePatientHealth: JobKind<{ analysisId: string; today?: string | undefined }> = {
  name: 'analyse-patient-health',
  data: z.object({ analysisId: z.uuid(), today: z.iso.date().optional() }),
  queue: { expireInSeconds: 120 },
}

async function factsOf(
  db: Db,
  patientId: string,
  type: AnalysisType,
  today = new Date().toISOString().slice(0, 10),
): Promise<ReadingFacts> {
  const days = await entriesOf(db, { own: patientId }, { from: periodStart(today) })
  const [bloodTest] = await db
    .select({ collectedOn: bloodTestResults.collectedOn, markers: bloodTestResults.markers })
    .from(bloodTestResults)
    .where(and(eq(bloodTestResults.userId, patientId), eq(bloodTestResults.status, 'completed')))
    .orderBy(desc(bloodTestResults.createdAt))
    .limit(1)
  return { type, today, days, bloodTest: bloodTest ?? null }
}

/**
 * A unit is copied from the report and may contain any text. So the model gets the values and their flags, without
 * units.
 */
const withoutUnits = ({ bloodTest, ...facts }: ReadingFacts): ReadingFacts => ({
  ...facts,
  bloodTest: bloodTest && {
    ...bloodTest,
    markers: bloodTest.markers.map((row) => ({ ...row, unit: null })),
  },
})

/**
 * The reading by a model, where one may see the facts and its text passes the checks; otherwise the reading by fixed
 * rules.
 */
async function readingOf(
  deps: Pick<Services, 'log' | 'db' | 'model'>,
  patientId: string,
  facts: ReadingFacts,
  signal: AbortSignal,
) {
  const byRules = readPeriod(facts)
  const model = tooFew(facts) ? null : await modelFor(deps, patientId)
  if (!model) return { analysis: byRules, model: null }
  try {
    const modelFacts = readPeriod(withoutUnits(facts))
    return { analysis: await writeReading(model, { facts: byRules, modelFacts }, signal), model: model.name }
  } catch (error) {
    // The job itself was stopped, and will run again.
    if (signal.aborted) throw error
    deps.log.warn({ reason: reasonOf(error) }, 'the model wrote no reading: the one by fixed rules is used')
    return { analysis: byRules, model: null }
  }
}

/** Writes a reading. Safe to run twice: a finished reading is left alone. */
export const analysePatientHealthHandler = (deps: Pick<Services, 'log' | 'db' | 'model'>) => {
  const { db } = deps
  return handle({
    kind: analysePatientHealth,
    async run({ analysisId, today }, signal) {
      const unfinished = and(eq(healthAnalyses.id, analysisId), eq(healthAnalyses.status, 'pending'))
      const [row] = await db.select().from(healthAnalyses).where(unfinished)
      if (!row) return
      const facts = await factsOf(db, row.userId, row.analysisType, today)
      const reading = await readingOf(deps, row.userId, facts, signal)
      await db
        .update(healthAnalyses)
        .set({ status: 'completed', ...reading })
        .where(unfinished)
    },
    async giveUp({ analysisId }) {
      await db
        .update(healthAnalyses)
        .set({ status: 'failed' })
        .where(and(eq(healthAnalyses.id, analysisId), eq(healthAnalyses.status, 'pending')))
    },
  })
}
