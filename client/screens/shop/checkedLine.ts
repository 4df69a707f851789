import type { Line } from '../../lib/cart.ts'
import { t } from '../../locale/messages.tsx'
import { money } from '../../ui/money.ts'
import type { Product } from './catalogue.ts'

/** A cart line with the current data of its product. */
export type CheckedLine = {
  id: string
  name: string
  imageUrl: string | null
  pictureUrl: string | null
  quantity: number
  /** The current unit price. */
  priceCents: number
  /** The line's share of the total; 0 if the product is gone. */
  totalCents: number
  /** The current stock; 0 if the product is gone. */
  stock: number
  gone: boolean
  /** Sentences about changes since the product was added. */
  notices: string[]
}

function noticesOf({ product, quantity }: Line, now: Product | undefined): string[] {
  if (!now) return [t('shop.line.gone')]
  const notices: string[] = []
  if (now.priceCents !== product.priceCents) {
    notices.push(t('shop.line.price', { before: money(product.priceCents), now: money(now.priceCents) }))
  }
  if (now.stock <= 0) notices.push(t('shop.line.out'))
  else if (quantity > now.stock) notices.push(t('shop.line.left', { left: now.stock }))
  return notices
}

/** Checks the cart against the catalogue. Until that is loaded, returns the lines as stored. */
export function checkLines(lines: Line[], catalogue: Product[] | undefined): CheckedLine[] {
  const products = new Map(catalogue?.map((product) => [product.id, product]))
  return lines.map((line) => {
    const { product, quantity } = line
    const now = products.get(product.id)
    const gone = catalogue !== undefined && !now
    const { name, imageUrl, priceCents, stock } = now ?? product
    return {
      id: product.id,
      name,
      imageUrl,
      pictureUrl: now?.pictureUrl ?? null,
      quantity,
      priceCents,
      totalCents: gone ? 0 : priceCents * quantity,
      stock: gone ? 0 : stock,
      gone,
      notices: catalogue ? noticesOf(line, now) : [],
    }
  })
}
