import { ALLOWED_TYPES, BUNDLE_TYPE, MAX_UPLOAD_BYTES } from '../../../shared/bloodTests.ts'
import { HttpFailure } from '../../ui/failures.ts'

/** For the file dialog: the specification's types, PDF, JPEG, JPG and PNG, and the FHIR bundles of other systems. */
export const ACCEPT =
  '.pdf,.jpg,.jpeg,.png,.json,application/pdf,image/jpeg,image/png,application/fhir+json,application/json'

export type Refused = { title: string; sentence: string }

/**
 * What can be told before sending: type by name or by the browser's guess, and size. The server decides again, by
 * content. Texts of the specification, section 5.
 */
export function refusedUpload(file: { name: string; type: string; size: number }): Refused | null {
  const named = /\.(pdf|jpe?g|png|json)$/i.test(file.name)
  const typed = [...ALLOWED_TYPES, BUNDLE_TYPE, 'application/json'].some((type) => type === file.type)
  if (!typed && !(named && file.type === '')) {
    return { title: 'Invalid File Type', sentence: 'Please upload a PDF or image file (JPG, PNG)' }
  }
  if (file.size > MAX_UPLOAD_BYTES) {
    return { title: 'File Too Large', sentence: 'File must be less than 10MB' }
  }
  return null
}

/**
 * Sends a file and tells how many bytes went. XMLHttpRequest, because fetch tells nothing of an upload's progress.
 * Answers the new test's id, or null when `signal` cancelled it.
 */
export function uploadBloodTest(
  file: File,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append('file', file)
    // The form's own few bytes count as the file's.
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size))
    request.onload = () => {
      const answer: { id?: string; message?: string; requestId?: string } | null = request.response
      if (request.status === 201 && answer?.id) resolve(answer.id)
      else reject(new HttpFailure(request.status, answer?.message ?? '', answer?.requestId))
    }
    request.onerror = () => reject(new Error('The upload broke off'))
    request.onabort = () => resolve(null)
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', '/api/blood-tests')
    request.responseType = 'json'
    request.send(form)
  })
}
