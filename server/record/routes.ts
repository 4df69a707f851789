import type { FastifyInstance } from 'fastify'
import { BUNDLE_TYPE } from '../../shared/bloodTests.ts'
import { MAX_RECORD_FILE, RECORD_IMPORT } from '../../shared/recordImport.ts'
import { auditDownload } from '../audit/audit.ts'
import { countTry, network } from '../auth/limits.ts'
import type { Caller } from '../http/caller.ts'
import { asDownload, untilGone } from '../http/download.ts'
import { filePart } from '../http/multipart.ts'
import { rejectMalformedInput } from '../platform/malformedInput.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { wholeRecord } from './bundle.ts'
import { importRecordFile } from './importFile.ts'
import { manifestInput } from './inputs.ts'
import { noShare, openShare, openSharedFile } from './openShare.ts'
import { summaryBundle, summaryPdf } from './summary.ts'

/** Uploads and downloads of the caller's record. */
export async function recordRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'clinic' | 'db' | 'env' | 'files' | 'log'>; caller: Caller },
) {
  app.get('/api/record/fhir', async (request, reply) => {
    const who = await caller.signedIn(request)
    const record = await wholeRecord(deps, who, untilGone(reply))
    await auditDownload(deps.db, who, 'record')
    return asDownload(reply, BUNDLE_TYPE, 'record.fhir.json').send(record)
  })

  app.get('/api/record/summary', async (request, reply) => {
    const who = await caller.signedIn(request)
    const about = { locale: request.locale, signal: untilGone(reply) }
    const summary = await summaryBundle(deps, who, about)
    await auditDownload(deps.db, who, 'summary')
    return asDownload(reply, BUNDLE_TYPE, 'summary.fhir.json').send(JSON.stringify(summary))
  })

  app.get('/api/record/summary.pdf', async (request, reply) => {
    const who = await caller.signedIn(request)
    const about = { locale: request.locale, signal: untilGone(reply) }
    const pdf = await summaryPdf(deps, who, about)
    await auditDownload(deps.db, who, 'paper')
    return asDownload(reply, 'application/pdf', 'summary.pdf').send(pdf)
  })

  app.post(RECORD_IMPORT, async (request, reply) => {
    const who = await caller.signedIn(request)
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

/** A token of 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/

/** Addresses of SMART Health Links. Viewers of other portals call them from their own pages: without cookies. */
export async function shareRoutes(
  app: FastifyInstance,
  deps: Pick<Services, 'env' | 'db' | 'files' | 'jobs'>,
) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    if (request.method !== 'OPTIONS' && deps.env.RATE_LIMITS) {
      await countTry(deps.db, 'sharePerIp', network(request.ip))
    }
  })
  const preflight = (methods: string) => ({
    'access-control-allow-methods': methods,
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '86400',
  })
  app.options('/api/shares/:token', (_request, reply) => reply.code(204).headers(preflight('POST')).send())
  app.options('/api/shares/files/:ticket', (_request, reply) =>
    reply.code(204).headers(preflight('GET')).send(),
  )

  app.post<{ Params: { token: string } }>('/api/shares/:token', async (request, reply) => {
    rejectMalformedInput(request.body)
    const { data } = manifestInput.safeParse(request.body)
    if (!data) throw new Refusal('BAD_INPUT', 'record.refused.manifest')
    if (!TOKEN.test(request.params.token)) throw noShare()
    const answer = await openShare(deps, request.params.token, data)
    return reply.code('remainingAttempts' in answer ? 401 : 200).send(answer)
  })

  app.get<{ Params: { ticket: string } }>(
    '/api/shares/files/:ticket',
    { compress: false, exposeHeadRoute: false },
    async (request, reply) => {
      const { size, content } = await openSharedFile(deps, request.params.ticket)
      return reply.type('application/jose').header('content-length', size).send(content)
    },
  )
}
