import { and, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { treatmentPlans, users } from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import { audit } from '../audit/audit.ts'
import type { Who } from '../auth/who.ts'
import { caresFor } from '../care/access.ts'
import type { Db } from '../platform/db.ts'
import type { Services } from '../platform/services.ts'
import { runInThread, ThreadTimeout } from '../platform/thread.ts'
import { inTurn } from '../platform/turns.ts'
import type { PlanSheet } from './sheet.ts'

/** Time limit of a drawing; milliseconds. A plan of the longest texts takes about a second. */
const DRAWING_MS = 20_000

/**
 * True for everybody to whom a list shows the plan: its patient, its author, admins, and practitioners in care of the
 * patient.
 */
async function mayRead(db: Db, who: Who, plan: { patientId: string; createdBy: string }) {
  if (plan.patientId === who.userId || who.role === 'admin') return true
  if (who.role !== 'practitioner') return false
  if (plan.createdBy === who.userId) return true
  return caresFor(db, who, plan.patientId)
}

/**
 * A plan as a PDF. Refuses one that the caller may not read exactly as an unknown one. Reads by others than the
 * patient are recorded.
 */
export async function planAsPdf(
  { db, env }: Pick<Services, 'env' | 'db'>,
  who: Who,
  id: string,
  signal: AbortSignal,
) {
  const patient = alias(users, 'patient')
  const author = alias(users, 'author')
  const [row] = await db
    .select({ plan: treatmentPlans, patient: patient.name, author: author.name })
    .from(treatmentPlans)
    .innerJoin(patient, eq(patient.id, treatmentPlans.patientId))
    .innerJoin(author, eq(author.id, treatmentPlans.createdBy))
    .where(and(eq(treatmentPlans.id, id), isNull(treatmentPlans.deletedAt)))
  if (!row || !(await mayRead(db, who, row.plan))) throw new Refusal('NOT_FOUND', 'There is no such plan.')
  const { plan } = row
  if (plan.patientId !== who.userId) {
    await audit(db, { actorId: who.userId, action: 'plan.pdf', subjectId: plan.patientId, targetId: id })
  }
  const { title, description, medications, dosageInstructions, duration, notes, createdAt } = plan
  const texts = { title, description, medications, dosageInstructions, duration, notes, createdAt }
  const sheet: PlanSheet = { ...texts, patient: row.patient, author: row.author, clinic: env.CLINIC_NAME }
  const draw = () => runInThread<Uint8Array>('server/plans/sheet.thread.ts', sheet, DRAWING_MS)
  return inTurn(who.userId, draw, { signal }).then(Buffer.from, (error: unknown) => {
    if (!(error instanceof ThreadTimeout)) throw error
    throw new Refusal('UNAVAILABLE', 'This PDF could not be drawn in time. Please try again in a moment.')
  })
}
