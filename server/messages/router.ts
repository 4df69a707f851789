import { messageSettingsInput } from '../../shared/messageInputs.ts'
import { idInput } from '../access/inputs.ts'
import { practitioner, router, signedIn } from '../trpc.ts'
import { markThreadReadInput, sendInput, threadInput, threadPersonInput, threadsInput } from './inputs.ts'
import { markThreadRead, sendMessage, withdrawMessage } from './messages.ts'
import { quotable } from './quotes.ts'
import { messageSettingsOf, updateMessageSettings } from './settings.ts'
import { listThreads, readThread, unreadMessages } from './threads.ts'

export const messagesRouter = router({
  threads: signedIn.input(threadsInput).query(({ ctx, input }) => listThreads(ctx.deps.db, ctx.who, input)),
  thread: signedIn.input(threadInput).query(({ ctx, input }) => readThread(ctx.deps, ctx.who, input, ctx.t)),
  unread: signedIn.query(({ ctx }) => unreadMessages(ctx.deps.db, ctx.who)),
  quotable: signedIn
    .input(threadPersonInput)
    .query(({ ctx, input }) => quotable(ctx.deps.db, ctx.who, input.threadWith, ctx.t)),
  send: signedIn.input(sendInput).mutation(({ ctx, input }) => sendMessage(ctx.deps, ctx.who, input, ctx.t)),
  markRead: signedIn.input(markThreadReadInput).mutation(async ({ ctx, input }) => {
    await markThreadRead(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  withdraw: signedIn.input(idInput).mutation(async ({ ctx, input }) => {
    await withdrawMessage(ctx.deps, ctx.who, input.id)
    return { success: true }
  }),
  settings: practitioner.query(({ ctx }) => messageSettingsOf(ctx.deps, ctx.who)),
  updateSettings: practitioner.input(messageSettingsInput).mutation(async ({ ctx, input }) => {
    await updateMessageSettings(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  onChange: signedIn.subscription(({ ctx, signal }) => ctx.ticks(['messages'], signal)),
})
