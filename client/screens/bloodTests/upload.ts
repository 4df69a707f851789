import { ALLOWED_TYPES, BUNDLE_TYPE, MAX_UPLOAD_BYTES } from '../../../shared/bloodTests.ts'
import { uploadFile } from '../../app/uploadFile.ts'
import { t } from '../../locale/messages.tsx'

/** What is uploaded: a report (PDF, JPEG, JPG, PNG), or a FHIR bundle from another system. */
export type UploadKind = 'report' | 'bundle'

type Rule = {
  /** The `accept` attribute of the file field. */
  accept: string
  named: RegExp
  typed: readonly string[]
  refusal: 'bloodTests.upload.notReport' | 'bloodTests.upload.notBundle'
}

export const UPLOADS: Record<UploadKind, Rule> = {
  report: {
    accept: '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png',
    named: /\.(pdf|jpe?g|png)$/i,
    // Some systems still call a JPEG image/jpg.
    typed: [...ALLOWED_TYPES, 'image/jpg'],
    refusal: 'bloodTests.upload.notReport',
  },
  bundle: {
    accept: '.json,application/fhir+json,application/json',
    named: /\.json$/i,
    typed: [BUNDLE_TYPE, 'application/json'],
    refusal: 'bloodTests.upload.notBundle',
  },
}

/** The types that browsers give to unknown files. */
const UNKNOWN = ['', 'application/octet-stream']

/** Titles of a refused upload by HTTP status. The page uses the same titles when it refuses a file itself. */
export const UPLOAD_TITLES = {
  413: 'bloodTests.upload.tooLarge.title',
  415: 'bloodTests.upload.wrongType.title',
} as const

type UploadRefusal = {
  title: (typeof UPLOAD_TITLES)[keyof typeof UPLOAD_TITLES]
  text: Rule['refusal'] | 'bloodTests.upload.tooLarge'
}

/**
 * Checks a file before the upload: its size and its type as reported by the browser, or its name without one. Returns
 * null for a valid file. The server checks again, by content.
 */
export function uploadRefusal(
  file: { name: string; type: string; size: number },
  kind: UploadKind,
): UploadRefusal | null {
  const { named, typed, refusal } = UPLOADS[kind]
  if (!typed.includes(file.type) && !(UNKNOWN.includes(file.type) && named.test(file.name))) {
    return { title: UPLOAD_TITLES[415], text: refusal }
  }
  if (file.size > MAX_UPLOAD_BYTES) {
    return { title: UPLOAD_TITLES[413], text: 'bloodTests.upload.tooLarge' }
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
  const refusals = { 415: t(UPLOADS[kind].refusal) }
  const answer = await uploadFile<{ id: string }>('/api/blood-tests', file, { onProgress, signal, refusals })
  return answer?.id ?? null
}
