import { desc, eq } from 'drizzle-orm'
import { healthAnalyses, users } from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import { analysisText } from '../../shared/healthReading.ts'
import { caresFor, type PatientInCare } from '../access/careLinks.ts'
import { canBeToday } from '../access/today.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db } from '../platform/db.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { analysePatientHealth, readingInput } from './analyses.job.ts'
import type { AnalysisInput } from './inputs.ts'
import { readPeriod } from './reading.ts'

const HISTORY_ROWS = 20

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
    throw new Refusal('BAD_INPUT', 'health.refused.notToday')
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
  model: healthAnalyses.model,
  createdAt: healthAnalyses.createdAt,
  author: users.name,
}

/**
 * One analysis, for a practitioner in care of its patient: its facts, what a model wrote about them, and both as text.
 * A reading that an earlier version stored as text only is made again from what it was made from; what a model wrote
 * then is returned as `analysis` alone. Throws `NOT_FOUND` for an unknown one and one outside the caller's care.
 */
export async function analysisFor(db: Db, who: Who, id: string, t: Translate) {
  const notFound = () => new Refusal('NOT_FOUND', 'health.refused.noAnalysis')
  const [row] = await db
    .select({
      ...analysisFields,
      patientId: healthAnalyses.userId,
      stored: healthAnalyses.reading,
      written: healthAnalyses.written,
      text: healthAnalyses.analysis,
    })
    .from(healthAnalyses)
    .innerJoin(users, eq(users.id, healthAnalyses.authorId))
    .where(eq(healthAnalyses.id, id))
  if (!row) throw notFound()
  const { patientId, stored, text, ...analysis } = row
  const { analysisType, status, written, model, createdAt } = analysis
  if (!(await caresFor(db, who, patientId))) throw notFound()
  await audit(db, { actorId: who.userId, action: 'health.analysis', subjectId: patientId, targetId: id })
  const isText = status !== 'completed' || (!stored && model !== null)
  const reading = isText
    ? null
    : (stored ?? readPeriod(await readingInput(db, patientId, analysisType, { asOf: createdAt })))
  return { ...analysis, reading, analysis: reading ? analysisText({ reading, written, model }, t) : text }
}

/** The analyses of a patient in care without their content, newest first, also those by other practitioners. */
export async function analysesOf(db: Db, patient: PatientInCare) {
  const rows = await db
    .select(analysisFields)
    .from(healthAnalyses)
    .innerJoin(users, eq(users.id, healthAnalyses.authorId))
    .where(eq(healthAnalyses.userId, patient))
    .orderBy(desc(healthAnalyses.createdAt))
    .limit(HISTORY_ROWS + 1)
  return pageOf(rows, HISTORY_ROWS)
}
