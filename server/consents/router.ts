import { documentInput } from '../../shared/consentInputs.ts'
import { idInput } from '../access/inputs.ts'
import { IP_HEADER } from '../auth/authEndpoints.ts'
import { countTry, network } from '../auth/limits.ts'
import { endSession } from '../auth/sessions.ts'
import { anyone, inCare, linked, router, signedIn, verifiedPractitioner } from '../trpc.ts'
import { askConsent, consentsOf, declineConsent, readConsent, withdrawConsent } from './consents.ts'
import { listDocuments, listVersions, readVersion, retireDocument, saveDocument } from './documents.ts'
import {
  askBeforeSigning,
  declineHandedOver,
  handBack,
  handOver,
  readHandedOver,
  signHandedOver,
} from './handedOver.ts'
import {
  askInput,
  documentIdInput,
  handedOverInput,
  retireInput,
  signHandedOverInput,
  signInput,
  tokenInput,
  versionInput,
} from './inputs.ts'
import { signConsent } from './signing.ts'

/** A call with the link of a device of the practice, without a session. */
const device = anyone.use(async ({ ctx, next }) => {
  const { env, db } = ctx.deps
  if (env.RATE_LIMITS) await countTry(db, 'signingPerIp', network(ctx.headers().get(IP_HEADER) ?? 'unknown'))
  return next()
})

/** What a device of the practice may do with its link: `consents.device` in the API. */
const deviceRouter = router({
  /** A mutation, which changes nothing: the token must not be part of a URL. */
  documents: device.input(tokenInput).mutation(({ ctx, input }) => readHandedOver(ctx.deps, input.token)),
  sign: device
    .input(signHandedOverInput)
    .mutation(({ ctx, input: { token, ...input }, signal }) =>
      signHandedOver(ctx.deps, token, input, signal),
    ),
  decline: device.input(handedOverInput).mutation(async ({ ctx, input }) => {
    await declineHandedOver(ctx.deps.db, input.token, input.id)
    return { success: true }
  }),
  question: device.input(handedOverInput).mutation(async ({ ctx, input }) => {
    await askBeforeSigning(ctx.deps.db, input.token, input.id)
    return { success: true }
  }),
  handBack: device.input(tokenInput).mutation(async ({ ctx, input }) => {
    await handBack(ctx.deps.db, input.token)
    return { success: true }
  }),
})

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
  /** Hands this device to a patient: the caller's session ends with it. */
  handOver: linked.mutation(async ({ ctx }) => {
    const handed = await handOver(ctx.deps.db, ctx.who, ctx.patient)
    await endSession(ctx.deps.db, ctx.who, ctx.who.sessionId)
    return handed
  }),
  device: deviceRouter,
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
