import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { asc, eq, sql } from 'drizzle-orm'
import { products } from '../../drizzle/schema.ts'
import type { Db } from '../platform/db.ts'
import { EVERYBODY, type Live } from '../platform/live.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type CatalogueProduct = Awaited<ReturnType<typeof read>>[number]

/**
 * The catalogue as it is sent: the answer of `shop.products` in tRPC's envelope. Each encoding is made when first
 * needed.
 */
type Page = { etag: string; bytes(encoding: 'br' | 'gzip' | 'identity'): Promise<Buffer> }

export type Catalogue = {
  /** Products whose name contains the search, in any case; all without a search. */
  products(search?: string): Promise<CatalogueProduct[]>
  page(): Promise<Page>
  /** Drops the cached catalogue, so that whoever changed a product sees the change at once. */
  changed(): void
  close(): void
}

/** The products that customers see: the active ones, by name. */
function read(db: Db) {
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
    .where(eq(products.isActive, true))
    .orderBy(asc(sql`lower(${products.name})`), asc(products.id))
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
export function openCatalogue(db: Db, live: Live): Catalogue {
  const closed = new AbortController()
  let held: { list: Promise<CatalogueProduct[]>; page: Promise<Page> } | undefined

  const current = () => {
    if (held) return held
    const list = Promise.resolve(read(db))
    const fresh = { list, page: list.then(pageOf) }
    held = fresh
    // A failed read is not cached.
    const forget = () => {
      if (held === fresh) held = undefined
    }
    fresh.page.catch(forget)
    return fresh
  }
  const changed = () => {
    held = undefined
  }
  const follow = async () => {
    for await (const _tick of live.ticks(['catalogue'], EVERYBODY, closed.signal)) changed()
  }
  void follow()

  return {
    async products(search) {
      const list = await current().list
      const wanted = search?.trim().toLowerCase()
      return wanted ? list.filter(({ name }) => name.toLowerCase().includes(wanted)) : list
    },
    page: () => current().page,
    changed,
    close: () => closed.abort(),
  }
}
