import {
  adjustStockInput,
  adminOrdersInput,
  orderStatusInput,
  productIdInput,
  productInput,
  productUpdateInput,
} from '../../shared/shop.ts'
import { allOrders, setOrderStatus } from '../shop/orders.ts'
import {
  adjustStock,
  allProducts,
  createProduct,
  deleteProduct,
  stockLedger,
  updateProduct,
} from '../shop/products.ts'
import { admin, router } from '../trpc.ts'

/** A change of the catalogue: this instance shows it at once, the others when the database tells them. */
const catalogueChange = admin.use(async ({ ctx, next }) => {
  const result = await next()
  ctx.deps.catalogue.changed()
  return result
})

const productsRouter = router({
  list: admin.query(({ ctx }) => allProducts(ctx.deps.db)),
  create: catalogueChange
    .input(productInput)
    .mutation(({ ctx, input }) => createProduct(ctx.deps.db, ctx.me, input)),
  update: catalogueChange.input(productUpdateInput).mutation(async ({ ctx, input: { id, ...fields } }) => {
    await updateProduct(ctx.deps.db, ctx.me, id, fields)
    return { success: true }
  }),
  delete: catalogueChange.input(productIdInput).mutation(async ({ ctx, input }) => {
    await deleteProduct(ctx.deps.db, ctx.me, input.productId)
    return { success: true }
  }),
  adjustStock: catalogueChange
    .input(adjustStockInput)
    .mutation(({ ctx, input }) => adjustStock(ctx.deps.db, ctx.me, input)),
  ledger: admin.input(productIdInput).query(({ ctx, input }) => stockLedger(ctx.deps.db, input.productId)),
})

const ordersRouter = router({
  list: admin.input(adminOrdersInput).query(({ ctx, input }) => allOrders(ctx.deps.db, input)),
  setStatus: catalogueChange.input(orderStatusInput).mutation(async ({ ctx, input }) => {
    await setOrderStatus(ctx.deps.db, ctx.me, input.orderId, input.status)
    return { success: true }
  }),
})

/** The admin's door to every noun: each noun owns its rules, and this router only opens them to admins. */
export const adminRouter = router({
  products: productsRouter,
  orders: ordersRouter,
})
