import { and, eq, isNull, sql } from 'drizzle-orm'
import { formVersions, sentForms, users } from '../../drizzle/schema.ts'
import type { PatientInCare } from '../access/careLinks.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { refuseUnsendable } from './forms.ts'
import type { SendForm } from './inputs.ts'

/** Open forms per patient, from all practitioners. */
const MOST_OPEN = 20

/**
 * Sends a form to a patient in care, with an optional due day. Refuses an unknown, retired or unpublished form, one
 * that the patient still has, and more than `MOST_OPEN`. The database sends automatic ones:
 * drizzle/functions/forms.sql.
 */
export async function sendForm(db: Db, who: Who, patient: PatientInCare, { formId, dueOn = null }: SendForm) {
  return db.transaction(async (tx) => {
    await refuseUnsendable(tx, formId)
    await tx.select({ id: users.id }).from(users).where(eq(users.id, patient)).for('no key update')
    const open = await tx
      .select({ formId: formVersions.formId })
      .from(sentForms)
      .innerJoin(formVersions, eq(formVersions.id, sentForms.versionId))
      .where(and(eq(sentForms.patientId, patient), isNull(sentForms.closedAt)))
    if (open.some((one) => one.formId === formId)) throw new Refusal('CONFLICT', 'forms.refused.open')
    if (open.length >= MOST_OPEN) {
      throw new Refusal('TOO_MANY', 'forms.refused.tooManyOpen', { most: MOST_OPEN })
    }
    const { rows } = await tx.execute<{ id: string | null }>(
      sql`select send_form(${formId}, ${patient}, ${who.userId}, ${dueOn}::date) as id`,
    )
    const id = rows[0]?.id
    if (!id) throw new Refusal('CONFLICT', 'forms.refused.retired')
    await audit(tx, { actorId: who.userId, action: 'form.send', subjectId: patient, targetId: id })
    return { id }
  })
}

/** Withdraws an open form with its answers. */
export async function takeBack(db: Db, who: Who, patient: PatientInCare, id: string) {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(sentForms)
      .where(and(eq(sentForms.id, id), eq(sentForms.patientId, patient), isNull(sentForms.closedAt)))
      .returning({ id: sentForms.id })
    if (!gone) throw new Refusal('NOT_FOUND', 'forms.refused.noForm')
    await audit(tx, { actorId: who.userId, action: 'form.take-back', subjectId: patient, targetId: id })
  })
}
