import { z } from 'zod'
import { day, optionalText } from '../../shared/auth.ts'
import { MAX_QUANTITY, ORDER_STATUSES } from '../../shared/shop.ts'
import { productInput } from '../../shared/shopInputs.ts'

const MAX_LINES = 100

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

export type ProductFields = z.infer<typeof productInput>
/** Input of a product edit. An omitted stock stays unchanged, whatever was sold while the form was open. */
export const productUpdateInput = productInput.extend({
  id: z.uuid(),
  stock: productInput.shape.stock.optional(),
})
export type ProductUpdate = Omit<z.infer<typeof productUpdateInput>, 'id'>
export const productIdInput = z.object({ productId: z.uuid() })

export const supplyInput = z.object({ today: day.optional() }).optional()
