import { open, readFile } from 'node:fs/promises'
import { MAX_TEXT_FILE } from '../../shared/recordImport.ts'
import { Refusal } from '../platform/refusal.ts'
import { archiveReadings } from './importArchive.ts'
import { readCsv } from './importCsv.ts'
import type { Emit, FileFacts, ReadTask } from './importEntries.ts'
import { readBundle } from './importFhir.ts'
import { measurementEntry } from './importMeasurement.ts'

/** Bytes of a table; `MOST_LINES` lines fit. */
const MOST_CSV = 16_000_000
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const HEAD = 4_096
const JSON_START = /^\uFEFF?\s*\{/

async function headOf(path: string) {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
  return { head: buffer.subarray(0, bytesRead), size: (await file.stat()).size }
}

/** Reads a file by its content, regardless of its name, and emits its entries in order. */
export async function readRecordFile(task: ReadTask, emit: Emit): Promise<FileFacts> {
  const { path, now } = task
  const { head, size } = await headOf(path)
  if (size === 0) throw new Refusal('BAD_INPUT', 'app.refused.emptyFile')
  if (head.subarray(0, ZIP.length).equals(ZIP)) {
    const { readings, ...facts } = await archiveReadings(task)
    for (const [at, reading] of readings.entries()) {
      await emit(measurementEntry({ line: at + 1, now, reading }))
    }
    return facts
  }
  const isJson = JSON_START.test(head.toString('utf8'))
  if (size > (isJson ? MAX_TEXT_FILE : MOST_CSV)) throw new Refusal('TOO_LARGE', 'record.refused.inflates')
  const bytes = await readFile(path)
  return isJson ? readBundle(bytes, task, emit) : readCsv(bytes, task, emit)
}
