import type { FastifyRequest } from 'fastify'
import { MAX_UPLOAD_BYTES } from '../../shared/bloodTests.ts'
import { Refusal } from '../../shared/errors.ts'

/** What a form may carry: one file. One byte more than allowed passes, so that the refusal is in our own words. */
export const multipartOptions = {
  limits: { fileSize: MAX_UPLOAD_BYTES + 1, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  throwFileSizeLimit: false,
}

/** The one file of a form, in its field `file`, still to be read. Refuses any other body. */
export async function filePart(request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal('BAD_INPUT', 'Please send the file as multipart form data.')
  const part = await request.file()
  if (part?.fieldname !== 'file') {
    part?.file.resume()
    throw new Refusal('BAD_INPUT', 'Please choose a file.')
  }
  return part
}
