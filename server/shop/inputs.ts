import { z } from 'zod'
import { message } from '../../locales/translate.ts'
import { day, optionalText } from '../../shared/auth.ts'
import { DELIVERIES, MAX_ADDRESS, MAX_QUANTITY, ORDER_STATUSES, PAYMENTS } from '../../shared/shop.ts'
import { productInput } from '../../shared/shopInputs.ts'

const MAX_LINES = 100

const quantity = z
  .number(message('shop.invalid.quantityNumber'))
  .int(message('shop.invalid.quantityWhole'))
  .min(1, message('shop.invalid.quantityLeast'))
  .max(MAX_QUANTITY, message('shop.invalid.quantityMost', { most: MAX_QUANTITY }))

/** Input of an order: products, quantities and a note. The server computes prices and totals. */
export const placeOrderInput = z
  .object({
    lines: z
      .array(z.object({ productId: z.uuid(message('shop.invalid.product')), quantity }))
      .min(1, message('shop.invalid.emptyCart'))
      .max(MAX_LINES, message('shop.invalid.lines', { most: MAX_LINES })),
    notes: optionalText(1_000),
    /** One key per order, reused in retries: the same key never creates a second order. */
    idempotencyKey: z.string().min(1).max(100),
    /** Pickup at the front desk by default. */
    delivery: z.enum(DELIVERIES).default('pickup'),
    deliveryAddress: optionalText(MAX_ADDRESS),
    /** Whether the buyer has read the serious warnings about this order. */
    acknowledged: z.boolean().default(false),
  })
  .refine(({ delivery, deliveryAddress }) => delivery === 'pickup' || deliveryAddress !== null, {
    path: ['deliveryAddress'],
    message: message('shop.invalid.address'),
  })
  .transform((order) => (order.delivery === 'pickup' ? { ...order, deliveryAddress: null } : order))
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
export const orderIdInput = z.object({ orderId: z.uuid() })
export const orderPaymentInput = orderIdInput.extend({ payment: z.enum(PAYMENTS) })
export const orderStatusInput = orderIdInput.extend({ status: z.enum(ORDER_STATUSES) })

export type ProductFields = z.infer<typeof productInput>
/** Input of a product edit. An omitted stock stays unchanged, whatever was sold while the form was open. */
export const productUpdateInput = productInput.extend({
  id: z.uuid(),
  stock: productInput.shape.stock.optional(),
})
export type ProductUpdate = Omit<z.infer<typeof productUpdateInput>, 'id'>
export const productIdInput = z.object({ productId: z.uuid() })

export const supplyInput = z.object({ today: day.optional() }).optional()
