import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { isoDay } from '../../shared/health.ts'
import { type CartLine, type Delivery, LOW_STOCK, MAX_QUANTITY, mergeLines } from '../../shared/shop.ts'
import { addNoticeForAdmins, addNoticeForCarers } from '../notify/notices.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import type { PlaceOrder } from './inputs.ts'
import { confirmOrder, noticeLowStock } from './orders.job.ts'

type OrderRequest = {
  userId: string
  key: string
  hash: string
  notes: string | null
  delivery: Delivery
  deliveryAddress: string | null
  warnings: string[]
  lines: CartLine[]
}
type Placed = {
  order_id: string | null
  total_cents: number | null
  repeated: boolean
  refusal: 'KEY_REUSED' | 'NOT_FOUND' | 'OUT_OF_STOCK' | 'BAD_INPUT' | 'CONFLICT' | null
  product: string | null
  available: number | null
  low: string[] | null
}

/** Orders of one transaction. More would make each of them wait longer. */
const MAX_BATCH = 64

/** Places orders in one transaction, with the jobs and notices that follow from them; answers in the same sequence. */
function commit({ db, jobs }: Pick<Services, 'db' | 'jobs'>, requests: OrderRequest[]): Promise<Placed[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Placed>(
      sql`select * from place_orders(${JSON.stringify(requests)}::jsonb, ${LOW_STOCK}) order by place`,
    )
    const placed = rows.flatMap(({ order_id: orderId, repeated }) =>
      orderId && !repeated ? { orderId } : [],
    )
    await jobs.enqueueAll(tx, confirmOrder, placed)
    for (const [i, { order_id: targetId, repeated }] of rows.entries()) {
      const request = requests[i]
      if (!targetId || repeated || !request || request.warnings.length === 0) continue
      await addNoticeForCarers(tx, request.userId, { kind: 'order-warning', dedupeKey: targetId, targetId })
    }
    const low = [...new Set(rows.flatMap((row) => row.low ?? []))]
    const day = isoDay(Date.now())
    for (const targetId of low) {
      await addNoticeForAdmins(tx, { kind: 'stock-low', dedupeKey: `${targetId} ${day}`, targetId })
    }
    await jobs.enqueueAll(
      tx,
      noticeLowStock,
      low.map((productId) => ({ productId })),
    )
    return rows
  })
}

type Waiting = { request: OrderRequest; resolve: (placed: Placed) => void; reject: (error: unknown) => void }

/**
 * Places orders one transaction at a time. Orders that arrive meanwhile share the next one, so that one commit and one
 * lock serve all buyers of a product.
 */
function openOrderQueue(deps: Pick<Services, 'db' | 'jobs'>) {
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

  return (request: OrderRequest) =>
    new Promise<Placed>((resolve, reject) => {
      waiting.push({ request, resolve, reject })
      if (!busy) void serve()
    })
}

const queues = new WeakMap<Services['db'], ReturnType<typeof openOrderQueue>>()

function queueOf(deps: Pick<Services, 'db' | 'jobs'>) {
  const queue = queues.get(deps.db) ?? openOrderQueue(deps)
  queues.set(deps.db, queue)
  return queue
}

function refusalOf({ refusal, product, available }: Placed) {
  switch (refusal) {
    case 'OUT_OF_STOCK':
      return available
        ? new Refusal('OUT_OF_STOCK', 'shop.refused.left', { left: available, product: product ?? '' })
        : new Refusal('OUT_OF_STOCK', 'shop.refused.out', { product: product ?? '' })
    case 'KEY_REUSED':
      return new Refusal('KEY_REUSED', 'shop.refused.keyReused')
    case 'NOT_FOUND':
      return new Refusal('NOT_FOUND', 'shop.refused.notSold')
    default:
      return new Refusal('BAD_INPUT', 'shop.refused.tooLarge')
  }
}

/**
 * Places an order at the server's prices. Refuses too little stock (naming how much is left), a product that is not
 * sold, and more than 999 of one; a refusal writes nothing. The same key and cart return the same order. `warnings` are
 * the rules whose serious warnings the buyer acknowledged; practitioners in care are notified.
 */
export async function placeOrder(
  deps: Pick<Services, 'db' | 'jobs'>,
  userId: string,
  input: PlaceOrder,
  warnings: string[],
) {
  const lines = mergeLines(input.lines)
  const { notes, delivery, deliveryAddress } = input
  if (lines.some(({ quantity }) => quantity > MAX_QUANTITY)) {
    throw new Refusal('BAD_INPUT', 'shop.invalid.quantityMost', { most: MAX_QUANTITY })
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([lines, notes, ...(deliveryAddress === null ? [] : [deliveryAddress])]))
    .digest('base64url')
  const request = {
    userId,
    key: input.idempotencyKey,
    hash,
    notes,
    delivery,
    deliveryAddress,
    warnings,
    lines,
  }
  const place = queueOf(deps)
  let placed = await place(request)
  // Another instance was placing an order with the same key; now that order is visible.
  if (placed.refusal === 'CONFLICT') placed = await place(request)
  const { order_id: orderId, total_cents: totalCents } = placed
  if (!orderId || totalCents === null) throw refusalOf(placed)
  return { orderId, totalCents }
}
