import { isDeepStrictEqual } from 'node:util'
import { desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { forms, formVersions, users } from '../../drizzle/schema.ts'
import type { Language } from '../../locales/translate.ts'
import { flawsOf, type saveFormInput } from '../../shared/formInputs.ts'
import { MAX_TITLE } from '../../shared/forms.ts'
import { isoInstant } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import type { Db, Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'

/** Forms returned. */
const MOST_LISTED = 200
/** Forms per author. */
const MOST_OWN = 200

type SaveForm = z.infer<typeof saveFormInput>

/** The latest published version of a form, joined as `latest`. */
const latestVersion = sql`left join lateral (
  select id, version, at, title, language, questionnaire from form_versions
  where form_id = f.id order by version desc limit 1
) latest on true`

const isChanged = sql`latest.version is not null and (latest.title, latest.language, latest.questionnaire)
  is distinct from (f.title, f.language, f.questionnaire)`

type FormHead = {
  id: string
  title: string
  language: Language
  /** The published version, from 1; null before the first. */
  version: number | null
  publishedAt: string | null
  /** Whether the draft differs from the published version. */
  changed: boolean
  retiredAt: string | null
  forNewPatients: boolean
  isOwn: boolean
  author: string
  /** Numbers of forms sent, submitted, and open. */
  sent: number
  submitted: number
  open: number
}

const head = (
  who: Who,
) => sql`f.id, f.title, f.language, latest.version, ${isoInstant(sql`latest.at`)} as "publishedAt",
  ${isChanged} as changed, ${isoInstant(sql`f.retired_at`)} as "retiredAt", f.for_new_patients as "forNewPatients",
  f.author_id = ${who.userId} as "isOwn", author.name as author, counts.*`

const counts = sql`cross join lateral (
  select count(s.id)::int as sent, count(s.id) filter (where s.state = 'submitted')::int as submitted,
    count(s.id) filter (where s.closed_at is null)::int as open
  from form_versions v join sent_forms s on s.version_id = v.id where v.form_id = f.id
) counts`

/** The clinic's forms, those in use before retired ones, newest first. */
export async function listForms(db: Db, who: Who): Promise<FormHead[]> {
  const { rows } = await db.execute<FormHead>(sql`
    select ${head(who)} from forms f ${latestVersion} ${counts} join users author on author.id = f.author_id
    order by f.retired_at is not null, f.created_at desc, f.id limit ${MOST_LISTED}`)
  return rows
}

type Content = Pick<SaveForm, 'title' | 'questionnaire'>

/** A form with its draft and what is published. */
export async function getForm(db: Db, who: Who, id: string) {
  const { rows } = await db.execute<
    FormHead & Pick<Content, 'questionnaire'> & { published: Content | null }
  >(sql`
    select ${head(who)}, f.questionnaire, case when latest.version is not null then
      json_build_object('title', latest.title, 'questionnaire', latest.questionnaire) end as published
    from forms f ${latestVersion} ${counts} join users author on author.id = f.author_id where f.id = ${id}`)
  const [form] = rows
  if (!form) throw new Refusal('NOT_FOUND', 'forms.refused.noForm')
  return form
}

/** Locks a form that its author, or an admin, may change. Refuses another's like an unknown one. */
async function ownForm(tx: Tx, who: Who, id: string) {
  const [form] = await tx.select().from(forms).where(eq(forms.id, id)).for('update')
  if (!form || (form.authorId !== who.userId && who.role !== 'admin')) {
    throw new Refusal('NOT_FOUND', 'forms.refused.noForm')
  }
  return form
}

/**
 * Saves a form's draft, or creates one in `language`. Published and sent versions are unchanged. Refuses another
 * author's form, and a new one beyond `MOST_OWN`.
 */
export async function saveForm(
  db: Db,
  who: Who,
  { id, language, ...content }: SaveForm,
  ownLanguage: Language,
) {
  return db.transaction(async (tx) => {
    if (id) {
      await ownForm(tx, who, id)
      await tx
        .update(forms)
        .set({ ...content, ...(language && { language }), updatedAt: new Date() })
        .where(eq(forms.id, id))
      return { id }
    }
    return insertForm(tx, who, { ...content, language: language ?? ownLanguage })
  })
}

async function insertForm(tx: Tx, who: Who, content: Content & { language: Language }) {
  // One after the other, so that the limit holds.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, who.userId)).for('no key update')
  if ((await tx.$count(forms, eq(forms.authorId, who.userId))) >= MOST_OWN) {
    throw new Refusal('TOO_MANY', 'forms.refused.tooManyForms', { most: MOST_OWN })
  }
  const [form] = await tx
    .insert(forms)
    .values({ ...content, authorId: who.userId })
    .returning({ id: forms.id })
  if (!form) throw new Error('an insert without a row')
  return form
}

/**
 * Publishes the draft as the next version, which is sent from now on. Refuses an unchanged draft, and one that cannot
 * be answered, with `details` by question.
 */
export async function publishForm(db: Db, who: Who, id: string) {
  return db.transaction(async (tx) => {
    const { title, language, questionnaire } = await ownForm(tx, who, id)
    const flaws = Object.entries(flawsOf(questionnaire))
    if (flaws.length > 0) {
      const refusal = new Refusal('BAD_INPUT', 'forms.refused.flaws')
      refusal.details = flaws.map(([linkId, flaw]) => ({ linkId, flaw }))
      throw refusal
    }
    const [latest] = await tx
      .select()
      .from(formVersions)
      .where(eq(formVersions.formId, id))
      .orderBy(desc(formVersions.version))
      .limit(1)
    const content = { title, language, questionnaire }
    if (
      latest &&
      isDeepStrictEqual(content, {
        title: latest.title,
        language: latest.language,
        questionnaire: latest.questionnaire,
      })
    ) {
      throw new Refusal('CONFLICT', 'forms.refused.unchanged')
    }
    const version = (latest?.version ?? 0) + 1
    await tx.insert(formVersions).values({ formId: id, version, ...content })
    return { version }
  })
}

/** Copies the draft of any form of the clinic into one of the caller's own, not yet published. */
export async function copyForm(db: Db, who: Who, id: string, titleOf: (title: string) => string) {
  return db.transaction(async (tx) => {
    const [form] = await tx.select().from(forms).where(eq(forms.id, id))
    if (!form) throw new Refusal('NOT_FOUND', 'forms.refused.noForm')
    const { title, language, questionnaire } = form
    return insertForm(tx, who, { title: titleOf(title).slice(0, MAX_TITLE), language, questionnaire })
  })
}

/** Retires a form, or brings it back. Sent ones can still be filled in. */
export async function retireForm(db: Db, who: Who, id: string, retired: boolean) {
  await db.transaction(async (tx) => {
    await ownForm(tx, who, id)
    await tx
      .update(forms)
      .set(
        retired
          ? { retiredAt: sql`coalesce(${forms.retiredAt}, now())`, forNewPatients: false }
          : { retiredAt: null },
      )
      .where(eq(forms.id, id))
  })
}

/** Sets whether a published form is sent automatically to new patients in care. */
export async function setForNewPatients(db: Db, who: Who, id: string, on: boolean) {
  await db.transaction(async (tx) => {
    await ownForm(tx, who, id)
    if (on) await refuseUnsendable(tx, id)
    await tx.update(forms).set({ forNewPatients: on }).where(eq(forms.id, id))
  })
}

/** Refuses to send a form that is unknown, retired or not published. */
export async function refuseUnsendable(tx: Tx, formId: string) {
  const [form] = await tx
    .select({
      retiredAt: forms.retiredAt,
      isPublished: sql<boolean>`exists (select from form_versions v where v.form_id = forms.id)`,
    })
    .from(forms)
    .where(eq(forms.id, formId))
  if (!form) throw new Refusal('NOT_FOUND', 'forms.refused.noForm')
  if (form.retiredAt) throw new Refusal('CONFLICT', 'forms.refused.retired')
  if (!form.isPublished) throw new Refusal('CONFLICT', 'forms.refused.unpublished')
}
