import { conditionsInput, newPatientInput } from '../../shared/auth.ts'
import { markSeenInput } from '../../shared/worklist.ts'
import { setConditions } from '../account/profile.ts'
import { inCare, practitioner, router, verifiedPractitioner } from '../trpc.ts'
import { canInvite } from './invitation.ts'
import { createPatient, patientProfile, patientsInCare } from './patients.ts'
import { markSeen, worklistOf } from './worklist.ts'

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

/** What the caller's patients need: `care` in the API. */
export const careRouter = router({
  worklist: practitioner.query(({ ctx }) => worklistOf(ctx.deps.db, ctx.who)),
  markSeen: practitioner.input(markSeenInput).mutation(async ({ ctx, input }) => {
    await markSeen(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  /** Also ticks when a care link of the caller appears or ends. */
  onChange: practitioner.subscription(({ ctx, signal }) => ctx.ticks(['care', 'session'], signal)),
})
