import { randomUUID } from 'node:crypto'
import type { TestPortal } from './portal.ts'

type Upload = { url?: string; name?: string; field?: string; type?: string; cookie?: string | undefined }

/** A multipart upload, built by hand so that it can also be malformed. */
export function upload(
  to: TestPortal,
  content: Buffer,
  { url = '/api/blood-tests', name = 'report.pdf', field = 'file', type = 'application/pdf', cookie }: Upload,
) {
  const boundary = `----${randomUUID()}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return to.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...(cookie ? { cookie } : {}) },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}
