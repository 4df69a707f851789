import { anyone, router } from '../trpc.ts'
import { shownToEverybody } from './settings.ts'

/** What everybody may read about the clinic, also before signing in. Admins change it under `admin.clinic`. */
export const clinicRouter = router({
  about: anyone.query(({ ctx }) => shownToEverybody(ctx.deps.clinic, ctx.locale)),
})
