-- Places a batch of orders in one round trip. Each order is placed whole, answered with what its key placed before, or
-- refused with nothing written.
--
-- batch: [{ "userId", "key", "hash", "notes", "delivery", "deliveryAddress", "warnings",
-- "lines": [{ "productId", "quantity" }] }], each product once per order.
-- low_stock: the stock below which a product counts as low (shared/shop.ts).
-- Returns one row per order: its place in the batch from 1, and the order or the refusal with the product concerned;
-- `low` lists the products whose stock this order made low or used up.
create or replace function place_orders(batch jsonb, low_stock int)
returns table (
  place int, order_id uuid, total_cents int, repeated boolean, refusal text, product text, available int, low uuid[]
) language plpgsql as $$
declare
  wish record;
  found_hash text;
  total bigint;
begin
  -- All products of the batch are locked first, sorted, so that two batches never deadlock.
  perform 1 from products p
  where p.id in (select (l->>'productId')::uuid from jsonb_array_elements(batch) o, jsonb_array_elements(o->'lines') l)
  order by p.id for no key update;

  for wish in
    select o.value as body, o.ordinality::int as place from jsonb_array_elements(batch) with ordinality o
  loop
    place := wish.place;
    order_id := null; total_cents := null; repeated := false; refusal := null; product := null; available := null; low := null;

    select o.id, o.total_cents, o.cart_hash into order_id, total_cents, found_hash from orders o
    where o.user_id = (wish.body->>'userId')::uuid and o.idempotency_key = wish.body->>'key';
    if order_id is not null then
      repeated := found_hash = wish.body->>'hash';
      if not repeated then
        refusal := 'KEY_REUSED'; order_id := null; total_cents := null;
      end if;
      return next; continue;
    end if;

    select case when p.id is null then 'NOT_FOUND' else 'OUT_OF_STOCK' end, p.name, p.stock
    into refusal, product, available
    from jsonb_to_recordset(wish.body->'lines') as l("productId" uuid, quantity int)
    left join products p on p.id = l."productId" and p.is_active
    where p.id is null or p.stock < l.quantity
    order by l."productId" limit 1;
    if refusal is not null then
      return next; continue;
    end if;

    select sum(p.price_cents::bigint * l.quantity) into total
    from jsonb_to_recordset(wish.body->'lines') as l("productId" uuid, quantity int)
    join products p on p.id = l."productId";
    if total > 2147483647 then
      refusal := 'BAD_INPUT';
      return next; continue;
    end if;

    insert into orders (user_id, total_cents, notes, idempotency_key, cart_hash, delivery, delivery_address, warnings)
    values ((wish.body->>'userId')::uuid, total, wish.body->>'notes', wish.body->>'key', wish.body->>'hash',
      coalesce(wish.body->>'delivery', 'pickup'), wish.body->>'deliveryAddress',
      array(select jsonb_array_elements_text(coalesce(wish.body->'warnings', '[]'))))
    on conflict (user_id, idempotency_key) do nothing
    returning orders.id into order_id;
    if order_id is null then
      -- Another connection is placing an order with the same key: the caller retries.
      refusal := 'CONFLICT';
      return next; continue;
    end if;
    total_cents := total;

    with lines as (
      select l."productId" as id, l.quantity
      from jsonb_to_recordset(wish.body->'lines') as l("productId" uuid, quantity int)
    ), taken as (
      update products p set stock = p.stock - lines.quantity from lines where p.id = lines.id
      returning p.id, p.name, p.price_cents, p.units_per_pack, p.stock, lines.quantity
    ), items as (
      insert into order_items (order_id, product_id, product_name, quantity, price_cents, units_per_pack)
      select place_orders.order_id, taken.id, taken.name, taken.quantity, taken.price_cents, taken.units_per_pack from taken
    ), moves as (
      insert into stock_movements (product_id, delta, reason, order_id, actor_id)
      select taken.id, -taken.quantity, 'order', place_orders.order_id, (wish.body->>'userId')::uuid from taken
    )
    -- Products that became low or sold out.
    select array_agg(taken.id) into low from taken
    where (taken.stock < low_stock and taken.stock + taken.quantity >= low_stock) or taken.stock = 0;
    return next;
  end loop;
end $$;
