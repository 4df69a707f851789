import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { bloodTestResults, healthAnalyses } from '../../drizzle/schema.ts'
import type { AnalysisType } from '../../shared/health.ts'
import { modelFor } from '../account/consent.ts'
import type { Db } from '../platform/db.ts'
import { defineJob } from '../platform/jobs.ts'
import { reasonOf } from '../platform/modelText.ts'
import type { Services } from '../platform/services.ts'
import { entriesOf, periodStart } from './health.ts'
import { writeReading } from './modelReading.ts'
import { type ReadingFacts, readPeriod, tooFew } from './reading.ts'

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

const pending = (id: string) => and(eq(healthAnalyses.id, id), eq(healthAnalyses.status, 'pending'))

/** Writes a reading. Safe to run twice: a finished reading is left alone. */
export const analysePatientHealth = defineJob({
  name: 'analyse-patient-health',
  payload: z.object({ analysisId: z.uuid(), today: z.iso.date().optional() }),
  options: { expireInSeconds: 120 },
  async handler(services: Pick<Services, 'log' | 'db' | 'model'>, { analysisId, today }, signal) {
    const { db } = services
    const [row] = await db.select().from(healthAnalyses).where(pending(analysisId))
    if (!row) return
    const facts = await factsOf(db, row.userId, row.analysisType, today)
    const reading = await readingOf(services, row.userId, facts, signal)
    await db
      .update(healthAnalyses)
      .set({ status: 'completed', ...reading })
      .where(pending(analysisId))
  },
  async giveUp({ db }, { analysisId }) {
    await db.update(healthAnalyses).set({ status: 'failed' }).where(pending(analysisId))
  },
})
