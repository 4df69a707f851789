import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { isoDay } from '../../shared/health.ts'
import { type CartLine, LOW_STOCK, MAX_QUANTITY, mergeLines } from '../../shared/shop.ts'
import { addNoticeForAdmins } from '../notify/notices.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import type { PlaceOrder } from './inputs.ts'
import { confirmOrder, noticeLowStock } from './orders.job.ts'

type OrderRequest = { userId: string; key: string; hash: string; notes: string | null; lines: CartLine[] }
type Placed = {
  order_id: string | null
  total_cents: number | null
  repeated: boolean
  refusal: 'KEY_REUSED' | 'NOT_FOUND' | 'OUT_OF_STOCK' | 'BAD_INPUT' | 'CONFLICT' | null
  product: string | null
  available: number | null
  low: string[] | null
}
/** Places one order in one transaction, with the jobs and notices that follow from it. */
function commit({ db, jobs }: Pick<Services, 'db' | 'jobs'>, request: OrderRequest): Promise<Placed> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Placed>(
      sql`select * from place_orders(${JSON.stringify([request])}::jsonb, ${LOW_STOCK})`,
    )
    const [placed] = rows
    if (!placed) throw new Error('an order was not answered')
    const { order_id: orderId, repeated, low } = placed
    if (orderId && !repeated) await jobs.enqueue(tx, confirmOrder, { orderId }, { person: request.userId })
    const day = isoDay(Date.now())
    for (const productId of low ?? []) {
      await addNoticeForAdmins(tx, {
        kind: 'stock-low',
        dedupeKey: `${productId} ${day}`,
        targetId: productId,
      })
      await jobs.enqueue(tx, noticeLowStock, { productId })
    }
    return placed
  })
}

function refusalOf({ refusal, product, available }: Placed) {
  switch (refusal) {
    case 'OUT_OF_STOCK':
      return new Refusal(
        'OUT_OF_STOCK',
        available ? `Only ${available} left of ${product}` : `${product} is out of stock`,
      )
    case 'KEY_REUSED':
      return new Refusal(
        'KEY_REUSED',
        'This order was placed already with another cart. Please place a new one.',
      )
    case 'NOT_FOUND':
      return new Refusal('NOT_FOUND', 'A product of your cart is no longer sold. Please remove it.')
    default:
      return new Refusal('BAD_INPUT', 'This order is too large. Please split it.')
  }
}

/**
 * Places an order at the server's prices. Refuses, and writes nothing: too little stock (the message says how much is
 * left), a product that is not sold, and more than 999 of one product. The same key with the same cart returns the
 * same order.
 */
export async function placeOrder(deps: Pick<Services, 'db' | 'jobs'>, userId: string, input: PlaceOrder) {
  const lines = mergeLines(input.lines)
  if (lines.some(({ quantity }) => quantity > MAX_QUANTITY)) {
    throw new Refusal('BAD_INPUT', `Quantity must be at most ${MAX_QUANTITY}`)
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([lines, input.notes]))
    .digest('base64url')
  const request = { userId, key: input.idempotencyKey, hash, notes: input.notes, lines }
  let placed = await commit(deps, request)
  // Another instance was placing an order with the same key; now that order is visible.
  if (placed.refusal === 'CONFLICT') placed = await commit(deps, request)
  const { order_id: orderId, total_cents: totalCents } = placed
  if (!orderId || totalCents === null) throw refusalOf(placed)
  return { orderId, totalCents }
}
