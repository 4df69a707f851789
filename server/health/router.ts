import { z } from 'zod'
import { csvInput, entryInput } from '../../shared/healthInputs.ts'
import { todayInput } from '../access/inputs.ts'
import { inCare, practitioner, router, signedIn } from '../trpc.ts'
import { analysePatient, analysesOf, analysisFor } from './analyses.ts'
import { entriesCsv, importEntries, previewImport } from './csv.ts'
import { addEntry, editEntry, entriesOf, healthSummary, periodStart, removeEntry } from './health.ts'
import { analysisIdInput, analysisInput, editInput, entriesInput } from './inputs.ts'

export const healthRouter = router({
  addEntry: signedIn
    .input(entryInput)
    .mutation(({ ctx, input }) => addEntry(ctx.deps.db, ctx.who.userId, input)),
  editEntry: signedIn.input(editInput).mutation(async ({ ctx, input }) => ({
    success: true,
    ...(await editEntry(ctx.deps.db, ctx.who.userId, input)),
  })),
  removeEntry: signedIn.input(z.object({ id: z.uuid() })).mutation(async ({ ctx, input }) => {
    await removeEntry(ctx.deps.db, ctx.who.userId, input.id)
    return { success: true }
  }),
  entries: signedIn
    .input(entriesInput)
    .query(({ ctx, input }) => entriesOf(ctx.deps.db, { own: ctx.who.userId }, input ?? {})),
  summary: signedIn
    .input(todayInput)
    .query(({ ctx, input }) => healthSummary(ctx.deps.reads, { own: ctx.who.userId }, input.today)),
  csv: signedIn.query(({ ctx }) => entriesCsv(ctx.deps.db, ctx.who.userId)),
  /** Changes nothing; a mutation because health data must not be part of a URL. */
  previewImport: signedIn
    .input(csvInput)
    .mutation(({ ctx, input }) => previewImport(ctx.deps.db, ctx.who.userId, input.csv)),
  importEntries: signedIn
    .input(csvInput)
    .mutation(({ ctx, input }) => importEntries(ctx.deps.db, ctx.who.userId, input.csv)),
  patientEntries: inCare
    .input(todayInput)
    .query(({ ctx, input }) => entriesOf(ctx.deps.db, ctx.patient, { from: periodStart(input.today) })),
  patientSummary: inCare
    .input(todayInput)
    .query(({ ctx, input }) => healthSummary(ctx.deps.reads, ctx.patient, input.today)),
  analysePatient: inCare
    .input(analysisInput)
    .mutation(({ ctx, input }) => analysePatient(ctx.deps, ctx.who, ctx.patient, input)),
  analysis: practitioner
    .input(analysisIdInput)
    .query(({ ctx, input }) => analysisFor(ctx.deps.db, ctx.who, input.id, ctx.t)),
  analyses: inCare.query(({ ctx }) => analysesOf(ctx.deps.db, ctx.patient)),
})
