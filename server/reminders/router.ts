import { settingsInput } from '../../shared/notices.ts'
import { idInput } from '../access/inputs.ts'
import { markReadInput, noticesInput } from '../notify/inputs.ts'
import { listNotices, markRead, unreadNotices } from '../notify/notices.ts'
import { router, signedIn } from '../trpc.ts'
import { addDevice, ownDevices, removeDevice } from './devices.ts'
import { deviceInput } from './inputs.ts'
import { settingsOf, updateSettings } from './settings.ts'

export const noticesRouter = router({
  list: signedIn
    .input(noticesInput)
    .query(({ ctx, input }) => listNotices(ctx.deps.db, ctx.who, input ?? {}, ctx.locale)),
  unread: signedIn.query(({ ctx }) => unreadNotices(ctx.deps.db, ctx.who)),
  markRead: signedIn.input(markReadInput).mutation(async ({ ctx, input }) => {
    await markRead(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  settings: signedIn.query(({ ctx }) => settingsOf(ctx.deps, ctx.who)),
  updateSettings: signedIn.input(settingsInput).mutation(async ({ ctx, input }) => {
    await updateSettings(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  /** The portal's public key, which a browser's subscription names. */
  pushKey: signedIn.query(({ ctx }) => ({ publicKey: ctx.deps.push.publicKey })),
  devices: signedIn.query(({ ctx }) => ownDevices(ctx.deps.db, ctx.who)),
  addDevice: signedIn.input(deviceInput).mutation(async ({ ctx, input }) => {
    await addDevice(ctx.deps, ctx.who, input)
    return { success: true }
  }),
  removeDevice: signedIn.input(idInput).mutation(async ({ ctx, input }) => {
    await removeDevice(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
  onChange: signedIn.subscription(({ ctx, signal }) => ctx.ticks(['notices'], signal)),
})
