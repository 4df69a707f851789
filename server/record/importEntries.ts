/** The readers' output: plain objects that the child process sends to the portal. */
import type { RefusalCode } from '../../shared/errors.ts'
import type { Measurement, MeasurementKind, MeasurementUnit } from '../../shared/measurements.ts'
import type { EntryKind, ImportSource, Unreadable } from '../../shared/recordImport.ts'

/** A measurement in a supported unit. `at` is milliseconds since 1970. */
export type FileReading = {
  kind: MeasurementKind
  at: number
  values: Measurement['values']
  unit: MeasurementUnit
  /** Whether a glucose was measured fasting, if the file states it. */
  fasting?: boolean
  /** The source device or app. */
  device?: string
}

/** A file's entry, stored until the person has chosen. */
export type FileEntry = {
  /** The line of a table, or the place in a bundle, from 1. */
  line: number
  kind: EntryKind
  /** The kind of measurement, or the FHIR resource type. Empty if unreadable. */
  type: string
  /** The resource's text, in its own language; empty for a measurement. */
  title: string
  /** Milliseconds since 1970. */
  at: number | null
  content: object
  /** Equal for equal content, ignoring ids and timestamps of bookkeeping. */
  hash: string
  reason: Unreadable | null
}

export type ReadTask = {
  path: string
  /** A folder to unpack a part of an archive in. */
  folder: string
  /** The person's, since a table has none. */
  timeZone: string
  now: number
}

/** How a file was read as a whole. */
export type FileFacts = {
  source: ImportSource
  /** Readings left out: of other devices on the same day, and duplicates. */
  leftOut: number
}

/** Entries as a JSON array, parsed only by the database; `done` after the last ones. A refusal as code and message. */
export type ReadAnswer =
  | { entries: string }
  | { done: FileFacts }
  | { refused: { code: RefusalCode; message: string } }

export type Emit = (entry: FileEntry) => Promise<void> | void
