import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { PRODUCT_IMAGES } from '../../shared/shop.ts'
import { PICTURES } from '../platform/files.ts'
import { redrawUpload } from '../platform/redraw.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

const NAME = /^[\w-]+\.webp$/
/** Width in pixels: cards show 640 px, doubled for high-resolution screens. */
const WIDTH = 1_280
/** The limit of an upload; bytes. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024

/**
 * Stores a product's picture, decoded in a child process and re-encoded as WebP, so that only its pixels are stored.
 * Refuses formats other than JPEG, PNG and WebP, and more than 40 megapixels. One at a time per uploader.
 */
export async function storeProductImage({ files }: Pick<Services, 'files'>, by: string, upload: Buffer) {
  const name = `${randomUUID()}.webp`
  const picture = await redrawUpload(by, upload, WIDTH)
  if (!picture) throw new Refusal('UNSUPPORTED_TYPE', 'shop.refused.picture')
  await files.put(`${PICTURES}${name}`, Readable.from([Buffer.from(picture)]), 'image/webp')
  return { imageUrl: `${PRODUCT_IMAGES}${name}` }
}

/** A stored picture. Refuses an unknown name. */
export async function openProductImage({ files }: Pick<Services, 'files'>, name: string) {
  if (!NAME.test(name)) throw new Refusal('NOT_FOUND', 'shop.refused.noPicture')
  return files.get(`${PICTURES}${name}`).catch(() => {
    throw new Refusal('NOT_FOUND', 'shop.refused.noPicture')
  })
}
