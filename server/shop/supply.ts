import { setImmediate as nextTurn } from 'node:timers/promises'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { products, supplyCorrections } from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import type { PlanItem } from '../../shared/planItems.ts'
import type { Uncounted } from '../../shared/supply.ts'
import { uncountedText } from '../../shared/supplyText.ts'
import { ownToday } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  addPacks,
  forecastOf,
  needOf,
  noPacks,
  PACE_DAYS,
  type SupplyFacts,
  supplyOf,
  uncountable,
} from './supplyRules.ts'

/** One patient's facts about a product, without the product and the items. */
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
 * Counts what patients bought, corrected and took of each product, of one patient or all. One statement. `today` is the
 * last day of the actual rate.
 */
async function countSupplies(db: Db, today: string, patientId?: string): Promise<Counted[]> {
  const ofPatient = (column: string) =>
    patientId === undefined ? sql`true` : sql`${sql.raw(column)} = ${patientId}`
  const ofPlansOf =
    patientId === undefined
      ? sql`true`
      : sql`d.plan_id in (select id from treatment_plans where patient_id = ${patientId})`
  const { rows } = await db.execute<Counted>(sql`
    with bought as (
      select o.user_id, i.product_id, c.units_left, c.at as corrected_at, min(o.completed_at) as first_at,
        bool_or(o.completed_at >= coalesce(c.at, o.completed_at) and pack.units is null) as is_unknown,
        sum(i.quantity * pack.units) filter (where o.completed_at >= coalesce(c.at, o.completed_at)) as units,
        sum(i.quantity * pack.units) filter (where o.completed_at is null) as on_its_way
      from orders o
      join order_items i on i.order_id = o.id
      join products pr on pr.id = i.product_id
      cross join lateral (select coalesce(i.units_per_pack, pr.units_per_pack) as units) pack
      left join supply_corrections c on c.user_id = o.user_id and c.product_id = i.product_id
      where o.status <> 'cancelled' and ${ofPatient('o.user_id')}
      group by o.user_id, i.product_id, c.units_left, c.at
    ), started as (
      select user_id, product_id, units_left, coalesce(corrected_at, first_at) as since, is_unknown, units, on_its_way
      from bought
      union all
      select c.user_id, c.product_id, c.units_left, c.at, false, 0, 0
      from supply_corrections c
      where ${ofPatient('c.user_id')} and not exists (
        select from bought b where b.user_id = c.user_id and b.product_id = c.product_id)
    ), said as (
      select d.plan_id, d.product_id, min(d.taken_at) filter (where d.state = 'taken') as first_at,
        sum(d.units::float) filter (where d.state = 'taken') as units,
        sum(d.units::float) filter (where d.state = 'taken' and d.date > ${today}::date - ${PACE_DAYS}::int) as recent,
        min(d.date) filter (where d.date > ${today}::date - ${PACE_DAYS}::int) as first_day,
        sum(d.units::float) filter (where d.state = 'taken' and d.date = ${today}::date) as today
      from doses d
      where d.product_id is not null and d.state <> 'open' and d.date <= ${today}::date and ${ofPlansOf}
      group by d.plan_id, d.product_id
    ), used as (
      select p.patient_id as user_id, said.product_id,
        -- Few took something before the count began: only their ticks are read once more.
        sum(said.units - coalesce(case when said.first_at < s.since then (
          select sum(d.units) from doses d
          where d.plan_id = said.plan_id and d.product_id = said.product_id and d.state = 'taken'
            and d.date <= ${today}::date and d.taken_at < s.since
        ) end, 0)) as units,
        sum(said.recent) as recent, min(said.first_day) as first_day, sum(said.today) as today
      from said
      join treatment_plans p on p.id = said.plan_id
      left join started s on s.user_id = p.patient_id and s.product_id = said.product_id
      group by p.patient_id, said.product_id
    )
    select coalesce(s.user_id, u.user_id) as "userId", coalesce(s.product_id, u.product_id) as "productId",
      s.since is not null as started,
      coalesce(s.units_left, 0)::float as base,
      (case when s.is_unknown then null else coalesce(s.units, 0) end)::float as bought,
      coalesce(u.units, 0)::float as taken,
      coalesce(s.on_its_way, 0)::float as "onItsWay",
      coalesce(u.recent, 0)::float as "recentUnits",
      to_char(u.first_day, 'YYYY-MM-DD') as "recentFirstDay",
      coalesce(u.today, 0)::float as "takenToday"
    from started s full join used u on u.user_id = s.user_id and u.product_id = s.product_id`)
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

/** Facts without any order or intake. */
const NOTHING = {
  ...{ started: false, base: 0, bought: 0, taken: 0, onItsWay: 0 },
  ...{ recentUnits: 0, recentFirstDay: null, takenToday: 0 },
}

function factsOf(counted: Counted | undefined, items: readonly PlanItem[], pack: Pack): SupplyFacts {
  const { recentUnits, recentFirstDay, ...facts } = counted ?? NOTHING
  const { unitsPerPack, unitName } = pack
  return { ...facts, items, unitsPerPack, unitName, recent: { units: recentUnits, firstDay: recentFirstDay } }
}

/** Items of current plans with their patients, of one patient or of all open accounts. One statement. */
async function presentItems(db: Db, patientId?: string) {
  const { rows } = await db.execute<{ userId: string; items: PlanItem[]; medications: string[] }>(sql`
    select p.patient_id as "userId", p.items, to_json(p.medications) as medications
    from treatment_plans p join users u on u.id = p.patient_id
    where p.deleted_at is null and p.medications is not null and u.suspended_at is null
      and ${patientId === undefined ? sql`true` : sql`p.patient_id = ${patientId}`}`)
  return rows
}

/** What the caller has left of each product in current plans, by name, on `day`, by default the caller's today. */
export async function supplies(db: Db, who: Who, t: Translate, day?: string) {
  const today = day ?? (await ownToday(db, who.userId))
  const plans = await presentItems(db, who.userId)
  const present = plans.flatMap(({ items }) => items).filter(({ until }) => !until || until >= today)
  const named = [...new Set(present.flatMap(({ productId }) => productId ?? []))]
  if (named.length === 0) return []
  const counted = await countSupplies(db, today, who.userId)
  const packs = await db
    .select(packFields)
    .from(products)
    .where(inArray(products.id, named))
    .orderBy(asc(products.name), asc(products.id))
  return packs.map((pack) => {
    const items = present.filter(({ productId }) => productId === pack.id)
    const facts = factsOf(
      counted.find(({ productId }) => productId === pack.id),
      items,
      pack,
    )
    const inStock = pack.isActive && pack.stock > 0
    const supply = supplyOf(facts, today)
    const missing = supply.missingCode && t(`shop.supply.missing.${supply.missingCode}`)
    return { productId: pack.id, name: pack.name, inStock, ...supply, missing }
  })
}

/** Sets what the caller has left of a product; counting restarts there. Refuses an unknown product. */
export async function setUnitsLeft(db: Db, who: Who, productId: string, unitsLeft: number) {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId))
  if (!product) throw new Refusal('NOT_FOUND', 'shop.refused.noProduct')
  const said = { unitsLeft, at: new Date() }
  await db
    .insert(supplyCorrections)
    .values({ userId: who.userId, productId, ...said })
    .onConflictDoUpdate({ target: [supplyCorrections.userId, supplyCorrections.productId], set: said })
}

/** Patients computed before yielding to other requests: about 5 ms. */
const PATIENTS_A_TURN = 500

/**
 * Forecasts the packs of each product that all current plans need, minus what each patient still has: at the patient's
 * actual rate where it is known, else day by day by the plan, from `today`. Sorted by the day on which the stock runs out. Names no
 * patient; returns how many items could not be counted and why.
 */
export async function forecast(db: Db, t: Translate, today: string) {
  const [plans, counted] = await Promise.all([presentItems(db), countSupplies(db, today)])
  const countedOf = Map.groupBy(counted, ({ userId }) => userId)
  const packs = await db.select(packFields).from(products)
  const packOf = new Map(packs.map((pack) => [pack.id, pack]))
  const left = new Map<Uncounted, number>()
  const leave = (reason: Uncounted, items = 1) => void left.set(reason, (left.get(reason) ?? 0) + items)

  const needs = new Map(packs.map((pack) => [pack, { patients: 0, packs: noPacks() }]))
  for (const [at, [userId, theirs]] of [...Map.groupBy(plans, (plan) => plan.userId)].entries()) {
    if (at % PATIENTS_A_TURN === PATIENTS_A_TURN - 1) await nextTurn()
    const wanted: [Pack, PlanItem][] = []
    for (const { items, medications } of theirs) {
      const over = new Set(
        items.flatMap(({ text, until }) => (until !== null && until < today ? [text] : [])),
      )
      const sold = new Set<string>()
      for (const item of items) {
        const pack = packOf.get(item.productId ?? '')
        if (!pack || over.has(item.text)) continue
        sold.add(item.text)
        const reason = uncountable(item, pack)
        if (reason) leave(reason)
        else wanted.push([pack, item])
      }
      for (const text of new Set(medications)) if (!sold.has(text) && !over.has(text)) leave('product')
    }
    const known = new Map(countedOf.get(userId)?.map((one) => [one.productId, one]))
    for (const [pack, named] of Map.groupBy(wanted, ([product]) => product)) {
      const items = named.map(([, item]) => item)
      const need = needOf(factsOf(known.get(pack.id), items, pack), today)
      const sum = needs.get(pack)
      if (need === 'amount') leave('amount', items.length)
      else if (need && sum) {
        addPacks(sum.packs, need)
        sum.patients += 1
      } else if (items.every(({ days }) => days.kind === 'needed')) leave('needed', items.length)
    }
  }
  const rows = [...needs].map(([{ id, name, stock }, sum]) => ({
    ...{ productId: id, name, patients: sum.patients },
    ...forecastOf(stock, sum.packs, today),
  }))
  const last = '9999'
  return {
    rows: rows.sort(
      (a, b) => (a.runsOut ?? last).localeCompare(b.runsOut ?? last) || a.name.localeCompare(b.name),
    ),
    uncounted: [...left].map(([code, items]) => ({ code, reason: uncountedText(code, t), items })),
  }
}
