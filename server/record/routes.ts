import type { FastifyInstance } from 'fastify'
import { BUNDLE_TYPE } from '../../shared/bloodTests.ts'
import type { Caller } from '../http/caller.ts'
import { asDownload, untilGone } from '../http/download.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { wholeRecord } from './bundle.ts'

/** The routes of the own record that send a file. */
export async function recordRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'clinic' | 'db' | 'env' | 'files' | 'log'>; caller: Caller },
) {
  app.get('/api/record/fhir', async (request, reply) => {
    const who = await caller.who(request)
    if (!who) throw new Refusal('NOT_SIGNED_IN', 'app.refused.signIn')
    const record = await wholeRecord(deps, who, untilGone(reply))
    return asDownload(reply, BUNDLE_TYPE, 'record.fhir.json').send(record)
  })
}
