import { ordersInput, placeOrderInput, productsInput } from '../../shared/shopInputs.ts'
import { anyone, router, signedIn } from '../trpc.ts'
import { placeOrder } from './checkout.ts'
import { ownOrders } from './orders.ts'

export const shopRouter = router({
  /** Without a search it is answered from held bytes: see routes.ts. */
  products: anyone.input(productsInput).query(({ ctx, input }) => ctx.deps.catalogue.products(input?.search)),
  placeOrder: signedIn.input(placeOrderInput).mutation(async ({ ctx, input }) => {
    const placed = await placeOrder(ctx.deps.till, ctx.who.userId, input)
    ctx.deps.catalogue.changed()
    return placed
  }),
  orders: signedIn.input(ordersInput).query(({ ctx, input }) => ownOrders(ctx.deps.db, ctx.who, input)),
  onChange: signedIn.subscription(({ ctx, signal }) => ctx.ticks(['orders'], signal)),
})
