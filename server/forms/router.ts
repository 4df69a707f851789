import { languageOf } from '../../locales/translate.ts'
import { saveFormInput } from '../../shared/formInputs.ts'
import { idInput } from '../access/inputs.ts'
import { decideAgain } from '../bloodTests/urgency.ts'
import { inCare, linked, router, signedIn, verifiedPractitioner } from '../trpc.ts'
import { answerForm, declineForm, mine, ofPatient, sentTo, submitForm } from './answering.ts'
import {
  copyForm,
  getForm,
  listForms,
  publishForm,
  retireForm,
  saveForm,
  setForNewPatients,
} from './forms.ts'
import {
  answerInput,
  forNewPatientsInput,
  pageInput,
  retireInput,
  sendInput,
  submitInput,
  takeBackInput,
} from './inputs.ts'
import { sendForm, takeBack } from './sending.ts'

/** Forms that practitioners write and patients answer: `forms` in the API. */
export const formsRouter = router({
  list: verifiedPractitioner.query(({ ctx }) => listForms(ctx.deps.db, ctx.who)),
  get: verifiedPractitioner.input(idInput).query(({ ctx, input }) => getForm(ctx.deps.db, ctx.who, input.id)),
  save: verifiedPractitioner
    .input(saveFormInput)
    .mutation(({ ctx, input }) => saveForm(ctx.deps.db, ctx.who, input, languageOf(ctx.locale))),
  publish: verifiedPractitioner
    .input(idInput)
    .mutation(({ ctx, input }) => publishForm(ctx.deps.db, ctx.who, input.id)),
  copy: verifiedPractitioner
    .input(idInput)
    .mutation(({ ctx, input }) =>
      copyForm(ctx.deps.db, ctx.who, input.id, (title) => ctx.t('forms.copyOf', { title })),
    ),
  retire: verifiedPractitioner.input(retireInput).mutation(async ({ ctx, input }) => {
    await retireForm(ctx.deps.db, ctx.who, input.id, input.retired)
    return { success: true }
  }),
  setForNewPatients: verifiedPractitioner.input(forNewPatientsInput).mutation(async ({ ctx, input }) => {
    await setForNewPatients(ctx.deps.db, ctx.who, input.id, input.on)
    return { success: true }
  }),
  send: linked
    .input(sendInput)
    .mutation(({ ctx, input }) => sendForm(ctx.deps.db, ctx.who, ctx.patient, input)),
  takeBack: linked.input(takeBackInput).mutation(async ({ ctx, input }) => {
    await takeBack(ctx.deps.db, ctx.who, ctx.patient, input.id)
    return { success: true }
  }),
  mine: signedIn
    .input(pageInput.optional())
    .query(({ ctx, input }) => mine(ctx.deps.db, ctx.who, input?.cursor)),
  answer: signedIn.input(answerInput).mutation(({ ctx, input }) => answerForm(ctx.deps.db, ctx.who, input)),
  submit: signedIn.input(submitInput).mutation(async ({ ctx, input }) => {
    const submitted = await submitForm(ctx.deps.db, ctx.who, input)
    // What was answered counts for what is urgent in results, before anybody has decided about it.
    await decideAgain(ctx.deps.db, ctx.who.userId)
    return submitted
  }),
  decline: signedIn.input(idInput).mutation(async ({ ctx, input }) => {
    await declineForm(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
  ofPatient: inCare
    .input(pageInput)
    .query(({ ctx, input }) => ofPatient(ctx.deps.db, ctx.patient, input.cursor)),
  sentTo: inCare.query(({ ctx }) => sentTo(ctx.deps.db, ctx.patient)),
  onChange: signedIn.subscription(({ ctx, signal }) => ctx.ticks(['forms'], signal)),
})
