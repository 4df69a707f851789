import { router, signedIn } from '../trpc.ts'

export const creditsRouter = router({
  /** Comes with who is calling, so that it costs no second round trip. */
  balance: signedIn.query(({ ctx }) => ctx.me.credits),
  onChange: signedIn.subscription(({ ctx, signal }) => ctx.ticks('credits', signal)),
})
