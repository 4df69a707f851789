import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BUNDLE_TYPE } from '../../shared/bloodTests.ts'
import type { Caller } from '../http/caller.ts'
import { asDownload, untilGone } from '../http/download.ts'
import { idParam, type OfOne } from '../http/idParam.ts'
import { filePart } from '../http/multipart.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { openUpload, pageOfUpload, resultAsBundle, resultAsPdf } from './bloodTests.ts'
import { printedPagesOf } from './printed.ts'
import { uploadBloodTest } from './upload.ts'

/** The routes that send or take files: the rest of blood tests is tRPC. */
export async function bloodTestRoutes(
  app: FastifyInstance,
  {
    deps,
    caller,
  }: { deps: Pick<Services, 'env' | 'clinic' | 'log' | 'db' | 'files' | 'jobs'>; caller: Caller },
) {
  app.post('/api/blood-tests', async (request, reply) => {
    const who = await caller.signedIn(request, 'bloodTests.refused.signIn')
    const part = await filePart(request)
    try {
      const { id } = await uploadBloodTest(deps, who, { name: part.filename, content: part.file })
      return reply.code(201).send({ id })
    } finally {
      // The rest of a refused upload must be read, or the client does not receive the answer.
      part.file.resume()
    }
  })

  type OfPage = { Params: { id: string; page: string } }
  const testOf = async (request: FastifyRequest<OfOne>) => {
    const who = await caller.signedIn(request)
    const id = idParam(request, 'bloodTests.refused.noTest')
    return { who, id }
  }

  app.get<OfOne>('/api/blood-tests/:id/file', async (request, reply) => {
    const { who, id } = await testOf(request)
    const file = await openUpload(deps, who, id)
    return asDownload(reply, file.type, file.name).header('content-length', file.size).send(file.content)
  })

  app.get<OfPage>('/api/blood-tests/:id/pages/:page', async (request, reply) => {
    const { who, id } = await testOf(request)
    const page = z.coerce.number().int().positive().safeParse(request.params.page)
    if (!page.success) throw new Refusal('NOT_FOUND', 'bloodTests.refused.noPage')
    const png = await pageOfUpload(deps, who, { id, page: page.data }, untilGone(reply))
    return asDownload(reply, 'image/png', `page-${page.data}.png`).send(png)
  })

  app.get<OfOne>('/api/blood-tests/:id/printed', async (request) => {
    const { who, id } = await testOf(request)
    return await printedPagesOf(deps, who, id)
  })

  app.get<OfOne>('/api/blood-tests/:id/report.pdf', async (request, reply) => {
    const { who, id } = await testOf(request)
    const pdf = await resultAsPdf(deps, who, id, request.locale, untilGone(reply))
    return asDownload(reply, 'application/pdf', 'blood-test-result.pdf').send(pdf)
  })

  app.get<OfOne>('/api/blood-tests/:id/fhir', async (request, reply) => {
    const { who, id } = await testOf(request)
    const bundle = await resultAsBundle(deps, who, id, request.locale, untilGone(reply))
    return asDownload(reply, BUNDLE_TYPE, 'blood-test.fhir.json').send(bundle)
  })
}
