import { asc, desc, eq } from 'drizzle-orm'
import { products, stockMovements, users } from '../../drizzle/schema.ts'
import { type Translate, textOf } from '../../locales/translate.ts'
import { MAX_STOCK, PRODUCT_IMAGES } from '../../shared/shop.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { byName } from '../platform/names.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import type { ProductFields, ProductUpdate } from './inputs.ts'
import { fetchPictures } from './pictures.job.ts'

const notFound = () => new Refusal('NOT_FOUND', 'shop.refused.noProduct')
const LEDGER_ROWS = 100

/** All products, active or not, by name. */
export async function allProducts(db: Db, t: Translate) {
  const all = await db
    .select()
    .from(products)
    .orderBy(asc(byName(products.name)), asc(products.id))
  return all.map(({ pictureProblem, ...product }) => ({
    ...product,
    pictureProblem: pictureProblem && textOf(t, pictureProblem),
  }))
}

/** Enqueues the fetch of a picture that is on another site. */
async function fetchFrom({ jobs }: Pick<Services, 'jobs'>, tx: Tx, imageUrl: string | null) {
  if (imageUrl && !imageUrl.startsWith(PRODUCT_IMAGES)) await jobs.enqueue(tx, fetchPictures, {})
}

/** Creates a product. Its first stock is the first row of the ledger. */
export async function createProduct(deps: Pick<Services, 'db' | 'jobs'>, who: Who, fields: ProductFields) {
  return deps.db.transaction(async (tx) => {
    const [row] = await tx.insert(products).values(fields).returning({ id: products.id })
    if (!row) throw new Error('the new product was not returned')
    if (fields.stock > 0) {
      await tx
        .insert(stockMovements)
        .values({ productId: row.id, delta: fields.stock, reason: 'created', actorId: who.userId })
    }
    await fetchFrom(deps, tx, fields.imageUrl)
    await audit(tx, { actorId: who.userId, action: 'product.create', targetId: row.id })
    return row
  })
}

/** Replaces the fields of a product. A changed stock becomes a ledger row; a stock that is left out stays as it is. */
export async function updateProduct(
  deps: Pick<Services, 'db' | 'jobs'>,
  who: Who,
  id: string,
  fields: ProductUpdate,
) {
  await deps.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ stock: products.stock, imageUrl: products.imageUrl, pictureProblem: products.pictureProblem })
      .from(products)
      .where(eq(products.id, id))
      .for('no key update')
    if (!before) throw notFound()
    // A failed fetch is retried at each save.
    const moved = fields.imageUrl !== before.imageUrl || before.pictureProblem !== null
    await tx
      .update(products)
      .set({ ...fields, ...(moved && { pictureUrl: null, pictureProblem: null }), updatedAt: new Date() })
      .where(eq(products.id, id))
    if (moved) await fetchFrom(deps, tx, fields.imageUrl)
    const delta = (fields.stock ?? before.stock) - before.stock
    if (delta !== 0) {
      await tx.insert(stockMovements).values({ productId: id, delta, reason: 'edited', actorId: who.userId })
    }
    await audit(tx, {
      actorId: who.userId,
      action: 'product.update',
      targetId: id,
      detail: { stockDelta: delta },
    })
  })
}

/** Deletes a product. Orders and the ledger keep its name, price and movements. */
export async function deleteProduct(db: Db, who: Who, id: string) {
  await db.transaction(async (tx) => {
    const [row] = await tx.delete(products).where(eq(products.id, id)).returning({ stock: products.stock })
    if (!row) throw notFound()
    if (row.stock > 0) {
      await tx
        .insert(stockMovements)
        .values({ productId: id, delta: -row.stock, reason: 'deleted', actorId: who.userId })
    }
    await audit(tx, { actorId: who.userId, action: 'product.delete', targetId: id })
  })
}

/** Changes a stock by a signed number, never below 0. The ledger records the change that was applied. */
export async function adjustStock(
  db: Db,
  who: Who,
  input: { productId: string; delta: number; reason: string | null },
) {
  const { productId, delta } = input
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.id, productId))
      .for('no key update')
    if (!before) throw notFound()
    const stock = Math.min(MAX_STOCK, Math.max(0, before.stock + delta))
    const applied = stock - before.stock
    if (applied !== 0) {
      await tx.update(products).set({ stock, updatedAt: new Date() }).where(eq(products.id, productId))
      const reason = input.reason ?? 'adjusted'
      await tx.insert(stockMovements).values({ productId, delta: applied, reason, actorId: who.userId })
    }
    await audit(tx, {
      actorId: who.userId,
      action: 'product.stock',
      targetId: productId,
      detail: { asked: delta, stockDelta: applied },
    })
    return { stock }
  })
}

/** The latest stock movements of a product, newest first, with who made them. */
export async function stockLedger(db: Db, productId: string) {
  return db
    .select({
      id: stockMovements.id,
      delta: stockMovements.delta,
      reason: stockMovements.reason,
      orderId: stockMovements.orderId,
      createdAt: stockMovements.createdAt,
      actor: users.name,
    })
    .from(stockMovements)
    .leftJoin(users, eq(users.id, stockMovements.actorId))
    .where(eq(stockMovements.productId, productId))
    .orderBy(desc(stockMovements.createdAt))
    .limit(LEDGER_ROWS)
}
