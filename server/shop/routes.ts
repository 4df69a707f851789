import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../shared/errors.ts'
import { PRODUCT_IMAGES } from '../../shared/shop.ts'
import type { Caller } from '../http/caller.ts'
import { filePart } from '../http/multipart.ts'
import type { Services } from '../platform/services.ts'
import type { Catalogue } from './catalogue.ts'
import { openProductImage, storeProductImage } from './images.ts'

/** Which of our encodings a client takes, the smallest first. */
function encodingOf(accepted: string | undefined) {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : 'identity'
}

/** Where the client asks for the whole catalogue; with a search the procedure itself answers. */
const CATALOGUE = '/api/catalogue/shop.products'

/** The whole catalogue, which every visitor asks for, in tRPC's envelope from bytes that are made once per change. */
export async function shopRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'files'> & { catalogue: Catalogue }; caller: Caller },
) {
  app.get(CATALOGUE, { compress: false }, async (request, reply) => {
    const page = await deps.catalogue.page()
    reply.header('etag', page.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    const encoding = encodingOf(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/json').send(await page.bytes(encoding))
  })

  app.post(PRODUCT_IMAGES, async (request, reply) => {
    const who = await caller.who(request)
    if (!who) throw new Refusal('NOT_SIGNED_IN', 'Please sign in.')
    if (who.role !== 'admin') throw new Refusal('FORBIDDEN', 'Your account may not do this.')
    const part = await filePart(request)
    const upload = await part.toBuffer()
    if (part.file.truncated) throw new Refusal('TOO_LARGE', 'File must be less than 10MB')
    return reply.code(201).send(await storeProductImage(deps, who.userId, upload))
  })

  app.get<{ Params: { name: string } }>(`${PRODUCT_IMAGES}:name`, async (request, reply) => {
    const picture = await openProductImage(deps, request.params.name)
    // A picture never changes under its name.
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('image/webp').header('content-security-policy', "default-src 'none'").send(picture)
  })
}
