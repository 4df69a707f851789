import { idInput } from '../access/inputs.ts'
import { router, signedIn } from '../trpc.ts'
import { listElsewhere, removeElsewhere } from './elsewhere.ts'
import { applyRecordImport } from './importApply.ts'
import { applyInput, elsewhereInput, previewInput } from './importInputs.ts'
import { previewRecordImport } from './importPreview.ts'

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
})
