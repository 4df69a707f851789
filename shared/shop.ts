import { z } from 'zod'
import { optionalText } from './auth.ts'

/** Where an order stands: specification section 4. */
export const ORDER_STATUSES = ['pending', 'processing', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Which statuses an order may be given from where it stands. Cancelling returns the stock. */
export const ORDER_TRANSITIONS = {
  pending: ['processing', 'cancelled'],
  processing: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** Stock bands: specification section 9. */
export const LOW_STOCK = 10
const MEDIUM_STOCK = 50
export type StockBand = 'Out of Stock' | 'Low Stock' | 'Medium Stock' | 'In Stock'

/** The badge of a stock: 0, 1 to 9, 10 to 49, 50 and more. */
export function stockBand(stock: number): StockBand {
  if (stock <= 0) return 'Out of Stock'
  if (stock < LOW_STOCK) return 'Low Stock'
  return stock < MEDIUM_STOCK ? 'Medium Stock' : 'In Stock'
}

/** One line holds at most this many pieces. */
export const MAX_QUANTITY = 999
const MAX_LINES = 100
const MAX_PRICE_CENTS = 100_000_000
export const MAX_STOCK = 1_000_000

/** "$24.90" of 2490 cents. */
export const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** The number that people read of an order: the first 8 characters of its id, upper case. */
export const orderNumber = (id: string) => id.slice(0, 8).toUpperCase()

const quantity = z
  .number('Quantity must be a number')
  .int('Quantity must be a whole number')
  .min(1, 'Quantity must be 1 or more')
  .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`)

export type CartLine = { productId: string; quantity: number }

/** What a buyer may say: which products, how many, a note. Prices and totals are the server's. */
export const placeOrderInput = z.object({
  lines: z
    .array(z.object({ productId: z.uuid('This is no product'), quantity }))
    .min(1, 'Your cart is empty')
    .max(MAX_LINES, `An order may have at most ${MAX_LINES} lines`),
  notes: optionalText(1_000),
  /** One per attempt to buy, kept over retries: the same key never makes a second order. */
  idempotencyKey: z.string().min(1).max(100),
})
export type PlaceOrder = z.infer<typeof placeOrderInput>

/** Lines of the same product become one, and all are sorted by product, so that two carts never deadlock. */
export function mergeLines(lines: CartLine[]): CartLine[] {
  const quantities = new Map<string, number>()
  for (const line of lines) {
    const id = line.productId.toLowerCase()
    quantities.set(id, (quantities.get(id) ?? 0) + line.quantity)
  }
  return [...quantities]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([productId, q]) => ({ productId, quantity: q }))
}

const page = { limit: z.number().int().min(1).max(100).optional(), cursor: z.uuid().optional() }
export const ordersInput = z.object(page).optional()
export const productsInput = z.object({ search: z.string().max(100).optional() }).optional()
export const adminOrdersInput = z
  .object({
    ...page,
    search: z.string().trim().max(100).optional(),
    status: z.enum(ORDER_STATUSES).optional(),
  })
  .optional()
export const orderStatusInput = z.object({ orderId: z.uuid(), status: z.enum(ORDER_STATUSES) })

/** Where uploaded product images are served from. */
export const PRODUCT_IMAGES = '/api/product-images/'
const isImageUrl = (url: string) =>
  (URL.canParse(url) && /^https?:/i.test(url)) || /^\/api\/product-images\/[\w-]+\.webp$/.test(url)
const imageUrl = optionalText(2_000).refine(
  (url) => url === null || isImageUrl(url),
  'Image URL must be a URL',
)

/** The product form: specification section 5. Price in cents. */
export const productInput = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please give the product a name')
    .max(120, 'Name must be at most 120 characters'),
  priceCents: z
    .number('Price must be a number')
    .int('Price must have at most two decimals')
    .min(0, 'Price must be 0 or more')
    .max(MAX_PRICE_CENTS, 'Price is too high'),
  stock: z
    .number('Stock must be a number')
    .int('Stock must be a whole number')
    .min(0, 'Stock must be 0 or more')
    .max(MAX_STOCK, 'Stock is too high'),
  description: optionalText(2_000),
  category: optionalText(80),
  imageUrl,
  isActive: z.boolean().optional(),
})
export type ProductFields = z.infer<typeof productInput>
/** An edit; a stock that is left out stays as it is, whatever was sold while the form was open. */
export const productUpdateInput = productInput.extend({
  id: z.uuid(),
  stock: productInput.shape.stock.optional(),
})
export type ProductUpdate = Omit<z.infer<typeof productUpdateInput>, 'id'>
export const productIdInput = z.object({ productId: z.uuid() })

/** A signed change of stock; the stock never falls below 0. */
export const adjustStockInput = z.object({
  productId: z.uuid(),
  delta: z
    .number('Adjustment must be a number')
    .int('Adjustment must be a whole number')
    .min(-MAX_STOCK, 'Adjustment is too large')
    .max(MAX_STOCK, 'Adjustment is too large'),
  reason: optionalText(200),
})

/**
 * The product that a plan's medication names: its name stands in the text as whole words ("Ashwagandha 300 mg"), a number
 * behind it does no harm ("Vitamin D3"). The longest name wins; null where none is named.
 */
export function productNamed<P extends { name: string }>(medication: string, products: P[]): P | null {
  const text = medication.toLowerCase()
  const named = products.filter(({ name }) => {
    const at = text.indexOf(name.toLowerCase())
    if (at < 0 || name === '') return false
    const before = text.slice(0, at)
    const after = text.slice(at + name.length)
    return !/[\p{L}\p{N}]$/u.test(before) && !/^(\d*\p{L}|-\p{L})/u.test(after)
  })
  return named.toSorted((a, b) => b.name.length - a.name.length || (a.name < b.name ? -1 : 1))[0] ?? null
}
