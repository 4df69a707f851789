import { addDays } from '../../../shared/health.ts'
import { daysFrom, unitsText } from '../../../shared/planItems.ts'
import { MAX_QUANTITY } from '../../../shared/shop.ts'
import { type Supply, TELL_DAYS } from '../../../shared/supply.ts'
import { counted, plural } from '../../../shared/text.ts'
import type { CartProduct, Line } from '../../lib/cart.ts'
import { t } from '../../locale/messages.tsx'
import { formatDay } from '../../ui/format.ts'

/** What the patient has of a product, as `shop.supply` returns it. */
export type OwnSupply = Supply & { productId: string; name: string; inStock: boolean }

/** Units with their name, without floating point error. */
const amount = (units: number, unitName: string | null) =>
  unitsText({ units: Math.round(units * 100) / 100, unitName }) ?? ''

const isSoon = (runsOut: string | null, today: string) =>
  runsOut !== null && runsOut <= addDays(today, TELL_DAYS)

const PACES = { own: 'at your pace', plan: 'by the plan' } as const
const paceOf = ({ by }: OwnSupply) => PACES[by ?? 'plan']

const onTheWay = ({ onItsWay, unitName }: OwnSupply) =>
  `${amount(onItsWay, unitName)} ${plural(onItsWay, 'is on its', 'are on their')} way`

function daysText(supply: OwnSupply, today: string) {
  const { runsOut, unitsLeft } = supply
  if (runsOut === null || runsOut <= today) return unitsLeft === 0 ? 'used up' : 'not enough for today'
  return `about ${counted(daysFrom(today, runsOut), 'day')} left ${paceOf(supply)}`
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
    product.onItsWay > 0 && onTheWay(product),
    open.length > 0 && !product.inStock && 'out of stock, ask your practitioner',
    others > 0 && `${others} more ${plural(others, 'is', 'are')} low`,
  ]
  return {
    product,
    text: parts.filter(Boolean).join('; '),
    orderable: open.length > 0 && product.inStock,
  }
}

/** The remaining supply in the plan's details: "41 capsules left, until 2 January 2027 at your pace". */
export function supplyText(supply: OwnSupply, today: string): string {
  const { unitsLeft, unitName, runsOut, missingCode, onItsWay } = supply
  const until =
    runsOut === null || unitsLeft === 0
      ? ''
      : runsOut <= today
        ? ', not enough for today'
        : `, until ${formatDay(addDays(runsOut, -1))} ${paceOf(supply)}`
  const sentences = [
    unitsLeft !== null && `${amount(unitsLeft, unitName)} left${until}.`,
    missingCode && t(`shop.supply.missing.${missingCode}`),
    onItsWay > 0 && `${onTheWay(supply)}.`,
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
