/** An order as one sheet of paper. */
import { type Locale, utcDay } from '../../locales/translate.ts'
import { isoDay } from '../../shared/health.ts'
import { type Delivery, type OrderStatus, orderNumber, type Payment } from '../../shared/shop.ts'
import { translatorFor } from '../platform/locales.ts'
import {
  ACCENT,
  drawPages,
  FAINT,
  hairline,
  INK,
  type Letterhead,
  type Line,
  paginate,
  type Style,
  Typesetter,
  WIDTH,
} from '../platform/paper.ts'

/** The contents of the document. Prices in cents, names and prices as on the day of the order. */
export type ReceiptSheet = Letterhead & {
  buyer: string
  id: string
  status: OrderStatus
  createdAt: Date
  delivery: Delivery
  deliveryAddress: string | null
  payment: Payment
  paidAt: Date | null
  items: { name: string; quantity: number; priceCents: number }[]
  totalCents: number
  locale: Locale
}

const SIZE = 11
const BODY: Style = { face: 'text', size: SIZE, colour: INK }
const STRONG: Style = { face: 'strong', size: SIZE, colour: INK }
const SMALL: Style = { face: 'text', size: SIZE - 1, colour: FAINT }

/** Product, quantity, unit price and amount; points. */
const COLUMNS = { starts: [0, WIDTH - 230, WIDTH - 160, WIDTH - 80], gap: 8 }

/** Draws the receipt of a paid order, or the confirmation of one that is not, as a PDF. */
export function drawReceipt(order: ReceiptSheet, t = translatorFor(order.locale)): Buffer {
  const money = (cents: number) => t('app.money', { amount: cents / 100 })
  const typesetter = new Typesetter()
  const lines: Line[] = []
  const write = (text: string, style: Style, above = 0) =>
    lines.push(...typesetter.paragraph(text, style, { above }))
  const row = (texts: string[], style: Style) => lines.push(typesetter.row(texts, COLUMNS, style))
  const day = (at: Date) => utcDay(isoDay(at.getTime()))
  const number = orderNumber(order.id)
  const title = t(order.payment === 'open' ? 'shop.receipt.order' : 'shop.receipt.title', { number })

  write(order.clinic, { ...STRONG, colour: ACCENT })
  for (const line of order.contact) write(line, SMALL)
  write(title, { face: 'title', size: SIZE * 2, colour: INK }, SIZE)
  write(t('shop.receipt.for', { name: order.buyer }), STRONG, SIZE / 3)
  write(t('shop.receipt.ordered', { day: day(order.createdAt) }), SMALL)
  const address = order.deliveryAddress?.split('\n').join(', ')
  write(
    address ? t('shop.receipt.delivery.address', { address }) : t('shop.receipt.delivery.pickup'),
    BODY,
    SIZE,
  )
  write(
    order.paidAt && order.payment !== 'open'
      ? t(`shop.receipt.paid.${order.payment}`, { day: day(order.paidAt) })
      : t('shop.receipt.open'),
    BODY,
  )
  if (order.status === 'cancelled') write(t('shop.receipt.cancelled'), STRONG)
  lines.push(hairline(SIZE * 1.5))
  const heads = ['product', 'quantity', 'price', 'amount'] as const
  row(
    heads.map((head) => t(`shop.receipt.column.${head}`)),
    { ...STRONG, size: SIZE - 1 },
  )
  for (const { name, quantity, priceCents } of order.items) {
    row([name, String(quantity), money(priceCents), money(priceCents * quantity)], BODY)
  }
  row([t('shop.order.total'), '', '', money(order.totalCents)], STRONG)
  return drawPages(
    paginate(lines),
    { title, creator: order.clinic },
    { logo: order.logo, foot: order.clinic },
  )
}
