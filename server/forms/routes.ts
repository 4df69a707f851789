import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BUNDLE_TYPE } from '../../shared/bloodTests.ts'
import type { Caller } from '../http/caller.ts'
import { asDownload, untilGone } from '../http/download.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { formAsBundle, formAsPdf } from './download.ts'

/** The routes of forms that send a file: the rest is tRPC. */
export async function formRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'clinic' | 'db'>; caller: Caller },
) {
  type OfOne = { Params: { id: string } }
  const formOf = async (request: FastifyRequest<OfOne>) => {
    const who = await caller.who(request)
    if (!who) throw new Refusal('NOT_SIGNED_IN', 'app.refused.signIn')
    const id = z.uuid().safeParse(request.params.id)
    if (!id.success) throw new Refusal('NOT_FOUND', 'forms.refused.noForm')
    return { who, id: id.data }
  }

  app.get<OfOne>('/api/forms/:id/form.pdf', async (request, reply) => {
    const { who, id } = await formOf(request)
    const pdf = await formAsPdf(deps, who, id, untilGone(reply))
    return asDownload(reply, 'application/pdf', 'form.pdf').send(pdf)
  })

  app.get<OfOne>('/api/forms/:id/fhir', async (request, reply) => {
    const { who, id } = await formOf(request)
    return asDownload(reply, BUNDLE_TYPE, 'form.fhir.json').send(await formAsBundle(deps, who, id))
  })
}
