import { desc, eq } from 'drizzle-orm'
import { healthAnalyses, users } from '../../drizzle/schema.ts'
import { caresFor, type PatientInCare } from '../access/careLinks.ts'
import { canBeToday } from '../access/today.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db } from '../platform/db.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { analysePatientHealth } from './analyses.job.ts'
import type { AnalysisInput } from './inputs.ts'

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

/**
 * One reading, for a practitioner in care of its patient. Throws `NOT_FOUND` for an unknown one and one outside the
 * caller's care.
 */
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
  const rows = await db
    .select(analysisFields)
    .from(healthAnalyses)
    .innerJoin(users, eq(users.id, healthAnalyses.authorId))
    .where(eq(healthAnalyses.userId, patient))
    .orderBy(desc(healthAnalyses.createdAt))
    .limit(HISTORY_ROWS + 1)
  return pageOf(rows, HISTORY_ROWS)
}
