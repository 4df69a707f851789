/** What an uploaded file is and says, whatever kind it is of. */
import { ALLOWED_TYPES, BUNDLE_TYPE, type ReportReading, type UploadType } from '../../shared/bloodTests.ts'
import { readBundle } from './fhir.ts'
import { readRows } from './reader/rows.ts'
import { type ReadOptions, readWords } from './reader/words.ts'

/** Bytes that suffice to tell a type by its content. */
export const HEAD_BYTES = 4_100

const BUNDLE = /^\uFEFF?\s*\{[\s\S]*"resourceType"\s*:\s*"Bundle"/

/** The type of a file by its beginning; null where no such file may be uploaded. */
export async function uploadType(head: Buffer): Promise<UploadType | null> {
  if (BUNDLE.test(head.subarray(0, HEAD_BYTES).toString('utf8'))) return BUNDLE_TYPE
  const { fileTypeFromBuffer } = await import('file-type')
  const type = (await fileTypeFromBuffer(head))?.mime
  return ALLOWED_TYPES.find((known) => known === type) ?? null
}

/** Reads an upload. Fails with `UnreadableReport`, in words for its owner, where it cannot be read. */
export async function readUpload(
  file: Buffer,
  type: UploadType,
  options: ReadOptions = {},
): Promise<ReportReading> {
  return type === BUNDLE_TYPE ? readBundle(file) : readRows(await readWords(file, type, options))
}
