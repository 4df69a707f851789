import { ALLOWED_TYPES, BUNDLE_TYPE, MAX_UPLOAD_BYTES } from '../../../shared/bloodTests.ts'
import { uploadFile } from '../../app/uploadFile.ts'

/** What is uploaded: a report (PDF, JPEG, JPG, PNG), or a FHIR bundle from another system. */
export type UploadKind = 'report' | 'bundle'

type Rule = {
  /** The `accept` attribute of the file field. */
  accept: string
  named: RegExp
  typed: readonly string[]
  refusal: string
}

export const UPLOADS: Record<UploadKind, Rule> = {
  report: {
    accept: '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png',
    named: /\.(pdf|jpe?g|png)$/i,
    // Some systems still call a JPEG image/jpg.
    typed: [...ALLOWED_TYPES, 'image/jpg'],
    refusal: 'Please upload a PDF or image file (JPG, PNG)',
  },
  bundle: {
    accept: '.json,application/fhir+json,application/json',
    named: /\.json$/i,
    typed: [BUNDLE_TYPE, 'application/json'],
    refusal: 'Please choose a FHIR bundle (JSON)',
  },
}

/** The types that a browser gives to files that it does not know. */
const UNKNOWN = ['', 'application/octet-stream']

/** Titles of a refused upload by HTTP status. The page uses the same titles when it refuses a file itself. */
export const UPLOAD_TITLES = { 413: 'File Too Large', 415: 'Invalid File Type' }

export type UploadRefusal = { title: string; sentence: string }

/**
 * Checks a file before it is sent: its type as the browser reports it, or its name when the browser knows no type, and
 * its size. Returns null for a valid file. The server checks again, by content.
 */
export function uploadRefusal(
  file: { name: string; type: string; size: number },
  kind: UploadKind,
): UploadRefusal | null {
  const { named, typed, refusal } = UPLOADS[kind]
  if (!typed.includes(file.type) && !(UNKNOWN.includes(file.type) && named.test(file.name))) {
    return { title: UPLOAD_TITLES[415], sentence: refusal }
  }
  if (file.size > MAX_UPLOAD_BYTES) {
    return { title: UPLOAD_TITLES[413], sentence: 'File must be less than 10MB' }
  }
  return null
}

/**
 * Uploads a file and reports the progress in bytes. Resolves to the new test's id, or null when `signal` aborted it.
 */
export async function uploadBloodTest(
  file: File,
  kind: UploadKind,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<string | null> {
  const refusals = { 415: UPLOADS[kind].refusal }
  const answer = await uploadFile<{ id: string }>('/api/blood-tests', file, { onProgress, signal, refusals })
  return answer?.id ?? null
}
