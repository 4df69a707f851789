import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Refusal } from '../../shared/errors.ts'
import { IMAGE_WIDTH, PRODUCT_IMAGES } from '../../shared/shop.ts'
import type { Deps } from '../deps.ts'

const FOLDER = 'product-images/'
const NAME = /^[\w-]+\.webp$/
const FORMATS = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** Of our own names only, and of no small version: nobody fills the storage by asking. */
const SMALL = /^([\da-f-]{36})-small\.webp$/
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
 * Stores a picture of a product, drawn anew as WebP: nothing of the upload but its pixels is kept.
 * Refuses what is no picture, and one beyond 40 megapixels.
 */
export async function storeProductImage({ files }: Pick<Deps, 'files'>, upload: Buffer) {
  const name = `${randomUUID()}.webp`
  const { fileTypeFromBuffer } = await import('file-type')
  const refused = () => new Refusal('UNSUPPORTED_TYPE', 'Please upload a picture (JPG, PNG or WebP)')
  if (!FORMATS.has((await fileTypeFromBuffer(upload))?.mime ?? '')) throw refused()
  const picture = await drawn(upload, IMAGE_WIDTH.large).catch(() => {
    throw refused()
  })
  await files.put(`${FOLDER}${name}`, Readable.from([picture]), 'image/webp')
  return { imageUrl: `${PRODUCT_IMAGES}${name}` }
}

/** Made of the picture `id` when it is first asked for: no backup needs to keep it. */
async function makeSmall({ files }: Pick<Deps, 'files'>, id: string, name: string) {
  const picture = await files.get(`${FOLDER}${id}.webp`)
  const small = await drawn(await buffer(picture), IMAGE_WIDTH.small)
  await files.put(FOLDER + name, Readable.from([small]), 'image/webp')
  return Readable.from([small])
}

/** A stored picture, or its small version. Refuses a name that is none. */
export async function openProductImage({ files }: Pick<Deps, 'files'>, name: string) {
  const unknown = () => {
    throw new Refusal('NOT_FOUND', 'There is no such picture.')
  }
  if (!NAME.test(name)) return unknown()
  const id = SMALL.exec(name)?.[1]
  return files
    .get(FOLDER + name)
    .catch(() => (id ? makeSmall({ files }, id, name) : unknown()))
    .catch(unknown)
}
