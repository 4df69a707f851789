import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { IMPORT_KINDS, IMPORT_UPLOAD, refusedPath } from '../../shared/imports.ts'
import type { Caller } from '../http/caller.ts'
import { asDownload } from '../http/download.ts'
import { idParam, type OfOne } from '../http/idParam.ts'
import { translatorFor } from '../platform/locales.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { createImport, refusedCsv } from './imports.ts'

/** The field and the file of a form, in either order. */
async function formOf(request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal('BAD_INPUT', 'app.refused.multipart')
  const form: { kind?: unknown; file?: Buffer } = {}
  for await (const part of request.parts({ limits: { fields: 1, fieldSize: 100, files: 1, parts: 2 } })) {
    if (part.type === 'file') {
      form.file = await part.toBuffer()
      if (part.file.truncated) throw new Refusal('TOO_LARGE', 'app.refused.largeFile')
    } else if (part.fieldname === 'kind') form.kind = part.value
  }
  const kind = z.enum(IMPORT_KINDS).safeParse(form.kind)
  if (!kind.success) throw new Refusal('BAD_INPUT', 'imports.refused.kind')
  if (!form.file) throw new Refusal('BAD_INPUT', 'app.refused.noFile')
  return { kind: kind.data, file: form.file }
}

/** Takes files of patients and products, and sends back their refused lines. */
export async function importRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'db'>; caller: Caller },
) {
  app.post(IMPORT_UPLOAD, async (request, reply) => {
    const who = await caller.admin(request)
    const { kind, file } = await formOf(request)
    return reply.code(201).send(await createImport(deps.db, who, kind, file))
  })

  app.get<OfOne>(refusedPath(':id'), async (request, reply) => {
    const who = await caller.admin(request)
    const id = idParam(request, 'imports.refused.unknown')
    const csv = await refusedCsv(deps.db, who, id, translatorFor(request.locale))
    return asDownload(reply, 'text/csv; charset=utf-8', 'refused.csv').send(csv)
  })
}
