import { answerInput } from '../../shared/bloodTestInputs.ts'
import { commentTemplateInput } from '../../shared/commentTemplates.ts'
import { modelConsent, setModelConsent } from '../account/consent.ts'
import { storageOf } from '../account/quota.ts'
import { inCare, ownOrInCare, practitioner, router, signedIn } from '../trpc.ts'
import { acknowledge, takeBackAcknowledgement } from './acknowledgement.ts'
import { removeBloodTest, retryBloodTest } from './bloodTests.ts'
import { commentTemplatesOf, removeCommentTemplate, saveCommentTemplate } from './commentTemplates.ts'
import { answerCheck, correctBloodTest, setCollectedOn, withdrawAnswer } from './corrections.ts'
import { trendsOfMarker, trendsOfPerson } from './history.ts'
import {
  bloodTestId,
  bloodTestPage,
  cancelRetestInput,
  collectedOnInput,
  consentInput,
  correctionInput,
  markerInput,
  planRetestInput,
  reviewInput,
  templateNameInput,
  withdrawInput,
} from './inputs.ts'
import { bloodTestOf, bloodTestsOfPatient, listBloodTests } from './results.ts'
import { cancelRetest, planRetest, retestsOf } from './retests.ts'
import { reviewBloodTest } from './reviews.ts'

export const bloodTestsRouter = router({
  list: signedIn
    .input(bloodTestPage.optional())
    .query(({ ctx, input }) => listBloodTests(ctx.deps.db, ctx.t, { own: ctx.who.userId }, input)),
  get: ownOrInCare
    .input(bloodTestId)
    .query(({ ctx, input }) => bloodTestOf(ctx.deps.db, ctx.locale, ctx.owner, input.id)),
  /** How much the caller's uploads take, and may take; bytes. */
  storage: signedIn.query(({ ctx }) => storageOf(ctx.deps, ctx.who)),
  trends: signedIn.query(({ ctx }) => trendsOfPerson(ctx.deps.db, { own: ctx.who.userId })),
  ofPatient: inCare
    .input(bloodTestPage)
    .query(({ ctx, input }) => bloodTestsOfPatient(ctx.deps.db, ctx.t, ctx.patient, input)),
  trendsOfMarker: ownOrInCare
    .input(markerInput)
    .query(({ ctx, input }) => trendsOfMarker(ctx.deps.db, ctx.owner, input.marker)),
  trendsOfPatient: inCare.query(({ ctx }) => trendsOfPerson(ctx.deps.db, ctx.patient)),
  retry: signedIn.input(bloodTestId).mutation(async ({ ctx, input }) => {
    await retryBloodTest(ctx.deps, ctx.who, input.id)
    return { success: true }
  }),
  remove: signedIn.input(bloodTestId).mutation(async ({ ctx, input }) => {
    await removeBloodTest(ctx.deps, ctx.who, input.id)
    return { success: true }
  }),
  /** Records that the owner has seen that a result needs a doctor. */
  acknowledge: signedIn.input(bloodTestId).mutation(async ({ ctx, input }) => {
    await acknowledge(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
  takeBackAcknowledgement: signedIn.input(bloodTestId).mutation(async ({ ctx, input }) => {
    await takeBackAcknowledgement(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
  correct: signedIn.input(correctionInput).mutation(async ({ ctx, input }) => {
    const at = await correctBloodTest(ctx.deps, ctx.who, input)
    return { success: true, at }
  }),
  answerCheck: signedIn.input(answerInput).mutation(async ({ ctx, input }) => {
    const at = await answerCheck(ctx.deps, ctx.who, input)
    return { success: true, at }
  }),
  setCollectedOn: signedIn.input(collectedOnInput).mutation(async ({ ctx, input }) => {
    const at = await setCollectedOn(ctx.deps.db, ctx.who, input)
    return { success: true, at }
  }),
  withdraw: signedIn.input(withdrawInput).mutation(async ({ ctx, input }) => {
    await withdrawAnswer(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  review: practitioner.input(reviewInput).mutation(async ({ ctx, input }) => {
    await reviewBloodTest(ctx.deps.db, ctx.who, input, ctx.t)
    return { success: true }
  }),
  /** The caller's own texts for comments. */
  commentTemplates: practitioner.query(({ ctx }) => commentTemplatesOf(ctx.deps.db, ctx.who)),
  saveCommentTemplate: practitioner.input(commentTemplateInput).mutation(async ({ ctx, input }) => {
    await saveCommentTemplate(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  removeCommentTemplate: practitioner.input(templateNameInput).mutation(async ({ ctx, input }) => {
    await removeCommentTemplate(ctx.deps.db, ctx.who, input.name)
    return { success: true }
  }),
  retests: ownOrInCare.query(({ ctx }) => retestsOf(ctx.deps.db, ctx.t, ctx.owner)),
  planRetest: practitioner
    .input(planRetestInput)
    .mutation(({ ctx, input }) => planRetest(ctx.deps.db, ctx.who, input, ctx.t)),
  cancelRetest: practitioner.input(cancelRetestInput).mutation(async ({ ctx, input }) => {
    await cancelRetest(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  modelConsent: signedIn.query(({ ctx }) => modelConsent(ctx.deps, ctx.who)),
  setModelConsent: signedIn.input(consentInput).mutation(async ({ ctx, input }) => {
    await setModelConsent(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  onChange: signedIn.subscription(({ ctx, signal }) => ctx.ticks(['bloodTests'], signal)),
})
