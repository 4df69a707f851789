import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Testbed } from './testbed.ts'
import { INITIAL_STOCK, type Write } from './writers.ts'

/** The longest time for an analysis with its retries, in seconds. */
const ANALYSED_WITHIN = 120
/** A job that has been active for this long is considered forgotten. */
const FORGOTTEN = '60 seconds'

/** Counts how often an acknowledged write is in the database, by its key. */
const FOUND = {
  'sign-up': `select count(*)::int as n from users u join profiles using (id) join user_roles r on r.user_id = u.id
    join user_credits c on c.user_id = u.id where u.email = $1 and r.role = 'patient'`,
  entry:
    'select count(*)::int as n from health_tracking where date = $1::date and user_id = $2 and water_intake = 8',
  order: 'select count(*)::int as n from orders where idempotency_key = $1 and user_id = $2',
  'wizard run': `select count(*)::int as n from credit_transactions where reference_id = 'wizard:' || $1 and user_id = $2 and amount = -10`,
  upload: 'select count(*)::int as n from blood_test_results where id = $1::uuid and user_id = $2',
  'stock change': 'select count(*)::int as n from stock_movements where reason = $1 and actor_id = $2',
} as const satisfies Record<Write['kind'], string>

/** What must hold after every fault: each returned row is a violation. The SQL is independent of the portal's code. */
const RULES = {
  'the ledger is the balance, and not negative': `select c.user_id as id from user_credits c
    where c.balance < 0 or c.balance <> (select coalesce(sum(amount), 0) from credit_transactions t where t.user_id = c.user_id)`,
  'initial stock and changes, less what was sold, is the stock': `select p.id from products p where p.stock < 0 or p.stock <> ${INITIAL_STOCK}
    + (select coalesce(sum(m.delta), 0) from stock_movements m where m.product_id = p.id and m.order_id is null)
    - (select coalesce(sum(i.quantity), 0) from order_items i join orders o on o.id = i.order_id where i.product_id = p.id and o.status <> 'cancelled')`,
  'an order has items, and their sum is its total': `select o.id from orders o
    where o.total_cents is distinct from (select sum(i.quantity * i.price_cents) from order_items i where i.order_id = o.id)`,
  'an order is confirmed by one job': `select o.id from orders o
    where (select count(*) from pgboss.job j where j.name = 'confirm-order' and j.data->>'orderId' = o.id::text) <> 1`,
  'a blood test is analysed by one job': `select b.id from blood_test_results b
    where (select count(*) from pgboss.job j where j.name = 'analyse-blood-test' and j.data->>'bloodTestId' = b.id::text) <> 1`,
  'a blood test has ended': `select id from blood_test_results where status not in ('completed', 'failed')`,
  'a completed blood test has rows': `select id from blood_test_results where status = 'completed' and markers = '[]'`,
  'totals count the entries': `select h.user_id as id from health_totals h
    where h.entries <> (select count(*) from health_tracking t where t.user_id = h.user_id)`,
} as const

/**
 * Waits until every upload is analysed or marked as failed. Other jobs may still wait, but none may stay active for
 * ever. Returns what is still open at the end of the time.
 */
async function settle(testbed: Testbed) {
  const end = Date.now() + ANALYSED_WITHIN * 1000
  for (;;) {
    const open = await testbed.sql<{ state: string }>(
      `select state from pgboss.job where state not in ('completed', 'failed', 'cancelled')
       and (name in ('analyse-blood-test', 'analyse-blood-test-failed') or state = 'active' and started_on < now() - interval '${FORGOTTEN}')`,
    )
    if (open.length === 0) return []
    if (Date.now() > end) return open.map(({ state }) => `a job never ended: it is ${state}`)
    await wait(250)
  }
}

async function objects(testbed: Testbed) {
  const entries = await readdir(join(testbed.files, 'blood-tests'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/**
 * All violations after a round with these writes. `orphansAllowed` objects may have no row: one for each upload since
 * the beginning that was never answered.
 */
export async function violations(
  testbed: Testbed,
  writes: Write[],
  orphansAllowed: number,
): Promise<string[]> {
  const wrong = await settle(testbed)
  for (const [rule, sql] of Object.entries(RULES)) {
    for (const { id } of await testbed.sql<{ id: string }>(sql)) wrong.push(`violated: ${rule} (${id})`)
  }
  for (const { kind, key, userId, acknowledged } of writes) {
    if (!key) continue
    const [row] = await testbed.sql<{ n: number }>(FOUND[kind], kind === 'sign-up' ? [key] : [key, userId])
    const n = row?.n ?? 0
    if (acknowledged ? n !== 1 : n > 1)
      wrong.push(`${kind} ${key}: acknowledged ${acknowledged}, there ${n} times`)
  }
  const rows = await testbed.sql<{ file_path: string }>('select file_path from blood_test_results')
  const stored = new Set(await objects(testbed))
  const named = new Set(rows.map(({ file_path }) => join(testbed.files, file_path)))
  for (const path of named) if (!stored.has(path)) wrong.push(`a row without its object: ${path}`)
  const orphans = [...stored].filter((path) => !named.has(path))
  // A process killed between the two leaves an object without a row; the hourly sweep removes it.
  if (orphans.length > orphansAllowed) {
    wrong.push(`${orphans.length} objects without a row, ${orphansAllowed} uploads unanswered`)
  }
  return wrong
}
