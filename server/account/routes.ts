import type { FastifyInstance } from 'fastify'
import { auditDownload } from '../audit/audit.ts'
import type { Caller } from '../http/caller.ts'
import { asDownload, untilGone } from '../http/download.ts'
import type { Services } from '../platform/services.ts'
import { archiveMine } from './export.ts'

/** The archive download: the rest of accounts is tRPC and better-auth. */
export async function accountRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'db' | 'files' | 'log'>; caller: Caller },
) {
  app.get('/api/my-data', { compress: false }, async (request, reply) => {
    const who = await caller.signedIn(request)
    const archive = await archiveMine(deps, who, untilGone(reply))
    await auditDownload(deps.db, who, 'archive')
    return asDownload(reply, 'application/x-tar', 'my-data.tar').send(archive)
  })
}
