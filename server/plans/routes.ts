import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../http/caller.ts'
import { asDownload, untilGone } from '../http/download.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { planAsPdf } from './download.ts'

/** The one route of plans that sends a file: the rest is tRPC. */
export async function planRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'clinic' | 'db'>; caller: Caller },
) {
  app.get<{ Params: { id: string } }>('/api/plans/:id/plan.pdf', async (request, reply) => {
    const who = await caller.who(request)
    if (!who) throw new Refusal('NOT_SIGNED_IN', 'app.refused.signIn')
    const id = z.uuid().safeParse(request.params.id)
    if (!id.success) throw new Refusal('NOT_FOUND', 'plans.refused.unknown')
    const pdf = await planAsPdf(deps, who, id.data, request.locale, untilGone(reply))
    return asDownload(reply, 'application/pdf', 'treatment-plan.pdf').send(pdf)
  })
}
