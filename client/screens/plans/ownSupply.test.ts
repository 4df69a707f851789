import { describe, expect, it } from 'vitest'
import { utcDay } from '../../../locales/translate.ts'
import { addDays } from '../../../shared/health.ts'
import { semicolons } from '../../../shared/listText.ts'
import { unitsText } from '../../../shared/planItemText.ts'
import type { CartProduct, Line } from '../../lib/cart.ts'
import { t } from '../../locale/messages.tsx'
import { type OwnSupply, supplyLine, supplyText, withPacks } from './ownSupply.ts'

const TODAY = '2026-12-24'

/** A product that is used up in so many days, with a capsule a day. */
const lasting = (days: number, more: Partial<OwnSupply> = {}): OwnSupply => ({
  ...{ productId: 'i', name: 'Iron bisglycinate', inStock: true, unitsLeft: days, unitName: 'capsule' },
  ...{ planned: { perDay: 1, runsOut: addDays(TODAY, days) }, own: null, onItsWay: 0, missingCode: null },
  ...{ runsOut: addDays(TODAY, days), by: 'plan', runsOutWithOrders: addDays(TODAY, days), packs: 1 },
  ...more,
})
const zinc = (days: number, more: Partial<OwnSupply> = {}) =>
  lasting(days, { productId: 'z', name: 'Zinc', ...more })
const capsules = (units: number) => unitsText({ units, unitName: 'capsule' }, t) ?? ''
const left = (days: number, pace: 'own' | 'plan' = 'plan') => t('plans.supply.daysLeft', { days, pace })
const onItsWay = (units: number) => t('plans.supply.onItsWay', { amount: capsules(units), units })
const leftUntil = (units: number, day: string, pace: 'own' | 'plan') =>
  t('plans.supply.leftUntil', { amount: capsules(units), day: utcDay(day), pace })
const textOf = (...supplies: OwnSupply[]) => supplyLine(supplies, TODAY)?.text

describe('supplyLine', () => {
  it('supplyLine states for how many days a product lasts, and at which pace', () => {
    expect(textOf(lasting(8, { by: 'own' }))).toBe(left(8, 'own'))
    expect(textOf(lasting(8))).toBe(left(8))
    expect(textOf(lasting(1))).toBe(left(1))
    expect(textOf(lasting(0))).toBe(t('plans.supply.usedUp'))
    expect(textOf(lasting(0, { unitsLeft: 0.5 }))).toBe(t('plans.supply.notToday'))
  })

  it('supplyLine appears ten days ahead, and never for a product without an end or a count', () => {
    expect(textOf(lasting(10))).toBe(left(10))
    expect(supplyLine([lasting(11)], TODAY)).toBeNull()
    expect(supplyLine([lasting(8, { runsOut: null, by: null })], TODAY)).toBeNull()
    expect(supplyLine([], TODAY)).toBeNull()
  })

  it('supplyLine names the first product to run out, and counts the others', () => {
    const line = supplyLine([zinc(9), lasting(3), zinc(40, { productId: 'c' })], TODAY)
    expect(line?.product.name).toBe('Iron bisglycinate')
    expect(line?.text).toBe(semicolons(t, [left(3), t('plans.supply.moreLow', { count: 1 })]))
    expect(textOf(zinc(9), lasting(3), zinc(5))).toBe(
      semicolons(t, [left(3), t('plans.supply.moreLow', { count: 2 })]),
    )
  })

  it('supplyLine offers no order of a product that is out of stock', () => {
    const line = supplyLine([lasting(3, { inStock: false })], TODAY)
    expect(line?.text).toBe(semicolons(t, [left(3), t('plans.supply.outOfStock')]))
    expect(line?.orderable).toBe(false)
    expect(supplyLine([lasting(3)], TODAY)?.orderable).toBe(true)
  })

  it('supplyLine mentions an open order, and offers another only if that does not last', () => {
    const covered = lasting(3, { onItsWay: 60, runsOutWithOrders: addDays(TODAY, 63) })
    expect(supplyLine([covered], TODAY)).toMatchObject({
      text: semicolons(t, [left(3), onItsWay(60)]),
      orderable: false,
    })
    expect(supplyLine([{ ...covered, runsOutWithOrders: null, inStock: false }], TODAY)).toMatchObject({
      text: semicolons(t, [left(3), onItsWay(60)]),
      orderable: false,
    })
    const scarce = lasting(3, { onItsWay: 1, runsOutWithOrders: addDays(TODAY, 4) })
    expect(supplyLine([scarce], TODAY)).toMatchObject({
      text: semicolons(t, [left(3), onItsWay(1)]),
      orderable: true,
    })
    // What is covered gives way to what is not.
    expect(supplyLine([covered, zinc(9)], TODAY)).toMatchObject({
      product: { name: 'Zinc' },
      text: left(9),
    })
  })
})

describe('supplyText', () => {
  it('supplyText names the units left, the last day they cover, and an open order', () => {
    const supply = lasting(9, { by: 'own', unitsLeft: 41.1 - 0.1, onItsWay: 60 })
    expect(supplyText(supply, TODAY)).toBe(
      `${leftUntil(41, '2027-01-01', 'own')} ${t('plans.supply.onItsWaySentence', { amount: capsules(60), units: 60 })}`,
    )
    expect(supplyText(lasting(1), TODAY)).toBe(leftUntil(1, '2026-12-24', 'plan'))
  })

  it('supplyText names no day if the supply outlasts the plan, or ends today', () => {
    expect(supplyText(lasting(9, { runsOut: null, by: null }), TODAY)).toBe(
      t('plans.supply.left', { amount: capsules(9) }),
    )
    expect(supplyText(lasting(0), TODAY)).toBe(t('plans.supply.left', { amount: capsules(0) }))
    expect(supplyText(lasting(0, { unitsLeft: 0.5 }), TODAY)).toBe(
      t('plans.supply.leftNotToday', { amount: capsules(0.5) }),
    )
    expect(supplyText(lasting(4, { unitName: null }), TODAY)).toBe(
      t('plans.supply.leftUntil', { amount: '4', day: utcDay('2026-12-27'), pace: 'plan' }),
    )
  })

  it('supplyText names the missing input', () => {
    const missing = t('shop.supply.missing.pack')
    const unknown = lasting(0, { missingCode: 'pack', runsOut: null, by: null, unitsLeft: null })
    expect(supplyText(unknown, TODAY)).toBe(missing)
    expect(supplyText({ ...unknown, unitsLeft: 12 }, TODAY)).toBe(
      `${t('plans.supply.left', { amount: capsules(12) })} ${missing}`,
    )
  })
})

describe('withPacks', () => {
  const iron: CartProduct = { id: 'i', name: 'Iron', priceCents: 1250, stock: 3, imageUrl: null }
  const ginger: CartProduct = { id: 'g', name: 'Ginger', priceCents: 1240, stock: 9, imageUrl: null }
  const line = (product: CartProduct, quantity: number): Line => ({ product, quantity })

  it('withPacks adds the packs once, even when called repeatedly', () => {
    const once = withPacks([line(ginger, 1)], iron, 2)
    expect(once).toEqual([line(ginger, 1), line(iron, 2)])
    expect(withPacks(once, iron, 2)).toEqual(once)
  })

  it('tops up the cart, and removes nothing', () => {
    expect(withPacks([line(iron, 1), line(ginger, 1)], iron, 2)).toEqual([line(iron, 2), line(ginger, 1)])
    expect(withPacks([line(iron, 3)], iron, 2)).toEqual([line(iron, 3)])
  })

  it('withPacks stays within the stock and the limit of an order', () => {
    expect(withPacks([], iron, 5)).toEqual([line(iron, 3)])
    expect(withPacks([], { ...iron, stock: 0 }, 1)).toEqual([])
    expect(withPacks([], { ...iron, stock: 5_000 }, 1_200)[0]?.quantity).toBe(999)
  })

  it('withPacks stores today’s price, and no other fields of the product', () => {
    const dearer = { ...iron, priceCents: 1300, description: 'Tablets' } as CartProduct
    expect(withPacks([line(iron, 1)], dearer, 2)).toEqual([line({ ...iron, priceCents: 1300 }, 2)])
  })
})
