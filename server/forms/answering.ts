import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { formVersions, sentForms, users } from '../../drizzle/schema.ts'
import { type Answers, checkAnswers, MAX_ANSWERS, type Problems, textsOf } from '../../shared/forms.ts'
import type { PatientInCare } from '../access/careLinks.ts'
import { todayOf } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import { noteEmergencies } from '../notify/emergencies.ts'
import { addNoticeForCarers } from '../notify/notices.ts'
import type { Db, Tx } from '../platform/db.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { AnswerForm, SubmitForm } from './inputs.ts'
import { propose } from './proposals.ts'

/** The latest sent forms returned. */
const MOST_LISTED = 40

const columns = {
  id: sentForms.id,
  formId: formVersions.formId,
  title: formVersions.title,
  language: formVersions.language,
  version: formVersions.version,
  state: sentForms.state,
  questionnaire: formVersions.questionnaire,
  answers: sentForms.answers,
  base: sentForms.base,
  /** The sender. */
  from: users.name,
  sentAt: sentForms.sentAt,
  dueOn: sentForms.dueOn,
  submittedAt: sql<
    string | null
  >`case when ${sentForms.state} = 'submitted' then ${sentForms.closedAt} end`.mapWith(sentForms.closedAt),
}

/** Open forms before closed ones, the latest first. */
const place = sql`(${sentForms.closedAt} is null, ${sentForms.sentAt}, ${sentForms.id})`
const after = (id: string, patientId: string) => sql`${place} < (
  select last.closed_at is null, last.sent_at, last.id from sent_forms last
  where last.id = ${id} and last.patient_id = ${patientId})`

const listed = (db: Db, patientId: string, cursor?: string, which?: SQL) =>
  db
    .select(columns)
    .from(sentForms)
    .innerJoin(formVersions, eq(formVersions.id, sentForms.versionId))
    .innerJoin(users, eq(users.id, sentForms.practitionerId))
    .where(and(eq(sentForms.patientId, patientId), cursor ? after(cursor, patientId) : undefined, which))
    .orderBy(sql`${place} desc`)
    .limit(MOST_LISTED + 1)

/**
 * A page of the caller's forms with questions and answers: open ones first, then the latest; after the form `cursor`.
 */
export const mine = async (db: Db, who: Who, cursor?: string) =>
  pageOf(await listed(db, who.userId, cursor), MOST_LISTED)

/** A page of a patient's submitted forms, the latest first; after the form `cursor`. */
export const ofPatient = async (db: Db, patient: PatientInCare, cursor?: string) => {
  const rows = await listed(db, patient, cursor, eq(sentForms.state, 'submitted'))
  return pageOf(
    rows.map(({ base: _base, dueOn: _due, ...form }) => form),
    MOST_LISTED,
  )
}

/** A patient's open and declined forms, without answers so far. */
export const sentTo = async (db: Db, patient: PatientInCare) => {
  const rows = await listed(db, patient, undefined, ne(sentForms.state, 'submitted'))
  return rows.map(
    ({ questionnaire: _asked, answers: _answers, base: _base, submittedAt: _at, ...form }) => form,
  )
}

/** Locks an open form of the caller's. Refuses one that is unknown, another's, submitted or declined. */
async function openForm(tx: Tx, who: Who, id: string) {
  const [form] = await tx
    .select({
      state: sentForms.state,
      answers: sentForms.answers,
      base: sentForms.base,
      given: sentForms.given,
      questionnaire: formVersions.questionnaire,
      language: formVersions.language,
      today: sql<string>`${todayOf(sentForms.patientId)}::text`,
    })
    .from(sentForms)
    .innerJoin(formVersions, eq(formVersions.id, sentForms.versionId))
    .where(and(eq(sentForms.id, id), eq(sentForms.patientId, who.userId)))
    .for('update', { of: sentForms })
  if (!form) throw new Refusal('NOT_FOUND', 'forms.refused.noForm')
  if (form.state === 'submitted') throw new Refusal('CONFLICT', 'forms.refused.submitted')
  if (form.state === 'declined') throw new Refusal('CONFLICT', 'forms.refused.declined')
  return form
}
type OpenForm = Awaited<ReturnType<typeof openForm>>

/** Refuses answers with problems. `details` names each question, entries of repeated groups as `group.0.linkId`. */
function refuseProblems(problems: Problems) {
  const found = Object.entries(problems)
  if (found.length === 0) return
  const missing = found.every(([, problem]) => problem === 'required')
  const refusal = new Refusal('BAD_INPUT', missing ? 'forms.refused.missing' : 'forms.refused.answers', {
    count: found.length,
  })
  refusal.details = found.map(([linkId, problem]) => ({ linkId, problem }))
  throw refusal
}

/**
 * Merges a draft edited from version `base` into the stored one. From the newest base it replaces the stored draft.
 * Otherwise the later answer to each question wins: `saidAt` has the instant of each, at most now, and questions that
 * it does not name are unchanged. Without `saidAt`, all posted answers count as given now.
 */
function merged(stored: OpenForm, posted: Answers, { base, saidAt }: Pick<AnswerForm, 'base' | 'saidAt'>) {
  const now = new Date().toISOString()
  const answers: Answers = {}
  const given: OpenForm['given'] = {}
  const next = stored.base + 1
  for (const linkId of new Set([
    ...Object.keys(stored.answers),
    ...Object.keys(posted),
    ...Object.keys(stored.given),
  ])) {
    const [before, after, mark] = [stored.answers[linkId], posted[linkId], stored.given[linkId]]
    const said = saidAt ? saidAt[linkId] : now
    const at = said === undefined || said > now ? now : new Date(said).toISOString()
    const isSame = isDeepStrictEqual(before, after)
    // Changed elsewhere since the caller last saw it.
    const isOverrun = mark !== undefined && mark.base > base
    const takes = !isSame && (!isOverrun || (said !== undefined && at >= mark.at))
    const answer = takes ? after : before
    if (answer !== undefined) answers[linkId] = answer
    const kept = takes ? { base: next, at } : mark
    if (kept) given[linkId] = kept
  }
  return { answers, given, next }
}

function refuseTooLarge(answers: Answers) {
  if (JSON.stringify(answers).length > MAX_ANSWERS) throw new Refusal('TOO_LARGE', 'forms.refused.tooLarge')
}

/** Records emergencies in the answers, as in everything that patients write. */
const alarms = (tx: Tx, who: Who, id: string, { questionnaire, today }: OpenForm, answers: Answers) =>
  noteEmergencies(tx, who.userId, [
    { source: 'form', sourceId: id, day: today, texts: textsOf(questionnaire, answers) },
  ])

/**
 * Saves the whole draft of the caller's form. Returns what is stored, its base, the questions whose answer differs from
 * the posted one because another device changed it, and the emergencies. Refuses answers that do not fit their
 * questions.
 */
export async function answerForm(db: Db, who: Who, { id, answers: posted, ...from }: AnswerForm) {
  return db.transaction(async (tx) => {
    const form = await openForm(tx, who, id)
    const { answers: read, problems } = checkAnswers(form.questionnaire, posted, false)
    refuseProblems(problems)
    refuseTooLarge(read)
    const { answers, given, next } = merged(form, read, from)
    const isNews = !isDeepStrictEqual(answers, form.answers)
    if (isNews || form.state === 'sent') {
      await tx
        .update(sentForms)
        .set({ answers, given, base: isNews ? next : form.base, state: 'begun' })
        .where(eq(sentForms.id, id))
    }
    const names = new Set([...Object.keys(answers), ...Object.keys(read)])
    const emergencies = await alarms(tx, who, id, form, answers)
    return {
      base: isNews ? next : form.base,
      answers,
      changed: [...names].filter((linkId) => !isDeepStrictEqual(answers[linkId], read[linkId])),
      emergencies,
    }
  })
}

/**
 * Submits the caller's form: notifies the practitioners in care, proposes changes to the profile, and locks the
 * answers. Hidden answers are dropped. Refuses missing and invalid answers.
 */
export async function submitForm(db: Db, who: Who, { id, answers: posted }: SubmitForm) {
  return db.transaction(async (tx) => {
    const form = await openForm(tx, who, id)
    const { answers, problems } = checkAnswers(form.questionnaire, posted, true)
    refuseProblems(problems)
    refuseTooLarge(answers)
    const [sent] = await tx
      .update(sentForms)
      .set({ answers, state: 'submitted', base: form.base + 1, closedAt: sql`now()` })
      .where(eq(sentForms.id, id))
      .returning({ submittedAt: sentForms.closedAt })
    await propose(tx, who.userId, id, form, answers)
    const emergencies = await alarms(tx, who, id, form, answers)
    await addNoticeForCarers(tx, who.userId, { kind: 'form-submitted', dedupeKey: id, targetId: id })
    return { submittedAt: sent?.submittedAt ?? null, emergencies }
  })
}

/** Declines the caller's form, drops its answers, and notifies the practitioners in care. */
export async function declineForm(db: Db, who: Who, id: string) {
  await db.transaction(async (tx) => {
    await openForm(tx, who, id)
    await tx
      .update(sentForms)
      .set({ state: 'declined', answers: {}, given: {}, closedAt: sql`now()` })
      .where(eq(sentForms.id, id))
    await addNoticeForCarers(tx, who.userId, { kind: 'form-declined', dedupeKey: id, targetId: id })
  })
}
