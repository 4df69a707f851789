import type { FastifyInstance } from 'fastify'
import type { Caller } from '../http/caller.ts'
import { asDownload } from '../http/download.ts'
import { idParam, type OfOne } from '../http/idParam.ts'
import type { Services } from '../platform/services.ts'
import { openSigned } from './signedFile.ts'

/** The one route of consents that sends a file: the rest is tRPC. */
export async function consentRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'db' | 'files'>; caller: Caller },
) {
  app.get<OfOne>('/api/consents/:id/file', async (request, reply) => {
    const who = await caller.signedIn(request)
    const id = idParam(request, 'consents.refused.none')
    const file = await openSigned(deps, who, id)
    return asDownload(reply, 'application/pdf', file.name)
      .header('content-length', file.size)
      .send(file.content)
  })
}
