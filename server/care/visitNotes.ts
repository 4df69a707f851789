import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { users, visitNoteAddenda, visitNotes } from '../../drizzle/schema.ts'
import type { Language } from '../../locales/translate.ts'
import { NOTE_FIELDS, type NoteTexts } from '../../shared/visitNotes.ts'
import type { PatientInCare } from '../access/careLinks.ts'
import { languageOfPerson } from '../access/locale.ts'
import type { Who } from '../access/who.ts'
import { addNotice } from '../notify/notices.ts'
import type { Db, Queries } from '../platform/db.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { NewAddendum, SaveNote, SignNote } from './inputs.ts'

const PAGE = 30
/** Addenda of one note. */
const MAX_ADDENDA = 20

/** Signed notes about a patient that are older than this one. */
const after = (id: string, patientId: string) =>
  sql`(${visitNotes.signedAt}, ${visitNotes.id}) < (
    select last.signed_at, last.id from visit_notes last where last.id = ${id} and last.patient_id = ${patientId})`

/** The caller's notes about this patient, which they may save and sign. */
const own = (who: Who, patient: PatientInCare) =>
  and(eq(visitNotes.patientId, patient), eq(visitNotes.authorId, who.userId))

/**
 * A page of the notes about a patient in care, newest first: signed ones with their addenda in the order of writing, and
 * the caller's own draft before them; after the signed note `cursor`. Drafts of others are left out.
 */
export async function listNotes(db: Db, who: Who, patient: PatientInCare, cursor?: string) {
  const found = await db
    .select({
      id: visitNotes.id,
      author: users.name,
      language: languageOfPerson(users.id),
      own: sql<boolean>`${visitNotes.authorId} = ${who.userId}`,
      subjective: visitNotes.subjective,
      objective: visitNotes.objective,
      assessment: visitNotes.assessment,
      plan: visitNotes.plan,
      forPatient: visitNotes.forPatient,
      base: visitNotes.base,
      createdAt: visitNotes.createdAt,
      signedAt: visitNotes.signedAt,
      releasedAt: visitNotes.releasedAt,
    })
    .from(visitNotes)
    .innerJoin(users, eq(users.id, visitNotes.authorId))
    .where(
      and(
        eq(visitNotes.patientId, patient),
        or(isNotNull(visitNotes.signedAt), eq(visitNotes.authorId, who.userId)),
        cursor ? after(cursor, patient) : undefined,
      ),
    )
    .orderBy(sql`${visitNotes.signedAt} desc nulls first`, desc(visitNotes.id))
    .limit(PAGE + 1)
  const notes = found.slice(0, PAGE)
  const addenda = await addendaOf(
    db,
    notes.map(({ id }) => id),
  )
  const whole = found.map((note) => ({ ...note, addenda: addenda.get(note.id) ?? [] }))
  return pageOf(whole, PAGE)
}

type Addendum = { text: string; at: Date; by: string; language: Language | null }

/** The addenda of these notes by note, in the order of writing. */
async function addendaOf(db: Queries, noteIds: string[]) {
  if (noteIds.length === 0) return new Map<string, Addendum[]>()
  const rows = await db
    .select({
      noteId: visitNoteAddenda.noteId,
      text: visitNoteAddenda.text,
      at: visitNoteAddenda.at,
      by: users.name,
      language: languageOfPerson(users.id),
    })
    .from(visitNoteAddenda)
    .innerJoin(users, eq(users.id, visitNoteAddenda.authorId))
    .where(inArray(visitNoteAddenda.noteId, noteIds))
    .orderBy(asc(visitNoteAddenda.at), asc(visitNoteAddenda.id))
  const byNote = new Map<string, Addendum[]>()
  for (const { noteId, ...addendum } of rows) byNote.set(noteId, [...(byNote.get(noteId) ?? []), addendum])
  return byNote
}

type Stored = NoteTexts & { base: string; signedAt: Date | null }

/**
 * Resolves a save that finds another draft than expected: succeeds for identical texts (a repeated save), otherwise
 * refuses.
 */
function settled(stored: Stored | undefined, texts: Partial<NoteTexts>): { base: string } {
  if (!stored) throw new Refusal('NOT_FOUND', 'care.refused.noNote')
  if (stored.signedAt) throw new Refusal('CONFLICT', 'care.refused.lockedNote')
  const same = NOTE_FIELDS.every((field) => texts[field] === undefined || texts[field] === stored[field])
  if (!same) throw new Refusal('CONFLICT', 'care.refused.newerDraft')
  return { base: stored.base }
}

const STORED = {
  id: visitNotes.id,
  base: visitNotes.base,
  signedAt: visitNotes.signedAt,
  subjective: visitNotes.subjective,
  objective: visitNotes.objective,
  assessment: visitNotes.assessment,
  plan: visitNotes.plan,
  forPatient: visitNotes.forPatient,
}

/**
 * Saves the caller's draft about a patient in care, and returns its next base. Refuses a base that is not the newest one,
 * a second draft about the same patient, and a signed note, each with `CONFLICT`. A repeated save with the same texts
 * succeeds.
 */
export async function saveNote(db: Db, who: Who, patient: PatientInCare, { id, base, ...texts }: SaveNote) {
  if (base === null) return beginNote(db, who, patient, id, texts)
  if (!id) throw new Refusal('BAD_INPUT', 'care.refused.whichDraft')
  const [saved] = await db
    .update(visitNotes)
    .set({ ...texts, base: sql`gen_random_uuid()` })
    .where(
      and(own(who, patient), eq(visitNotes.id, id), eq(visitNotes.base, base), isNull(visitNotes.signedAt)),
    )
    .returning({ base: visitNotes.base })
  if (saved) return { id, base: saved.base }
  const [stored] = await db
    .select(STORED)
    .from(visitNotes)
    .where(and(own(who, patient), eq(visitNotes.id, id)))
  return { id, ...settled(stored, texts) }
}

async function beginNote(
  db: Db,
  who: Who,
  patient: PatientInCare,
  id: string | undefined,
  texts: Partial<NoteTexts>,
) {
  const [begun] = await db
    .insert(visitNotes)
    .values({
      ...(id && { id }),
      ...texts,
      patientId: patient,
      authorId: who.userId,
    })
    .onConflictDoNothing()
    .returning({ id: visitNotes.id, base: visitNotes.base })
  if (begun) return begun
  const [stored] = await db
    .select(STORED)
    .from(visitNotes)
    .where(
      and(
        own(who, patient),
        id ? or(eq(visitNotes.id, id), isNull(visitNotes.signedAt)) : isNull(visitNotes.signedAt),
      ),
    )
    .orderBy(sql`${visitNotes.id} = ${id ?? null}::uuid desc nulls last`)
    .limit(1)
  if (stored && id && stored.id !== id) throw new Refusal('CONFLICT', 'care.refused.newerDraft')
  return { id: stored?.id ?? '', ...settled(stored, texts) }
}

/**
 * Signs and locks the caller's draft as of `base`. If requested, releases its text for the patient in the same
 * transaction, with a notice. Refuses an empty note and a stale base. A repeated signature changes nothing.
 */
export async function signNote(db: Db, who: Who, patient: PatientInCare, { id, base, release }: SignNote) {
  return db.transaction(async (tx) => {
    const [note] = await tx
      .select(STORED)
      .from(visitNotes)
      .where(and(own(who, patient), eq(visitNotes.id, id)))
      .for('update')
    if (!note) throw new Refusal('NOT_FOUND', 'care.refused.noNote')
    if (note.base !== base)
      throw new Refusal('CONFLICT', note.signedAt ? 'care.refused.lockedNote' : 'care.refused.newerDraft')
    if (note.signedAt) return { signedAt: note.signedAt }
    if (NOTE_FIELDS.every((field) => note[field].trim() === '')) {
      throw new Refusal('BAD_INPUT', 'care.refused.emptyNote')
    }
    const released = release && note.forPatient.trim() !== ''
    const signedAt = new Date()
    await tx
      .update(visitNotes)
      .set({ signedAt, releasedAt: released ? signedAt : null })
      .where(eq(visitNotes.id, id))
    if (released) await addNotice(tx, patient, { kind: 'note-released', dedupeKey: id, targetId: id })
    return { signedAt }
  })
}

/**
 * Adds an addendum to a signed note about a patient in care. Ignores a repeated addendum; throws `CONFLICT` for another
 * text under the same id, and refuses a draft like an unknown note.
 */
export async function addAddendum(db: Db, who: Who, patient: PatientInCare, input: NewAddendum) {
  const { id: noteId, addendumId, text } = input
  return db.transaction(async (tx) => {
    const [note] = await tx
      .select({ id: visitNotes.id })
      .from(visitNotes)
      .where(
        and(eq(visitNotes.patientId, patient), eq(visitNotes.id, noteId), isNotNull(visitNotes.signedAt)),
      )
    if (!note) throw new Refusal('NOT_FOUND', 'care.refused.noNote')
    const addendum = { noteId, authorId: who.userId, text }
    const known = addendumId ? ne(visitNoteAddenda.id, addendumId) : undefined
    if ((await tx.$count(visitNoteAddenda, and(eq(visitNoteAddenda.noteId, noteId), known))) >= MAX_ADDENDA) {
      throw new Refusal('BAD_INPUT', 'care.refused.addenda', { max: MAX_ADDENDA })
    }
    const [added] = await tx
      .insert(visitNoteAddenda)
      .values({ ...(addendumId && { id: addendumId }), ...addendum })
      .onConflictDoNothing()
      .returning({ id: visitNoteAddenda.id })
    if (added || !addendumId) return { success: true }
    const { id, noteId: of, authorId, text: words } = visitNoteAddenda
    const same = and(eq(id, addendumId), eq(of, noteId), eq(authorId, who.userId), eq(words, text))
    if ((await tx.$count(visitNoteAddenda, same)) === 0) {
      throw new Refusal('CONFLICT', 'care.refused.otherAddendum')
    }
    return { success: true }
  })
}

/**
 * A page of what was released to the caller, newest first, after the note `cursor`: the author's text, and nothing else
 * of the note.
 */
export async function releasedNotes(db: Db, who: Who, cursor?: string) {
  const notes = await db
    .select({
      id: visitNotes.id,
      at: sql<Date>`${visitNotes.signedAt}`.mapWith(visitNotes.signedAt),
      by: users.name,
      language: languageOfPerson(users.id),
      text: visitNotes.forPatient,
    })
    .from(visitNotes)
    .innerJoin(users, eq(users.id, visitNotes.authorId))
    .where(
      and(
        eq(visitNotes.patientId, who.userId),
        isNotNull(visitNotes.releasedAt),
        cursor ? after(cursor, who.userId) : undefined,
      ),
    )
    .orderBy(desc(visitNotes.signedAt), desc(visitNotes.id))
    .limit(PAGE + 1)
  return pageOf(notes, PAGE)
}
