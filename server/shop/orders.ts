import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { orderItems, orders, users } from '../../drizzle/schema.ts'
import { ORDER_TRANSITIONS, type OrderStatus, type Payment } from '../../shared/shop.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { addNotice } from '../notify/notices.ts'
import type { Db, Tx } from '../platform/db.ts'
import { nameOrEmail } from '../platform/names.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'

const PAGE = 20

type Item = { id: string; productId: string | null; name: string; quantity: number; priceCents: number }

const itemsOf = sql<Item[]>`(
  select coalesce(json_agg(json_build_object(
    'id', i.id, 'productId', i.product_id, 'name', i.product_name, 'quantity', i.quantity, 'priceCents', i.price_cents
  ) order by i.product_name), '[]')
  from ${orderItems} i where i.order_id = ${orders}.id)`

const orderFields = {
  id: orders.id,
  totalCents: orders.totalCents,
  notes: orders.notes,
  status: orders.status,
  createdAt: orders.createdAt,
  delivery: orders.delivery,
  deliveryAddress: orders.deliveryAddress,
  payment: orders.payment,
  paidAt: orders.paidAt,
  items: itemsOf,
}

/** The orders after the cursor's, in the order of the list. A cursor that is not in the list matches nothing. */
const after = (cursor: string | undefined, buyer?: string): SQL | undefined =>
  cursor
    ? sql`(${orders.createdAt}, ${orders.id}) < (select c.created_at, c.id from orders c
        where c.id = ${cursor} ${buyer ? sql`and c.user_id = ${buyer}` : sql.empty()})`
    : undefined

/** The caller's orders with their items, newest first. A page's last id is the cursor of the next page. */
export async function ownOrders(
  db: Db,
  who: Who,
  { limit = PAGE, cursor }: { limit?: number | undefined; cursor?: string | undefined } = {},
) {
  const rows = await db
    .select(orderFields)
    .from(orders)
    .where(and(eq(orders.userId, who.userId), after(cursor, who.userId)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1)
  return pageOf(rows, limit)
}

type Search = {
  search?: string | undefined
  status?: OrderStatus | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/** All orders with their buyers, newest first; searched by number, name or e-mail. */
export async function allOrders(db: Db, { search, status, limit = PAGE, cursor }: Search = {}) {
  const number = `${(search ?? '').replace(/^(order\s*)?#/i, '').replace(/[\\%_]/g, '\\$&')}%`
  const found = search ? or(ilike(sql`${orders.id}::text`, number), nameOrEmail(search)) : undefined
  const rows = await db
    .select({ ...orderFields, buyer: { id: users.id, fullName: users.name, email: users.email } })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(found, status ? eq(orders.status, status) : undefined, after(cursor)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1)
  const shown = pageOf(rows, limit)
  const last = shown.at(-1)
  return { rows: shown, nextCursor: last?.more ? last.id : null }
}

/** Adds an order's quantities back to the stock of the products that still exist, in one statement. */
async function returnStock(tx: Tx, orderId: string, actorId: string) {
  // Locked in the same order as at the checkout.
  await tx.execute(sql`
    with items as (
      select product_id, sum(quantity)::int as quantity from order_items
      where order_id = ${orderId} and product_id is not null group by product_id
    ), locked as (
      select p.id, items.quantity from products p join items on items.product_id = p.id
      order by p.id for no key update of p
    ), returned as (
      update products p set stock = p.stock + locked.quantity from locked where p.id = locked.id
      returning p.id, locked.quantity
    )
    insert into stock_movements (product_id, delta, reason, order_id, actor_id)
    select id, quantity, 'cancelled', ${orderId}, ${actorId} from returned`)
}

/**
 * Changes the status of an order. Cancelling returns its stock in the same transaction, once. Refuses a transition
 * that is not allowed.
 */
export async function setOrderStatus(db: Db, who: Who, orderId: string, status: OrderStatus) {
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) throw new Refusal('NOT_FOUND', 'shop.refused.noOrder')
    const next: readonly OrderStatus[] = ORDER_TRANSITIONS[order.status]
    if (!next.includes(status)) {
      throw new Refusal('CONFLICT', 'shop.refused.transition', { from: order.status, to: status })
    }
    await moveOrder(tx, who, order, status)
    await addNotice(tx, order.userId, {
      kind: 'order-moved',
      dedupeKey: `${orderId} ${status}`,
      targetId: orderId,
    })
  })
}

/** Records whether and how an order is paid. A cancelled order can only be set back to open, as after a refund. */
export async function setOrderPayment(db: Db, who: Who, orderId: string, payment: Payment) {
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) throw new Refusal('NOT_FOUND', 'shop.refused.noOrder')
    if (order.status === 'cancelled' && payment !== 'open') {
      throw new Refusal('CONFLICT', 'shop.refused.cancelledPayment')
    }
    if (order.payment === payment) return
    const now = new Date()
    await tx
      .update(orders)
      .set({ payment, paidAt: payment === 'open' ? null : now, updatedAt: now })
      .where(eq(orders.id, orderId))
    await audit(tx, {
      actorId: who.userId,
      action: 'order.payment',
      subjectId: order.userId,
      targetId: orderId,
      detail: { from: order.payment, to: payment },
    })
  })
}

/** Cancels the caller's order and returns its stock. Refused once the clinic has started on it. */
export async function cancelOwnOrder(db: Db, who: Who, orderId: string) {
  await db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.userId, who.userId)))
      .for('update')
    if (!order) throw new Refusal('NOT_FOUND', 'shop.refused.noOrder')
    if (order.status !== 'pending') throw new Refusal('CONFLICT', 'shop.refused.begun')
    await moveOrder(tx, who, order, 'cancelled')
  })
}

/** Updates the status of a locked order, with its consequences. */
async function moveOrder(tx: Tx, who: Who, order: typeof orders.$inferSelect, status: OrderStatus) {
  const now = new Date()
  await tx
    .update(orders)
    .set({ status, updatedAt: now, completedAt: status === 'completed' ? now : null })
    .where(eq(orders.id, order.id))
  if (status === 'cancelled') await returnStock(tx, order.id, who.userId)
  await audit(tx, {
    actorId: who.userId,
    action: 'order.status',
    subjectId: order.userId,
    targetId: order.id,
    detail: { from: order.status, to: status },
  })
}
