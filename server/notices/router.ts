import { markReadInput, noticesInput, settingsInput } from '../../shared/notices.ts'
import { router, signedIn } from '../trpc.ts'
import { listNotices, markRead, unreadNotices } from './notices.ts'
import { shownSettings, updateSettings } from './settings.ts'

export const noticesRouter = router({
  list: signedIn.input(noticesInput).query(({ ctx, input }) => listNotices(ctx.deps.db, ctx.who, input)),
  unread: signedIn.query(({ ctx }) => unreadNotices(ctx.deps.db, ctx.who)),
  markRead: signedIn.input(markReadInput).mutation(async ({ ctx, input }) => {
    await markRead(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  settings: signedIn.query(({ ctx }) => shownSettings(ctx.deps, ctx.who)),
  updateSettings: signedIn.input(settingsInput).mutation(async ({ ctx, input }) => {
    await updateSettings(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  onChange: signedIn.subscription(({ ctx, signal }) => ctx.ticks(['notices'], signal)),
})
