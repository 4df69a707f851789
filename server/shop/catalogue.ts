import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { and, asc, eq } from 'drizzle-orm'
import { products } from '../../drizzle/schema.ts'
import type { Db } from '../platform/db.ts'
import { EVERYBODY, type Live } from '../platform/live.ts'
import { byName, foundIn } from '../platform/names.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type CatalogueProduct = Awaited<ReturnType<typeof catalogueProducts>>[number]

/** The serialised catalogue: the answer of `shop.products` in tRPC's envelope. Encodings are made on demand. */
type Page = { etag: string; bytes(encoding: 'br' | 'gzip' | 'identity'): Promise<Buffer> }

/** The active products by name; with a search, those whose name contains it, ignoring case and accents. */
export function catalogueProducts(db: Db, search = '') {
  return db
    .select({
      id: products.id,
      name: products.name,
      description: products.description,
      priceCents: products.priceCents,
      stock: products.stock,
      imageUrl: products.imageUrl,
      pictureUrl: products.pictureUrl,
      category: products.category,
      unitsPerPack: products.unitsPerPack,
      unitName: products.unitName,
    })
    .from(products)
    .where(and(eq(products.isActive, true), foundIn([products.name], search.trim())))
    .orderBy(asc(byName(products.name)), asc(products.id))
}

function pageOf(list: CatalogueProduct[]): Page {
  const plain = Buffer.from(JSON.stringify({ result: { data: list } }))
  const encoded = new Map<string, Promise<Buffer>>()
  const encode = (encoding: 'br' | 'gzip') =>
    encoding === 'br'
      ? brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : gzipped(plain, { level: 5 })
  return {
    etag: `"${createHash('sha1').update(plain).digest('base64url')}"`,
    bytes(encoding) {
      if (encoding === 'identity') return Promise.resolve(plain)
      const bytes = encoded.get(encoding) ?? encode(encoding)
      encoded.set(encoding, bytes)
      return bytes
    },
  }
}

/** Caches the catalogue in memory until a product changes, here or in another instance. */
export function openCatalogue(db: Db, live: Live) {
  const closed = new AbortController()
  let cached: Promise<Page> | undefined
  const follow = async () => {
    for await (const _tick of live.ticks(['catalogue'], EVERYBODY, closed.signal)) cached = undefined
  }
  void follow()
  return {
    page(): Promise<Page> {
      if (cached) return cached
      const fresh = catalogueProducts(db).then(pageOf)
      cached = fresh
      // A failed read is not cached.
      fresh.catch(() => {
        if (cached === fresh) cached = undefined
      })
      return fresh
    },
    close: () => closed.abort(),
  }
}
