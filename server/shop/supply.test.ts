import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doses, orders, supplyCorrections, treatmentPlans } from '../../drizzle/schema.ts'
import { addDays } from '../../shared/health.ts'
import { type PlanItem, SLOTS } from '../../shared/planItems.ts'
import type { OrderStatus } from '../../shared/shop.ts'
import type { Uncounted } from '../../shared/supply.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { insertMany, statementsOf, tablesReadWhole } from '../test/statements.ts'
import { forecast, supplies } from './supply.ts'

const t = translatorFor('en')

let portal: TestPortal
let admin: Person
let elena: Person
const today = new Date().toISOString().slice(0, 10)
const DAY = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin')
  elena = await signUp(portal, 'practitioner')
})
afterAll(() => portal.close())

const product = async (more: object = {}) => {
  const fields = { name: randomUUID(), priceCents: 900, stock: 500, unitsPerPack: 30, unitName: 'capsule' }
  return (await admin.api.admin.products.create({ ...fields, ...more })).id
}
const itemOf = (productId: string | null, more: Partial<PlanItem> = {}): PlanItem => ({
  ...{ text: 'Iron', slots: ['morning'], units: 1, unitName: 'capsule', days: { kind: 'daily' } },
  ...{ from: null, until: null, productId },
  ...more,
})
/** A patient whose plan of these items began 60 days ago. */
async function patientWith(...items: PlanItem[]) {
  const maya = await signUp(portal)
  const { id: planId } = await elena.api.plans.create({ patientId: maya.id, title: 'Energy', items })
  await portal.deps.db
    .update(treatmentPlans)
    .set({ createdAt: daysAgo(60) })
    .where(eq(treatmentPlans.id, planId))
  return { maya, planId }
}
/** Orders packs and brings the order to a status; a completed one on a day before today. */
async function order(
  maya: Person,
  productId: string,
  quantity: number,
  status: OrderStatus = 'completed',
  ago = 30,
) {
  const line = { lines: [{ productId, quantity }], idempotencyKey: randomUUID() }
  const { orderId } = await maya.api.shop.placeOrder(line)
  const steps: Record<OrderStatus, OrderStatus[]> = {
    pending: [],
    processing: ['processing'],
    completed: ['processing', 'completed'],
    cancelled: ['cancelled'],
  }
  for (const step of steps[status]) await admin.api.admin.orders.setStatus({ orderId, status: step })
  if (status === 'completed') {
    await portal.deps.db
      .update(orders)
      .set({ completedAt: daysAgo(ago) })
      .where(eq(orders.id, orderId))
  }
  return orderId
}
/** Says something about the dose of a day that many days ago, as the patient did then. */
const say = (
  maya: Person,
  planId: string,
  ago: number,
  state: 'taken' | 'skipped' = 'taken',
  medication = 'Iron',
) =>
  maya.api.plans.setDose({
    ...{ planId, medication, state, date: addDays(today, -ago) },
    saidAt: daysAgo(ago).toISOString(),
  })
const supplyOf = async (maya: Person, productId: string) =>
  (await maya.api.shop.supply()).find((one) => one.productId === productId)

describe('shop.supply', () => {
  it('shop.supply is packs of completed orders minus what was taken since; what is not completed is on its way', async () => {
    const iron = await product()
    const { maya, planId } = await patientWith(itemOf(iron))
    await order(maya, iron, 2)
    await order(maya, iron, 1, 'pending')
    await order(maya, iron, 1, 'processing')
    await order(maya, iron, 5, 'cancelled')
    for (const ago of [9, 8, 7, 6]) await say(maya, planId, ago)
    await say(maya, planId, 5, 'skipped')
    expect(await supplyOf(maya, iron)).toMatchObject({
      ...{ unitsLeft: 56, unitName: 'capsule', onItsWay: 60, missing: null, missingCode: null },
      planned: { perDay: 1, runsOut: addDays(today, 56) },
      own: { perDay: 4 / 9 },
      ...{ runsOut: addDays(today, 56), by: 'plan', packs: 1 },
    })
  })

  it('an order counts from its completion, and a repeated request is one order', async () => {
    const iron = await product()
    const { maya, planId } = await patientWith(itemOf(iron))
    const lines = { lines: [{ productId: iron, quantity: 1 }], idempotencyKey: randomUUID() }
    const { orderId } = await maya.api.shop.placeOrder(lines)
    await maya.api.shop.placeOrder(lines)
    await say(maya, planId, 1)
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: null, onItsWay: 30 })
    await admin.api.admin.orders.setStatus({ orderId, status: 'processing' })
    await admin.api.admin.orders.setStatus({ orderId, status: 'completed' })
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: 30, onItsWay: 0 })
    await say(maya, planId, 0)
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: 29 })
  })

  it('a cancelled order takes its packs back', async () => {
    const iron = await product()
    const { maya } = await patientWith(itemOf(iron))
    await order(maya, iron, 1)
    const orderId = await order(maya, iron, 3, 'pending')
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: 30, onItsWay: 90 })
    await admin.api.admin.orders.setStatus({ orderId, status: 'cancelled' })
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: 30, onItsWay: 0 })
  })

  it('a correction makes everything before it irrelevant, ticks that arrive late among it', async () => {
    const iron = await product()
    const { maya, planId } = await patientWith(itemOf(iron))
    await order(maya, iron, 9)
    await say(maya, planId, 3)
    await maya.api.shop.setUnitsLeft({ productId: iron, unitsLeft: 14 })
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: 14 })
    await say(maya, planId, 2)
    await maya.api.plans.setDose({
      planId,
      medication: 'Iron',
      date: addDays(today, -3),
      state: 'open',
      saidAt: daysAgo(2).toISOString(),
    })
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: 14 })
    await say(maya, planId, 0)
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: 13 })
    await order(maya, iron, 1, 'completed', 0)
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: 43 })
    await maya.api.shop.setUnitsLeft({ productId: iron, unitsLeft: 0 })
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: 0, runsOut: addDays(today, 1) })
    expect(await portal.deps.db.$count(supplyCorrections, eq(supplyCorrections.userId, maya.id))).toBe(1)
  })

  it('two plans that name one product share it, and ticks of a deleted plan stay consumed', async () => {
    const iron = await product()
    const { maya, planId } = await patientWith(itemOf(iron))
    const second = await elena.api.plans.create({
      patientId: maya.id,
      title: 'More',
      items: [itemOf(iron, { text: 'Iron at night', slots: ['night'], units: 2 })],
    })
    await order(maya, iron, 2)
    await say(maya, planId, 2)
    await say(maya, second.id, 0, 'taken', 'Iron at night')
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: 57, planned: { perDay: 3 } })
    await elena.api.plans.remove({ id: planId })
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: 57, planned: { perDay: 2 } })
  })

  it('a tick consumes the product and the units of the version that the patient saw', async () => {
    const [iron, zinc] = [await product(), await product()]
    const { maya, planId } = await patientWith(itemOf(iron, { units: 2 }))
    await order(maya, iron, 1)
    await order(maya, zinc, 1)
    await say(maya, planId, 1)
    await elena.api.plans.update({ id: planId, patientId: maya.id, title: 'Energy', items: [itemOf(zinc)] })
    await say(maya, planId, 0)
    expect(await supplyOf(maya, zinc)).toMatchObject({ unitsLeft: 29 })
    expect(await supplyOf(maya, iron)).toBeUndefined()
    await elena.api.plans.update({ id: planId, patientId: maya.id, title: 'Energy', items: [itemOf(iron)] })
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: 28 })
  })

  it('an order keeps what a pack held on its day', async () => {
    const iron = await product()
    const { maya } = await patientWith(itemOf(iron))
    await order(maya, iron, 1)
    const { name } = (await maya.api.shop.products()).find(({ id }) => id === iron) ?? { name: '' }
    await admin.api.admin.products.update({ id: iron, name, priceCents: 900, unitsPerPack: 100 })
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: 30 })
    await order(maya, iron, 1)
    expect(await supplyOf(maya, iron)).toMatchObject({ unitsLeft: 130, unitName: 'capsule' })
  })

  it('shop.supply tells whether the shop can sell it now', async () => {
    const [sold, empty, hidden] = [await product(), await product({ stock: 0 }), await product()]
    const items = [sold, empty, hidden].map((id, at) => itemOf(id, { text: `Iron ${at}` }))
    const { maya } = await patientWith(...items)
    const { name } = (await maya.api.shop.products()).find(({ id }) => id === hidden) ?? { name: '' }
    await admin.api.admin.products.update({ id: hidden, name, priceCents: 900, isActive: false })
    const inStock = Object.fromEntries(
      (await maya.api.shop.supply()).map((one) => [one.productId, one.inStock]),
    )
    expect(inStock).toEqual({ [sold]: true, [empty]: false, [hidden]: false })
  })

  it('shop.supply says what is missing; a deleted product and an ended item are not listed', async () => {
    const [unknown, gone, ended] = [await product({ unitsPerPack: null }), await product(), await product()]
    const { maya } = await patientWith(
      itemOf(unknown),
      itemOf(gone, { text: 'Gone' }),
      itemOf(ended, { text: 'Ended', until: addDays(today, -1) }),
    )
    await order(maya, unknown, 1)
    await admin.api.admin.products.delete({ productId: gone })
    expect(await maya.api.shop.supply()).toMatchObject([
      {
        productId: unknown,
        unitsLeft: null,
        missingCode: 'pack',
        missing: t('shop.supply.missing.pack'),
        runsOut: null,
      },
    ])
  })

  it('setUnitsLeft refuses an unknown product, less than nothing, and parts of a quarter', async () => {
    const maya = await signUp(portal)
    const productId = await product()
    await expect(maya.api.shop.setUnitsLeft({ productId: randomUUID(), unitsLeft: 1 })).rejects.toThrow(
      t('shop.refused.noProduct'),
    )
    await expect(maya.api.shop.setUnitsLeft({ productId, unitsLeft: -1 })).rejects.toThrow(
      'shop.invalid.leftLeast',
    )
    await expect(maya.api.shop.setUnitsLeft({ productId, unitsLeft: 0.1 })).rejects.toThrow(
      'shop.invalid.leftQuarters',
    )
  })
})

describe('admin.products.forecast', () => {
  const rowOf = async (productId: string) =>
    (await admin.api.admin.products.forecast()).rows.find((row) => row.productId === productId)

  it('admin.products.forecast is the sum of what each patient needs, at the actual rate where it is known; no surplus serves another', async () => {
    const iron = await product({ stock: 100 })
    const stocked = await patientWith(itemOf(iron))
    await order(stocked.maya, iron, 10)
    const empty = await patientWith(itemOf(iron))
    const fast = await patientWith(itemOf(iron, { slots: ['morning', 'evening'] }))
    await order(fast.maya, iron, 1)
    for (let ago = 0; ago < 10; ago++) await say(fast.maya, fast.planId, ago)
    // One needs nothing for 300 days, one a pack now and after 30 days, one two units a day from 10 left.
    expect(await rowOf(iron)).toEqual({
      ...{ productId: iron, name: expect.any(String), patients: 3, stock: 89 },
      ...{ need30: 1 + 2, need60: 2 + 4, runsOut: null, suggested: 0 },
    })
    await elena.api.plans.remove({ id: empty.planId })
    expect(await rowOf(iron)).toMatchObject({ patients: 2, need30: 2, need60: 4 })
  })

  it('admin.products.forecast tells the day on which the stock runs out, sorts by it, and suggests what 60 days need', async () => {
    const [soon, later] = [await product({ stock: 0 }), await product({ stock: 1 })]
    await patientWith(itemOf(soon), itemOf(later, { text: 'Zinc' }))
    const { rows } = await admin.api.admin.products.forecast()
    const mine = rows.filter(({ productId }) => [soon, later].includes(productId))
    expect(mine).toMatchObject([
      { productId: soon, runsOut: today, suggested: 2 },
      { productId: later, runsOut: addDays(today, 30), suggested: 1 },
    ])
  })

  it('admin.products.forecast names no patient, and counts what could not be counted by reason', async () => {
    const countOf = async (reason: Uncounted) =>
      (await admin.api.admin.products.forecast()).uncounted.find(({ code }) => code === reason)?.items ?? 0
    const reasons = ['product', 'pack', 'dose', 'names', 'needed'] as const
    const before = await Promise.all(reasons.map(countOf))
    const [iron, unknown] = [await product(), await product({ unitsPerPack: null })]
    const { maya } = await patientWith(
      itemOf(null, { text: 'Tea' }),
      itemOf(unknown, { text: 'Unknown pack' }),
      itemOf(iron, { text: 'No units', units: null }),
      itemOf(iron, { text: 'Drops', unitName: 'drop' }),
      itemOf(await product(), { text: 'Needed', days: { kind: 'needed' } }),
      itemOf(null, { text: 'Ended', until: addDays(today, -1) }),
    )
    expect(await Promise.all(reasons.map(countOf))).toEqual(before.map((items) => items + 1))
    const text = JSON.stringify(await admin.api.admin.products.forecast())
    for (const secret of [maya.id, maya.email, 'Test Person']) expect(text).not.toContain(secret)
  })

  it('admin.products.forecast counts from the clinic’s own day', async () => {
    const single = await product({ unitsPerPack: 1 })
    const lastDay = Temporal.Now.plainDateISO('Pacific/Niue').toString()
    await patientWith(itemOf(single, { from: addDays(lastDay, -9), until: lastDay }))
    // Their days never meet: they are 25 hours apart.
    for (const [timeZone, need30] of [
      ['Pacific/Niue', 1],
      ['Pacific/Kiritimati', 0],
    ] as const) {
      await admin.api.admin.clinic.update({ timeZone })
      expect(await rowOf(single)).toMatchObject({ need30 })
    }
    await admin.api.admin.clinic.update({ timeZone: 'UTC' })
  })

  it('admin.products.forecast needs 20 units for a course of 2 a day for 10 days, and none of them after its end', async () => {
    const single = await product({ unitsPerPack: 1 })
    const course = itemOf(single, { slots: ['morning', 'evening'], from: today, until: addDays(today, 9) })
    await patientWith(course)
    expect(await rowOf(single)).toMatchObject({ need30: 20, need60: 20 })
    const later = await product({ unitsPerPack: 1 })
    const [from, until] = [addDays(today, 25), addDays(today, 34)]
    await patientWith({ ...course, productId: later, from, until })
    expect(await rowOf(later)).toMatchObject({ need30: 10, need60: 20, runsOut: null })
  })

  it('admin.products.forecast leaves five stored plans beyond what may be written out with a reason, and counts the others', async () => {
    const single = await product({ unitsPerPack: 1 })
    const reasonOf = async () =>
      (await admin.api.admin.products.forecast()).uncounted.find(({ code }) => code === 'amount')
    const before = (await reasonOf())?.items ?? 0
    const absurd = Array.from({ length: 50 }, (_, at) =>
      itemOf(single, { text: `Item ${at}`, slots: [...SLOTS], units: 1_000 }),
    )
    for (let plan = 0; plan < 5; plan++) {
      const { planId } = await patientWith(itemOf(single))
      await portal.deps.db
        .update(treatmentPlans)
        .set({ items: absurd, medications: absurd.map(({ text }) => text) })
        .where(eq(treatmentPlans.id, planId))
    }
    await patientWith(itemOf(single))
    expect(await rowOf(single)).toMatchObject({ patients: 1, need30: 30, need60: 60 })
    expect(await reasonOf()).toMatchObject({ items: before + 250 })
  })

  it('admin.products.forecast leaves a patient out whose ticks are beyond what may be written, though the plan is not any more', async () => {
    const single = await product({ unitsPerPack: 1 })
    const { maya, planId } = await patientWith(itemOf(single))
    for (let ago = 0; ago < 8; ago++) await say(maya, planId, ago)
    await portal.deps.db.update(doses).set({ units: 90_000 }).where(eq(doses.planId, planId))
    expect(await rowOf(single)).toMatchObject({ patients: 0, need60: 0 })
  })

  it('admin.products.forecast leaves closed accounts out', async () => {
    const iron = await product()
    const { maya } = await patientWith(itemOf(iron))
    await admin.api.admin.users.suspend({ userId: maya.id })
    expect(await rowOf(iron)).toMatchObject({ patients: 0, need60: 0 })
  })
})

describe('10,000 patients with 30,000 items', () => {
  it('cost a patient’s supply few statements by index, and the forecast three', async () => {
    const { db, pool } = portal.deps
    const packs = await Promise.all(Array.from({ length: 12 }, () => product()))
    await insertMany(
      db,
      sql`
        with people as (
          insert into users (name, email) select 'Patient ' || n, n || '@many.clinic' from generate_series(1, 10000) n
          returning id
        ), numbered as (select id, row_number() over ()::int as n from people),
        packs as (select id, ordinality::int as n from unnest(${sql.param(packs)}::uuid[]) with ordinality as t (id, ordinality)),
        plans as (
          insert into treatment_plans (patient_id, created_by, title, medications, items)
          select p.id, ${elena.id}, 'Energy', array_agg('Item ' || k.k),
            jsonb_agg(jsonb_build_object('text', 'Item ' || k.k, 'slots', '["morning"]'::jsonb, 'units', 1, 'unitName', 'capsule',
              'days', '{"kind":"daily"}'::jsonb, 'from', null, 'until', null, 'productId', packs.id))
          from numbered p cross join generate_series(0, 2) k (k)
          join packs on packs.n = (p.n + k.k) % 12 + 1
          group by p.id returning id, patient_id
        )
        insert into orders (user_id, total_cents, status, idempotency_key, cart_hash, completed_at)
        select patient_id, 900, 'completed', 'many', 'many', now() - interval '20 days' from plans`,
      sql`
        insert into order_items (order_id, product_id, product_name, quantity, price_cents, units_per_pack)
        select o.id, (item->>'productId')::uuid, 'Pack', 1, 900, 30
        from orders o join treatment_plans p on p.patient_id = o.user_id cross join jsonb_array_elements(p.items) item
        where o.idempotency_key = 'many'`,
      sql`
        insert into doses (plan_id, medication, slot, date, product_id, units)
        select p.id, item->>'text', 'morning', current_date - ago, (item->>'productId')::uuid, 1
        from treatment_plans p cross join jsonb_array_elements(p.items) item cross join generate_series(1, 10) ago
        where p.medications[1] = 'Item 0'`,
    )
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from users where email = '77@many.clinic'`,
    )
    const who = { userId: rows[0]?.id ?? '' } as Parameters<typeof supplies>[1]
    const statements = await statementsOf(() => supplies(db, who, t, today))
    expect(statements).toHaveLength(3)
    const large = ['treatment_plans', 'doses', 'orders', 'order_items']
    for (const statement of statements) {
      const whole = await tablesReadWhole(pool, statement)
      expect(
        whole.filter((table) => large.includes(table)),
        statement.text,
      ).toEqual([])
    }
    expect(await supplies(db, who, t)).toHaveLength(3)
    expect(await statementsOf(() => forecast(db, t, today))).toHaveLength(3)
    const needed = (await forecast(db, t, today)).rows.filter(({ productId }) => packs.includes(productId))
    // Each has 20 units left at one a day: a pack in 20 days and one in 50.
    for (const { need30, need60, patients } of needed)
      expect([need30, need60]).toEqual([patients, 2 * patients])
    expect(needed.reduce((sum, { patients }) => sum + patients, 0)).toBe(30_000)
  })
})
