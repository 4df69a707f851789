import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { Refusal } from '../../shared/errors.ts'
import { PRODUCT_IMAGES } from '../../shared/shop.ts'
import { PICTURES } from '../platform/files.ts'
import { redraw } from '../platform/redraw.ts'
import type { Services } from '../platform/services.ts'

const NAME = /^[\w-]+\.webp$/
const FORMATS = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** Drawn at most 640 px wide on a card; twice that for sharp screens. */
const WIDTH = 1_280
/** As large as an upload may be. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024

/**
 * Stores a picture of a product, drawn anew as WebP in a process of its own: nothing of the upload but its pixels is kept.
 * Refuses what is no picture, and one beyond 40 megapixels. Waits for its turn among the drawings of who brings it.
 */
export async function storeProductImage({ files }: Pick<Services, 'files'>, by: string, upload: Buffer) {
  const name = `${randomUUID()}.webp`
  const refused = () => new Refusal('UNSUPPORTED_TYPE', 'Please upload a picture (JPG, PNG or WebP)')
  const { fileTypeFromBuffer } = await import('file-type')
  // Libraries for other formats are not even asked.
  if (!FORMATS.has((await fileTypeFromBuffer(upload))?.mime ?? '')) throw refused()
  const picture = await redraw(by, upload, WIDTH)
  if (!picture) throw refused()
  await files.put(`${PICTURES}${name}`, Readable.from([Buffer.from(picture)]), 'image/webp')
  return { imageUrl: `${PRODUCT_IMAGES}${name}` }
}

/** A stored picture. Refuses a name that is none. */
export async function openProductImage({ files }: Pick<Services, 'files'>, name: string) {
  if (!NAME.test(name)) throw new Refusal('NOT_FOUND', 'There is no such picture.')
  return files.get(`${PICTURES}${name}`).catch(() => {
    throw new Refusal('NOT_FOUND', 'There is no such picture.')
  })
}
