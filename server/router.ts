import { accountRouter } from './account/router.ts'
import { adminRouter } from './admin/router.ts'
import { appointmentsRouter } from './appointments/router.ts'
import { authRouter } from './auth/router.ts'
import { bloodTestsRouter } from './bloodTests/router.ts'
import { careRouter, checkoutRouter, patientsRouter } from './care/router.ts'
import { clinicRouter } from './clinic/router.ts'
import { consentsRouter } from './consents/router.ts'
import { creditsRouter } from './credits/router.ts'
import { formsRouter } from './forms/router.ts'
import { healthRouter } from './health/router.ts'
import { measurementsRouter } from './measurements/router.ts'
import { messagesRouter } from './messages/router.ts'
import { plansRouter } from './plans/router.ts'
import { recordRouter } from './record/router.ts'
import { noticesRouter } from './reminders/router.ts'
import { shopRouter } from './shop/router.ts'
import { mergeRouters, router } from './trpc.ts'

export const appRouter = router({
  auth: mergeRouters(authRouter, accountRouter, router({ patients: patientsRouter })),
  appointments: appointmentsRouter,
  bloodTests: bloodTestsRouter,
  care: careRouter,
  clinic: clinicRouter,
  consents: consentsRouter,
  credits: creditsRouter,
  forms: formsRouter,
  health: healthRouter,
  measurements: measurementsRouter,
  messages: messagesRouter,
  notices: noticesRouter,
  plans: plansRouter,
  record: recordRouter,
  shop: mergeRouters(shopRouter, checkoutRouter),
  admin: adminRouter,
})

export type AppRouter = typeof appRouter
