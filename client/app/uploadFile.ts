import { HttpFailure } from '../ui/failures.ts'

type UploadOptions = {
  onProgress: (sentBytes: number) => void
  signal: AbortSignal
  /** Messages that replace the server's, by HTTP status. */
  refusals?: Record<number, string>
}

/**
 * Posts a file and reports the progress in bytes. Uses XMLHttpRequest because fetch has no upload progress. Resolves
 * to null when `signal` aborted the upload.
 */
export function uploadFile<Answer extends { id: string }>(
  url: string,
  file: File,
  { onProgress, signal, refusals = {} }: UploadOptions,
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append('file', file)
    // Loaded bytes include the multipart envelope, so they are capped at the file's size.
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size))
    request.onload = () => {
      const answer: (Answer & { message?: string; requestId?: string }) | null = request.response
      if (request.status === 201 && answer?.id) resolve(answer)
      else {
        const sentence = refusals[request.status] ?? answer?.message ?? ''
        reject(new HttpFailure(request.status, sentence, answer?.requestId))
      }
    }
    request.onerror = () => reject(new Error('The upload was interrupted'))
    request.onabort = () => resolve(null)
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', url)
    request.responseType = 'json'
    request.send(form)
  })
}

/** Posts a small form and returns the answer. Throws `HttpFailure` with the server's message. */
export async function postForm<Answer>(url: string, fields: Record<string, string | File>): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const response = await fetch(url, { method: 'POST', body })
  const answer: (Answer & { message?: string }) | null = await response.json().catch(() => null)
  if (!response.ok || !answer) throw new HttpFailure(response.status, answer?.message ?? '')
  return answer
}
