import type { FastifyInstance } from 'fastify'
import { BUNDLE_TYPE } from '../../shared/bloodTests.ts'
import type { Caller } from '../http/caller.ts'
import { asDownload, untilGone } from '../http/download.ts'
import { idParam, type OfOne } from '../http/idParam.ts'
import type { Services } from '../platform/services.ts'
import { formAsBundle, formAsPdf } from './download.ts'

/** The routes of forms that send a file: the rest is tRPC. */
export async function formRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'clinic' | 'db'>; caller: Caller },
) {
  app.get<OfOne>('/api/forms/:id/form.pdf', async (request, reply) => {
    const who = await caller.signedIn(request)
    const id = idParam(request, 'forms.refused.noForm')
    const pdf = await formAsPdf(deps, who, id, untilGone(reply))
    return asDownload(reply, 'application/pdf', 'form.pdf').send(pdf)
  })

  app.get<OfOne>('/api/forms/:id/fhir', async (request, reply) => {
    const who = await caller.signedIn(request)
    const id = idParam(request, 'forms.refused.noForm')
    return asDownload(reply, BUNDLE_TYPE, 'form.fhir.json').send(await formAsBundle(deps, who, id))
  })
}
