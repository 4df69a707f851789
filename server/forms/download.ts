import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { formVersions, profiles, sentForms, users } from '../../drizzle/schema.ts'
import { caresFor } from '../access/careLinks.ts'
import { dayIn, timeZoneOf } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { letterheadOf } from '../platform/clinic.ts'
import type { Db } from '../platform/db.ts'
import { inTurn } from '../platform/fairQueue.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { runInThread, ThreadTimeout } from '../platform/thread.ts'
import { formBundle } from './fhir.ts'
import type { FormSheet } from './sheet.ts'

/** Time limit of a drawing; milliseconds. */
const DRAWING_MS = 20_000

/**
 * A submitted form of the caller or of a patient in care, whose read is audited. Refuses any other, and one not
 * submitted, as unknown.
 */
async function submitted(db: Db, who: Who, id: string, action: 'form.pdf' | 'form.fhir') {
  const sender = alias(users, 'sender')
  const [form] = await db
    .select({
      id: sentForms.id,
      versionId: sentForms.versionId,
      patientId: sentForms.patientId,
      patient: users.name,
      born: profiles.dateOfBirth,
      from: sender.name,
      title: formVersions.title,
      language: formVersions.language,
      version: formVersions.version,
      publishedAt: formVersions.at,
      questionnaire: formVersions.questionnaire,
      answers: sentForms.answers,
      submittedAt: sql<Date>`${sentForms.closedAt}`.mapWith(sentForms.closedAt),
      day: dayIn(sentForms.closedAt, timeZoneOf(sentForms.patientId)),
    })
    .from(sentForms)
    .innerJoin(formVersions, eq(formVersions.id, sentForms.versionId))
    .innerJoin(users, eq(users.id, sentForms.patientId))
    .innerJoin(profiles, eq(profiles.id, sentForms.patientId))
    .innerJoin(sender, eq(sender.id, sentForms.practitionerId))
    .where(and(eq(sentForms.id, id), eq(sentForms.state, 'submitted')))
  const isOwn = form?.patientId === who.userId
  if (!form || !(isOwn || (await caresFor(db, who, form.patientId)))) {
    throw new Refusal('NOT_FOUND', 'forms.refused.noForm')
  }
  if (!isOwn) await audit(db, { actorId: who.userId, action, subjectId: form.patientId, targetId: id })
  return form
}

/** A form's answers as a PDF, in the form's language. Refuses as `submitted` does. */
export async function formAsPdf(
  { db, clinic }: Pick<Services, 'clinic' | 'db'>,
  who: Who,
  id: string,
  signal: AbortSignal,
) {
  const { patient, from, title, language, version, day, questionnaire, answers } = await submitted(
    db,
    who,
    id,
    'form.pdf',
  )
  const sheet: FormSheet = {
    ...{ patient, from, title, language, version, day, questionnaire, answers },
    ...letterheadOf(clinic, language),
  }
  const draw = () => runInThread<Uint8Array>('server/forms/formSheet.thread.ts', sheet, DRAWING_MS)
  return inTurn(who.userId, draw, { signal }).then(Buffer.from, (error: unknown) => {
    if (!(error instanceof ThreadTimeout)) throw error
    throw new Refusal('UNAVAILABLE', 'forms.refused.slowPdf')
  })
}

/** A submitted form as a FHIR R4 bundle in JSON. Refuses as `submitted` does. */
export async function formAsBundle({ db }: Pick<Services, 'db'>, who: Who, id: string): Promise<string> {
  return JSON.stringify(formBundle(await submitted(db, who, id, 'form.fhir')))
}
