import { NOTE_FIELDS, type NoteTexts } from '../../../shared/visitNotes.ts'

/** A visit note while it is written. `base` is what the last save returned; null before the first one. */
export type NoteDraft = {
  id: string | null
  base: string | null
  texts: NoteTexts
  /** What was sent last and got no answer: the server may have it. */
  unanswered: NoteTexts | null
}

/** How a fact's line begins in the Objective part. */
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

/** The Objective part from the facts in it and the words below them. */
export function joinObjective(facts: readonly string[], words: string): string {
  if (facts.length === 0) return words
  const lines = facts.map((fact) => MARK + fact).join('\n')
  return words === '' ? lines : `${lines}\n\n${words}`
}

/** The reverse of `joinObjective`: known facts at the beginning of the text, and everything else as words. */
export function splitObjective(text: string, known: ReadonlySet<string>): { facts: string[]; words: string } {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !(line.startsWith(MARK) && known.has(line.slice(MARK.length))))
  const count = end === -1 ? lines.length : end
  const below = lines.slice(count)
  if (count > 0 && below[0] === '') below.shift()
  return { facts: lines.slice(0, count).map((line) => line.slice(MARK.length)), words: below.join('\n') }
}

/** The lines of a text that stand there as facts: those of a draft of another day count as facts too. */
export const markedLines = (text: string) =>
  text.split('\n').flatMap((line) => (line.startsWith(MARK) ? [line.slice(MARK.length)] : []))

/** The texts with one field changed. What the patient reads follows the plan until it was written otherwise. */
export function withField(texts: NoteTexts, field: keyof NoteTexts, value: string): NoteTexts {
  const follows = field === 'plan' && texts.forPatient === texts.plan
  return { ...texts, [field]: value, ...(follows && { forPatient: value }) }
}

/** An Objective part with further facts, each once: above the words, below the facts that stand there. */
export function withFacts(text: string, facts: readonly string[]): string {
  const there = new Set(markedLines(text))
  const shown = splitObjective(text, there)
  return joinObjective(
    [...new Set([...shown.facts, ...facts.filter((fact) => !there.has(fact))])],
    shown.words,
  )
}

/** The record of `unsavedInput.ts` under which another page leaves `{ lines }` for the note about a patient. */
export const noteLines = (patientId: string) => `lines for the note about ${patientId}`
