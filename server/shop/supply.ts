import { eq, sql } from 'drizzle-orm'
import { products, supplyCorrections } from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import { isoDay } from '../../shared/health.ts'
import type { PlanItem } from '../../shared/planItems.ts'
import {
  forecastOf,
  type Need,
  needOf,
  PACE_DAYS,
  type SupplyFacts,
  supplyOf,
  uncountable,
} from '../../shared/supply.ts'
import type { Who } from '../auth/who.ts'
import type { Db } from '../platform/db.ts'

/** The facts of one patient and product, but for the product and the items. */
type Counted = {
  userId: string
  productId: string
  started: boolean
  base: number
  bought: number | null
  taken: number
  onItsWay: number
  recentUnits: number
  recentFirstDay: string | null
  takenToday: number
}

/**
 * Counts what the patients bought, corrected and took of the products that their present plans name; of one patient, or
 * of all. One statement. `today` is the last day of the pace.
 */
async function countSupplies(db: Db, today: string, patientId?: string): Promise<Counted[]> {
  const ofPatient = (column: string) =>
    patientId === undefined ? sql`true` : sql`${sql.raw(column)} = ${patientId}`
  const { rows } = await db.execute<Counted>(sql`
    with wanted as (
      select distinct p.patient_id as user_id, (item->>'productId')::uuid as product_id
      from treatment_plans p cross join lateral jsonb_array_elements(p.items) item
      where p.deleted_at is null and item->>'productId' is not null and ${ofPatient('p.patient_id')}
    ), bought as (
      select o.user_id, i.product_id, o.completed_at, i.quantity * coalesce(i.units_per_pack, pr.units_per_pack) as units
      from orders o
      join order_items i on i.order_id = o.id
      join products pr on pr.id = i.product_id
      where o.status <> 'cancelled' and ${ofPatient('o.user_id')}
    ), started as (
      select w.user_id, w.product_id, c.units_left, coalesce(c.at, min(b.completed_at)) as since
      from wanted w
      left join supply_corrections c on c.user_id = w.user_id and c.product_id = w.product_id
      left join bought b on b.user_id = w.user_id and b.product_id = w.product_id
      group by w.user_id, w.product_id, c.units_left, c.at
    ), received as (
      select s.user_id, s.product_id,
        case when bool_or(b.completed_at >= s.since and b.units is null) then null
          else coalesce(sum(b.units) filter (where b.completed_at >= s.since), 0) end as units,
        coalesce(sum(b.units) filter (where b.completed_at is null), 0) as on_its_way
      from started s join bought b on b.user_id = s.user_id and b.product_id = s.product_id
      group by s.user_id, s.product_id
    ), used as (
      select s.user_id, s.product_id,
        sum(d.units) filter (where d.state = 'taken' and d.taken_at >= s.since) as units,
        sum(d.units) filter (where d.state = 'taken' and d.date > ${today}::date - ${PACE_DAYS}::int) as recent,
        min(d.date) filter (where d.date > ${today}::date - ${PACE_DAYS}::int) as first_day,
        sum(d.units) filter (where d.state = 'taken' and d.date = ${today}::date) as today
      from started s
      join treatment_plans p on p.patient_id = s.user_id
      join doses d on d.plan_id = p.id and d.product_id = s.product_id
      where d.state <> 'open' and d.date <= ${today}::date
        and d.date >= least(coalesce(s.since, 'infinity')::date - 1, ${today}::date - ${PACE_DAYS}::int)
      group by s.user_id, s.product_id
    )
    select s.user_id as "userId", s.product_id as "productId", s.since is not null as started,
      coalesce(s.units_left, 0)::float as base,
      (case when r.user_id is null then 0 else r.units end)::float as bought,
      coalesce(u.units, 0)::float as taken,
      coalesce(r.on_its_way, 0)::float as "onItsWay",
      coalesce(u.recent, 0)::float as "recentUnits",
      to_char(u.first_day, 'YYYY-MM-DD') as "recentFirstDay",
      coalesce(u.today, 0)::float as "takenToday"
    from started s
    left join received r on r.user_id = s.user_id and r.product_id = s.product_id
    left join used u on u.user_id = s.user_id and u.product_id = s.product_id`)
  return rows
}

type Pack = {
  id: string
  name: string
  stock: number
  isActive: boolean
  unitsPerPack: number | null
  unitName: string | null
}

const packFields = {
  id: products.id,
  name: products.name,
  stock: products.stock,
  isActive: products.isActive,
  unitsPerPack: products.unitsPerPack,
  unitName: products.unitName,
}

function factsOf(counted: Counted, items: readonly PlanItem[], pack: Pack): SupplyFacts {
  const { recentUnits, recentFirstDay, ...facts } = counted
  const { unitsPerPack, unitName } = pack
  return { ...facts, items, unitsPerPack, unitName, recent: { units: recentUnits, firstDay: recentFirstDay } }
}

/** The items of present plans, with their patients; of one patient, or of all whose account is open. One statement. */
async function presentItems(db: Db, patientId?: string) {
  const { rows } = await db.execute<{ userId: string; items: PlanItem[]; medications: string[] }>(sql`
    select p.patient_id as "userId", p.items, p.medications
    from treatment_plans p join users u on u.id = p.patient_id
    where p.deleted_at is null and p.medications is not null and u.suspended_at is null
      and ${patientId === undefined ? sql`true` : sql`p.patient_id = ${patientId}`}`)
  return rows
}

const keyOf = (userId: string, productId: string) => `${userId} ${productId}`

/** What the caller has left of each product that the present plans name, by name. Days are those of `today`. */
export async function supplies(db: Db, who: Who, today = isoDay(Date.now())) {
  const counted = await countSupplies(db, today, who.userId)
  if (counted.length === 0) return []
  const plans = await presentItems(db, who.userId)
  const packs = await db
    .select(packFields)
    .from(products)
    .where(sql`${products.id} = any(${sql.param(counted.map(({ productId }) => productId))}::uuid[])`)
  const items = plans.flatMap((plan) => plan.items)
  return packs
    .flatMap((pack) => {
      const facts = counted.find(({ productId }) => productId === pack.id)
      if (!facts) return []
      const ofProduct = items.filter(
        ({ productId, until }) => productId === pack.id && (!until || until >= today),
      )
      if (ofProduct.length === 0) return []
      return [
        {
          productId: pack.id,
          name: pack.name,
          inStock: pack.isActive && pack.stock > 0,
          ...supplyOf(factsOf(facts, ofProduct, pack), today),
        },
      ]
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** Notes what the caller has left of a product; the count begins anew there. Refuses an unknown product. */
export async function setUnitsLeft(db: Db, who: Who, productId: string, unitsLeft: number) {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId))
  if (!product) throw new Refusal('NOT_FOUND', 'There is no such product.')
  const said = { unitsLeft, at: new Date() }
  await db
    .insert(supplyCorrections)
    .values({ userId: who.userId, productId, ...said })
    .onConflictDoUpdate({ target: [supplyCorrections.userId, supplyCorrections.productId], set: said })
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Why an item is not part of the forecast. */
const UNCOUNTED = {
  product: 'No product of the shop is chosen',
  pack: 'The product does not say how many units a pack holds',
  dose: 'The plan does not say how many units one dose has',
  names: 'The plan and the pack count in different units',
  needed: 'Taken when needed, and not for long enough to know a pace',
} as const
type Uncounted = keyof typeof UNCOUNTED

/**
 * What the present plans of all patients need of each product, in packs: at the own pace where it is known, else by the
 * plan, minus what each patient still has. Sorted by the day on which the stock runs out. Names no patient, and tells
 * how many items could not be counted and why.
 */
export async function forecast(db: Db, today = isoDay(Date.now())) {
  const plans = await presentItems(db)
  const counted = await countSupplies(db, today)
  const packs = await db.select(packFields).from(products)
  const packOf = new Map(packs.map((pack) => [pack.id, pack]))
  const left = new Map<Uncounted, number>()
  const leave = (reason: Uncounted, items = 1) => void left.set(reason, (left.get(reason) ?? 0) + items)

  const itemsOf = new Map<string, PlanItem[]>()
  for (const { userId, items, medications } of plans) {
    const chosen = new Set<string>()
    for (const item of items) {
      const pack = item.productId ? packOf.get(item.productId) : undefined
      if (!pack || (item.until !== null && item.until < today)) continue
      chosen.add(item.text)
      const reason = uncountable(item, pack)
      if (reason) {
        leave(reason)
        continue
      }
      const key = keyOf(userId, pack.id)
      append(itemsOf, key, item)
    }
    const ended = new Set(items.flatMap(({ text, until }) => (until !== null && until < today ? [text] : [])))
    for (const text of new Set(medications)) if (!chosen.has(text) && !ended.has(text)) leave('product')
  }

  const needs = new Map<string, Need[]>()
  for (const facts of counted) {
    const pack = packOf.get(facts.productId)
    const items = itemsOf.get(keyOf(facts.userId, facts.productId))
    if (!pack || !items) continue
    const need = needOf(factsOf(facts, items, pack), today)
    if (need) append(needs, pack.id, need)
    else if (items.every(({ days }) => days.kind === 'needed')) leave('needed', items.length)
  }
  const rows = packs.map(({ id, name, stock }) => ({
    ...{ productId: id, name, patients: needs.get(id)?.length ?? 0 },
    ...forecastOf(stock, needs.get(id) ?? [], today),
  }))
  const last = '9999'
  return {
    rows: rows.sort(
      (a, b) => (a.runsOut ?? last).localeCompare(b.runsOut ?? last) || a.name.localeCompare(b.name),
    ),
    uncounted: [...left].map(([reason, items]) => ({ reason: UNCOUNTED[reason], items })),
  }
}
