import { z } from 'zod'
import { message } from '../locales/translate.ts'
import { optionalText, visibleName } from './auth.ts'
import { MAX_STOCK } from './shop.ts'

// Separate from shop.ts, so that a page without a form does not load zod.

const MAX_PRICE_CENTS = 100_000_000
export const MAX_UNITS_PER_PACK = 100_000

const isImageUrl = (url: string) =>
  (URL.canParse(url) && /^https?:/i.test(url)) || /^\/api\/product-images\/[\w-]+\.webp$/.test(url)
const imageUrl = optionalText(2_000).refine(
  (url) => url === null || isImageUrl(url),
  message('shop.invalid.image'),
)

/** The product form: name, price and stock are required. Price in cents. */
export const productInput = z.object({
  name: visibleName(1, 120, message('shop.invalid.name')),
  priceCents: z
    .number(message('shop.invalid.priceNumber'))
    .int(message('shop.invalid.priceDecimals'))
    .min(0, message('shop.invalid.priceLeast'))
    .max(MAX_PRICE_CENTS, message('shop.invalid.priceMost')),
  stock: z
    .number(message('shop.invalid.stockNumber'))
    .int(message('shop.invalid.stockWhole'))
    .min(0, message('shop.invalid.stockLeast'))
    .max(MAX_STOCK, message('shop.invalid.stockMost')),
  description: optionalText(2_000),
  category: optionalText(80),
  imageUrl,
  isActive: z.boolean().optional(),
  unitsPerPack: z
    .number(message('shop.invalid.packNumber'))
    .int(message('shop.invalid.packWhole'))
    .min(1, message('shop.invalid.packLeast'))
    .max(MAX_UNITS_PER_PACK, message('shop.invalid.packMost', { most: MAX_UNITS_PER_PACK }))
    .nullish(),
  unitName: z
    .string()
    .trim()
    .max(30, message('shop.invalid.unitName'))
    .nullish()
    .transform((name) => (name === undefined ? undefined : name || null)),
})

/** A signed change of stock; the stock never falls below 0. */
export const adjustStockInput = z.object({
  productId: z.uuid(),
  delta: z
    .number(message('shop.invalid.adjustNumber'))
    .int(message('shop.invalid.adjustWhole'))
    .min(-MAX_STOCK, message('shop.invalid.adjustMost'))
    .max(MAX_STOCK, message('shop.invalid.adjustMost')),
  reason: optionalText(200),
})
