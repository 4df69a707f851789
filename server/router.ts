import { authRouter } from './auth/router.ts'
import { bloodTestsRouter } from './bloodTests/router.ts'
import { creditsRouter } from './credits/router.ts'
import { router } from './trpc.ts'

export const appRouter = router({
  auth: authRouter,
  bloodTests: bloodTestsRouter,
  credits: creditsRouter,
})

export type AppRouter = typeof appRouter
