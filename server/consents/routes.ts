import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../http/caller.ts'
import { asDownload } from '../http/download.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { openSigned } from './signedFile.ts'

/** The one route of consents that sends a file: the rest is tRPC. */
export async function consentRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'db' | 'files'>; caller: Caller },
) {
  app.get<{ Params: { id: string } }>('/api/consents/:id/file', async (request, reply) => {
    const who = await caller.who(request)
    if (!who) throw new Refusal('NOT_SIGNED_IN', 'app.refused.signIn')
    const id = z.uuid().safeParse(request.params.id)
    if (!id.success) throw new Refusal('NOT_FOUND', 'consents.refused.none')
    const file = await openSigned(deps, who, id.data)
    return asDownload(reply, 'application/pdf', file.name)
      .header('content-length', file.size)
      .send(file.content)
  })
}
