import type { FastifyInstance } from 'fastify'
import { PRODUCT_IMAGES } from '../../shared/shop.ts'
import type { Caller } from '../http/caller.ts'
import { asDownload, untilGone } from '../http/download.ts'
import { idParam, type OfOne } from '../http/idParam.ts'
import { filePart } from '../http/multipart.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { openCatalogue } from './catalogue.ts'
import { openProductImage, storeProductImage } from './images.ts'
import { receiptPdf } from './receiptPdf.ts'

/** The best encoding that a client accepts. */
function encodingOf(accepted: string | undefined) {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : 'identity'
}

/** The client's address for the whole catalogue; a search calls the procedure itself. */
const CATALOGUE = '/api/catalogue/shop.products'

/**
 * The routes of the catalogue and of product pictures. Every visitor loads the catalogue, so its bytes are made once
 * per change.
 */
export async function shopRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'clinic' | 'db' | 'files' | 'live'>; caller: Caller },
) {
  const catalogue = openCatalogue(deps.db, deps.live)
  app.addHook('onClose', async () => catalogue.close())
  app.get(CATALOGUE, { compress: false }, async (request, reply) => {
    const page = await catalogue.page()
    reply.header('etag', page.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    const encoding = encodingOf(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/json').send(await page.bytes(encoding))
  })

  app.get<OfOne>('/api/orders/:id/receipt.pdf', async (request, reply) => {
    const who = await caller.signedIn(request)
    const id = idParam(request, 'shop.refused.noOrder')
    const pdf = await receiptPdf(deps, who, id, request.locale, untilGone(reply))
    return asDownload(reply, 'application/pdf', 'receipt.pdf').send(pdf)
  })

  app.post(PRODUCT_IMAGES, async (request, reply) => {
    const who = await caller.admin(request)
    const part = await filePart(request)
    const upload = await part.toBuffer()
    if (part.file.truncated) throw new Refusal('TOO_LARGE', 'app.refused.largeFile')
    return reply.code(201).send(await storeProductImage(deps, who.userId, upload))
  })

  app.get<{ Params: { name: string } }>(`${PRODUCT_IMAGES}:name`, async (request, reply) => {
    const picture = await openProductImage(deps, request.params.name)
    // The content of a picture's address never changes.
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('image/webp').header('content-security-policy', "default-src 'none'").send(picture)
  })
}
