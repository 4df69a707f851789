import { changesCatalogue } from '../shop/router.ts'
import { admin, router } from '../trpc.ts'
import { applyImport, importStatus, previewImport } from './imports.ts'
import { applyInput, importIdInput, previewInput } from './inputs.ts'
import { undoImport } from './undo.ts'

/** `admin.imports.apply`, by its full path: tRPC does not allow `apply` as a router's key. */
export const importsApply = admin.input(applyInput).mutation(async ({ ctx, input }) => {
  await applyImport(ctx.deps, input)
  return { success: true }
})

/** Imports of patients and products, for admins; routes.ts has the upload. */
export const importsRouter = router({
  /** A mutation, because it stores the columns' mapping. */
  preview: admin
    .input(previewInput)
    .mutation(({ ctx, input }) => previewImport(ctx.deps.db, ctx.who, input, ctx.t)),
  status: admin.input(importIdInput).query(({ ctx, input }) => importStatus(ctx.deps.db, input.id, ctx.t)),
  undo: admin
    .use(changesCatalogue)
    .input(importIdInput)
    .mutation(({ ctx, input }) => undoImport(ctx.deps.db, ctx.who, input.id)),
})
