export const RECORD_IMPORT = '/api/record/import'

export const IMPORT_SOURCES = ['fhir', 'csv', 'appleHealth', 'healthConnect'] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]

/** Bytes of a file, and of one that is FHIR or CSV. */
export const MAX_RECORD_FILE = 200_000_000
export const MAX_TEXT_FILE = 64_000_000

/**
 * What an entry of a file becomes: a measurement, a day of the tracker, a part of the profile, or a record from elsewhere, which is kept as it is. The
 * person is compared only.
 */
export const ENTRY_KINDS = [
  ...(['measurement', 'health', 'allergies', 'conditions', 'medicalHistory', 'currentMedications'] as const),
  ...(['elsewhere', 'person'] as const),
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]
/** Kinds that are texts of the profile: the file's text is appended. */
export const TEXT_KINDS = ['allergies', 'medicalHistory', 'currentMedications'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

/** `conflict`: the record differs. It stays, unless the person decides otherwise. */
export const ENTRY_STATES = ['new', 'same', 'conflict', 'unreadable'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

/** Answers to an entry: take it anyway, or leave it out. */
export const ENTRY_DECISIONS = ['take', 'leave'] as const
export type EntryDecision = (typeof ENTRY_DECISIONS)[number]

/** Characters of a value and of a unit that a person corrects. */
export const MOST_CORRECTED = { value: 40, unit: 20 } as const

/** Why an entry cannot be read. */
export const UNREADABLE = [
  ...(['day', 'time', 'number', 'unit', 'range', 'future', 'lower'] as const),
  ...(['resource', 'large', 'deep'] as const),
] as const
export type Unreadable = (typeof UNREADABLE)[number]
