import type { FastifyInstance } from 'fastify'
import type { Caller } from '../http/caller.ts'
import { asDownload, untilGone } from '../http/download.ts'
import { idParam, type OfOne } from '../http/idParam.ts'
import type { Services } from '../platform/services.ts'
import { planAsPdf } from './download.ts'

/** The one route of plans that sends a file: the rest is tRPC. */
export async function planRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'clinic' | 'db'>; caller: Caller },
) {
  app.get<OfOne>('/api/plans/:id/plan.pdf', async (request, reply) => {
    const who = await caller.signedIn(request)
    const id = idParam(request, 'plans.refused.unknown')
    const pdf = await planAsPdf(deps, who, id, request.locale, untilGone(reply))
    return asDownload(reply, 'application/pdf', 'treatment-plan.pdf').send(pdf)
  })
}
