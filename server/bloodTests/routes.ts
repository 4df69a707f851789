import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { MAX_UPLOAD_BYTES } from '../../shared/bloodTests.ts'
import { Refusal } from '../../shared/errors.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../session.ts'
import { openUpload } from './bloodTests.ts'
import { uploadBloodTest } from './upload.ts'

/** A file name for a header: plain characters for old clients, the true name in RFC 5987's form. */
function disposition(name: string) {
  const plain = name.replace(/[^\w.-]+/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** The two endpoints that carry files: everything else of blood tests is tRPC. */
export async function bloodTestRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Deps; caller: Caller },
) {
  await app.register(multipart, {
    // One byte more than allowed passes here, so that our own count can refuse it in the specification's words.
    limits: { fileSize: MAX_UPLOAD_BYTES + 1, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    throwFileSizeLimit: false,
  })

  app.post('/api/blood-tests', async (request, reply) => {
    const who = await caller.who(request)
    if (!who) throw new Refusal('NOT_SIGNED_IN', 'Please sign in to access blood test uploads')
    if (!request.isMultipart()) throw new Refusal('BAD_INPUT', 'Please send the file as multipart form data.')
    const part = await request.file()
    if (part?.fieldname !== 'file') {
      part?.file.resume()
      throw new Refusal('BAD_INPUT', 'Please choose a file.')
    }
    try {
      const { id } = await uploadBloodTest(deps, who, { name: part.filename, content: part.file })
      return reply.code(201).send({ id })
    } finally {
      // What was refused half way must still be read, or the client never hears why.
      part.file.resume()
    }
  })

  app.get<{ Params: { id: string } }>('/api/blood-tests/:id/file', async (request, reply) => {
    const who = await caller.who(request)
    if (!who) throw new Refusal('NOT_SIGNED_IN', 'Please sign in.')
    const id = z.uuid().safeParse(request.params.id)
    if (!id.success) throw new Refusal('NOT_FOUND', 'There is no such blood test.')
    const file = await openUpload(deps, who, id.data)
    return reply
      .type(file.type)
      .header('content-length', file.size)
      .header('content-disposition', disposition(file.name))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .send(file.content)
  })
}
