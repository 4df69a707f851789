import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../../shared/errors.ts'
import type { Deps } from '../deps.ts'
import { filePart } from '../multipart.ts'
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
  app.post('/api/blood-tests', async (request, reply) => {
    const who = await caller.who(request)
    if (!who) throw new Refusal('NOT_SIGNED_IN', 'Please sign in to access blood test uploads')
    const part = await filePart(request)
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
