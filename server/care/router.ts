import { conditionsInput, newPatientInput } from '../../shared/auth.ts'
import { timelineInput } from '../../shared/timelineInputs.ts'
import { setConditions } from '../account/profile.ts'
import { inCare, ownOrInCare, practitioner, router, verifiedPractitioner } from '../trpc.ts'
import { canInvite } from './invitation.ts'
import { createPatient, patientProfile, patientsInCare } from './patients.ts'
import { timelineOf } from './timeline.ts'

/** The patients in the caller's care: `auth.patients` in the API. */
export const patientsRouter = router({
  list: practitioner.query(({ ctx }) => patientsInCare(ctx.deps.db, ctx.who)),
  create: verifiedPractitioner
    .input(newPatientInput)
    .mutation(({ ctx, input }) => createPatient(ctx.deps, ctx.who, input)),
  /** True where a new patient can be mailed an invitation. */
  canInvite: verifiedPractitioner.query(({ ctx }) => canInvite(ctx.deps)),
  profile: inCare.query(({ ctx }) => patientProfile(ctx.deps.db, ctx.who, ctx.patient)),
  setConditions: inCare.input(conditionsInput).mutation(async ({ ctx, input }) => {
    await setConditions(ctx.deps.db, ctx.patient, input.conditions)
    return { success: true }
  }),
})

/** What follows from caring for somebody: `care` in the API. */
export const careRouter = router({
  timeline: ownOrInCare
    .input(timelineInput)
    .query(({ ctx, input: { from, until } }) => timelineOf(ctx.deps.db, ctx.owner, { from, until })),
})
