import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BUNDLE_TYPE } from '../../shared/bloodTests.ts'
import { MAX_RECORD_FILE, RECORD_IMPORT } from '../../shared/recordImport.ts'
import type { Caller } from '../http/caller.ts'
import { asDownload, untilGone } from '../http/download.ts'
import { filePart } from '../http/multipart.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { wholeRecord } from './bundle.ts'
import { importRecordFile } from './importFile.ts'
import { summaryBundle, summaryPdf } from './summary.ts'

/** The routes of the own record that send or take a file. */
export async function recordRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'clinic' | 'db' | 'env' | 'files' | 'log'>; caller: Caller },
) {
  const signedIn = async (request: FastifyRequest) => {
    const who = await caller.who(request)
    if (!who) throw new Refusal('NOT_SIGNED_IN', 'app.refused.signIn')
    return who
  }

  app.get('/api/record/fhir', async (request, reply) => {
    const who = await signedIn(request)
    const record = await wholeRecord(deps, who, untilGone(reply))
    return asDownload(reply, BUNDLE_TYPE, 'record.fhir.json').send(record)
  })

  app.get('/api/record/summary', async (request, reply) => {
    const who = await signedIn(request)
    const about = { locale: request.locale, signal: untilGone(reply) }
    const summary = await summaryBundle(deps, who, about)
    return asDownload(reply, BUNDLE_TYPE, 'summary.fhir.json').send(JSON.stringify(summary))
  })

  app.get('/api/record/summary.pdf', async (request, reply) => {
    const who = await signedIn(request)
    const about = { locale: request.locale, signal: untilGone(reply) }
    const pdf = await summaryPdf(deps, who, about)
    return asDownload(reply, 'application/pdf', 'summary.pdf').send(pdf)
  })

  app.post(RECORD_IMPORT, async (request, reply) => {
    const who = await signedIn(request)
    const part = await filePart(request, MAX_RECORD_FILE)
    try {
      const { id } = await importRecordFile(deps.db, who, { name: part.filename, content: part.file })
      return reply.code(201).send({ id })
    } finally {
      // The rest of a refused upload must be read, or the client does not receive the answer.
      part.file.resume()
    }
  })
}
