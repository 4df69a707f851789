import { BUNDLE_TYPE } from '../../shared/bloodTests.ts'
import { HEAD_BYTES, typeByContent, type UploadType } from '../platform/upload.ts'

const BUNDLE = /^\uFEFF?\s*\{[\s\S]*"resourceType"\s*:\s*"Bundle"/

/** The type of a file by its first bytes; null if it may not be uploaded. */
export async function uploadType(head: Buffer): Promise<UploadType | null> {
  if (BUNDLE.test(head.subarray(0, HEAD_BYTES).toString('utf8'))) return BUNDLE_TYPE
  return typeByContent(head)
}
