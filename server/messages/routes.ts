import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../http/caller.ts'
import { asDownload } from '../http/download.ts'
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
    const who = await caller.who(request)
    if (!who) throw new Refusal('NOT_SIGNED_IN', 'app.refused.signIn')
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

  app.get<{ Params: { id: string } }>('/api/message-files/:id', async (request, reply) => {
    const who = await caller.who(request)
    if (!who) throw new Refusal('NOT_SIGNED_IN', 'app.refused.signIn')
    const id = z.uuid().safeParse(request.params.id)
    if (!id.success) throw new Refusal('NOT_FOUND', 'messages.refused.noFile')
    const file = await openAttachment(deps, who, id.data)
    return asDownload(reply, file.type, file.name).header('content-length', file.size).send(file.content)
  })
}
