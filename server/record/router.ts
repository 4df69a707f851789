import { idInput } from '../access/inputs.ts'
import { ownOrInCare, router, signedIn } from '../trpc.ts'
import { CONTENTS } from './contents.ts'
import { downloadsOf } from './downloads.ts'
import { listElsewhere, readElsewhere, removeElsewhere } from './elsewhere.ts'
import { correctImport, decideImport } from './importAnswers.ts'
import { applyRecordImport } from './importApply.ts'
import { applyInput, correctInput, decideInput, elsewhereInput, previewInput } from './importInputs.ts'
import { previewRecordImport } from './importPreview.ts'
import { shareInput } from './inputs.ts'
import { countRecord } from './recordCounts.ts'
import { revokeShare, shareRecord, sharesOf } from './shares.ts'

/** The caller's record as a whole: `record` in the API. */
export const recordRouter = router({
  importPreview: signedIn
    .input(previewInput)
    .query(({ ctx, input }) => previewRecordImport(ctx.deps.db, ctx.who, input, ctx.t)),
  /** Stores the answer to one entry until the import is applied. */
  decideImport: signedIn.input(decideInput).mutation(async ({ ctx, input }) => {
    await decideImport(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  /** Parses a refused measurement as corrected by the person. */
  correctImport: signedIn
    .input(correctInput)
    .mutation(({ ctx, input }) => correctImport(ctx.deps.db, ctx.who, input)),
  applyImport: signedIn
    .input(applyInput)
    .mutation(({ ctx, input }) => applyRecordImport(ctx.deps, ctx.who, input)),
  /** Imported resources that are kept unchanged. */
  elsewhere: ownOrInCare
    .input(elsewhereInput)
    .query(({ ctx, input }) => listElsewhere(ctx.deps.db, ctx.owner, input)),
  /** One imported resource, line by line. */
  readElsewhere: ownOrInCare
    .input(idInput)
    .query(({ ctx, input }) => readElsewhere(ctx.deps.db, ctx.owner, input.id)),
  removeElsewhere: signedIn.input(idInput).mutation(async ({ ctx, input }) => {
    await removeElsewhere(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
  held: signedIn.query(({ ctx }) => countRecord(ctx.deps.db, ctx.who)),
  share: signedIn
    .input(shareInput)
    .mutation(({ ctx, input, signal }) =>
      shareRecord(ctx.deps, ctx.who, input, CONTENTS, { t: ctx.t, signal }),
    ),
  shares: signedIn.query(({ ctx }) => sharesOf(ctx.deps.db, ctx.who)),
  downloads: signedIn.query(({ ctx }) => downloadsOf(ctx.deps.db, ctx.who)),
  revoke: signedIn.input(idInput).mutation(async ({ ctx, input }) => {
    await revokeShare(ctx.deps, ctx.who, input.id)
    return { success: true }
  }),
})
