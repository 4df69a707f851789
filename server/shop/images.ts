import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { Refusal } from '../../shared/errors.ts'
import { PRODUCT_IMAGES } from '../../shared/shop.ts'
import type { Deps } from '../deps.ts'

const FOLDER = 'product-images/'
const NAME = /^[\w-]+\.webp$/
const FORMATS = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** Drawn at most 640 px wide on a card; twice that for sharp screens. */
const WIDTH = 1_280
const MAX_PIXELS = 40_000_000
/** As large as an upload may be. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024

/**
 * Stores a picture of a product, drawn anew as WebP: nothing of the upload but its pixels is kept.
 * Refuses what is no picture, and one beyond 40 megapixels.
 */
export async function storeProductImage({ files }: Pick<Deps, 'files'>, upload: Buffer) {
  const name = `${randomUUID()}.webp`
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([
    import('file-type'),
    import('sharp'),
  ])
  const refused = () => new Refusal('UNSUPPORTED_TYPE', 'Please upload a picture (JPG, PNG or WebP)')
  if (!FORMATS.has((await fileTypeFromBuffer(upload))?.mime ?? '')) throw refused()
  const picture = await sharp(upload, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: WIDTH, height: WIDTH, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw refused()
    })
  await files.put(`${FOLDER}${name}`, Readable.from([picture]), 'image/webp')
  return { imageUrl: `${PRODUCT_IMAGES}${name}` }
}

/** A stored picture. Refuses a name that is none. */
export async function openProductImage({ files }: Pick<Deps, 'files'>, name: string) {
  if (!NAME.test(name)) throw new Refusal('NOT_FOUND', 'There is no such picture.')
  return files.get(`${FOLDER}${name}`).catch(() => {
    throw new Refusal('NOT_FOUND', 'There is no such picture.')
  })
}
