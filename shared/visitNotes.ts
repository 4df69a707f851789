import { z } from 'zod'

/** The parts of a visit note, in the order in which they are written (SOAP). */
export const NOTE_PARTS = ['subjective', 'objective', 'assessment', 'plan'] as const
export type NotePart = (typeof NOTE_PARTS)[number]

/** Everything that is written in a visit note: its parts, and what the patient reads after the signature. */
export const NOTE_FIELDS = [...NOTE_PARTS, 'forPatient'] as const
export type NoteTexts = Record<(typeof NOTE_FIELDS)[number], string>

/** Characters of one field of a note, and of an addendum. */
export const MAX_NOTE_TEXT = 20_000

const TOO_LONG = 'Please use at most 20,000 characters.'
const field = z.string().max(MAX_NOTE_TEXT, TOO_LONG).optional()

/**
 * A draft as it is saved. A field that is left out stays as it is. `forPatient` follows `plan` until it was written
 * otherwise. `base` is what the last save returned, null at the first one. `id` may be made by the client, so that a
 * save whose answer was lost can be repeated.
 */
export const saveNoteInput = z.object({
  id: z.uuid().optional(),
  subjective: field,
  objective: field,
  assessment: field,
  plan: field,
  forPatient: field,
  base: z.uuid().nullable(),
})
export type SaveNote = z.infer<typeof saveNoteInput>

/** The notes that are older than the note `cursor`. */
export const notesInput = z.object({ cursor: z.uuid().optional() })

/** `base` is what the last save returned: exactly what the writer saw is signed. */
export const signNoteInput = z.object({ id: z.uuid(), base: z.uuid(), release: z.boolean().default(true) })
export type SignNote = z.infer<typeof signNoteInput>

/** `addendumId` may be made by the client: the same addendum is added once. */
export const addendumInput = z.object({
  id: z.uuid(),
  addendumId: z.uuid().optional(),
  text: z.string().trim().min(1, 'Please write something').max(MAX_NOTE_TEXT, TOO_LONG),
})
export type NewAddendum = z.infer<typeof addendumInput>
