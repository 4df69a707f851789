import { NOTE_FIELDS, type NoteTexts } from '../../../shared/visitNotes.ts'

/** A visit note being written. `base` is the result of the last save; null before the first one. */
export type NoteDraft = {
  id: string | null
  base: string | null
  texts: NoteTexts
  /** The last texts sent without a response: the server may have saved them. */
  unanswered: NoteTexts | null
  /** Whether the patient's text was deliberately written or copied; absent from drafts of earlier releases. */
  asked: true
}

/** Prefix of a fact's line in the Objective part. */
const MARK = '• '

export const NO_TEXTS: NoteTexts = {
  subjective: '',
  objective: '',
  assessment: '',
  plan: '',
  forPatient: '',
}

export const sameTexts = (one: NoteTexts, other: NoteTexts) =>
  NOTE_FIELDS.every((field) => one[field] === other[field])

/** Builds the Objective part from facts and free text. */
export function joinObjective(facts: readonly string[], words: string): string {
  if (facts.length === 0) return words
  const lines = facts.map((fact) => MARK + fact).join('\n')
  return words === '' ? lines : `${lines}\n\n${words}`
}

/** Inverse of `joinObjective`: known facts at the start of the text, and everything else as free text. */
export function splitObjective(text: string, known: ReadonlySet<string>): { facts: string[]; words: string } {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !(line.startsWith(MARK) && known.has(line.slice(MARK.length))))
  const count = end === -1 ? lines.length : end
  const below = lines.slice(count)
  if (count > 0 && below[0] === '') below.shift()
  return { facts: lines.slice(0, count).map((line) => line.slice(MARK.length)), words: below.join('\n') }
}

/** The lines marked as facts, including those of a draft from another day. */
export const markedLines = (text: string) =>
  text.split('\n').flatMap((line) => (line.startsWith(MARK) ? [line.slice(MARK.length)] : []))

/**
 * A draft as this browser kept it. Earlier releases copied the plan into the patient's text without being asked, so there
 * a copy is removed.
 */
export function keptDraft(draft: Omit<NoteDraft, 'asked'> & { asked?: true }): NoteDraft {
  const { texts, asked } = draft
  const isCopy = !asked && texts.forPatient === texts.plan
  return { ...draft, texts: isCopy ? { ...texts, forPatient: '' } : texts, asked: true }
}

/** Adds facts that are missing, below existing facts and above the free text. */
export function withFacts(text: string, facts: readonly string[]): string {
  const there = new Set(markedLines(text))
  const shown = splitObjective(text, there)
  return joinObjective(
    [...new Set([...shown.facts, ...facts.filter((fact) => !there.has(fact))])],
    shown.words,
  )
}

/** The record in `unsavedInput.ts` through which another page passes `{ lines }` to the patient's note. */
export const noteLines = (patientId: string) => `lines for the note about ${patientId}`
