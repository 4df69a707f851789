import { and, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { profiles, treatmentPlans, users } from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { letterheadOf } from '../platform/clinic.ts'
import { inTurn } from '../platform/fairQueue.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { runInThread, ThreadTimeout } from '../platform/thread.ts'
import { readable } from './plans.ts'
import type { PlanSheet } from './sheet.ts'

/** Time limit of a drawing; milliseconds. A plan of the longest texts takes about a second. */
const DRAWING_MS = 20_000

/**
 * A plan as a PDF in the patient's language, or in `locale` where the patient has chosen none. Refuses one that the caller may not read exactly as an unknown one. Reads by others than the
 * patient are recorded.
 */
export async function planAsPdf(
  { db, clinic }: Pick<Services, 'clinic' | 'db'>,
  who: Who,
  id: string,
  locale: Locale,
  signal: AbortSignal,
) {
  const patient = alias(users, 'patient')
  const author = alias(users, 'author')
  const [row] = await db
    .select({
      plan: treatmentPlans,
      patient: patient.name,
      author: author.name,
      patientLocale: profiles.locale,
    })
    .from(treatmentPlans)
    .innerJoin(patient, eq(patient.id, treatmentPlans.patientId))
    .innerJoin(author, eq(author.id, treatmentPlans.createdBy))
    .leftJoin(profiles, eq(profiles.id, treatmentPlans.patientId))
    .where(and(eq(treatmentPlans.id, id), isNull(treatmentPlans.deletedAt)))
  const plan = await readable(
    db,
    who,
    row && { ...row.plan, names: { patient: row.patient, author: row.author } },
  )
  if (plan.patientId !== who.userId) {
    await audit(db, { actorId: who.userId, action: 'plan.pdf', subjectId: plan.patientId, targetId: id })
  }
  const { title, description, medications, items, dosageInstructions, duration, notes, createdAt } = plan
  const texts = { title, description, medications, items, dosageInstructions, duration, notes, createdAt }
  const read = row?.patientLocale ?? locale
  const sheet: PlanSheet = { ...texts, ...plan.names, ...letterheadOf(clinic, read), locale: read }
  const draw = () => runInThread<Uint8Array>('server/plans/sheet.thread.ts', sheet, DRAWING_MS)
  return inTurn(who.userId, draw, { signal }).then(Buffer.from, (error: unknown) => {
    if (!(error instanceof ThreadTimeout)) throw error
    throw new Refusal('UNAVAILABLE', 'plans.refused.slowPdf')
  })
}
