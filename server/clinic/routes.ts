import type { FastifyInstance } from 'fastify'
import { CLINIC_LOGO, LOGO_UPLOAD, MAX_LOGO_BYTES } from '../../shared/clinic.ts'
import type { Caller } from '../http/caller.ts'
import { filePart } from '../http/multipart.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { storeLogo } from './logo.ts'

/** The clinic's logo: admins upload it, every page shows it. */
export async function clinicRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'db' | 'clinic'>; caller: Caller },
) {
  app.post(LOGO_UPLOAD, async (request, reply) => {
    const who = await caller.admin(request)
    const part = await filePart(request)
    const upload = await part.toBuffer()
    if (upload.length > MAX_LOGO_BYTES) throw new Refusal('TOO_LARGE', 'clinic.refused.largeLogo')
    return reply.code(201).send(await storeLogo(deps, who, upload))
  })

  app.get(CLINIC_LOGO, { compress: false }, async (_request, reply) => {
    const { logo } = deps.clinic
    if (!logo) throw new Refusal('NOT_FOUND', 'shop.refused.noPicture')
    // Its address changes with its content.
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('image/webp').header('content-security-policy', "default-src 'none'").send(logo)
  })
}
