import { bloodTestId } from '../../shared/bloodTests.ts'
import { router, signedIn } from '../trpc.ts'
import { ownBloodTests, removeBloodTest, retryBloodTest } from './bloodTests.ts'

export const bloodTestsRouter = router({
  list: signedIn.query(({ ctx }) => ownBloodTests(ctx.deps.db, ctx.me)),
  retry: signedIn.input(bloodTestId).mutation(async ({ ctx, input }) => {
    await retryBloodTest(ctx.deps, ctx.me, input.id)
    return { success: true }
  }),
  remove: signedIn.input(bloodTestId).mutation(async ({ ctx, input }) => {
    await removeBloodTest(ctx.deps, ctx.me, input.id)
    return { success: true }
  }),
  onChange: signedIn.subscription(({ ctx, signal }) => ctx.ticks('bloodTests', signal)),
})
