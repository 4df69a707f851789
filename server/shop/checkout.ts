import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Refusal } from '../../shared/errors.ts'
import { isoDay } from '../../shared/health.ts'
import { type CartLine, LOW_STOCK, MAX_QUANTITY, mergeLines } from '../../shared/shop.ts'
import type { PlaceOrder } from '../../shared/shopInputs.ts'
import { tellAdmins } from '../notify/notices.ts'
import type { Services } from '../platform/services.ts'
import { confirmOrder, noticeLowStock } from './orders.job.ts'

type OrderRequest = { userId: string; key: string; hash: string; notes: string | null; lines: CartLine[] }
type Placed = {
  place: number
  order_id: string | null
  total_cents: number | null
  repeated: boolean
  refusal: 'KEY_REUSED' | 'NOT_FOUND' | 'OUT_OF_STOCK' | 'BAD_INPUT' | 'CONFLICT' | null
  product: string | null
  available: number | null
  low: string[] | null
}
type Waiting = { request: OrderRequest; resolve: (placed: Placed) => void; reject: (error: unknown) => void }

/** Orders of one transaction, at most: with more, each of them would wait longer. */
const MAX_BATCH = 64

export type OrderQueue = {
  /** Places one order. The answer has a refusal where the order cannot be placed. */
  place(request: OrderRequest): Promise<Placed>
}

function commit({ db, jobs }: Pick<Services, 'db' | 'jobs'>, requests: OrderRequest[]) {
  return db.transaction(async (tx) => {
    const batch = JSON.stringify(requests)
    const { rows } = await tx.execute<Placed>(
      sql`select * from place_orders(${batch}::jsonb, ${LOW_STOCK}) order by place`,
    )
    const buyers = new Map(
      rows.flatMap(({ place, order_id: id, repeated }) =>
        id && !repeated ? [[id, requests[place - 1]?.userId]] : [],
      ),
    )
    const low = new Set(rows.flatMap((row) => row.low ?? []))
    const fresh = Array.from(buyers.keys(), (orderId) => ({ orderId }))
    await jobs.enqueueAll(tx, confirmOrder, fresh, ({ orderId }) => buyers.get(orderId))
    const day = isoDay(Date.now())
    for (const targetId of low)
      await tellAdmins(tx, { kind: 'stock-low', matter: `${targetId} ${day}`, targetId })
    await jobs.enqueueAll(
      tx,
      noticeLowStock,
      Array.from(low, (productId) => ({ productId })),
    )
    return rows
  })
}

/**
 * Queues orders: those that arrive while a transaction is running go together into the next one. So one commit serves
 * many buyers, and no two transactions of this process wait for the same product. A queue of
 * p-limit would take them one by one.
 */
export function openOrderQueue(deps: Pick<Services, 'db' | 'jobs'>): OrderQueue {
  const waiting: Waiting[] = []
  let busy = false

  async function settle(batch: Waiting[]): Promise<void> {
    try {
      const placed = await commit(
        deps,
        batch.map(({ request }) => request),
      )
      for (const [i, { resolve, reject }] of batch.entries()) {
        const answer = placed[i]
        if (answer) resolve(answer)
        else reject(new Error('an order was not answered'))
      }
    } catch (error) {
      const [only, ...others] = batch
      if (others.length === 0) only?.reject(error)
      // One bad order must not fail the others: each is retried alone.
      else for (const one of batch) await settle([one])
    }
  }

  async function serve() {
    busy = true
    while (waiting.length > 0) await settle(waiting.splice(0, MAX_BATCH))
    busy = false
  }

  return {
    place: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject })
        if (!busy) void serve()
      }),
  }
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
export async function placeOrder(queue: OrderQueue, userId: string, input: PlaceOrder) {
  const lines = mergeLines(input.lines)
  if (lines.some(({ quantity }) => quantity > MAX_QUANTITY)) {
    throw new Refusal('BAD_INPUT', `Quantity must be at most ${MAX_QUANTITY}`)
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([lines, input.notes]))
    .digest('base64url')
  const request = { userId, key: input.idempotencyKey, hash, notes: input.notes, lines }
  let placed = await queue.place(request)
  // Another instance was placing an order with the same key; now that order is visible.
  if (placed.refusal === 'CONFLICT') placed = await queue.place(request)
  const { order_id: orderId, total_cents: totalCents } = placed
  if (!orderId || totalCents === null) throw refusalOf(placed)
  return { orderId, totalCents }
}
