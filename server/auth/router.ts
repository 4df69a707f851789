import {
  conditionsInput,
  deleteAccountInput,
  newPatientInput,
  ownIdInput,
  profileInput,
  proveInput,
  signUpInput,
} from '../../shared/auth.ts'
import { anyone, inCare, ownAccount, practitioner, router, signedIn, verifiedPractitioner } from '../trpc.ts'
import { accessToMine } from './audit.ts'
import { deleteAccount } from './delete-account.ts'
import { ownFactors } from './factors.ts'
import { identityProvider, ownIdentities, unlinkIdentity } from './identities.ts'
import { canInvite } from './invitation.ts'
import { createPatient, patientProfile, patientsInCare } from './patients.ts'
import { signUpPractitioner } from './practitioners.ts'
import { ownProfile, setConditions, updateProfile } from './profile.ts'
import { provePassword } from './proof.ts'
import { endOtherSessions, endSession, ownSessions } from './sessions.ts'
import { meOf } from './who.ts'

const sessionsRouter = router({
  list: ownAccount.query(({ ctx }) => ownSessions(ctx.deps.db, ctx.me)),
  end: ownAccount.input(ownIdInput).mutation(async ({ ctx, input }) => {
    await endSession(ctx.deps.db, ctx.me, input.id)
    return { success: true }
  }),
  endOthers: ownAccount.mutation(({ ctx }) => endOtherSessions(ctx.deps.db, ctx.me)),
})

const identitiesRouter = router({
  /** What the sign-in page offers. */
  provider: anyone.query(({ ctx }) => identityProvider(ctx.deps.env)),
  list: ownAccount.query(({ ctx }) => ownIdentities(ctx.deps.env, ctx.deps.db, ctx.me)),
  unlink: ownAccount.input(ownIdInput).mutation(async ({ ctx, input }) => {
    await unlinkIdentity(ctx.deps, ctx.me, input.id)
    return { success: true }
  }),
})

const patientsRouter = router({
  list: practitioner.query(({ ctx }) => patientsInCare(ctx.deps.db, ctx.me)),
  create: verifiedPractitioner
    .input(newPatientInput)
    .mutation(({ ctx, input }) => createPatient(ctx.deps, ctx.me, input)),
  /** Whether a new patient can be mailed an invitation. */
  canInvite: verifiedPractitioner.query(({ ctx }) => canInvite(ctx.deps)),
  profile: inCare.query(({ ctx }) => patientProfile(ctx.deps.db, ctx.me, ctx.patient)),
  setConditions: inCare.input(conditionsInput).mutation(async ({ ctx, input }) => {
    await setConditions(ctx.deps.db, ctx.patient, input.conditions)
    return { success: true }
  }),
})

export const authRouter = router({
  patients: patientsRouter,
  sessions: sessionsRouter,
  identities: identitiesRouter,
  /** Gives the password again, so that the session counts as fresh. */
  prove: ownAccount.input(proveInput).mutation(async ({ ctx, input }) => {
    await provePassword(ctx.deps, ctx.me, input.password)
    return { success: true }
  }),
  /** What the caller can prove oneself with beside the password. */
  factors: ownAccount.query(({ ctx }) => ownFactors(ctx.deps, ctx.me)),
  me: anyone.query(async ({ ctx }) => {
    const who = await ctx.who()
    if (who?.stale) await ctx.renewSession()
    return who ? meOf(ctx.deps.env, who) : null
  }),
  /** Ticks when the caller's role, session, care links or balance change; ends with the session. */
  onChange: ownAccount.subscription(({ ctx, signal }) => ctx.ticks(['session', 'credits'], signal)),
  signUpPractitioner: anyone.input(signUpInput).mutation(async ({ ctx, input }) => {
    ctx.setCookies(await signUpPractitioner(ctx.deps, input, ctx.headers()))
    return { success: true }
  }),
  profile: ownAccount.query(({ ctx }) => ownProfile(ctx.deps.db, ctx.me)),
  /** A JSON file of everything that the portal holds about the caller. */
  /** Who looked at the caller's data. */
  accessToMine: signedIn.query(({ ctx }) => accessToMine(ctx.deps.db, ctx.me)),
  /** For ever: see docs/decisions/account-deletion.md. */
  deleteAccount: ownAccount.input(deleteAccountInput).mutation(async ({ ctx, input }) => {
    await deleteAccount(ctx.deps, ctx.me, input)
    return { success: true }
  }),
  updateProfile: ownAccount.input(profileInput).mutation(async ({ ctx, input }) => {
    await updateProfile(ctx.deps.db, ctx.me, input)
    return { success: true }
  }),
})
