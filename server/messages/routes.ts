import type { FastifyInstance } from 'fastify'
import type { Caller } from '../http/caller.ts'
import { asDownload } from '../http/download.ts'
import { idParam, type OfOne } from '../http/idParam.ts'
import { filePart } from '../http/multipart.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { openAttachment, uploadAttachment } from './attachments.ts'

/** The routes that take or send files of messages: the rest is tRPC. */
export async function messageRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'env' | 'log' | 'db' | 'files'>; caller: Caller },
) {
  app.post('/api/message-files', async (request, reply) => {
    const who = await caller.signedIn(request)
    if (deps.env.MESSAGES === 'off') throw new Refusal('FORBIDDEN', 'messages.refused.off')
    const part = await filePart(request)
    try {
      const file = await uploadAttachment(deps, who, { name: part.filename, content: part.file })
      return reply.code(201).send(file)
    } finally {
      // The rest of a refused upload must be read, or the client does not receive the answer.
      part.file.resume()
    }
  })

  app.get<OfOne>('/api/message-files/:id', async (request, reply) => {
    const who = await caller.signedIn(request)
    const id = idParam(request, 'messages.refused.noFile')
    const file = await openAttachment(deps, who, id)
    return asDownload(reply, file.type, file.name).header('content-length', file.size).send(file.content)
  })
}
