import {
  measurementInput,
  measurementsInput,
  ruleInput,
  targetInput,
} from '../../shared/measurementInputs.ts'
import { idInput } from '../access/inputs.ts'
import { inCare, ownOrInCare, router, signedIn } from '../trpc.ts'
import { addMeasurement, measurementsOf, removeMeasurement, setTarget, targetsOf } from './measurements.ts'
import { rulesOf, setRule } from './rules.ts'

export const measurementsRouter = router({
  add: signedIn
    .input(measurementInput)
    .mutation(({ ctx, input }) => addMeasurement(ctx.deps.db, ctx.who, input)),
  list: ownOrInCare
    .input(measurementsInput)
    .query(({ ctx, input }) => measurementsOf(ctx.deps.db, ctx.owner, input)),
  remove: signedIn.input(idInput).mutation(async ({ ctx, input }) => {
    await removeMeasurement(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
  targets: ownOrInCare.query(({ ctx }) => targetsOf(ctx.deps.db, ctx.owner)),
  setTarget: ownOrInCare.input(targetInput).mutation(async ({ ctx, input }) => {
    await setTarget(ctx.deps.db, ctx.who, ctx.owner, input)
    return { success: true }
  }),
  rules: inCare.query(({ ctx }) => rulesOf(ctx.deps.db, ctx.who, ctx.patient)),
  setRule: inCare.input(ruleInput).mutation(async ({ ctx, input }) => {
    await setRule(ctx.deps.db, ctx.who, ctx.patient, input)
    return { success: true }
  }),
})
