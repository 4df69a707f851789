import { idInput } from '../access/inputs.ts'
import { router, signedIn } from '../trpc.ts'
import { CONTENTS } from './contents.ts'
import { listElsewhere, removeElsewhere } from './elsewhere.ts'
import { heldOf } from './held.ts'
import { applyRecordImport } from './importApply.ts'
import { applyInput, elsewhereInput, previewInput } from './importInputs.ts'
import { previewRecordImport } from './importPreview.ts'
import { shareInput } from './inputs.ts'
import { revokeShare, shareRecord, sharesOf } from './shares.ts'

/** One's own record as a whole: `record` in the API. */
export const recordRouter = router({
  importPreview: signedIn
    .input(previewInput)
    .query(({ ctx, input }) => previewRecordImport(ctx.deps.db, ctx.who, input, ctx.t)),
  applyImport: signedIn
    .input(applyInput)
    .mutation(({ ctx, input }) => applyRecordImport(ctx.deps, ctx.who, input)),
  /** What was taken in from other systems and is kept as it was. */
  elsewhere: signedIn
    .input(elsewhereInput)
    .query(({ ctx, input }) => listElsewhere(ctx.deps.db, ctx.who, input)),
  removeElsewhere: signedIn.input(idInput).mutation(async ({ ctx, input }) => {
    await removeElsewhere(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
  held: signedIn.query(({ ctx }) => heldOf(ctx.deps.db, ctx.who)),
  share: signedIn
    .input(shareInput)
    .mutation(({ ctx, input, signal }) =>
      shareRecord(ctx.deps, ctx.who, input, CONTENTS, { t: ctx.t, signal }),
    ),
  shares: signedIn.query(({ ctx }) => sharesOf(ctx.deps.db, ctx.who)),
  revoke: signedIn.input(idInput).mutation(async ({ ctx, input }) => {
    await revokeShare(ctx.deps, ctx.who, input.id)
    return { success: true }
  }),
})
