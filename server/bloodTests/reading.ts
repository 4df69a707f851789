/** Reads an uploaded file of any allowed type. */
import { BUNDLE_TYPE, type UploadType } from '../../shared/bloodTests.ts'
import { HEAD_BYTES, typeByContent } from '../platform/upload.ts'
import { askChild } from './reader/child.ts'
import { checkFinished, type Finished } from './reader/finished.ts'
import { TEXT_LIMITS } from './reader/limits.ts'
import { askAbout, type ReadOptions, unexpectedAnswer } from './reader/readWords.ts'

const BUNDLE = /^\uFEFF?\s*\{[\s\S]*"resourceType"\s*:\s*"Bundle"/

/** The type of a file by its first bytes; null where it may not be uploaded. */
export async function uploadType(head: Buffer): Promise<UploadType | null> {
  if (BUNDLE.test(head.subarray(0, HEAD_BYTES).toString('utf8'))) return BUNDLE_TYPE
  return typeByContent(head)
}

/**
 * Reads an upload in a child process, with its text by fixed rules. Fails with `UnreadableReport`, which has a
 * sentence for its owner, where it cannot be read.
 */
export async function readUpload(
  file: Uint8Array,
  type: UploadType,
  options: ReadOptions = {},
): Promise<Finished> {
  const answer =
    type === BUNDLE_TYPE
      ? await askChild({
          ask: 'bundle',
          bytes: file,
          born: options.born ?? null,
          limits: { ...TEXT_LIMITS, ...options.limits },
        })
      : await askAbout(file, type, options)
  if ('finished' in answer) return checkFinished(answer.finished)
  throw unexpectedAnswer(answer)
}
