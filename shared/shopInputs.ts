import { z } from 'zod'
import { optionalText, visibleName } from './auth.ts'
import { MAX_QUANTITY, MAX_STOCK, ORDER_STATUSES } from './shop.ts'

// Separate from shop.ts, so that a page without a form does not load zod.

const MAX_LINES = 100
const MAX_PRICE_CENTS = 100_000_000
const MAX_UNITS_PER_PACK = 100_000

const quantity = z
  .number('Quantity must be a number')
  .int('Quantity must be a whole number')
  .min(1, 'Quantity must be 1 or more')
  .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`)

/** Input of an order: products, quantities and a note. The server computes prices and totals. */
export const placeOrderInput = z.object({
  lines: z
    .array(z.object({ productId: z.uuid('Unknown product'), quantity }))
    .min(1, 'Your cart is empty')
    .max(MAX_LINES, `An order may have at most ${MAX_LINES} lines`),
  notes: optionalText(1_000),
  /** One key per order, reused in retries: the same key never creates a second order. */
  idempotencyKey: z.string().min(1).max(100),
})
export type PlaceOrder = z.infer<typeof placeOrderInput>

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

const isImageUrl = (url: string) =>
  (URL.canParse(url) && /^https?:/i.test(url)) || /^\/api\/product-images\/[\w-]+\.webp$/.test(url)
const imageUrl = optionalText(2_000).refine(
  (url) => url === null || isImageUrl(url),
  'Image URL must be a URL',
)

/** The product form: name, price and stock are required. Price in cents. */
export const productInput = z.object({
  name: visibleName(1, 120, 'Please give the product a name'),
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
  unitsPerPack: z
    .number('Units per pack must be a number')
    .int('Units per pack must be a whole number')
    .min(1, 'Units per pack must be 1 or more')
    .max(MAX_UNITS_PER_PACK, `Units per pack must be at most ${MAX_UNITS_PER_PACK}`)
    .nullish(),
  unitName: z
    .string()
    .trim()
    .max(30, 'Please keep the unit under 30 characters')
    .nullish()
    .transform((name) => (name === undefined ? undefined : name || null)),
})
export type ProductFields = z.infer<typeof productInput>
/** Input of a product edit. An omitted stock stays unchanged, whatever was sold while the form was open. */
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
