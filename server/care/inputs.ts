import { z } from 'zod'
import { message } from '../../locales/translate.ts'
import { conditions, day, email, type newPatientInput } from '../../shared/auth.ts'
import { daysFrom } from '../../shared/planItems.ts'
import { MAX_SEARCH } from '../../shared/search.ts'
import { MAX_NOTE_TEXT } from '../../shared/visitNotes.ts'
import { patientIdInput } from '../access/inputs.ts'

export type NewPatient = z.infer<typeof newPatientInput>

/** The conditions of a patient in care, entered by the practitioner. */
export const conditionsInput = z.object({ conditions })

export const searchInput = z.object({ text: z.string().trim().max(MAX_SEARCH) })

/** The longest period of one call: five years. Days. */
const MAX_TIMELINE_DAYS = 5 * 366

/** The period of a timeline, both days included. The server also checks against its clock that it has begun. */
export const timelineInput = patientIdInput
  .partial()
  .extend({ from: day, until: day })
  .refine(({ from, until }) => from <= until, {
    error: message('care.invalid.periodOrder'),
    path: ['until'],
  })
  .refine(({ from, until }) => daysFrom(from, until) < MAX_TIMELINE_DAYS, {
    error: message('care.invalid.periodLength'),
    path: ['from'],
  })

const TOO_LONG = message('care.invalid.noteLength', { max: MAX_NOTE_TEXT })
const field = z.string().max(MAX_NOTE_TEXT, TOO_LONG).optional()

/**
 * A draft to save; a missing field is unchanged. `forPatient` is never filled from another field. `base` is the result
 * of the last save, null for the first. The client may choose `id`, so that a save can be retried after a lost response.
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

/** Address of a person from whom a practitioner requests a care link. */
export const requestLinkInput = z.object({ email })

export const requestCareInput = z.object({ practitionerId: z.uuid() })

export const answerInput = z.object({ id: z.uuid(), accept: z.boolean() })

/** Notes older than the note `cursor`. */
export const notesInput = z.object({ cursor: z.uuid().optional() })

/** `base` is what the last save returned: exactly what the writer saw is signed. */
export const signNoteInput = z.object({ id: z.uuid(), base: z.uuid(), release: z.boolean().default(true) })
export type SignNote = z.infer<typeof signNoteInput>

/** `addendumId`: idempotency key. */
export const addendumInput = z.object({
  id: z.uuid(),
  addendumId: z.uuid().optional(),
  text: z.string().trim().min(1, message('care.invalid.noText')).max(MAX_NOTE_TEXT, TOO_LONG),
})
export type NewAddendum = z.infer<typeof addendumInput>
