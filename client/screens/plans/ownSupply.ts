import { utcDay } from '../../../locales/translate.ts'
import { addDays } from '../../../shared/health.ts'
import { semicolons } from '../../../shared/listText.ts'
import { daysFrom } from '../../../shared/planItems.ts'
import { unitsText } from '../../../shared/planItemText.ts'
import { MAX_QUANTITY } from '../../../shared/shop.ts'
import { type Supply, TELL_DAYS } from '../../../shared/supply.ts'
import type { CartProduct, Line } from '../../lib/cart.ts'
import { t } from '../../locale/messages.tsx'

/** What the patient has of a product, as `shop.supply` returns it. */
export type OwnSupply = Supply & { productId: string; name: string; inStock: boolean }

/** Units with their name, without floating point error. */
const amount = (units: number, unitName: string | null) =>
  unitsText({ units: Math.round(units * 100) / 100, unitName }, t) ?? ''

const isSoon = (runsOut: string | null, today: string) =>
  runsOut !== null && runsOut <= addDays(today, TELL_DAYS)

const paceOf = ({ by }: OwnSupply) => by ?? 'plan'

const onTheWay = ({ onItsWay, unitName }: OwnSupply) => ({
  amount: amount(onItsWay, unitName),
  units: onItsWay,
})

function daysText(supply: OwnSupply, today: string) {
  const { runsOut, unitsLeft } = supply
  if (runsOut === null || runsOut <= today)
    return unitsLeft === 0 ? t('plans.supply.usedUp') : t('plans.supply.notToday')
  return t('plans.supply.daysLeft', { days: daysFrom(today, runsOut), pace: paceOf(supply) })
}

/** The first product that runs out within ten days, those without a covering order first. Null if there is none. */
export function supplyLine(supplies: readonly OwnSupply[], today: string) {
  const low = supplies.filter(({ runsOut }) => isSoon(runsOut, today))
  const open = low.filter(({ runsOutWithOrders }) => isSoon(runsOutWithOrders, today))
  const [product] = (open.length > 0 ? open : low).toSorted((a, b) =>
    (a.runsOut ?? '').localeCompare(b.runsOut ?? ''),
  )
  if (!product) return null
  const others = open.length - 1
  const parts = [
    daysText(product, today),
    ...(product.onItsWay > 0 ? [t('plans.supply.onItsWay', onTheWay(product))] : []),
    ...(open.length > 0 && !product.inStock ? [t('plans.supply.outOfStock')] : []),
    ...(others > 0 ? [t('plans.supply.moreLow', { count: others })] : []),
  ]
  return {
    product,
    text: semicolons(t, parts),
    orderable: open.length > 0 && product.inStock,
  }
}

function leftText(unitsLeft: number, supply: OwnSupply, today: string): string {
  const { unitName, runsOut } = supply
  const left = { amount: amount(unitsLeft, unitName) }
  if (runsOut === null || unitsLeft === 0) return t('plans.supply.left', left)
  if (runsOut <= today) return t('plans.supply.leftNotToday', left)
  const last = utcDay(addDays(runsOut, -1))
  return t('plans.supply.leftUntil', { ...left, day: last, pace: paceOf(supply) })
}

/** The remaining supply in the plan's details: "41 capsules left, until 2 January 2027 at your pace." */
export function supplyText(supply: OwnSupply, today: string): string {
  const { unitsLeft, missingCode, onItsWay } = supply
  const sentences = [
    unitsLeft !== null && leftText(unitsLeft, supply, today),
    missingCode && t(`shop.supply.missing.${missingCode}`),
    onItsWay > 0 && t('plans.supply.onItsWaySentence', onTheWay(supply)),
  ]
  return sentences.filter(Boolean).join(' ')
}

/**
 * The cart with at least `packs` of a product, up to the stock and the order limit. Packs already in the cart count.
 */
export function withPacks(lines: readonly Line[], product: CartProduct, packs: number): Line[] {
  const { id, name, priceCents, stock, imageUrl } = product
  const before = lines.find((line) => line.product.id === id)?.quantity ?? 0
  const quantity = Math.max(before, Math.min(packs, stock, MAX_QUANTITY))
  const line = { product: { id, name, priceCents, stock, imageUrl }, quantity }
  if (quantity === 0) return [...lines]
  return before === 0 ? [...lines, line] : lines.map((other) => (other.product.id === id ? line : other))
}
