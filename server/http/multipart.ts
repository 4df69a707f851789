import type { FastifyRequest } from 'fastify'
import { MAX_UPLOAD_BYTES } from '../../shared/bloodTests.ts'
import { Refusal } from '../platform/refusal.ts'

/** A form may carry one file. One byte more than the limit passes, so that the refusal has our own message. */
export const multipartOptions = {
  limits: { fileSize: MAX_UPLOAD_BYTES + 1, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  throwFileSizeLimit: false,
}

/** The one file of a form, in the field `file`, not yet read, of at most `most` bytes. Refuses any other body. */
export async function filePart(request: FastifyRequest, most = MAX_UPLOAD_BYTES) {
  if (!request.isMultipart()) throw new Refusal('BAD_INPUT', 'app.refused.multipart')
  const part = await request.file({ limits: { fileSize: most + 1 } })
  if (part?.fieldname !== 'file') {
    part?.file.resume()
    throw new Refusal('BAD_INPUT', 'app.refused.noFile')
  }
  return part
}
