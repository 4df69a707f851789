import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { Refusal } from '../../shared/errors.ts'
import { IMAGE_WIDTH, PRODUCT_IMAGES } from '../../shared/shop.ts'
import type { Deps } from '../deps.ts'

const FOLDER = 'product-images/'
const NAME = /^[\w-]+\.webp$/
const FORMATS = new Set(['image/jpeg', 'image/png', 'image/webp'])
const MAX_PIXELS = 40_000_000

/** As WebP, no wider and no higher than so many pixels. */
async function drawn(bytes: Buffer, width: number) {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}

/**
 * Stores a picture of a product and its small version, drawn anew as WebP: nothing of the upload but its pixels is kept.
 * Refuses what is no picture, and one beyond 40 megapixels.
 */
export async function storeProductImage({ files }: Pick<Deps, 'files'>, upload: Buffer) {
  const id = randomUUID()
  const { fileTypeFromBuffer } = await import('file-type')
  const refused = () => new Refusal('UNSUPPORTED_TYPE', 'Please upload a picture (JPG, PNG or WebP)')
  if (!FORMATS.has((await fileTypeFromBuffer(upload))?.mime ?? '')) throw refused()
  const picture = await drawn(upload, IMAGE_WIDTH.large).catch(() => {
    throw refused()
  })
  const put = (name: string, bytes: Buffer) => files.put(FOLDER + name, Readable.from([bytes]), 'image/webp')
  await put(`${id}-small.webp`, await drawn(picture, IMAGE_WIDTH.small))
  await put(`${id}.webp`, picture)
  return { imageUrl: `${PRODUCT_IMAGES}${id}.webp` }
}

/** A stored picture; in place of a small version that is not there, the picture itself. Refuses a name that is none. */
export async function openProductImage({ files }: Pick<Deps, 'files'>, name: string) {
  const stored = (file: string) => files.get(FOLDER + file)
  const unknown = () => {
    throw new Refusal('NOT_FOUND', 'There is no such picture.')
  }
  if (!NAME.test(name)) return unknown()
  return stored(name)
    .catch(() => stored(name.replace('-small.webp', '.webp')))
    .catch(unknown)
}
