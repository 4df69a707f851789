/** The parts of a visit note, in the order in which they are written (SOAP). */
export const NOTE_PARTS = ['subjective', 'objective', 'assessment', 'plan'] as const
export type NotePart = (typeof NOTE_PARTS)[number]

/** Everything that is written in a visit note: its parts, and what the patient reads after the signature. */
export const NOTE_FIELDS = [...NOTE_PARTS, 'forPatient'] as const
export type NoteTexts = Record<(typeof NOTE_FIELDS)[number], string>

/** Characters of one field of a note, and of an addendum. */
export const MAX_NOTE_TEXT = 20_000
