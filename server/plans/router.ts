import { router, signedIn } from '../trpc.ts'
import { ownPlans } from './plans.ts'

export const plansRouter = router({
  mine: signedIn.query(({ ctx }) => ownPlans(ctx.deps.db, ctx.me)),
})
