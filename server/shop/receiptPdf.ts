import { eq } from 'drizzle-orm'
import { orderItems, orders, users } from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import type { Who } from '../access/who.ts'
import { letterheadOf } from '../platform/clinic.ts'
import { inTurn } from '../platform/fairQueue.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { runInThread, ThreadTimeout } from '../platform/thread.ts'
import type { ReceiptSheet } from './receipt.ts'

/** Time limit of a drawing; milliseconds. */
const DRAWING_MS = 20_000

/** An order's receipt as a PDF, for its buyer and admins. Others are refused as unknown. */
export async function receiptPdf(
  { db, clinic }: Pick<Services, 'clinic' | 'db'>,
  who: Who,
  id: string,
  locale: Locale,
  signal: AbortSignal,
) {
  const [row] = await db
    .select({
      userId: orders.userId,
      buyer: users.name,
      id: orders.id,
      status: orders.status,
      createdAt: orders.createdAt,
      delivery: orders.delivery,
      deliveryAddress: orders.deliveryAddress,
      payment: orders.payment,
      paidAt: orders.paidAt,
      totalCents: orders.totalCents,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id))
  if (!row || (row.userId !== who.userId && who.role !== 'admin')) {
    throw new Refusal('NOT_FOUND', 'shop.refused.noOrder')
  }
  const { userId: _, ...order } = row
  const items = await db
    .select({
      name: orderItems.productName,
      quantity: orderItems.quantity,
      priceCents: orderItems.priceCents,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, id))
    .orderBy(orderItems.productName)
  const sheet: ReceiptSheet = { ...order, items, ...letterheadOf(clinic, locale), locale }
  const draw = () => runInThread<Uint8Array>('server/shop/receipt.thread.ts', sheet, DRAWING_MS)
  return inTurn(who.userId, draw, { signal }).then(Buffer.from, (error: unknown) => {
    if (!(error instanceof ThreadTimeout)) throw error
    throw new Refusal('UNAVAILABLE', 'shop.refused.slowReceipt')
  })
}
