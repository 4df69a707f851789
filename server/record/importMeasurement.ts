import { createHash } from 'node:crypto'
import { canonicalValue, isPossible, type MeasurementKind } from '../../shared/measurements.ts'
import type { Unreadable } from '../../shared/recordImport.ts'
import type { FileEntry, FileReading } from './importEntries.ts'

const FIRST = Date.UTC(1900, 0, 1)
/** Tolerated clock difference; milliseconds. */
const AHEAD = 10 * 60 * 1000
const MOST_TITLE = 200

const hashOf = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Why a reading is refused; null if it is accepted. */
function reasonOf({ at, kind, values, unit }: FileReading, now: number): Unreadable | null {
  if (!(at >= FIRST)) return 'day'
  if (at > now + AHEAD) return 'future'
  if ('value' in values) {
    return isPossible({ kind, unit, value: values.value, diastolic: null }) ? null : 'range'
  }
  const { systolic, diastolic } = values
  if (diastolic >= systolic) return 'lower'
  return isPossible({ kind, unit, value: systolic, diastolic }) ? null : 'range'
}

/** A measurement as an entry. An impossible one stays in the list, with the reason. */
export function measurementEntry({
  line,
  now,
  reading,
}: {
  line: number
  now: number
  reading: FileReading
}): FileEntry {
  const { kind, at, values, unit } = reading
  const [value, diastolic] = 'value' in values ? [values.value, null] : [values.systolic, values.diastolic]
  // As the database compares it.
  const content = { ...reading, canonical: canonicalValue({ value, unit }), diastolic }
  return {
    ...{ line, kind: 'measurement', type: kind, title: '', at, content },
    hash: hashOf(kind, at, values, unit),
    reason: reasonOf(reading, now),
  }
}

type Unread = { line: number; kind: MeasurementKind; title: string; at: number | null; reason: Unreadable }

/** An unreadable measurement; `title` is the file's text. */
export const unreadableReading = ({ line, kind, title, at, reason }: Unread): FileEntry => ({
  ...{ line, kind: 'measurement', type: kind, title: title.slice(0, MOST_TITLE), at, content: {} },
  ...{ hash: hashOf(line, kind, title, at), reason },
})
