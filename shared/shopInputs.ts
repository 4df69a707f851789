import { z } from 'zod'
import { optionalText, visibleName } from './auth.ts'
import { MAX_STOCK } from './shop.ts'

// Separate from shop.ts, so that a page without a form does not load zod.

const MAX_PRICE_CENTS = 100_000_000
const MAX_UNITS_PER_PACK = 100_000

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
