import { todayInput } from '../../shared/healthInputs.ts'
import {
  assignTemplateInput,
  cartSafetyInput,
  doseInput,
  dosesInput,
  newPlanInput,
  planIdInput,
  plansInput,
  planUpdateInput,
  safetyInput,
} from '../../shared/plans.ts'
import { inCare, practitioner, router, signedIn, verifiedPractitioner } from '../trpc.ts'
import { adherenceOf, dosesOn, setDose } from './doses.ts'
import { authoredPlans, createPlan, patientOptions, plansFor, removePlan, updatePlan } from './plans.ts'
import { cartSafety, safetyOf } from './safety/safety.ts'
import { assignTemplate, templates } from './templates.ts'

export const plansRouter = router({
  mine: signedIn.query(({ ctx }) => plansFor(ctx.deps.db, { own: ctx.who.userId })),
  doses: signedIn.input(dosesInput).query(({ ctx, input }) => dosesOn(ctx.deps.db, ctx.who, input.date)),
  setDose: signedIn.input(doseInput).mutation(async ({ ctx, input }) => {
    await setDose(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  adherence: inCare
    .input(todayInput)
    .query(({ ctx, input }) => adherenceOf(ctx.deps.db, ctx.patient, input.today)),
  ofPatient: inCare.query(({ ctx }) => plansFor(ctx.deps.db, ctx.patient)),
  authored: practitioner
    .input(plansInput)
    .query(({ ctx, input }) => authoredPlans(ctx.deps.db, ctx.who, input)),
  templates: practitioner.query(({ ctx }) => templates(ctx.deps.db, ctx.who)),
  patientOptions: practitioner.query(({ ctx }) => patientOptions(ctx.deps.db, ctx.who)),
  /** Changes nothing; a mutation because health data must not be part of a URL. */
  check: practitioner.input(safetyInput).mutation(({ ctx, input }) => safetyOf(ctx.deps.db, ctx.who, input)),
  /** A mutation for the same reason. */
  checkCart: signedIn
    .input(cartSafetyInput)
    .mutation(({ ctx, input }) => cartSafety(ctx.deps.db, ctx.who, input.productIds)),
  create: verifiedPractitioner
    .input(newPlanInput)
    .mutation(({ ctx, input }) => createPlan(ctx.deps.db, ctx.who, input)),
  assign: verifiedPractitioner
    .input(assignTemplateInput)
    .mutation(({ ctx, input }) => assignTemplate(ctx.deps.db, ctx.who, input)),
  update: practitioner.input(planUpdateInput).mutation(async ({ ctx, input: { id, ...fields } }) => {
    await updatePlan(ctx.deps.db, ctx.who, id, fields)
    return { success: true }
  }),
  remove: practitioner.input(planIdInput).mutation(async ({ ctx, input }) => {
    await removePlan(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
})
