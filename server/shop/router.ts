import { unitsLeftInput } from '../../shared/supplyInputs.ts'
import { anyone, middleware, router, signedIn } from '../trpc.ts'
import { catalogueProducts } from './catalogue.ts'
import { orderIdInput, ordersInput, productsInput, supplyInput } from './inputs.ts'
import { cancelOwnOrder, ownOrders } from './orders.ts'
import { setUnitsLeft, supplies } from './supply.ts'

/**
 * Middleware of procedures that change the catalogue: drops this instance's cache at once; the database notifies the
 * others.
 */
export const changesCatalogue = middleware(async ({ ctx, next }) => {
  const result = await next()
  ctx.deps.live.touch('catalogue')
  return result
})

export const shopRouter = router({
  /** The search. The whole catalogue has its own cached route: see routes.ts. */
  products: anyone
    .input(productsInput)
    .query(({ ctx, input }) => catalogueProducts(ctx.deps.db, input?.search)),
  cancelOrder: signedIn
    .use(changesCatalogue)
    .input(orderIdInput)
    .mutation(async ({ ctx, input }) => {
      await cancelOwnOrder(ctx.deps.db, ctx.who, input.orderId)
      return { success: true }
    }),
  orders: signedIn.input(ordersInput).query(({ ctx, input }) => ownOrders(ctx.deps.db, ctx.who, input)),
  supply: signedIn
    .input(supplyInput)
    .query(({ ctx, input }) => supplies(ctx.deps.db, ctx.who, ctx.t, input?.today)),
  setUnitsLeft: signedIn.input(unitsLeftInput).mutation(async ({ ctx, input }) => {
    await setUnitsLeft(ctx.deps.db, ctx.who, input.productId, input.unitsLeft)
    return { success: true }
  }),
  onChange: signedIn.subscription(({ ctx, signal }) => ctx.ticks(['orders'], signal)),
})
