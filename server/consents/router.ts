import { documentInput } from '../../shared/consentInputs.ts'
import { idInput } from '../access/inputs.ts'
import { inCare, linked, router, signedIn, verifiedPractitioner } from '../trpc.ts'
import { askConsent, consentsOf, declineConsent, readConsent, withdrawConsent } from './consents.ts'
import { listDocuments, listVersions, readVersion, retireDocument, saveDocument } from './documents.ts'
import { askInput, documentIdInput, retireInput, signInput, versionInput } from './inputs.ts'
import { signConsent } from './signing.ts'

/** Documents of the clinic and the patients' signatures: `consents` in the API. */
export const consentsRouter = router({
  documents: verifiedPractitioner.query(({ ctx }) => listDocuments(ctx.deps.db)),
  versions: verifiedPractitioner
    .input(documentIdInput)
    .query(({ ctx, input }) => listVersions(ctx.deps.db, input.documentId)),
  version: verifiedPractitioner
    .input(versionInput)
    .query(({ ctx, input }) => readVersion(ctx.deps.db, input)),
  saveDocument: verifiedPractitioner
    .input(documentInput)
    .mutation(({ ctx, input }) => saveDocument(ctx.deps.db, ctx.who, input)),
  retireDocument: verifiedPractitioner.input(retireInput).mutation(async ({ ctx, input }) => {
    await retireDocument(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  ask: linked
    .input(askInput)
    .mutation(({ ctx, input }) => askConsent(ctx.deps.db, ctx.who, ctx.patient, input)),
  ofPatient: inCare.query(({ ctx }) => consentsOf(ctx.deps.db, ctx.patient)),
  mine: signedIn.query(({ ctx }) => consentsOf(ctx.deps.db, ctx.who.userId)),
  /** One of the caller's own, with its text. */
  get: signedIn.input(idInput).query(({ ctx, input }) => readConsent(ctx.deps, ctx.who, input.id)),
  sign: signedIn
    .input(signInput)
    .mutation(({ ctx, input, signal }) => signConsent(ctx.deps, ctx.who, input, { signal })),
  decline: signedIn.input(idInput).mutation(async ({ ctx, input }) => {
    await declineConsent(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
  withdraw: signedIn.input(idInput).mutation(async ({ ctx, input }) => {
    await withdrawConsent(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
})
