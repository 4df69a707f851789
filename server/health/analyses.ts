import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { bloodTestResults, healthAnalyses, users } from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import { type AnalysisType, canBeToday, periodStart } from '../../shared/health.ts'
import type { AnalysisInput } from '../../shared/healthInputs.ts'
import { modelFor } from '../account/consent.ts'
import { audit } from '../audit/audit.ts'
import type { Who } from '../auth/who.ts'
import { caresFor, type PatientInCare } from '../care/access.ts'
import type { Db } from '../platform/db.ts'
import { handle, type JobKind } from '../platform/jobs.ts'
import { reasonOf } from '../platform/modelText.ts'
import type { Services } from '../platform/services.ts'
import { entriesOf } from './health.ts'
import { type ReadingFacts, readPeriod, tooFew } from './reading.ts'
import { writeReading } from './writer.ts'

const HISTORY_ROWS = 20

export const analysePatientHealth: JobKind<{ analysisId: string; today?: string | undefined }> = {
  name: 'analyse-patient-health',
  data: z.object({ analysisId: z.uuid(), today: z.iso.date().optional() }),
  queue: { expireInSeconds: 120 },
}

/**
 * Requests a reading of a patient in care; a job writes it. Refuses a `today` that is today nowhere on earth: more
 * than a day away from UTC's date.
 */
export async function analysePatient(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  who: Who,
  patient: PatientInCare,
  { analysisType, today }: AnalysisInput,
) {
  if (today && !canBeToday(today, Date.now())) {
    throw new Refusal('BAD_INPUT', 'The date must be today in your time zone.')
  }
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(healthAnalyses)
      .values({ userId: patient, authorId: who.userId, analysisType })
      .returning({ id: healthAnalyses.id })
    if (!row) throw new Error('the new analysis was not returned')
    await jobs.enqueue(tx, analysePatientHealth, { analysisId: row.id, today }, { person: who.userId })
    return { analysisId: row.id }
  })
}

const analysisFields = {
  id: healthAnalyses.id,
  analysisType: healthAnalyses.analysisType,
  status: healthAnalyses.status,
  analysis: healthAnalyses.analysis,
  model: healthAnalyses.model,
  createdAt: healthAnalyses.createdAt,
  author: users.name,
}

/** One reading, for a practitioner in care of its patient. Refuses somebody else's and an unknown one alike. */
export async function analysisFor(db: Db, who: Who, id: string) {
  const notFound = () => new Refusal('NOT_FOUND', 'There is no such analysis.')
  const [row] = await db
    .select({ ...analysisFields, patientId: healthAnalyses.userId })
    .from(healthAnalyses)
    .innerJoin(users, eq(users.id, healthAnalyses.authorId))
    .where(eq(healthAnalyses.id, id))
  if (!row) throw notFound()
  const { patientId, ...analysis } = row
  if (!(await caresFor(db, who, patientId))) throw notFound()
  await audit(db, { actorId: who.userId, action: 'health.analysis', subjectId: patientId, targetId: id })
  return analysis
}

/** The readings of a patient in care, newest first, also those by other practitioners. */
export async function analysesOf(db: Db, patient: PatientInCare) {
  return db
    .select(analysisFields)
    .from(healthAnalyses)
    .innerJoin(users, eq(users.id, healthAnalyses.authorId))
    .where(eq(healthAnalyses.userId, patient))
    .orderBy(desc(healthAnalyses.createdAt))
    .limit(HISTORY_ROWS)
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
