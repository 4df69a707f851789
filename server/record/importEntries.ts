/** What the readers make of a file: plain objects, which the child process sends to the portal. */
import type { RefusalCode } from '../../shared/errors.ts'
import type { Measurement, MeasurementKind, MeasurementUnit } from '../../shared/measurements.ts'
import type { EntryKind, ImportSource, Unreadable } from '../../shared/recordImport.ts'

/** A measurement in a unit that the portal keeps. `at` is milliseconds since 1970. */
export type FileReading = {
  kind: MeasurementKind
  at: number
  values: Measurement['values']
  unit: MeasurementUnit
  /** Whether a glucose was measured fasting, where the file says so. */
  fasting?: boolean
  /** The device or app that wrote it. */
  device?: string
}

/** One entry of a file, as it waits until the person has chosen. */
export type FileEntry = {
  /** The line of a table, or the place in a bundle, from 1. */
  line: number
  kind: EntryKind
  /** The kind of measurement, or the type of a FHIR resource. Empty where not even that can be read. */
  type: string
  /** The words of a resource itself, in its own language; empty for a measurement. */
  title: string
  /** Milliseconds since 1970. */
  at: number | null
  content: object
  /** Equal for equal content: ids and the times of bookkeeping do not count. */
  hash: string
  reason: Unreadable | null
}

export type ReadTask = {
  path: string
  /** A folder in which a part of an archive may be unpacked. */
  folder: string
  /** That of the person: a table has no other. */
  timeZone: string
  now: number
}

/** How a file was read as a whole. */
export type FileFacts = {
  source: ImportSource
  /** Readings that are not among the entries: of other devices on the same day, and copies. */
  leftOut: number
}

/** Entries as a JSON array, which only the database parses; `done` after the last ones. A refusal as its code and message. */
export type ReadAnswer =
  | { entries: string }
  | { done: FileFacts }
  | { refused: { code: RefusalCode; message: string } }

export type Emit = (entry: FileEntry) => Promise<void> | void
