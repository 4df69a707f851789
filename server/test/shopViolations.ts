import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db.ts'

/** Violations of what must hold in the shop after any history: there must be none. */
export async function shopViolations(db: Db) {
  const { rows } = await db.execute<{ rule: string; id: string }>(sql`
    select 'stock is the sum of its movements, and not negative' as rule, p.id from products p
    where p.stock <> (select coalesce(sum(m.delta), 0) from stock_movements m where m.product_id = p.id) or p.stock < 0
    union all
    select 'an order has items and their total', o.id from orders o
    where o.total_cents is distinct from (select sum(i.quantity * i.price_cents) from order_items i where i.order_id = o.id)
    union all
    select 'an order takes what it sold, and a cancelled one gives it back', o.id from orders o
    where (select coalesce(sum(m.delta), 0) from stock_movements m
        where m.order_id = o.id and exists (select from products p where p.id = m.product_id))
      <> case when o.status = 'cancelled' then 0 else
        -(select coalesce(sum(i.quantity), 0) from order_items i where i.order_id = o.id and i.product_id is not null) end`)
  return rows
}
