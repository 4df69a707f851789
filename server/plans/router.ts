import type { Locale } from '../../locales/translate.ts'
import type { SafetyFacts } from '../../shared/plans.ts'
import { newPlanInput } from '../../shared/plans.ts'
import { planTemplateInput } from '../../shared/planTemplates.ts'
import { withTexts } from '../../shared/safetyText.ts'
import { peoplePageInput, todayInput } from '../access/inputs.ts'
import { clinicalLines } from '../platform/locales.ts'
import { inCare, practitioner, router, signedIn, verifiedPractitioner } from '../trpc.ts'
import { adherenceOf } from './adherence.ts'
import { setDose, setSlot, todaysDoses } from './doses.ts'
import {
  assignTemplateInput,
  cartSafetyInput,
  doseInput,
  dosesInput,
  libraryInput,
  libraryUseInput,
  planIdInput,
  plansInput,
  plansOfInput,
  planUpdateInput,
  planVersionsInput,
  safetyInput,
  slotInput,
} from './inputs.ts'
import { beginFromTemplate, foldersOf, libraryOf, removeTemplate, saveTemplate } from './library.ts'
import {
  authoredPlans,
  countOutsideCare,
  createPlan,
  patientOptions,
  plansFor,
  removePlan,
  updatePlan,
} from './plans.ts'
import { cartSafety, safetyOf } from './safety.ts'
import { assignTemplate, templates } from './templates.ts'
import { versionsOf } from './versions.ts'

const wordedFor = <Facts extends SafetyFacts>(locale: Locale, facts: Facts) =>
  withTexts(facts, (words) => clinicalLines(locale, words))

/** Templates that practitioners name, file and share: `plans.library` in the API. */
const libraryRouter = router({
  list: verifiedPractitioner
    .input(libraryInput)
    .query(({ ctx, input }) => libraryOf(ctx.deps.db, ctx.who, input)),
  folders: verifiedPractitioner.query(({ ctx }) => foldersOf(ctx.deps.db, ctx.who)),
  save: verifiedPractitioner
    .input(planTemplateInput)
    .mutation(({ ctx, input }) => saveTemplate(ctx.deps.db, ctx.who, input)),
  remove: verifiedPractitioner.input(planIdInput).mutation(async ({ ctx, input }) => {
    await removeTemplate(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
  use: verifiedPractitioner.input(libraryUseInput).mutation(async ({ ctx, input }) => {
    await countOutsideCare(ctx.deps, ctx.who, input.patientId)
    return beginFromTemplate(ctx.deps.db, ctx.who, input, ctx.locale)
  }),
})

export const plansRouter = router({
  library: libraryRouter,
  mine: signedIn
    .input(plansOfInput.optional())
    .query(({ ctx, input }) => plansFor(ctx.deps.db, { own: ctx.who.userId }, input?.cursor)),
  today: signedIn.input(dosesInput).query(({ ctx, input }) => todaysDoses(ctx.deps.db, ctx.who, input.date)),
  versions: signedIn
    .input(planVersionsInput)
    .query(({ ctx, input }) => versionsOf(ctx.deps.db, ctx.who, input, ctx.t)),
  setDose: signedIn.input(doseInput).mutation(async ({ ctx, input }) => ({
    success: true,
    ...(await setDose(ctx.deps.db, ctx.who, input)),
  })),
  setSlot: signedIn.input(slotInput).mutation(async ({ ctx, input }) => ({
    success: true,
    ...(await setSlot(ctx.deps.db, ctx.who, input)),
  })),
  adherence: inCare
    .input(todayInput)
    .query(({ ctx, input }) => adherenceOf(ctx.deps.db, ctx.patient, input.today)),
  ofPatient: inCare
    .input(plansOfInput)
    .query(({ ctx, input }) => plansFor(ctx.deps.db, ctx.patient, input.cursor, ctx.who)),
  authored: practitioner
    .input(plansInput)
    .query(({ ctx, input }) => authoredPlans(ctx.deps.db, ctx.who, input)),
  templates: practitioner.query(({ ctx }) => templates(ctx.deps.db, ctx.who)),
  patientOptions: practitioner
    .input(peoplePageInput)
    .query(({ ctx, input }) => patientOptions(ctx.deps.db, ctx.who, input)),
  /** Changes nothing; a mutation because health data must not be part of a URL. */
  check: practitioner
    .input(safetyInput)
    .mutation(async ({ ctx, input }) => wordedFor(ctx.locale, await safetyOf(ctx.deps.db, ctx.who, input))),
  /** A mutation for the same reason. */
  checkCart: signedIn
    .input(cartSafetyInput)
    .mutation(async ({ ctx, input }) =>
      wordedFor(ctx.locale, await cartSafety(ctx.deps.db, ctx.who, input.productIds)),
    ),
  create: verifiedPractitioner.input(newPlanInput).mutation(async ({ ctx, input }) => {
    await countOutsideCare(ctx.deps, ctx.who, input.patientId)
    return createPlan(ctx.deps.db, ctx.who, input, ctx.locale)
  }),
  assign: verifiedPractitioner.input(assignTemplateInput).mutation(async ({ ctx, input }) => {
    await countOutsideCare(ctx.deps, ctx.who, input.patientId)
    return assignTemplate(ctx.deps.db, ctx.who, input, ctx.locale)
  }),
  update: practitioner.input(planUpdateInput).mutation(async ({ ctx, input: { id, ...fields } }) => {
    await countOutsideCare(ctx.deps, ctx.who, fields.patientId)
    const plan = await updatePlan(ctx.deps.db, ctx.who, id, fields, ctx.locale)
    return { success: true, ...plan }
  }),
  remove: practitioner.input(planIdInput).mutation(async ({ ctx, input }) => {
    await removePlan(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
})
